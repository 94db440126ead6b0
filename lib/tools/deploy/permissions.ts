/** The roles of functions: one for each set of things that some function uses, with the right to those and to no more. */
import type { Needs, PortName } from '../../contract/ports.ts';
import { getAtt, type Json } from './template.ts';

type Access = 'read' | 'write';

/** What a port is on AWS: its actions, and the resource they are allowed on. */
interface Grant {
  readonly read: readonly string[];
  readonly write: readonly string[];
  readonly resource: Json | readonly Json[];
}

/** Logical ids of what ports stand for. */
export const TABLE = 'Table';
export const BUCKET = 'Bucket';
export const DATA_KEY = 'DataKey';

/** The functions of this stack are named after it. */
const WORKER = 'arn:${AWS::Partition}:lambda:${AWS::Region}:${AWS::AccountId}:function:${AWS::StackName}-worker';

/** The press needs its layer, the cipher its key in the environment, and neither a right; a model: see `modelStatement`. */
const GRANTS: Readonly<Record<Exclude<PortName, 'press' | 'cipher' | 'model'>, Grant>> = {
  table: {
    read: ['dynamodb:GetItem', 'dynamodb:Query'],
    write: ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
    resource: getAtt(TABLE, 'Arn'),
  },
  objects: {
    read: ['s3:GetObject'],
    write: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
    resource: { 'Fn::Sub': `\${${BUCKET}.Arn}/*` },
  },
  mail: {
    read: [],
    write: ['ses:SendEmail'],
    resource: [
      { 'Fn::Sub': 'arn:${AWS::Partition}:ses:${AWS::Region}:${AWS::AccountId}:identity/*' },
      { 'Fn::Sub': 'arn:${AWS::Partition}:ses:${AWS::Region}:${AWS::AccountId}:configuration-set/${AWS::StackName}' },
    ],
  },
  jobs: { read: [], write: ['lambda:InvokeFunction'], resource: { 'Fn::Sub': WORKER } },
  billing: {
    read: [],
    write: ['ses:SendEmail'],
    resource: { 'Fn::Sub': 'arn:${AWS::Partition}:ses:${AWS::Region}:${AWS::AccountId}:identity/*' },
  },
};

/** Ports that name a role: those that may come with a right. */
const NAMED = [...Object.keys(GRANTS), 'model'].sort();
const isGranted = (name: string): name is keyof typeof GRANTS => Object.hasOwn(GRANTS, name);
const rowsOf = (needs: Needs): readonly (readonly [string, Access])[] =>
  Object.entries(needs)
    .filter(([name]) => NAMED.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Prefixes of inference profiles, which route a call to the same model in several regions. */
const PROFILE = /^(?:us|us-gov|eu|apac|jp|au|global)\./;

/** The right to ask one model of Bedrock, by itself or through its inference profile, and no other. */
const modelStatement = (model: string): Json => ({
  Effect: 'Allow',
  Action: ['bedrock:InvokeModel'],
  Resource: [
    { 'Fn::Sub': `arn:\${AWS::Partition}:bedrock:*::foundation-model/${model.replace(PROFILE, '')}` },
    { 'Fn::Sub': `arn:\${AWS::Partition}:bedrock:\${AWS::Region}:\${AWS::AccountId}:inference-profile/${model}` },
  ],
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Actions on the items of the table whose partition key begins with one of `keys`. */
export const items = (actions: readonly string[], ...keys: readonly string[]): Json => ({
  Effect: 'Allow',
  Action: actions.map((action) => `dynamodb:${action}`),
  Resource: getAtt(TABLE, 'Arn'),
  Condition: {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys },
    Null: { 'dynamodb:LeadingKeys': 'false' },
  },
});

/**
 * What the wrapper does with a charged call: it gives its credits back, takes them where the body says the price, and keeps
 * its body where the account asked for that. It can read no body.
 */
const METERING = [
  items(['GetItem', 'PutItem', 'UpdateItem'], 'usage#*', 'ledger#*', 'charge#*'),
  items(['PutItem'], 'bodies#*'),
];

/** Logical id of the role for what a function uses: `MeteredObjectsReadRole`, `LambdaRole` for nothing. */
export const roleName = (needs: Needs, metered: boolean): string => {
  const parts = rowsOf(needs).map(([name, access]) => capital(name) + capital(access));
  return `${metered || parts.length > 0 ? (metered ? 'Metered' : '') + parts.join('') : 'Lambda'}Role`;
};

/** The statements of that role besides the right to write logs; `bedrock` is the model of the stage, if it is one of Bedrock. */
export const statementsFor = (needs: Needs, metered: boolean, bedrock?: string): readonly Json[] => [
  ...(metered ? METERING : []),
  ...rowsOf(needs).flatMap(([name, access]): readonly Json[] => {
    if (!isGranted(name)) return bedrock === undefined ? [] : [modelStatement(bedrock)];
    return [{ Effect: 'Allow', Action: GRANTS[name][access], Resource: GRANTS[name].resource }];
  }),
];

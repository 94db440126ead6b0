/** The roles of functions: one for each set of things that some function uses, with the right to those and to no more. */
import { capital } from '../../words/fill.ts';
import { JOB_FUNCTIONS } from '../../contract/ports/jobs.ts';
import type { Needs } from '../../contract/ports.ts';
import { PURPOSE } from '../../adapters/storage/kms-vault.ts';
import { foldersOf, partitionsOf, reachName, type Reach } from './partitions.ts';
import { allow, getAtt, ref, sub, type Json } from './template.ts';

type Access = 'read' | 'write';

/** Logical ids of what ports stand for. */
export const TABLE = 'Table';
export const BUCKET = 'Bucket';
export const DATA_KEY = 'DataKey';
export const MASTER_KEY = 'MasterKey';

/** The functions of a stage are named after it. */
const functionsOf = (stage: string): readonly string[] =>
  JOB_FUNCTIONS.map(
    (name) => `arn:\${AWS::Partition}:lambda:\${AWS::Region}:\${AWS::AccountId}:function:udaya-${stage}-${name}`,
  );

/** Partitions of keys that sign and hash. */
const SECRETS = 'secret#';
const READS = ['GetItem', 'Query'] as const;
const TABLE_ACTIONS: Readonly<Record<Access, readonly string[]>> = {
  read: READS,
  write: [...READS, 'PutItem', 'UpdateItem', 'DeleteItem'],
};
const OBJECT_ACTIONS: Readonly<Record<Access, readonly string[]>> = {
  read: ['s3:GetObject'],
  write: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
};

/** The right to send from the one address of the stage: whichever of the two is verified in SES, it or its domain. */
const sendMail = (sender: string): readonly Json[] => {
  const identity = (name: string): Json =>
    sub(`arn:\${AWS::Partition}:ses:\${AWS::Region}:\${AWS::AccountId}:identity/${name}`);
  return [identity(sender), identity(sender.slice(sender.lastIndexOf('@') + 1))];
};
const MAIL_EVENTS = 'arn:${AWS::Partition}:ses:${AWS::Region}:${AWS::AccountId}:configuration-set/${AWS::StackName}';

/** What of a stage decides on rights. */
export interface Senders {
  readonly stage: string;
  /** Address that e-mails come from; without it none are sent. */
  readonly mail?: string | undefined;
  /** Language model, where it is one of Bedrock. */
  readonly bedrock?: string | undefined;
  /** Name of the secret that holds the keys of payment providers. */
  readonly payments?: string | undefined;
}

/** Ports that name a role: those that may come with a right. */
const NAMED: readonly string[] = [
  'billing',
  'cipher',
  'jobs',
  'mail',
  'model',
  'objects',
  'payments',
  'table',
  'vault',
];
const rowsOf = (needs: Needs): readonly (readonly [string, Access])[] =>
  Object.entries(needs)
    .filter(([name]) => NAMED.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Prefixes of inference profiles, which route a call to the same model in several regions. */
const PROFILE = /^(?:us|us-gov|eu|apac|jp|au|global)\./;

/** The right to ask one model of Bedrock, by itself or through its inference profile, and no other. */
const modelStatement = (model: string): Json =>
  allow(
    ['bedrock:InvokeModel'],
    [
      sub(`arn:\${AWS::Partition}:bedrock:*::foundation-model/${model.replace(PROFILE, '')}`),
      sub(`arn:\${AWS::Partition}:bedrock:\${AWS::Region}:\${AWS::AccountId}:inference-profile/${model}`),
    ],
  );

/** Actions on the items of the table whose partition key begins with one of `keys`. */
export const items = (actions: readonly string[], ...keys: readonly string[]): Json =>
  allow(
    actions.map((action) => `dynamodb:${action}`),
    getAtt(TABLE, 'Arn'),
    { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys }, Null: { 'dynamodb:LeadingKeys': 'false' } },
  );

/** The right to read one secret by its name: its ARN ends with six characters that AWS makes up. */
const readSecret = (name: string): Json =>
  allow(
    ['secretsmanager:GetSecretValue'],
    sub(`arn:\${AWS::Partition}:secretsmanager:\${AWS::Region}:\${AWS::AccountId}:secret:${name}-??????`),
  );

/** The right to read the key of sealed texts, and no other secret. */
const READ_DATA_KEY: Json = allow(['secretsmanager:GetSecretValue'], ref(DATA_KEY));

/** Rights to the master key: for keys of accounts and nothing else, to open them, and where births are saved to wrap new ones. */
const useMasterKey = (...operations: readonly ('Decrypt' | 'Encrypt')[]): Json =>
  allow(
    operations.map((operation) => `kms:${operation}`),
    getAtt(MASTER_KEY, 'Arn'),
    { StringEquals: { 'kms:EncryptionContext:purpose': PURPOSE } },
  );

/**
 * What the wrapper does with a charged call: it gives its credits back, takes them where the body says the price, and keeps
 * its body, sealed, where the account asked for that; and it reads the saved births that a call names. It holds the data key and
 * can read no other sealed item, neither a body nor a conversation; a copy of the table holds the items and no key. So one key
 * serves all (tests/e2e/package.test.ts).
 */
const METERING = [
  READ_DATA_KEY,
  useMasterKey('Decrypt'),
  items(['GetItem', 'PutItem', 'UpdateItem'], 'usage#*', 'ledger#*', 'charge#*'),
  items(['PutItem'], 'bodies#*'),
  items(['GetItem'], 'profile#*'),
];

/** What a function uses, and which route it is. */
export interface Used {
  readonly needs: Needs;
  /** Whether its wrapper counts and gives back credits. */
  readonly metered: boolean;
  readonly reach: Reach;
}

/** Words of a text as one name: `POST /v1/account/login` is `PostV1AccountLogin`. */
const asName = (text: string): string =>
  text
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => capital(word === word.toUpperCase() ? word.toLowerCase() : word))
    .join('');

/** Logical id of the role for what a function uses: `MeteredPdfObjectsWriteTableWriteRole`, `LambdaRole` for nothing. */
export const roleName = ({ needs, metered, reach }: Used): string => {
  const parts = rowsOf(needs).map(([name, access]) => capital(name) + capital(access));
  const whose = needs.table || needs.objects ? asName(reachName(reach)) : '';
  return `${metered || parts.length > 0 ? (metered ? 'Metered' : '') + whose + parts.join('') : 'Lambda'}Role`;
};

/** The statements of that role besides the right to write logs. */
export const statementsFor = (
  { needs, metered, reach }: Used,
  { stage, mail, bedrock, payments }: Senders,
): readonly Json[] => {
  const folders = foldersOf(reach)?.map((name) => `${name}/*`) ?? ['*'];
  const ses = mail === undefined ? [] : sendMail(mail);
  const statements: Readonly<Record<string, (access: Access) => readonly Json[]>> = {
    table: (access) => {
      const keys = partitionsOf(reach);
      const own = keys.filter((key) => key.startsWith(SECRETS));
      // Who only reads may still be the first that asks for a secret.
      return [
        items(TABLE_ACTIONS[access], ...keys),
        ...(access === 'read' && own.length > 0 ? [items(['PutItem'], ...own)] : []),
      ];
    },
    objects: (access) => [
      allow(
        OBJECT_ACTIONS[access],
        folders.map((path) => sub(`\${${BUCKET}.Arn}/${path}`)),
      ),
    ],
    cipher: () => (metered ? [] : [READ_DATA_KEY]),
    vault: (access) => {
      if (access === 'write') return [useMasterKey('Decrypt', 'Encrypt')];
      return metered ? [] : [useMasterKey('Decrypt')];
    },
    mail: () => (ses.length === 0 ? [] : [allow(['ses:SendEmail'], [...ses, sub(MAIL_EVENTS)])]),
    jobs: () => [
      allow(
        ['lambda:InvokeFunction'],
        functionsOf(stage).map((arn) => sub(arn)),
      ),
    ],
    billing: () => (ses.length === 0 ? [] : [allow(['ses:SendEmail'], ses)]),
    payments: (access) => (payments === undefined || access === 'read' ? [] : [readSecret(payments)]),
    model: () => (bedrock === undefined ? [] : [modelStatement(bedrock)]),
  };
  return [...(metered ? METERING : []), ...rowsOf(needs).flatMap(([name, access]) => statements[name]?.(access) ?? [])];
};

/** What `npm run package` writes, and whether the whole catalogue would fit. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { handler as methods } from '../../functions/methods.ts';
import { API_NAMES, apiOf } from '../../lib/tools/deploy/apis.ts';
import { logicalId } from '../../lib/tools/deploy/aws-body.ts';
import type { BuiltFunction, BuiltRoute } from '../../lib/tools/deploy/build.ts';
import { currentBuild } from '../../lib/tools/deploy/builds.ts';
import { apiCounts, countsOf, refusals } from '../../lib/tools/deploy/counts.ts';
import { stacksOf } from '../../lib/tools/deploy/package.ts';
import { apiId, stageId } from '../../lib/tools/deploy/rest-apis.ts';
import { roles } from '../../lib/tools/deploy/roles.ts';
import { settingsOf } from '../../lib/tools/deploy/settings.ts';
import { STACKS, type Stack, type StackTemplate } from '../../lib/tools/deploy/stacks.ts';
import { isShared, methodAnswer } from '../../lib/service/http/methods.ts';
import { functionNameOf, placeOf, SERVICE_FUNCTIONS } from '../../lib/service/catalogue/registry.ts';
import { templateFaults, type Template } from '../support/cloudformation.ts';
import { SOAKS } from '../support/soak.ts';
import { writtenTemplate } from '../support/written-template.ts';
import { ensureBuilt } from './service.ts';

/** What the framework asks for its functions. */
type Bridge = (asked: {
  readonly options: { readonly stage: string; readonly param: readonly string[] };
}) => Promise<Readonly<Record<string, unknown>>>;

interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}
const catalogue: { cases: { method: BuiltFunction['method']; path: string }[] } = JSON.parse(
  readFileSync(new URL('../vectors/catalogue.json', import.meta.url), 'utf8'),
);
const planned: BuiltRoute[] = catalogue.cases.map(({ method, path }) => ({
  name: functionNameOf(placeOf(path, method)),
  path,
  method,
  auth: 'key',
  kind: 'calculation',
}));

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

let built: readonly BuiltFunction[];
let template: Template & StackTemplate;
let stacks: Readonly<Record<Stack, StackTemplate>>;
let resources: Readonly<Record<string, Resource>>;
beforeAll(async () => {
  built = await ensureBuilt();
  template = await writtenTemplate('test');
  stacks = stacksOf(template, 'test');
  ({ Resources: resources } = template as Template & { Resources: typeof resources });
});

type Paths = Record<string, Record<string, unknown>>;
/** The paths of all APIs; those of an API are its own. */
const apiPaths = (): Paths =>
  Object.assign(
    {},
    ...API_NAMES.map((api) => {
      const { paths } = resources[apiId(api)]?.Properties['Body'] as { paths: Paths };
      return paths;
    }),
  ) as Paths;

const ofType = (type: string): [string, Resource][] =>
  Object.entries(resources).filter(([, { Type }]) => Type === type);

it('makes one Lambda per endpoint and service function, each from its own zip', () => {
  const handlers = ofType('AWS::Lambda::Function').map(([, { Properties }]) => Properties['Handler']);
  expect(handlers.toSorted()).toEqual(
    [...built.map(({ name }) => name), ...SERVICE_FUNCTIONS].map((name) => `${name}.handler`).toSorted(),
  );
});

it('describes every path to API Gateway, and one function for the methods it does not have', () => {
  const paths = apiPaths();
  for (const { path, method } of built)
    expect(Object.keys(paths[path] ?? {})).toEqual(
      expect.arrayContaining([method.toLowerCase(), 'x-amazon-apigateway-any-method']),
    );
  // All of them, and the rest of each of the three APIs, which has one name.
  expect(Object.keys(paths).length).toBe(new Set(built.map(({ path }) => path)).size + 1);
});

it('answers the methods that a path does not have by its preflight and 405, as the local gateway does', async () => {
  const { handler }: { handler: typeof methods } = createRequire(import.meta.url)(
    join(currentBuild(), 'functions/methods.cjs'),
  );
  const byPath = Map.groupBy(built, ({ path }) => path);
  for (const [resource, those] of byPath) {
    const all = those.map(({ method, path, auth }) => ({ method, shared: isShared(path, auth) }));
    for (const httpMethod of ['OPTIONS', 'GET', 'POST', 'DELETE', 'HEAD']) {
      const event = { resource, httpMethod, requestContext: { requestId: 'r' } } as Parameters<typeof methods>[0];
      expect(await handler(event)).toEqual(methodAnswer(httpMethod, all, { requestId: 'r', base: '' }));
    }
  }
});

it('answers paths that do not exist with those that were meant, on each of the APIs', async () => {
  const apis = ofType('AWS::ApiGateway::RestApi').map(
    ([, { Properties }]) => Properties['Body'] as { paths: Record<string, Record<string, unknown>> },
  );
  for (const { paths } of apis)
    expect(JSON.stringify(paths['/{proxy+}']?.['x-amazon-apigateway-any-method'])).toMatch(
      /\$\{MethodsLambdaFunction\.Arn\}/,
    );
  const { handler }: { handler: typeof methods } = createRequire(import.meta.url)(
    join(currentBuild(), 'functions/methods.cjs'),
  );
  const say = (httpMethod: string, path: string) =>
    handler({ resource: '/{proxy+}', path, httpMethod, requestContext: { requestId: 'r' } } as Parameters<
      typeof methods
    >[0]);
  for (const [path, expected] of [
    ['/v1/dasha/mahadasha', 'POST /v1/dasha/vimshottari'],
    ['/V1/kundli/planets', 'POST /v1/kundli/planets'],
    ['/v1/Health', 'GET /v1/health'],
    ['/kundli/planets', 'POST /v1/kundli/planets'],
  ] as const) {
    const { statusCode, body } = await say('GET', path);
    expect([statusCode, JSON.parse(body).error.details[0].expected]).toEqual([404, expected]);
  }
  expect(JSON.parse((await say('POST', '/v1/nothing/here')).body).error).toMatchObject({
    code: 'ENDPOINT_NOT_FOUND',
    details: [],
  });
  // Whoever opens such a path in a browser gets a page in his language, with links below the stage.
  const { statusCode, headers, body } = await handler({
    resource: '/{proxy+}',
    path: '/nothing/here',
    httpMethod: 'GET',
    headers: { Accept: 'text/html,application/xml;q=0.9', 'Accept-Language': 'hi-IN,hi;q=0.9' },
    requestContext: { requestId: 'r', path: '/prod/nothing/here' },
  } as unknown as Parameters<typeof methods>[0]);
  expect([statusCode, headers['Content-Type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toContain('<html lang="hi">');
  expect(body).toContain('href="/prod/docs"');
  // A browser asks first: refused, it would hide what is wrong.
  expect((await say('OPTIONS', '/v1/dasha/mahadasha')).statusCode).toBe(204);
});

it('calls functions that the stack has', () => {
  const called = JSON.stringify(ofType('AWS::ApiGateway::RestApi')).matchAll(/functions\/\$\{(\w+)\.Arn\}/g);
  expect(
    [...new Set([...called].map(([, id]) => id))].filter((id) => resources[id ?? '']?.Type !== 'AWS::Lambda::Function'),
  ).toEqual([]);
});

it('grants no right on everything, and none but logs to what asks for no key', () => {
  expect(JSON.stringify(ofType('AWS::IAM::Role'))).not.toMatch(/"Resource":"\*"|"Action":"\*"/);
  const keyless = built.filter(({ needs, metered }) => Object.keys(needs).length === 0 && !metered);
  expect(keyless.filter(({ auth }) => auth === 'none').length).toBeGreaterThan(0);
  const bare = new Set([...keyless.map(({ name }) => name), 'methods'].map(logicalId));
  // The page of prices asks for those alone.
  const tableless = built.filter(({ needs, metered }) => needs.table === undefined && !metered);
  const apart = new Set([...tableless.map(({ name }) => name), 'methods'].map(logicalId));
  for (const [id, { Properties }] of ofType('AWS::Lambda::Function')) {
    const role = JSON.stringify(Properties['Role']);
    const named = JSON.stringify(Properties).includes('UDAYA_TABLE');
    expect([id, role.includes('"LambdaRole"'), named]).toEqual([id, bare.has(id), !apart.has(id)]);
  }
});

/** The template of an operator who sets what can be set, a model of AWS among it. */
const configured = (): Promise<Template> => {
  const model = ['model=bedrock', 'model_id=apac.maker.model-v1:0'];
  const letters = ['mail=desk@our.example', 'name=Our Charts'];
  const domain = ['domain=api.example.com', 'certificate=arn:aws:acm:eu-west-1:123456789012:certificate/a-b'];
  const params = ['rate=50', 'burst=60', 'authorizers=20', 'waf=on', 'alarms=ops@example.com'];
  return writtenTemplate('prod', [...params, ...letters, ...domain, ...model]);
};

describe('what the roles of the template allow', () => {
  interface Statement {
    readonly Action: string | readonly string[];
    readonly Resource: unknown;
    readonly Condition?: {
      readonly 'ForAllValues:StringLike'?: { readonly 'dynamodb:LeadingKeys': readonly string[] };
    };
  }
  const statementsOf = (name: string, all = resources): readonly Statement[] => {
    const { 'Fn::GetAtt': role } = all[logicalId(name)]?.Properties['Role'] as { 'Fn::GetAtt': readonly string[] };
    const { Policies } = all[role[0] ?? '']?.Properties as unknown as {
      Policies: readonly { PolicyDocument: { Statement: readonly Statement[] } }[];
    };
    return Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  };
  const keysOf = ({ Condition }: Statement): readonly string[] =>
    Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? ['*'];
  const may = (name: string, actions: readonly string[], pk: string): boolean =>
    statementsOf(name).some(
      (one) =>
        actions.some((action) => [one.Action].flat().includes(`dynamodb:${action}`)) &&
        keysOf(one).some((key) => (key.endsWith('*') ? pk.startsWith(key.slice(0, -1)) : key === pk)),
    );
  const READS = ['GetItem', 'Query'] as const;
  const ALL = [...READS, 'PutItem', 'UpdateItem', 'DeleteItem'] as const;
  const names = (): readonly string[] => [...built.map(({ name }) => name), ...SERVICE_FUNCTIONS];
  const readers = (pk: string): readonly string[] => names().filter((name) => may(name, READS, pk));
  const suiteOf = (name: string): string => built.find((one) => one.name === name)?.suite ?? name;
  const suitesThatRead = (pk: string): readonly string[] => [...new Set(readers(pk).map(suiteOf))].toSorted();
  /** Functions whose method in the API asks for no key. */
  const open = (): readonly BuiltFunction[] => {
    const paths = apiPaths();
    return built.filter(({ path, method }) => {
      const entry = paths[path]?.[method.toLowerCase()];
      return !JSON.stringify(entry).includes('"security"');
    });
  };

  it('is items of named partitions, never the table as a whole', () => {
    const whole = /^\*|^[^#]*\*$/;
    for (const name of names())
      for (const one of statementsOf(name)) {
        const actions = [one.Action].flat().filter((action) => action.startsWith('dynamodb:'));
        expect(actions.filter((action) => !ALL.some((known) => action === `dynamodb:${known}`))).toEqual([]);
        if (actions.length > 0) expect([name, keysOf(one).filter((key) => whole.test(key))]).toEqual([name, []]);
      }
  });

  it('is sessions, codes and master secrets for the authorizer and the account alone, keys for what manages them', () => {
    expect(suitesThatRead('session#x')).toEqual(['account', 'authorizer', 'erase']);
    expect(suitesThatRead('code#x')).toEqual(['account', 'erase']);
    expect(suitesThatRead('secret#accounts')).toEqual(['account']);
    expect(suitesThatRead('secret#codes')).toEqual(['account']);
    expect(suitesThatRead('key#x')).toEqual(['account', 'authorizer', 'billing', 'erase', 'keys', 'pages', 'usage']);
  });

  it('is, without a key, nothing but what the link, the form or the page itself is about', () => {
    const stranger = open().map(({ name }) => name);
    expect(stranger.length).toBeGreaterThan(20);
    const foreign = ['usage#x', 'ledger#x', 'calls#x', 'bodies#x', 'conv#x', 'once#x', 'delivery#x', 'secret#webhooks'];
    const touched = stranger.flatMap((name) => foreign.filter((pk) => may(name, ALL, pk)).map((pk) => [name, pk]));
    // A provider of payments signs its messages; what was bought is given to the customer, keys and month included.
    const provider = 'billing-events-provider';
    expect(touched).toEqual([[provider, 'usage#x']]);
    const entrances = stranger.filter((name) => may(name, ALL, 'key#x') || may(name, ALL, 'session#x'));
    expect(entrances.toSorted()).toEqual(['account-login', 'account-verify', provider]);
    expect(may(provider, ALL, 'session#x')).toBe(false);
    for (const name of stranger)
      for (const { Action, Resource } of statementsOf(name))
        if (JSON.stringify(Action).includes('s3:'))
          // Reports, the logos that stand on them, and the source: neither orders, which hold births, nor bodies and results.
          for (const one of [Resource].flat())
            expect(JSON.stringify(one)).toMatch(/^\{"Fn::Sub":"\$\{Bucket\.Arn\}\/(?:reports|brands|source)\/\*"\}$/);
  });

  it('is the data key without the sealed items, where only the wrapper of a charged call uses it', () => {
    const holders = names().filter((name) =>
      statementsOf(name).some(({ Action }) => JSON.stringify(Action).includes('secretsmanager:')),
    );
    const wrapping = holders.filter((name) => !built.find((one) => one.name === name)?.needs.cipher);
    expect(wrapping.length).toBeGreaterThan(100);
    // It seals the body of the call and can read none: neither its own nor a conversation.
    for (const pk of ['conv#x', 'bodies#x']) expect(wrapping.filter((name) => may(name, READS, pk))).toEqual([]);
    const opening = holders.filter((name) => !wrapping.includes(name)).map(suiteOf);
    expect([...new Set(opening)].toSorted()).toEqual(['account', 'ai', 'conversations', 'pages', 'usage']);
    for (const name of holders)
      for (const { Action, Resource } of statementsOf(name))
        if (JSON.stringify(Action).includes('secretsmanager:')) expect(Resource).toEqual({ Ref: 'DataKey' });
  });

  it('is the master key for keys of accounts alone: opened by calls that may name a birth, wrapped where one is saved', () => {
    const using = names().flatMap((name) =>
      statementsOf(name)
        .filter(({ Action }) => JSON.stringify(Action).includes('kms:'))
        .map((statement) => ({ name, statement })),
    );
    for (const { statement } of using)
      expect([statement.Resource, statement.Condition]).toEqual([
        { 'Fn::GetAtt': ['MasterKey', 'Arn'] },
        { StringEquals: { 'kms:EncryptionContext:purpose': 'udaya births' } },
      ]);
    const wrapping = using.filter(({ statement }) => JSON.stringify(statement.Action).includes('kms:Encrypt'));
    expect(wrapping.map(({ name }) => name).toSorted()).toEqual(['profiles', 'profiles-import']);
    const rights = new Set(using.flatMap(({ statement }) => statement.Action));
    expect([...rights].toSorted()).toEqual(['kms:Decrypt', 'kms:Encrypt']);
    // A function that opens no birth, or erases them, asks for no key.
    for (const name of [
      'erase',
      'events',
      'sweep',
      'authorizer',
      'webhooks',
      'profiles-id-delete',
      'conversations-id-get',
    ])
      expect([name, using.some((one) => one.name === name)]).toEqual([name, false]);
    const [key, ...others] = ofType('AWS::KMS::Key');
    expect(others).toEqual([]);
    expect(key?.[1]).toMatchObject({ DeletionPolicy: 'Retain', Properties: { EnableKeyRotation: true } });
  });

  it('is one sender, where letters are sent', async () => {
    const { Resources: sending } = (await configured()) as Template & { Resources: typeof resources };
    const mailing = names().filter((name) => JSON.stringify(statementsOf(name, sending)).includes('ses:'));
    expect(mailing.length).toBeGreaterThan(4);
    for (const name of mailing)
      for (const one of statementsOf(name, sending))
        if (JSON.stringify(one.Action).includes('ses:')) {
          expect(one.Action).toEqual(['ses:SendEmail']);
          const identities = JSON.stringify(one.Resource).match(/identity\/[^"]*/g);
          expect(identities).toEqual(['identity/desk@our.example', 'identity/our.example']);
        }
    expect(JSON.stringify(resources)).not.toContain('ses:SendEmail');
  });
});

it('limits the stage, logs every request without its query, and tells when something is wrong', () => {
  const stages = ofType('AWS::ApiGateway::Stage');
  expect(stages.map(([id]) => id)).toEqual(['DeskStage', 'NatalStage', 'SkyStage']);
  for (const [, { Properties }] of stages)
    expect(Properties).toMatchObject({
      MethodSettings: [{ ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 2000, DataTraceEnabled: false }],
      // One log for all: settlement reads one.
      AccessLogSetting: {
        DestinationArn: { 'Fn::GetAtt': ['AccessLogGroup', 'Arn'] },
        Format: expect.not.stringMatching(/query|body/i),
      },
    });
  expect(ofType('AWS::CloudWatch::Alarm').map(([id]) => id)).toEqual(
    [
      'ServerErrors',
      'SlowAnswers',
      'FunctionsThrottled',
      'AuthorizerErrors',
      'SweepErrors',
      'SweepMissing',
      'SettlementLate',
      'SettlementStuck',
      'EraseLate',
      'EraseMissing',
      'ShieldLate',
      'WorkerErrors',
      'EventsErrors',
      'EventsLate',
      'RowsErrors',
      'BillingErrors',
      'BillingLate',
      'BillingMissing',
      'ProbeFailed',
      'ProbeMissing',
      'CreditsReturned',
      'ShieldErrors',
      'GatewayKeysFull',
      'WritesThrottled',
      'ReadsThrottled',
      'FrontErrors',
    ].map((name) => `${name}Alarm`),
  );
  // The dashboard's body is JSON in which CloudFormation puts its own names.
  const body = resources['Dashboard']?.Properties['DashboardBody'] as { 'Fn::Sub': string };
  const { widgets } = JSON.parse(body['Fn::Sub']);
  expect(widgets.length).toBeGreaterThanOrEqual(8);
  expect([...body['Fn::Sub'].matchAll(/\$\{([^}]+)\}/g)].map(([, name]) => name)).toEqual(
    expect.arrayContaining(['AWS::Region', 'Table']),
  );
  for (const id of ['LogGroup', 'AccessLogGroup']) expect(resources[id]?.Properties['RetentionInDays']).toBe(30);
  expect(resources['Table']).toMatchObject({
    DeletionPolicy: 'Retain',
    Properties: {
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    },
  });
  expect(ofType('AWS::WAFv2::WebACL')).toEqual([]);
});

it('has a usage plan for each plan, and a key in the pool that the authorizer falls back to', () => {
  const plans = ofType('AWS::ApiGateway::UsagePlan').map(([id, { Properties }]) => [
    id,
    Properties['Throttle'] ?? null,
    Properties['Quota'] ?? null,
  ]);
  expect(plans).toEqual([
    ['SandboxUsagePlan', { RateLimit: 100 / 60, BurstLimit: 100 }, { Limit: 86_400, Period: 'DAY' }],
    ['GrowthUsagePlan', { RateLimit: 10, BurstLimit: 600 }, { Limit: 518_400, Period: 'DAY' }],
    ['BusinessUsagePlan', { RateLimit: 50, BurstLimit: 3000 }, { Limit: 2_592_000, Period: 'DAY' }],
    ['EnterpriseUsagePlan', null, null],
    ['PoolUsagePlan', null, null],
  ]);
  const pool = resources['PoolKey']?.Properties['Value'];
  expect(pool).toMatch(/^[\w-]{43}$/);
  expect(resources['PoolUsagePlanKey']?.Properties).toMatchObject({ UsagePlanId: { Ref: 'PoolUsagePlan' } });
  expect(resources[logicalId('authorizer')]?.Properties['Environment']).toMatchObject({
    Variables: { UDAYA_GATEWAY_POOL: pool },
  });
  // One key is good for all three APIs.
  for (const [, { Properties }] of ofType('AWS::ApiGateway::UsagePlan'))
    expect(Properties['ApiStages']).toEqual(
      API_NAMES.map((api) => ({ ApiId: { Ref: apiId(api) }, Stage: { Ref: stageId(api) } })),
    );
  expect(resources[logicalId('shield')]?.Properties['Environment']).toMatchObject({
    Variables: { UDAYA_STAGE: 'test' },
  });
  // The gate's methods require a key, the others do not: they would refuse everyone.
  const paths = apiPaths();
  for (const { path, method, auth } of built)
    expect(paths[path]?.[method.toLowerCase()]).toEqual(
      auth === 'none'
        ? expect.not.objectContaining({ security: expect.anything() })
        : expect.objectContaining({ security: [{ key: [], usage: [] }] }),
    );
});

it('is what AWS’s own specification of its resources allows', () => {
  expect(templateFaults(template)).toEqual([]);
  const broken: Template = JSON.parse(
    JSON.stringify(template)
      .replaceAll('"RetentionInDays":30', '"RetentionDays":30')
      .replaceAll('"Ref":"Table"', '"Ref":"Tabel"'),
  );
  expect(templateFaults(broken)).toEqual(
    expect.arrayContaining(['LogGroup.RetentionDays is unknown', 'Outputs.TableName.Value: there is no Tabel']),
  );
});

it('takes an operator’s settings', async () => {
  const prod = await configured();
  const { Resources: found } = prod as Template & { Resources: typeof resources };
  expect(templateFaults(prod)).toEqual([]);
  for (const api of API_NAMES) {
    expect(found[stageId(api)]?.Properties).toMatchObject({
      MethodSettings: [{ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 60 }],
    });
    // With a domain the APIs have no other way in, and each stands behind the firewall.
    expect(found[apiId(api)]?.Properties['DisableExecuteApiEndpoint']).toBe(true);
    expect(found[`${stageId(api)}Firewall`]?.Properties).toMatchObject({
      WebACLArn: { 'Fn::GetAtt': ['Firewall', 'Arn'] },
    });
  }
  expect(JSON.stringify(prod)).not.toContain('UDAYA_FRONT');
  expect(prod).toMatchObject({ Outputs: { Url: { Value: 'https://api.example.com' } } });
  expect(found[logicalId('reports-id-deliver')]?.Properties['Environment']).toMatchObject({
    Variables: { UDAYA_URL: 'https://api.example.com' },
  });
  expect(found[logicalId('authorizer')]?.Properties['ReservedConcurrentExecutions']).toBe(20);
  expect(found['ServerErrorsAlarm']?.Properties['AlarmActions']).toEqual([{ Ref: 'AlarmTopic' }]);
});

it('lets one function ask a language model, and only the one that the operator names', async () => {
  const url = 'model_url=https://models.example.com/v1';
  const host = ['model=openai-compatible', 'model_id=m', url, 'model_key=udaya/model'];
  // What the framework is given for a host is looked at; that it stands so in a template it wrote, a long run sees.
  const functionMap: Bridge = createRequire(import.meta.url)('../../lib/tools/deploy/functions.cjs');
  const given = await functionMap({ options: { stage: 'test', param: host } });
  const told = (text: string) => Object.keys(given).filter((name) => JSON.stringify(given[name]).includes(text));
  expect([told('UDAYA_MODEL_ID'), told('resolve:secretsmanager:udaya/model')]).toEqual([['ai-chat'], ['ai-chat']]);
  expect(JSON.stringify(roles('test', built, settingsOf({ param: host })))).not.toContain('bedrock:');
  const templates = {
    bedrock: configured(),
    none: Promise.resolve(template),
    ...(SOAKS ? { host: writtenTemplate('test', host) } : {}),
  };
  const holding = (text: string, type: string, all: typeof resources): string[] =>
    Object.entries(all).flatMap(([id, one]) => (one.Type === type && JSON.stringify(one).includes(text) ? [id] : []));
  for (const [kind, written] of Object.entries(templates)) {
    const made = await written;
    const { Resources: found } = made as Template & { Resources: typeof resources };
    expect(templateFaults(made)).toEqual([]);
    const chat = found[logicalId('ai-chat')]?.Properties;
    const role = JSON.stringify(chat?.['Role']);
    const allowed = holding('bedrock:', 'AWS::IAM::Role', found);
    expect(allowed.map((id) => role.includes(`"${id}"`))).toEqual(kind === 'bedrock' ? [true] : []);
    if (kind === 'bedrock')
      expect(JSON.stringify(found[allowed[0] ?? ''])).toMatch(
        /foundation-model\/maker\.model-v1:0".*inference-profile\/apac\.maker\.model-v1:0"/,
      );
    expect(holding('UDAYA_MODEL_ID', 'AWS::Lambda::Function', found)).toEqual(
      kind === 'none' ? [] : [logicalId('ai-chat')],
    );
    expect(holding('resolve:secretsmanager:udaya/model', 'AWS::Lambda::Function', found)).toHaveLength(
      kind === 'host' ? 1 : 0,
    );
    // Functions that share the role of ai/chat would share its right.
    expect(holding(allowed[0] ?? 'no such role', 'AWS::Lambda::Function', found)).toEqual(
      kind === 'bedrock' ? [logicalId('ai-chat')] : [],
    );
    // The wrapper of a charged call seals the body that an account wants kept; its role reads no sealed item.
    const sealing = built
      .filter(({ needs, metered }) => needs.cipher !== undefined || metered)
      .map(({ name }) => logicalId(name));
    expect(holding('UDAYA_DATA_KEY', 'AWS::Lambda::Function', found).toSorted()).toEqual(sealing.toSorted());
    expect(found['DataKey']).toMatchObject({ DeletionPolicy: 'Retain' });
    // Rows of a job may name saved births, which its worker opens.
    const births = built.filter(({ needs, metered }) => needs.vault !== undefined || metered);
    const opening = [...births.map(({ name }) => logicalId(name)), logicalId('rows')];
    expect(holding('UDAYA_MASTER_KEY', 'AWS::Lambda::Function', found).toSorted()).toEqual(opening.toSorted());
  }
});

const SIZES = { stored: 1, unzipped: 1 };

describe('the stacks', () => {
  it('are each what AWS’s own specification allows', () => {
    for (const stack of STACKS) expect([stack, templateFaults(stacks[stack])]).toEqual([stack, []]);
  });

  it('keep what holds data apart, and put the keys of customers where no version of the app takes them along', () => {
    const typesIn = (stack: Stack): string =>
      JSON.stringify(Object.values(stacks[stack].Resources).map(({ Type }) => Type));
    expect(typesIn('store')).toMatch(/DynamoDB::Table.*SecretsManager::Secret.*Logs::LogGroup/);
    expect(typesIn('store')).not.toMatch(/Lambda/);
    expect(typesIn('edge')).toMatch(/UsagePlan.*ApiKey/);
    for (const stack of ['app', 'natal', 'sky', 'edge'] as const)
      expect(typesIn(stack)).not.toMatch(/DynamoDB|SecretsManager|Logs::LogGroup/);
  });

  it('need what was made before them, by names that are exported and parameters that are given', () => {
    const made: string[] = [];
    for (const stack of ['store', 'app', 'natal', 'sky', 'edge'] as const) {
      const text = JSON.stringify(stacks[stack]);
      const needed = [...text.matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name]) => name);
      expect([stack, needed.filter((name) => !made.includes(name ?? ''))]).toEqual([stack, []]);
      if (stack === 'edge') expect(new Set(needed).size).toBe(8);
      made.push(...[...text.matchAll(/"Export":\{"Name":"([^"]+)"/g)].map(([, name = '']) => name));
    }
    for (const name of ['natal', 'sky'] as const) {
      const child = Object.values(stacks.app.Resources).find(({ Properties }) =>
        JSON.stringify(Properties).includes(`/${name}.json`),
      );
      expect(child?.Type).toBe('AWS::CloudFormation::Stack');
      expect(Object.keys(child?.Properties?.['Parameters'] ?? {})).toEqual(Object.keys(stacks[name].Parameters ?? {}));
    }
  });

  it('need neither CloudFront nor a reserve of concurrency, which a new account has not', () => {
    expect(JSON.stringify(stacks)).not.toMatch(/CloudFront|ReservedConcurrentExecutions|ProvisionedConcurrency/);
  });

  it('are reached through one address: a route for every path, to the API that has it', () => {
    const { paths } = stacks.edge.Resources['Front']?.Properties?.['Body'] as { paths: Record<string, object> };
    const routes = Object.entries(paths).map(([path, one]) => ({ path, text: JSON.stringify(one) }));
    for (const { path } of built) {
      // The most specific route has a call, as API Gateway chooses it.
      const [route] = routes
        .filter(
          (one) => one.path === path || (one.path.endsWith('/{proxy+}') && path.startsWith(one.path.slice(0, -8))),
        )
        .sort((a, b) => b.path.length - a.path.length);
      const api = API_NAMES.find(
        (name) => path in (resources[apiId(name)]?.Properties['Body'] as { paths: Paths }).paths,
      );
      expect([path, route?.text.includes(`\${${apiId(api ?? 'desk')}`) ?? route?.text]).toEqual([path, true]);
      expect(route?.text).toContain(
        route?.path === '/' ? '/test/"' : `/test${route?.path.replace('{proxy+}', '{proxy}')}"`,
      );
    }
    for (const { text } of routes)
      expect(text).toMatch(
        /overwrite:header.x-udaya-front.*ImportValue.*overwrite:header.x-udaya-client":"\$context.identity.sourceIp"/,
      );
  });
});

describe('what AWS allows', () => {
  it('is more than the stage takes, with room for the whole catalogue', () => {
    expect(refusals(countsOf(stacks, built, SIZES))).toEqual([]);
    // A file that was cut would prove nothing.
    expect(planned.length).toBeGreaterThanOrEqual(373);
    const known = new Set(['profiles', 'webhooks', 'jobs', 'provenance', 'sandbox']);
    const paths = planned.map(({ path }) =>
      known.has(path.split('/')[2] ?? '') ? path.replace('/v1/', '/v1/meta/') : path,
    );
    expect(
      refusals(apiCounts([...paths, ...built.flatMap(({ path, kind }) => (kind === 'page' ? [path] : []))])),
    ).toEqual([]);
    const functions = ofType('AWS::Lambda::Function').filter(([id]) =>
      built.some(({ name }) => logicalId(name) === id),
    );
    const perEndpoint = (bytes(Object.fromEntries(functions)) + bytes(apiPaths())) / built.length;
    expect(perEndpoint).toBeLessThan(1600);
    const inStack = { desk: 'app', natal: 'natal', sky: 'sky' } as const;
    for (const api of API_NAMES) {
      const own = built.filter(({ path }) => apiOf(path) === api).length;
      const pages = built.filter(({ path, kind }) => kind === 'page' && apiOf(path) === api).length;
      const grown = paths.filter((path) => apiOf(path) === api).length + pages;
      const { Resources } = stacks[inStack[api]];
      expect([api, Object.keys(Resources).length - own + grown <= 450]).toEqual([api, true]);
      expect(bytes(Resources) + (grown - own) * perEndpoint).toBeLessThan(900_000);
    }
  });

  it('is refused beyond, by the name of what is too much', () => {
    const rows = (suite: string, many: number) =>
      Array.from({ length: many }, (_, n) => ({ path: `/v1/${suite}/more-${n}` }));
    const refusedWith = (more: readonly { readonly path: string }[]) =>
      refusals(countsOf(stacks, [...built, ...more], SIZES));
    expect(refusedWith(rows('panchang', 130))).toEqual([]);
    expect(refusedWith(rows('panchang', 200))).toEqual([
      expect.stringMatching(/^API sky: resources: 3\d\d, and no more than 270 of the 300 .*\(panchang 2\d\d, calendar/),
    ]);
    expect(() => refusedWith(rows('palmistry', 50))).toThrow('The suite palmistry has no API');
    // Too many secrets for one template, a policy that is too long, a function that carries too much.
    const secrets = Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`S${n}`, '{{resolve:secretsmanager:x}}']));
    const wide = { Type: 'AWS::IAM::Role', Properties: { Policies: [{ PolicyDocument: 'x'.repeat(10_239) }] } };
    const large = {
      Type: 'AWS::Lambda::Function',
      Properties: { FunctionName: 'f', Environment: { Variables: secrets } },
    };
    const app = { ...stacks.app, Resources: { ...stacks.app.Resources, WideRole: wide, Large: large } };
    const counts = countsOf({ ...stacks, app }, built, { ...SIZES, unzipped: 262_144_001 });
    expect(refusals(counts).map((text) => text.split(':').slice(0, 2).join(':'))).toEqual([
      'Stack app: dynamic references',
      'Function with layers, unzipped, bytes: 262144001, and no more than 262144000 of the 262144000 that AWS allows are taken.',
      'Role: policies, characters',
    ]);
  });
});

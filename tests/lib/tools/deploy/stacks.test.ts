/** The stacks of a stage: what stands where, how one names what stands in another, and what an account must allow. */
import { budget } from '../../../../lib/tools/deploy/budget.ts';
import { API_NAMES, apiOf, APIS, pathFaults } from '../../../../lib/tools/deploy/apis.ts';
import { concurrencyNote } from '../../../../lib/tools/deploy/deploy.ts';
import { planOf, resources } from '../../../../lib/tools/deploy/resources.ts';
import { settingsOf } from '../../../../lib/tools/deploy/settings.ts';
import { split, type Plan, type Stack, type StackTemplate } from '../../../../lib/tools/deploy/stacks.ts';
import { frontOfStage } from '../../../../lib/tools/deploy/store.ts';
import { templateFaults } from '../../../support/cloudformation.ts';
import { allRoutes } from '../../../../lib/service/catalogue/registry.ts';

const PLACES: Readonly<Record<string, Stack>> = {
  Data: 'store',
  Role: 'app',
  Chart: 'natal',
  Api: 'natal',
  Plan: 'edge',
};
const plan: Plan = { stage: 'test', stackOf: (id) => PLACES[id] ?? 'app', exports: ['Data', 'Data.Arn', 'Api'] };
const whole = (properties: Readonly<Record<string, object>>): StackTemplate => ({
  Resources: Object.fromEntries(
    Object.keys(PLACES).map((id) => [id, { Type: 'Any', Properties: { own: properties[id] ?? 'plain' } }]),
  ),
  Outputs: {},
});
const ownOf = (template: StackTemplate, id: string): unknown => template.Resources[id]?.Properties?.['own'];
const stacksWith = (properties: Readonly<Record<string, object>>) =>
  split(whole(properties), plan, (name) => `at/${name}`);

describe('a stack', () => {
  it('imports what another stack has, takes what its parent has as a parameter, and names its own as it was', () => {
    const { natal, app, store, edge } = stacksWith({
      Chart: {
        table: { Ref: 'Data' },
        role: { 'Fn::GetAtt': ['Role', 'Arn'] },
        text: { 'Fn::Sub': '${Data.Arn}/x of ${Role} in ${AWS::Region} by ${Chart}' },
        list: [{ Ref: 'Role' }, 'plain'],
      },
      Plan: { api: { Ref: 'Api' } },
    });
    expect(ownOf(natal, 'Chart')).toEqual({
      table: { 'Fn::ImportValue': 'udaya-test-Data' },
      role: { Ref: 'RoleArn' },
      text: {
        'Fn::Sub': [
          '${DataArn}/x of ${Role} in ${AWS::Region} by ${Chart}',
          { DataArn: { 'Fn::ImportValue': 'udaya-test-DataArn' } },
        ],
      },
      list: [{ Ref: 'Role' }, 'plain'],
    });
    expect(Object.keys(natal.Parameters ?? {})).toEqual(['Role', 'RoleArn']);
    expect(app.Resources['NatalStack']?.Properties).toEqual({
      TemplateURL: 'at/natal',
      Parameters: { Role: { Ref: 'Role' }, RoleArn: { 'Fn::GetAtt': ['Role', 'Arn'] } },
    });
    expect(ownOf(edge, 'Plan')).toEqual({ api: { 'Fn::ImportValue': 'udaya-test-Api' } });
    expect(natal.Outputs?.['ApiExport']).toEqual({ Value: { Ref: 'Api' }, Export: { Name: 'udaya-test-Api' } });
    expect(store.Outputs?.['DataArnExport']).toMatchObject({ Value: { 'Fn::GetAtt': ['Data', 'Arn'] } });
  });

  it.each([
    ['what is made after it', { Role: { Ref: 'Plan' } }, 'app needs Plan of edge, which is made after it'],
    ['what its own nested stack has', { Role: { Ref: 'Chart' } }, 'app needs Chart of natal, which is made after it'],
    ['what the store would need of the app', { Data: { 'Fn::Sub': '${Role}' } }, 'store needs Role of app'],
    ['what is not offered', { Plan: { Ref: 'Chart' } }, 'edge needs Chart, which natal does not export'],
  ])('cannot need %s', (_, properties, message) => {
    expect(() => stacksWith(properties)).toThrow(message);
  });
});

describe('the APIs', () => {
  it('have every suite, and each once', async () => {
    const paths = (await allRoutes()).map(({ endpoint }) => endpoint.path);
    expect(pathFaults(paths)).toEqual([]);
    const suites = API_NAMES.flatMap((api) => APIS[api]);
    expect(new Set(suites).size).toBe(suites.length);
    const called = new Set(paths.map((path) => path.split('/')[2]));
    expect(suites.filter((suite) => !called.has(suite))).toEqual([]);
    expect([apiOf('/docs'), apiOf('/'), apiOf('/v1/kundli/planets'), apiOf('/v1/panchang')]).toEqual([
      'desk',
      'desk',
      'natal',
      'sky',
    ]);
  });

  it('name the suite that none has', () => {
    const invented = Array.from({ length: 50 }, (_, n) => `/v1/palmistry/line-${n}`);
    expect(pathFaults(invented)).toEqual(['The suite palmistry has no API: see lib/tools/deploy/apis.ts.']);
    expect(() => apiOf('/v1/palmistry')).toThrow('palmistry has no API');
  });
});

const resourcesOf = (): StackTemplate => JSON.parse(JSON.stringify(resources('test', settingsOf({}), [])));

describe('an account', () => {
  it('that is new takes a stage without a reserve, and is told what to ask for', () => {
    expect(concurrencyNote(10, {})).toMatch(/at once: 10\. .*ask for 1000 .*L-B99A9384/);
    expect(concurrencyNote(1000, { authorizers: 900 })).toBe('Functions of this account that may run at once: 1000');
  });

  it('is not sent a reserve that would fail the stack', () => {
    expect(() => concurrencyNote(10, { authorizers: 1 })).toThrow('authorizers=1 reserves more than the 0');
    expect(() => concurrencyNote(1000, { authorizers: 901 })).toThrow('more than the 900');
  });
});

it('keeps whoever comes without TLS from the files, whatever else they may', () => {
  const { store } = split(resourcesOf(), planOf('test', settingsOf({}), 'app', []), (name) => name);
  const policies = Object.values(store.Resources).filter(({ Type }) => Type === 'AWS::S3::BucketPolicy');
  const buckets = Object.values(store.Resources).filter(({ Type }) => Type === 'AWS::S3::Bucket');
  expect(policies).toHaveLength(buckets.length);
  for (const { Properties } of policies)
    expect(Properties).toMatchObject({
      PolicyDocument: {
        Statement: [
          { Effect: 'Deny', Principal: '*', Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
        ],
      },
    });
});

it('tells of jobs that fall behind: events after ten minutes, the others after a quarter of an hour, an hour, six hours for billing, and a day for erasures', () => {
  const { app } = split(resourcesOf(), planOf('test', settingsOf({}), 'app', []), (name) => name);
  const told = Object.values(app.Resources).flatMap(({ Type, Properties: { MetricName, Threshold } = {} }) =>
    Type === 'AWS::CloudWatch::Alarm' && ['SettlementLag', 'Overdue'].includes(String(MetricName))
      ? [[MetricName, Threshold]]
      : [],
  );
  expect(told.toSorted()).toEqual([
    ['Overdue', 21_600],
    ['Overdue', 3600],
    ['Overdue', 600],
    ['Overdue', 86_400],
    ['SettlementLag', 3600],
    ['SettlementLag', 900],
  ]);
});

it('uses a table that was restored, wherever it used the store’s, and changes no export', () => {
  const settings = settingsOf({ param: 'table=udaya-restored' });
  const all: StackTemplate = JSON.parse(JSON.stringify(resources('test', settings, [])));
  const { store, app } = split(all, planOf('test', settings, 'app', []), (name) => name);
  expect(JSON.stringify(app)).not.toMatch(/ImportValue":"udaya-test-Table/);
  expect(JSON.stringify(app.Resources['SweepRole'])).toContain(
    '{"Fn::Sub":"arn:${AWS::Partition}:dynamodb:${AWS::Region}:${AWS::AccountId}:table/udaya-restored"}',
  );
  expect(JSON.stringify(app.Resources['Dashboard'])).toContain('"Table":{"Fn::Sub":"udaya-restored"}');
  expect(JSON.stringify(store)).not.toContain('restored');
  expect(store.Outputs?.['TableExport']).toMatchObject({ Value: { Ref: 'Table' } });
  expect(templateFaults(store)).toEqual([]);
});

describe('the address', () => {
  const domain = ['domain=api.example.com', 'certificate=arn:aws:acm:eu-west-1:123456789012:certificate/a-b'];
  const edgeWith = (param: readonly string[]): StackTemplate => {
    const settings = settingsOf({ param });
    const all: StackTemplate = JSON.parse(JSON.stringify(resources('test', settings, [])));
    return split(all, planOf('test', settings, 'app', []), (name) => name).edge;
  };
  const typesOf = ({ Resources }: StackTemplate) => [
    ...new Set(Object.values(Resources).map(({ Type }) => Type.slice(5))),
  ];

  it.each([
    ['a front', [], ['ApiGatewayV2::Api', 'ApiGatewayV2::Stage', 'CloudWatch::Alarm']],
    ['a domain with rules', domain, ['ApiGateway::DomainName', 'ApiGatewayV2::RoutingRule']],
    [
      'a domain of the front',
      [...domain, 'rules=off'],
      [
        'ApiGatewayV2::Api',
        'ApiGatewayV2::Stage',
        'ApiGatewayV2::DomainName',
        'ApiGatewayV2::ApiMapping',
        'CloudWatch::Alarm',
      ],
    ],
  ])('is %s', (_, param, types) => {
    const edge = edgeWith(param);
    expect(templateFaults(edge)).toEqual([]);
    expect(typesOf(edge).filter((type) => !/UsagePlan|ApiKey|Events::Rule|Permission/.test(type))).toEqual(types);
    expect(edge.Outputs?.['Url']?.['Value']).toEqual(
      param.length === 0 ? { 'Fn::Sub': expect.stringContaining('${Front}') } : 'https://api.example.com',
    );
  });

  it('has the clock of the probe, which is told the address and calls the function of the app', () => {
    for (const [param, url] of [
      [[], 'https://${Front}.execute-api.${AWS::Region}.${AWS::URLSuffix}'],
      [domain, 'https://api.example.com'],
      [[...domain, 'url=https://stars.example.com'], 'https://stars.example.com'],
    ] as const) {
      const { Resources } = edgeWith(param);
      const Arn = { 'Fn::Sub': expect.stringMatching(/:function:udaya-test-probe$/) };
      expect(Resources['ProbeRule']?.Properties).toMatchObject({
        ScheduleExpression: 'rate(1 minute)',
        Targets: [{ Arn, Input: { 'Fn::Sub': JSON.stringify({ url }) } }],
      });
      expect(Resources['ProbePermission']?.Properties).toMatchObject({ FunctionName: Arn });
    }
  });

  it('has a rule for each suite that is not of the desk, and one at the end for all others', () => {
    const { Resources } = edgeWith(domain);
    const rules = Object.values(Resources).flatMap(({ Type, Properties = {} }) =>
      Type === 'AWS::ApiGatewayV2::RoutingRule' ? [Properties] : [],
    );
    expect(rules.map(({ Conditions }) => JSON.stringify(Conditions))).toEqual([
      ...[...APIS.natal, ...APIS.sky].map((suite) => `[{"MatchBasePaths":{"AnyOf":["v1/${suite}"]}}]`),
      '[]',
    ]);
    expect(new Set(rules.map(({ Priority }) => Priority)).size).toBe(rules.length);
    for (const { Actions } of rules) expect(JSON.stringify(Actions)).toContain('"StripBasePath":false');
    expect(rules.map(({ Priority }) => Number(Priority))).toEqual(
      rules.map(({ Priority }) => Number(Priority)).toSorted((a, b) => a - b),
    );
  });

  it('has an alarm of its own where it is the front, told to whom the others are', () => {
    expect(edgeWith(['alarms=ops@example.com']).Resources['FrontErrorsAlarm']?.Properties).toMatchObject({
      AlarmActions: [{ 'Fn::ImportValue': 'udaya-test-AlarmTopic' }],
    });
    expect(edgeWith(domain).Resources).not.toHaveProperty('FrontErrorsAlarm');
  });

  it('is believed by functions where there is a front, and only there', () => {
    const token = { UDAYA_FRONT: { 'Fn::ImportValue': 'udaya-test-FrontToken' } };
    expect(frontOfStage('test', settingsOf({}))).toEqual(token);
    expect(frontOfStage('test', settingsOf({ param: [...domain, 'rules=off'] }))).toEqual(token);
    expect(frontOfStage('test', settingsOf({ param: domain }))).toEqual({});
  });
});

it('takes a domain with its certificate, and a firewall with a domain only', () => {
  const domain = 'domain=api.example.com';
  const certificate = 'certificate=arn:aws:acm:eu-west-1:123456789012:certificate/a-b';
  expect(settingsOf({ param: [domain, certificate, 'waf=on', 'grouping=suite'] })).toMatchObject({
    waf: 'on',
    grouping: 'suite',
  });
  expect(() => settingsOf({ param: domain })).toThrow('domain and certificate go together');
  expect(() => settingsOf({ param: certificate })).toThrow('domain and certificate go together');
  for (const param of [['waf=on'], ['waf=on', domain, certificate, 'rules=off']])
    expect(() => settingsOf({ param })).toThrow('waf=on needs domain, with rules');
  expect(() => settingsOf({ param: ['domain=https://api.example.com', certificate] })).toThrow('domain is not valid');
  expect(() => settingsOf({ param: 'grouping=all' })).toThrow('grouping is not valid');
});

it('makes a budget that is told to whom the alarms are, and refuses one that nobody hears of', () => {
  expect(budget('prod', {})).toEqual({});
  const text = JSON.stringify(budget('prod', settingsOf({ param: ['budget=50', 'alarms=ops@example.com'] })));
  expect(text).toContain('"BudgetLimit":{"Amount":50,"Unit":"USD"}');
  expect(text.match(/"Threshold":\d+/g)).toEqual(['"Threshold":50', '"Threshold":80', '"Threshold":100']);
  expect(text.match(/ops@example.com/g)).toHaveLength(3);
  expect(() => settingsOf({ param: 'budget=50' })).toThrow('budget needs alarms');
  expect(() => settingsOf({ param: ['budget=0', 'alarms=ops@example.com'] })).toThrow('budget is not valid');
});

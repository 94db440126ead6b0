// The function map of serverless.yml, from what was built. The local stage has HTTP events for serverless offline; on AWS
// the routes stand in the OpenAPI body and each function comes as its own zip.
'use strict';
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The build, from the top of the repository: of the process that runs the framework, else the newest. */
const BUILD = process.env.UDAYA_BUILD ?? '.build/current';

const manifest = () => JSON.parse(readFileSync(join(__dirname, '../../..', BUILD, 'manifest.json'), 'utf8'));

/** Memory and time of a function, where the usual do not do. */
const sizeOf = ({ memoryMb, timeoutSeconds }) => ({
  ...(memoryMb ? { memorySize: memoryMb } : {}),
  ...(timeoutSeconds ? { timeout: timeoutSeconds } : {}),
});

/** The worker: its lease (lib/print/publish/states.ts) is longer than it may run. */
const WORKER = { memorySize: 1769, timeout: 110 };
/** Events: a tick, and messages of which each may take ten seconds. */
const EVENTS = { memorySize: 1024, timeout: 110 };
/** Jobs: a worker begins no part after 45 s, and a part of the slowest rows takes minutes. */
const ROWS = { memorySize: 1769, timeout: 600 };

const local = () =>
  Object.fromEntries(
    manifest().map(({ name, path, method, ...rest }) => [
      name,
      {
        handler: `${BUILD}/functions/${name}.handler`,
        disableLogs: true,
        events: [{ http: { path: path === '/' ? '/' : path.slice(1), method: method.toLowerCase() } }],
        ...sizeOf(rest),
      },
    ]),
  );

const TABLE = { UDAYA_TABLE: { Ref: 'Table' } };
const BUCKET = { UDAYA_BUCKET: { Ref: 'Bucket' } };
const DATA_KEY = { UDAYA_DATA_KEY: { Ref: 'DataKey' } };
const MASTER_KEY = { UDAYA_MASTER_KEY: { 'Fn::GetAtt': ['MasterKey', 'Arn'] } };

/** CloudFormation puts the secret itself in the place of such a text when it deploys. */
const secret = (name) => `{{resolve:secretsmanager:${name}:SecretString}}`;

const TELLING_PRICES = ['ai-plan', 'credits-estimate', 'pages-dashboard-chat-get'];

/** The language model: all of it for the function that asks it, its kind alone for those that tell prices. */
const modelOf = ({ name, needs }, { model, model_id: id, model_url: url, model_key: key }) => {
  if (needs.model)
    return {
      UDAYA_MODEL: model,
      ...(id ? { UDAYA_MODEL_ID: id } : {}),
      ...(url ? { UDAYA_MODEL_URL: url } : {}),
      ...(key ? { UDAYA_MODEL_KEY: secret(key) } : {}),
    };
  return TELLING_PRICES.includes(name) ? { UDAYA_MODEL: model } : {};
};

const when = (needed, variables) => (needed ? variables : {});

/** Who letters come from. */
const senderOf = ({ mail, name }) => ({
  ...when(mail, { UDAYA_MAIL_SENDER: mail }),
  ...when(name, { UDAYA_NAME: name }),
});

/** Where links in e-mails lead. */
const urlOf = ({ domain, url = domain && `https://${domain}` }) => when(url, { UDAYA_URL: url });

/** The secret with the keys of payment providers. */
const paymentsOf = ({ payments: access }, { payments }) =>
  when(access === 'write' && payments, { UDAYA_PAYMENT_SECRET: payments });

/** The names of what an endpoint uses. */
const variablesOf = (built, settings, { jobs, front }) => {
  const { name, kind, needs, metered } = built;
  const { operator, security, source, buckets, domain, url = domain && `https://${domain}` } = settings;
  return {
    ...modelOf(built, settings),
    // The wrapper of a charged call seals the body that an account wants kept, and opens saved births.
    ...when(needs.cipher || metered, DATA_KEY),
    ...when(needs.vault || metered, MASTER_KEY),
    ...when(metered || needs.table, TABLE),
    ...when(needs.objects, BUCKET),
    ...when(needs.jobs, jobs),
    ...when(kind === 'page' || kind === 'resource', { ...front, ...when(url, { UDAYA_URL: url }) }),
    ...when(needs.mail || needs.billing, senderOf(settings)),
    ...when(source && (kind === 'page' || name === 'meta-engine-get'), { UDAYA_SOURCE_URL: source }),
    ...when(name === 'reports-id-deliver' && buckets, { UDAYA_BUCKET_HOSTS: buckets?.replaceAll(' ', ',') }),
    ...when(security && name === 'pages-well-known-security-txt-get', { UDAYA_SECURITY_CONTACT: security }),
    ...when((needs.billing || needs.payments === 'write') && operator, { UDAYA_OPERATOR: operator }),
    ...paymentsOf(needs, settings),
  };
};

/** The names of what the endpoints of a Lambda use. */
const environmentOf = (members, settings, names) => {
  const environment = Object.assign({}, ...members.map((one) => variablesOf(one, settings, names)));
  return Object.keys(environment).length === 0 ? {} : { environment };
};

/** The layers of a function that needs more than the usual one. */
const layersOf = ({ needs }) =>
  needs.press ? { layers: [{ Ref: 'JyotishLambdaLayer' }, { Ref: 'PressLambdaLayer' }] } : {};

const deployed = (settings, stage, { poolKeyValue, front, lambdas }) => {
  const jobs = { UDAYA_FUNCTIONS: `udaya-${stage}-` };
  const { authorizers } = settings;
  const shield = { UDAYA_STAGE: stage };
  const one = (name, more) => [
    name,
    { handler: `${name}.handler`, disableLogs: true, package: { artifact: `${BUILD}/zips/${name}.zip` }, ...more },
  ];
  return Object.fromEntries([
    ...lambdas.map(({ name, members }) =>
      one(name, {
        role: members[0].role,
        ...environmentOf(members, settings, { jobs, front }),
        ...sizeOf(members[0]),
        ...layersOf(members[0]),
      }),
    ),
    one('methods', { layers: [], environment: urlOf(settings), memorySize: 128, timeout: 5 }),
    one('authorizer', {
      role: 'AuthorizerRole',
      layers: [],
      environment: { ...TABLE, ...front, UDAYA_GATEWAY_POOL: poolKeyValue(stage) },
      timeout: 10,
      ...(authorizers === undefined ? {} : { reservedConcurrency: authorizers }),
    }),
    one('erase', { role: 'EraseRole', environment: { ...TABLE, ...BUCKET, ...shield }, timeout: 600 }),
    one('worker', {
      role: 'WorkerRole',
      layers: [{ Ref: 'JyotishLambdaLayer' }, { Ref: 'PressLambdaLayer' }],
      environment: {
        ...TABLE,
        ...BUCKET,
        ...jobs,
        ...senderOf(settings),
        ...(settings.mail ? { UDAYA_MAIL_EVENTS: { Ref: 'MailEvents' } } : {}),
      },
      ...WORKER,
    }),
    one('events', {
      role: 'EventsRole',
      environment: { ...TABLE, ...jobs, ...senderOf(settings), ...urlOf(settings) },
      ...EVENTS,
    }),
    one('rows', { role: 'RowsRole', environment: { ...TABLE, ...BUCKET, ...MASTER_KEY, ...jobs }, ...ROWS }),
    one('billing', {
      role: 'BillingRole',
      environment: {
        ...TABLE,
        ...senderOf(settings),
        ...paymentsOf({ payments: 'write' }, settings),
        ...when(settings.operator, { UDAYA_OPERATOR: settings.operator }),
        ...urlOf(settings),
      },
      timeout: 300,
    }),
    one('shield', { role: 'ShieldRole', layers: [], environment: { ...TABLE, ...shield }, timeout: 240 }),
    one('probe', { role: 'ProbeRole', layers: [], environment: { ...TABLE }, timeout: 30 }),
    one('sweep', {
      role: 'SweepRole',
      environment: {
        ...TABLE,
        UDAYA_ACCESS_LOG_GROUP: { Ref: 'AccessLogGroup' },
        UDAYA_LOG_GROUP: { Ref: 'LogGroup' },
        ...senderOf(settings),
      },
      // Runs follow each other: what was left by a stop is made up without pauses.
      timeout: 300,
    }),
  ]);
};

module.exports = async ({ options }) => {
  if (options.stage === 'local') return local();
  const stage = options.stage ?? 'dev';
  const [{ settingsOf }, { poolKeyValue }, { frontOfStage }, { groupsOf }] = await Promise.all([
    import('./settings.ts'),
    import('../../adapters/storage/gateway-keys.ts'),
    import('./store.ts'),
    import('./groups.ts'),
  ]);
  const settings = settingsOf(options);
  // Only the app has functions: see stacks.ts.
  if (settings.part !== undefined) return {};
  const lambdas =
    settings.grouping === 'suite'
      ? groupsOf(manifest())
      : manifest().map((built) => ({ name: built.name, members: [built] }));
  return deployed(settings, stage, { poolKeyValue, front: frontOfStage(stage, settings), lambdas });
};

/** The roles of the functions: they allow what the code does, and nothing beyond it. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAuthorizer } from '../../../../functions/authorizer.ts';
import { renewDemoKey } from '../../../../lib/accounts/demo-key.ts';
import { createCustomer, createKey, readCustomer } from '../../../../lib/accounts/keys.ts';
import { allRoutes } from '../../../../lib/service/catalogue/registry.ts';
import { probe } from '../../../../lib/service/status/probe.ts';
import { keepProbe } from '../../../../lib/service/status/probes.ts';
import { partitionsOf } from '../../../../lib/tools/deploy/partitions.ts';
import { roleName } from '../../../../lib/tools/deploy/permissions.ts';
import { roles } from '../../../../lib/tools/deploy/roles.ts';
import { settingsOf } from '../../../../lib/tools/deploy/settings.ts';
import { keepGatewayKeys } from '../../../../lib/accounts/jobs/gateway-keys.ts';
import { sweep } from '../../../../lib/accounts/jobs/sweep.ts';
import { accessLine } from '../../../../lib/accounts/metering/access-line.ts';
import { keepBody } from '../../../../lib/accounts/metering/bodies.ts';
import { listCustomer } from '../../../../lib/accounts/metering/customers.ts';
import { refund } from '../../../../lib/accounts/metering/refund.ts';
import type { Message } from '../../../../lib/contract/ports/mail.ts';
import { cipherOf } from '../../../../lib/adapters/storage/cipher.ts';
import { PRESS } from '../../../../lib/print/press/press.ts';
import type { ReportDocument } from '../../../../lib/contract/ports/report-document.ts';
import type { Job } from '../../../../lib/contract/ports/jobs.ts';
import type { Key, Table } from '../../../../lib/contract/ports/table.ts';
import { deliver } from '../../../../lib/print/publish/deliver.ts';
import { newDeliveryId, noteMail, saveDelivery } from '../../../../lib/print/publish/deliveries.ts';
import { queueReport } from '../../../../lib/print/publish/publish.ts';
import { newReportId } from '../../../../lib/print/publish/records.ts';
import { rescueDeliveries, rescueReports } from '../../../../lib/print/publish/rescue.ts';
import { makeReport } from '../../../../lib/print/publish/work.ts';
import { reportColours } from '../../../../lib/print/report/theme.ts';
import { folderGatewayKeys } from '../../../../lib/adapters/storage/gateway-keys.ts';
import { startTable, type TestTable } from '../../../support/table.ts';
import { meteredCustomer, NOON } from '../../../support/metered.ts';
import { startObjects } from '../../../support/objects.ts';

process.env['UDAYA_LOG'] = 'off';
let double: TestTable;
beforeAll(async () => {
  double = await startTable();
});
afterAll(() => double.stop());

/** Every route as the build knows it. */
const ROUTES = (await allRoutes()).map(({ endpoint }) => ({
  method: endpoint.method,
  path: endpoint.path,
  suite: endpoint.suite,
  auth: endpoint.auth,
  needs: endpoint.kind === 'calculation' ? {} : endpoint.needs,
  metered: endpoint.credits > 0 || endpoint.pricedByBody === true,
}));

interface Statement {
  readonly Action: string | readonly string[];
  readonly Condition?: { readonly 'ForAllValues:StringLike'?: { readonly 'dynamodb:LeadingKeys': readonly string[] } };
}
const ROLES: Readonly<Record<string, unknown>> = roles(
  'test',
  [
    { role: 'MeteredRole', needs: {}, metered: true, method: 'POST', path: '/v1/x', suite: 'x' },
    ...ROUTES.map((one) => ({ ...one, role: roleName({ ...one, reach: one }) })),
  ],
  { mail: 'desk@our.example' },
);
const statementsOf = (role: string): readonly Statement[] => {
  const { Properties } = ROLES[role] as {
    Properties: { Policies: [{ PolicyDocument: { Statement: Statement[] } }] };
  };
  return Properties.Policies[0].PolicyDocument.Statement;
};

/** Whether a role may do something to the items of a partition. */
const allows = (role: string, action: string, pk: string): boolean =>
  statementsOf(role).some(({ Action, Condition }) => {
    const keys = Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? [];
    const fits = keys.some((key) => (key.endsWith('*') ? pk.startsWith(key.slice(0, -1)) : pk === key));
    return [Action].flat().includes(`dynamodb:${action}`) && fits;
  });

/** The table as a function of a role sees it. */
const tableOf = (role: string): Table => {
  const check = (action: string, pk: string): void => {
    if (!allows(role, action, pk)) throw new Error(`${role} may not ${action} ${pk}`);
  };
  const { table } = double;
  const own: Table = {
    get: async (key) => (check('GetItem', key.pk), table.get(key)),
    put: async (item, condition) => (check('PutItem', item.pk), table.put(item, condition)),
    update: async (key: Key, change) => (check('UpdateItem', key.pk), table.update(key, change)),
    remove: async (key, condition) => (check('DeleteItem', key.pk), table.remove(key, condition)),
    query: async (pk, page) => (check('Query', pk), table.query(pk, page)),
    until: () => own,
  };
  return own;
};

const EMPTY_REPORT: ReportDocument = {
  title: '',
  subject: '',
  author: '',
  language: 'en',
  created: new Date(0),
  colours: reportColours('#2e3a8c'),
  cover: { style: 'plain', title: '', name: '', lines: [], foot: [] },
  footer: '',
  words: { contents: '' },
  blocks: [],
};

describe('the roles', () => {
  it('let the authorizer know a key and debit, and touch nothing else', async () => {
    const customer = await createCustomer(double.table, {
      plan: 'enterprise',
      terms: { credits: 1, rate: 9 },
      now: NOON,
    });
    const { secret } = await createKey(double.table, { customer, kind: 'live', now: NOON });
    const prices = { 'POST /v1/x': { credits: 1, suite: 'x', auth: 'key' } } as const;
    const authorize = makeAuthorizer({ prices, table: tableOf('AuthorizerRole'), now: () => NOON });
    const requestContext = { requestId: '1', resourcePath: '/v1/x', identity: { sourceIp: '' } };
    const event = { httpMethod: 'POST', methodArn: 'arn', headers: { 'X-Api-Key': secret }, requestContext };
    for (const requestId of ['a', 'b', 'c']) {
      const { context } = await authorize({ ...event, requestContext: { ...requestContext, requestId } } as never);
      expect(context?.['refusal']).toBe(requestId === 'a' ? '' : 'CREDITS_EXHAUSTED');
    }
    for (const pk of ['key#x', 'customer#x', 'customers', 'ledger#x', 'charge#x', 'job#sweep'])
      for (const action of ['PutItem', 'UpdateItem', 'DeleteItem'])
        expect(allows('AuthorizerRole', action, pk)).toBe(false);
  });

  it('let the probe read the shared key and how far settlement is, and count what it found', async () => {
    await renewDemoKey(double.table, NOON);
    await double.table.put({ pk: 'job#sweep', sk: 'state', horizon: NOON - 1_000_000 });
    const table = tableOf('ProbeRole');
    const fetch = () => Promise.resolve({ status: 503, text: () => Promise.resolve('') });
    const failed = await probe({ table, fetch, now: NOON }, 'https://api.example.com');
    expect(failed).toEqual(['health', 'calculation', 'sign_in', 'settlement']);
    expect(await keepProbe(table, NOON, failed)).toBe(true);
    for (const pk of ['key#x', 'customer#x', 'session#x', 'usage#x', 'report#x', 'secret#accounts'])
      for (const action of ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'])
        expect(allows('ProbeRole', action, pk)).toBe(false);
  });

  it('let the wrapper debit, claim, settle and refund, and write only usage, ledger and charge', async () => {
    const customer = meteredCustomer(double.table);
    const table = tableOf('MeteredRole');
    const admission = await customer.admit(3);
    expect(await refund(admission.charge, 'r', table, NOON)).toBe(3);
    expect(await refund((await customer.admit(3)).charge.replace('taken', 'doubtful'), 'r', table, NOON)).toBe(3);
    const ask = { path: '/v1/x', key: 'k', digest: 'd' };
    const inRole = async () => (await customer.late(NOON, double.table, table)).parts;
    const one = await inRole();
    expect(await one.claim(ask)).toBe(0);
    expect(await one.debit(4, 1)).toMatchObject({ charge: { credits: 4 } });
    await one.settle(3);
    expect(await (await inRole()).claim(ask)).toBe(3);
    const failing = await inRole();
    await failing.claim({ ...ask, key: 'other' });
    await failing.debit(1, 0);
    await failing.cancel();
    for (const pk of ['key#x', 'customer#x', 'customers', 'job#sweep'])
      for (const action of ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'])
        expect(allows('MeteredRole', action, pk)).toBe(false);
    // It may keep the body of a call, and read none.
    await keepBody({ table, cipher: cipherOf(Buffer.alloc(32)) }, customer.limits.customer, 'one', '{}', NOON);
    for (const action of ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'])
      expect(allows('MeteredRole', action, 'bodies#x')).toBe(false);
  });

  it('let the sweep settle', async () => {
    const customer = meteredCustomer(double.table);
    await listCustomer(double.table, customer.limits.customer);
    const admission = await customer.admit(3);
    const { parts } = await customer.late();
    await parts.claim({ path: '/v1/x', key: 'k', digest: 'd' });
    await parts.debit(2, 0);
    await parts.settle(2);
    const later = NOON + 120_000;
    const line = accessLine({ status: 200, charge: admission.charge });
    const journal = {
      lateMs: 0,
      async *read() {
        yield [line];
      },
    };
    const options = { table: tableOf('SweepRole'), journal, now: () => later, deadline: Infinity };
    expect(await sweep({ ...options, alone: true })).toMatchObject({ done: true, delivered: 3 });
    expect(await customer.account()).toEqual({ used: 3, delivered: 3, open: [] });
    for (const action of ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem']) {
      expect(allows('SweepRole', action, 'key#x')).toBe(false);
      expect(allows('SweepRole', action, 'session#x')).toBe(false);
      if (action !== 'GetItem') expect(allows('SweepRole', action, 'customer#x')).toBe(false);
    }
  });

  it('let the worker make reports, find lost ones, give back failed ones and deliver, and nothing else', async () => {
    const bucket = await startObjects();
    const { objects } = bucket;
    const table = tableOf('WorkerRole');
    const metered = meteredCustomer(double.table);
    const { customer } = metered.limits;
    const admission = await metered.admit(25);
    await metered.answered(admission);
    await metered.settle();
    const about = {
      customer,
      days: 7,
      kind: 'kundli',
      template: 'mini',
      language: 'en',
      reference: '',
      brand: '',
      created: Date.now(),
    } as const;
    const ordered = (id: string) =>
      queueReport({ table: double.table, objects }, { ...about, id, charge: admission.charge }, EMPTY_REPORT);
    const [good, bad] = [await ordered(newReportId(Date.now())), await ordered(newReportId(Date.now()))];
    const started: Job[] = [];
    const jobs = { start: (job: Job) => Promise.resolve(void started.push(job)) };
    const fault = (error: unknown): never => {
      throw error;
    };
    const ports = { table, objects, jobs, now: Date.now, fault };
    expect(await rescueReports(ports)).toMatchObject({ started: 2 });
    const press = (fails: boolean) => ({
      ...PRESS,
      pdf: () =>
        fails ? Promise.reject(new Error('no ink')) : Promise.resolve({ bytes: Buffer.from('%PDF'), pages: 1 }),
    });
    const common = {
      table,
      objects,
      jobs,
      now: Date.now,
      sleep: () => Promise.resolve(),
      inTurn: <T>(work: () => Promise<T>) => work(),
    };
    // The pauses between attempts are not waited for here: the clock runs ahead by a minute each time.
    let ahead = 0;
    const now = () => Date.now() + (ahead += 60_000);
    await makeReport({ ...common, press: press(false), fault }, { customer, id: good.id });
    await makeReport({ ...common, now, press: press(true), fault: () => {} }, { customer, id: bad.id });
    expect(await rescueReports(ports)).toMatchObject({ returned: 25 });
    const ref = { customer, report: good.id, id: newDeliveryId(Date.now()) };
    const letter = {
      channel: 'email',
      target: 'asha@example.com',
      attach: false,
      base: 'https://api.example.com',
      reply: '',
      created: Date.now(),
    } as const;
    await saveDelivery(double.table, ref, letter);
    expect(await rescueDeliveries(ports)).toBe(1);
    const letters: Message[] = [];
    const mail = { send: (message: Message) => Promise.resolve(void letters.push(message)) };
    await deliver({ table, objects, mail: () => Promise.resolve(mail), now: Date.now, sleep: common.sleep }, ref);
    expect(await noteMail(table, ref, 'delivered')).toBe(true);
    expect(letters).toHaveLength(1);
    for (const pk of ['key#x', 'customer#x', 'customers', 'session#x', 'job#sweep'])
      for (const action of ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'])
        expect(allows('WorkerRole', action, pk)).toBe(false);
    await bucket.stop();
  });

  it('let the shield keep gateway keys, and touch nothing that was counted', async () => {
    const customer = await createCustomer(double.table, { plan: 'growth', now: NOON });
    await createKey(double.table, { customer, kind: 'live', now: NOON });
    const keys = folderGatewayKeys(mkdtempSync(join(tmpdir(), 'udaya-keys-')));
    const options = { table: tableOf('ShieldRole'), keys, now: () => NOON, deadline: Infinity, settleSeconds: 0 };
    for (const steps of [expect.any(Number), expect.any(Number), 0])
      expect(await keepGatewayKeys(options)).toMatchObject({ done: true, failed: 0, steps });
    expect((await readCustomer(double.table, customer)).gatewayKey).toBe(keys.valueOf(customer));
    for (const pk of ['usage#x', 'ledger#x', 'charge#x', 'calls#x', 'session#x'])
      for (const action of ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'])
        expect(allows('ShieldRole', action, pk)).toBe(false);
    expect(JSON.stringify(ROLES['ShieldRole'])).not.toMatch(/"apigateway:(PATCH|PUT|\*)"/);
  });

  const KEYS = ['key#x', 'session#x', 'code#x', 'secret#accounts', 'secret#codes', 'customers'];
  const ACTIONS = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'];

  it('reach a stated list of items each, and none the table as a whole', () => {
    for (const one of ROUTES) {
      const role = roleName({ ...one, reach: one });
      if (one.needs.table) expect([role, partitionsOf(one).length > 0]).toEqual([role, true]);
      for (const { Action, Condition } of statementsOf(role))
        if ([Action].flat().some((action) => action.startsWith('dynamodb:')))
          expect(Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'].length).toBeGreaterThan(0);
      expect(allows(role, 'GetItem', 'unheard-of#x')).toBe(false);
    }
  });

  it('that anyone can reach without a key read and write their own items only, no key, session or foreign secret', () => {
    const open = ROUTES.filter(({ auth, needs }) => auth === 'none' && (needs.table || needs.objects || needs.mail));
    expect(open.map(({ path }) => path).sort()).toEqual([
      '/ask',
      // Opens the one feed and birth of its address; the secret in it is the key.
      '/calendar/{token}',
      '/chart',
      '/docs/demo-key',
      '/kundli',
      '/matching',
      '/r/stop/{token}',
      '/r/{token}',
      '/samples/{report}/{page}',
      // Puts the archive of the source where links lead to it, and reaches no other file.
      '/source',
      '/status',
      '/v1/account',
      '/v1/account/login',
      '/v1/account/verify',
      '/v1/billing/events/{provider}',
      '/v1/reports/letters/{token}/stop',
      '/v1/status',
    ]);
    for (const one of open) {
      const role = roleName({ ...one, reach: one });
      const isEntrance = one.suite === 'account';
      // Acts on nothing whose signature is not the provider's; what was paid then holds on the account and its keys.
      const isSigned = one.suite === 'billing';
      const OWN = isSigned ? ['key#x', 'customer#x', 'usage#x'] : [];
      for (const action of ACTIONS) {
        for (const pk of [
          'usage#x',
          'ledger#x',
          'calls#x',
          'bodies#x',
          'conv#x',
          'once#x',
          'delivery#x',
          'secret#webhooks',
        ].filter((pk) => !OWN.includes(pk)))
          expect([role, action, pk, allows(role, action, pk)]).toEqual([role, action, pk, false]);
        if (!isEntrance)
          for (const pk of [...KEYS, 'customer#x'].filter((one) => !OWN.includes(one)))
            expect([role, action, pk, allows(role, action, pk)]).toEqual([role, action, pk, false]);
      }
      // Incidents are told by the operator.
      for (const action of ['PutItem', 'UpdateItem', 'DeleteItem'])
        expect([role, action, allows(role, action, 'incidents')]).toEqual([role, action, false]);
      const text = JSON.stringify(statementsOf(role));
      expect(text).not.toContain('${Bucket.Arn}/*');
      if (one.needs.objects) expect(text).toMatch(/\$\{Bucket\.Arn\}\/(reports|source)\/\*/);
    }
  });

  it('read keys, sessions, codes and the secrets of accounts in the authorizer and the account functions alone', () => {
    const mayRead = (pk: string): readonly string[] =>
      [
        ...new Set(
          ROUTES.filter((one) => allows(roleName({ ...one, reach: one }), 'GetItem', pk)).map(({ suite }) => suite),
        ),
      ].sort();
    expect(mayRead('session#x')).toEqual(['account']);
    expect(mayRead('code#x')).toEqual(['account']);
    expect(mayRead('secret#accounts')).toEqual(['account']);
    expect(mayRead('secret#codes')).toEqual(['account']);
    expect(mayRead('key#x')).toEqual(['account', 'billing', 'keys', 'pages', 'usage']);
  });

  it('send from the one address of the stage', () => {
    const identities = (role: string): readonly string[] =>
      JSON.stringify(statementsOf(role)).match(/identity\/[^"]*/g) ?? [];
    const mailing = [
      'WorkerRole',
      'SweepRole',
      ...ROUTES.filter(({ needs }) => needs.mail ?? needs.billing).map((one) => roleName({ ...one, reach: one })),
    ];
    expect(mailing.length).toBeGreaterThan(4);
    for (const role of mailing)
      expect([role, identities(role)]).toEqual([role, ['identity/desk@our.example', 'identity/our.example']]);
    expect(
      JSON.stringify(
        roles(
          'test',
          ROUTES.map((one) => ({ ...one, role: roleName({ ...one, reach: one }) })),
        ),
      ),
    ).not.toContain('ses:');
  });

  it('give functions without a key no table', () => {
    expect(JSON.stringify(ROLES['LambdaRole'])).not.toContain('dynamodb');
  });
});

describe('an operator’s settings', () => {
  it('have defaults, and are refused when unknown or out of range', () => {
    expect(settingsOf({})).toEqual({
      rate: 1000,
      burst: 2000,
      grouping: 'endpoint',
      rules: 'on',
      waf: 'off',
      model: 'embedded',
    });
    expect(settingsOf({ param: ['rate=5', 'alarms=a+b@example.com'] })).toMatchObject({
      rate: 5,
      alarms: 'a+b@example.com',
    });
    expect(() => settingsOf({ param: 'waf=yes' })).toThrow('--param: waf is not valid');
    expect(() => settingsOf({ param: ['rate=0', 'colour=red'] })).toThrow(
      '--param: rate is not valid; colour is unknown.',
    );
    expect(() => settingsOf({ param: 'model=bedrock' })).toThrow('model=bedrock needs model_id');
    expect(() => settingsOf({ param: 'model=openai-compatible' })).toThrow('needs model_id and model_url');
  });
});

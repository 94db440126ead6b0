/** Webhooks: made, told, tried again, switched off, sent again; the receiver is the package of Standard Webhooks. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { eraseAccount } from '../../lib/accounts/erase.ts';
import { sendMessages, type SendPorts } from '../../lib/accounts/webhooks/send.ts';
import { tellWebhooks } from '../../lib/accounts/webhooks/tell.ts';
import { tickMessages } from '../../lib/accounts/webhooks/tick.ts';
import { EVENTS, EVENT_TYPES } from '../../lib/contract/suites/events.ts';
import type { Job, Jobs, MessageRef } from '../../lib/contract/ports/jobs.ts';
import type { Message } from '../../lib/contract/ports/mail.ts';
import { newReportId } from '../../lib/print/publish/records.ts';
import { queueReport } from '../../lib/print/publish/publish.ts';
import { makeReport } from '../../lib/print/publish/work.ts';
import { rescueReports } from '../../lib/print/publish/rescue.ts';
import { changeGrant } from '../../lib/accounts/grants.ts';
import { close, listen } from '../../lib/tools/local/ports.ts';
import { reportColours } from '../../lib/print/report/theme.ts';
import { startReportPorts } from '../support/reports.ts';
import { choosePlan, openSite, signUp, type Site } from '../support/site.ts';

let double: Awaited<ReturnType<typeof startReportPorts>>;
let site: Site;
let owner: Awaited<ReturnType<typeof signUp>>;
const receiver = { status: 200, got: [] as { headers: IncomingHttpHeaders; body: string }[] };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    receiver.got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(receiver.status).end();
  });
});
let url = '';
const waiting: MessageRef[] = [];
const jobs: Jobs = {
  start: (job: Job) => Promise.resolve(job.kind === 'messages' ? void waiting.push(...job.messages) : undefined),
};
const letters: Message[] = [];
let clock = 0;
const ports = (): SendPorts => ({
  table: double.ports.table,
  mail: () => Promise.resolve({ send: (letter) => Promise.resolve(void letters.push(letter)) }),
  now: () => clock,
  sleep: (ms) => Promise.resolve(void (clock += ms)),
  url: 'https://api.example.com',
  fault: (error) => {
    throw error;
  },
});
const work = (): Promise<void> => sendMessages(ports(), waiting.splice(0));
/** Ticks for so long, every so many milliseconds, and sends what each has started. */
const ticks = async (ms: number, every = 600_000): Promise<void> => {
  for (const end = clock + ms; clock < end; clock += every) {
    await tickMessages({ table: double.ports.table, jobs }, clock);
    await work();
  }
};

beforeAll(async () => {
  double = await startReportPorts();
  const host = `127.0.0.1:${await listen(server)}`;
  url = `http://${host}/hook`;
  process.env['UDAYA_OUTGOING_LOCAL'] = host;
  site = await openSite(double.ports.table);
  owner = await signUp(site, 'asha@example.com');
  await choosePlan(site, owner.token, 'business');
});
afterAll(async () => {
  delete process.env['UDAYA_OUTGOING_LOCAL'];
  await Promise.all([double.stop(), close(server)]);
});
beforeEach(() => {
  clock = Date.now();
  receiver.status = 200;
  receiver.got = [];
  letters.length = 0;
  waiting.length = 0;
});

const send = (method: string, path: string, body: object = {}) => site.send(method, path, body, { token: owner.token });
const make = async (body: object = {}) =>
  (await send('POST', '/v1/webhooks', { url, events: ['report.ready'], ...body })).body.data;
const listed = async (id: string) => (await send('GET', `/v1/webhooks/${id}/deliveries`)).body.data.deliveries;
const tell = (key = 'r1', customer = owner.customer) =>
  tellWebhooks(
    { table: double.ports.table, jobs },
    customer,
    { event: 'report.ready', key, at: clock, data: EVENTS['report.ready'].example },
    clock,
  );
const remove = (id: string) => send('DELETE', `/v1/webhooks/${id}`);

describe('a webhook', () => {
  it('is made, listed, changed and deleted; its secret is shown once', async () => {
    const made = await make({ name: 'Orders', events: ['report.*', 'report.*'] });
    expect(made).toMatchObject({ state: 'active', events: ['report.*'], url, name: 'Orders', disabled_by: null });
    expect(made.secret).toMatch(/^whsec_/);
    const { secret, ...shown } = made;
    const list = await send('GET', '/v1/webhooks');
    expect(list.body.data.webhooks).toEqual([shown]);
    expect(JSON.stringify(list.body)).not.toContain(secret);
    const changed = await send('PATCH', `/v1/webhooks/${made.webhook_id}`, { name: 'Other', paused: true });
    expect(changed.body.data).toEqual({ ...shown, name: 'Other', state: 'paused' });
    expect((await remove(made.webhook_id)).status).toBe(204);
    expect((await remove(made.webhook_id)).status).toBe(404);
    expect((await send('PATCH', `/v1/webhooks/${made.webhook_id}`, { paused: false })).status).toBe(404);
  });

  it.each([
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://localhost/',
    'https://example.com:8443/',
    'https://user:word@example.com/',
    'nothing',
  ])('is not made for %s', async (bad) => {
    const refused = await send('POST', '/v1/webhooks', { url: bad, events: ['report.ready'] });
    expect([refused.status, refused.body.error.details[0].field]).toEqual([400, 'url']);
  });

  it('asks for events that there are, and an account has twenty', async () => {
    const refused = await send('POST', '/v1/webhooks', { url, events: ['report.gone'] });
    expect([refused.status, refused.body.error.details[0].field]).toEqual([400, 'events.0']);
    const made = await Promise.all(Array.from({ length: 20 }, () => make()));
    const over = await send('POST', '/v1/webhooks', { url, events: ['report.ready'] });
    expect([over.status, over.body.error.code]).toEqual([409, 'STATE_CONFLICT']);
    await Promise.all(made.map(({ webhook_id: id }) => remove(id)));
  });

  it("is another account's to nobody", async () => {
    const made = await make();
    const other = await signUp(site, 'ravi@example.com', '203.0.113.7');
    for (const [method, path] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/test'],
      ['POST', '/rotate-secret'],
      ['GET', '/deliveries'],
    ] as const) {
      const body = path === '/test' ? { event: 'report.ready' } : {};
      const answer = await site.send(method, `/v1/webhooks/${made.webhook_id}${path}`, body, { token: other.token });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    await remove(made.webhook_id);
  });
});

describe('a message', () => {
  it('is signed as Standard Webhooks has it, by the new secret and for a time by the old one', async () => {
    const { webhook_id: id, secret } = await make();
    await tell();
    await work();
    const [first] = receiver.got;
    expect(new Webhook(secret).verify(first?.body ?? '', { ...first?.headers } as Record<string, string>)).toEqual({
      type: 'report.ready',
      timestamp: `${new Date(clock).toISOString().slice(0, 19)}Z`,
      data: EVENTS['report.ready'].example,
    });
    const turned = (await send('POST', `/v1/webhooks/${id}/rotate-secret`, { overlap_hours: 2 })).body.data;
    expect(turned.secret).not.toBe(secret);
    const verifies = (key: string): boolean => {
      const { headers, body } = receiver.got.at(-1) ?? { headers: {}, body: '' };
      try {
        return new Webhook(key).verify(body, { ...headers } as Record<string, string>) !== null;
      } catch {
        return false;
      }
    };
    const test = (await send('POST', `/v1/webhooks/${id}/test`, { event: 'report.failed' })).body.data;
    expect(test).toMatchObject({ delivered: true, http: 200, error: null });
    expect([verifies(secret), verifies(turned.secret)]).toEqual([true, true]);
    await send('POST', `/v1/webhooks/${id}/rotate-secret`, { overlap_hours: 0 });
    await send('POST', `/v1/webhooks/${id}/test`, { event: 'report.failed' });
    expect([verifies(secret), verifies(turned.secret)]).toEqual([false, false]);
    await remove(id);
  });

  it('is made once for one event, and by those who asked for it', async () => {
    const [asked, not, paused] = [await make(), await make({ events: ['credits.*'] }), await make()];
    await send('PATCH', `/v1/webhooks/${paused.webhook_id}`, { paused: true });
    await tell('twice');
    await tell('twice');
    await work();
    await ticks(120_000);
    expect(receiver.got).toHaveLength(1);
    expect(await listed(asked.webhook_id)).toMatchObject([{ status: 'delivered', attempts: 1, http: 200 }]);
    expect(await listed(not.webhook_id)).toEqual([]);
    expect(await listed(paused.webhook_id)).toEqual([]);
    for (const { webhook_id: id } of [asked, not, paused]) await remove(id);
  });

  it('is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, with one id, and then no more', async () => {
    const { webhook_id: id } = await make();
    receiver.status = 503;
    const begun = clock;
    const times: number[] = [];
    server.on('request', () => times.push(Math.round((clock - begun) / 60_000)));
    await tell('again');
    await work();
    expect(await listed(id)).toMatchObject([{ status: 'pending', attempts: 2, http: 503, error: 'REFUSED' }]);
    await ticks(30 * 3_600_000);
    server.removeAllListeners('request').on('request', receive);
    expect(await listed(id)).toMatchObject([{ status: 'failed', attempts: 8, next_attempt: null }]);
    // A tick every ten minutes: each attempt is at most so late, and the pauses add up.
    const asked = [0, 0, 5, 35, 155, 455, 1055, 1655];
    expect(times).toHaveLength(8);
    times.forEach((at, i) =>
      expect([i, at - (asked[i] ?? 0) >= 0 && at - (asked[i] ?? 0) <= i * 10]).toEqual([i, true]),
    );
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await rows()).toEqual([]);
    receiver.status = 200;
    const [failed] = await listed(id);
    const again = await send('POST', `/v1/webhooks/deliveries/${failed.delivery_id}/redeliver`);
    expect(again.body.data).toMatchObject({ delivered: true, http: 200, delivery_id: failed.delivery_id });
    expect(await listed(id)).toMatchObject([{ status: 'delivered', attempts: 9 }]);
    await remove(id);
  });

  it('is not lost when nobody could be told to send it, nor when a tick is missed or runs twice', async () => {
    const { webhook_id: id } = await make();
    const down: Jobs = { start: () => Promise.reject(new Error('no')) };
    const told = { event: 'report.ready', key: 'lost', at: clock, data: EVENTS['report.ready'].example } as const;
    await tellWebhooks({ table: double.ports.table, jobs: down }, owner.customer, told, clock);
    expect(receiver.got).toHaveLength(0);
    clock += 3 * 3_600_000;
    await Promise.all([1, 2].map(() => tickMessages({ table: double.ports.table, jobs }, clock)));
    expect(waiting).toHaveLength(2);
    await work();
    expect(receiver.got).toHaveLength(1);
    expect(await listed(id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
    await remove(id);
  });
});

describe('a webhook that takes nothing', () => {
  it('is switched off by 410 at once, and its owner is told', async () => {
    const { webhook_id: id } = await make();
    receiver.status = 410;
    await tell('gone');
    await work();
    const [hook] = (await send('GET', '/v1/webhooks')).body.data.webhooks;
    expect(hook).toMatchObject({ state: 'disabled', disabled_by: 'GONE' });
    expect(letters).toMatchObject([{ to: 'asha@example.com', subject: expect.stringContaining('127.0.0.1') }]);
    expect(letters[0]?.text).toContain('410');
    const test = await send('POST', `/v1/webhooks/${id}/test`, { event: 'report.ready' });
    expect([test.status, test.body.error.code]).toEqual([409, 'STATE_CONFLICT']);
    const on = await send('PATCH', `/v1/webhooks/${id}`, { paused: false });
    expect(on.body.data).toMatchObject({ state: 'active', disabled_by: null, failing_since: null });
    await remove(id);
  });

  it('is switched off after five days of failure, but not where one message was taken in between', async () => {
    const { webhook_id: id } = await make();
    const state = async () => (await send('GET', '/v1/webhooks')).body.data.webhooks[0];
    receiver.status = 500;
    await tell('d1');
    await work();
    expect((await state()).failing_since).not.toBeNull();
    clock += 4 * 86_400_000;
    receiver.status = 200;
    await tell('d2');
    await work();
    expect(await state()).toMatchObject({ state: 'active', failing_since: null });
    receiver.status = 500;
    await tell('d3');
    await work();
    clock += 5 * 86_400_000;
    await tell('d4');
    await work();
    expect(await state()).toMatchObject({ state: 'disabled', disabled_by: 'FAILING' });
    expect(letters).toHaveLength(1);
    // What still waits is not sent to it.
    const before = receiver.got.length;
    await ticks(3_600_000);
    expect(receiver.got).toHaveLength(before);
    await remove(id);
  });
});

describe('events of reports', () => {
  const document = {
    title: 'Kundli',
    subject: 'Kundli',
    author: 'Udaya',
    language: 'en',
    created: new Date(0),
    colours: reportColours('#2e3a8c'),
    cover: { style: 'plain', title: 'Kundli', name: 'Asha', lines: [], foot: [] },
    footer: '',
    words: { contents: 'Contents' },
    blocks: [],
  } as const;
  const order = async () => {
    const id = newReportId(Date.now());
    const about = { kind: 'kundli', template: 'mini', language: 'en', reference: 'A-1', brand: '' } as const;
    const own = { id, customer: owner.customer, days: 7, created: Date.now(), charge: '' } as const;
    await queueReport(double.ports, { ...about, ...own }, document);
    return id;
  };

  it('tell of one that is ready and of one that failed, as the catalogue of events says', async () => {
    const { webhook_id: id } = await make({ events: ['report.*'] });
    const press = (fails: boolean) => ({
      ...double.workerPorts.press,
      pdf: () =>
        fails ? Promise.reject(new Error('no ink')) : Promise.resolve({ bytes: Buffer.from('%PDF'), pages: 7 }),
    });
    const [good, bad] = [await order(), await order()];
    let ahead = 0;
    const now = () => Date.now() + (ahead += 60_000);
    const worker = { ...double.workerPorts, jobs };
    await makeReport({ ...worker, press: press(false) }, { customer: owner.customer, id: good });
    await makeReport({ ...worker, now, press: press(true) }, { customer: owner.customer, id: bad });
    await rescueReports({ ...double.ports, jobs, now, fault: () => {} });
    clock = now();
    await work();
    const told = receiver.got.map(({ body }) => JSON.parse(body));
    expect(told.map(({ type }) => type).sort()).toEqual(['report.failed', 'report.ready']);
    for (const { type, data } of told)
      expect(EVENTS[type as keyof typeof EVENTS].data.safeParse(data).success).toBe(true);
    expect(told.find(({ type }) => type === 'report.ready').data).toMatchObject({ report_id: good, reference: 'A-1' });
    expect(JSON.stringify(told)).not.toContain('Asha');
    await remove(id);
  });
});

it('every example of the catalogue is of the shape that it states', () => {
  for (const type of EVENT_TYPES)
    expect([type, EVENTS[type].data.safeParse(EVENTS[type].example).error]).toEqual([type, undefined]);
});

it('has a page with its webhooks and what they were sent, in both languages', async () => {
  const page = (language: string) =>
    site.send('GET', '/dashboard/webhooks', {}, { cookie: owner.token, query: { lang: language } });
  expect((await page('en')).text).toContain('Your addresses will stand here');
  const { webhook_id: id } = await make({ name: 'Orders <1>' });
  await send('POST', `/v1/webhooks/${id}/test`, { event: 'report.ready' });
  const { status, text } = await page('en');
  expect([
    status,
    text.includes('Orders &lt;1&gt;'),
    text.includes('Sent to Orders'),
    text.includes('>taken<br'),
  ]).toEqual([200, true, true, true]);
  expect((await page('hi')).text).toContain('वेबहुक जोड़िए');
  await remove(id);
});

describe('a plan that brings webhooks no longer', () => {
  const plan = (name: 'growth' | 'business') => changeGrant(double.ports.table, owner.customer, name);
  const states = async () =>
    (await send('GET', '/v1/webhooks')).body.data.webhooks.map(
      ({ state, disabled_by: why }: { state: string; disabled_by: string | null }) => [state, why],
    );

  it('lets them rest, says so, writes one letter, and wakes them by itself when it comes back', async () => {
    const { webhook_id: id } = await make();
    expect(await states()).toEqual([['active', null]]);
    await plan('growth');
    expect(await states()).toEqual([['disabled', 'PLAN']]);
    for (const key of ['rest-1', 'rest-2']) await tell(key);
    await work();
    expect(receiver.got).toEqual([]);
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['asha@example.com', expect.stringContaining('switched off')],
    ]);
    expect(letters[0]?.text).toContain('as soon as a plan brings it again');
    expect((await listed(id)).map(({ status, error }: Record<string, string>) => [status, error])).toEqual([
      ['failed', 'WEBHOOK_OFF'],
      ['failed', 'WEBHOOK_OFF'],
    ]);
    // It cannot be switched on, made or asked for events that the plan does not bring.
    const on = await send('PATCH', `/v1/webhooks/${id}`, { paused: false });
    expect([on.status, on.body.error.code]).toEqual([403, 'PLAN_REQUIRED']);
    await plan('business');
    expect(await states()).toEqual([['active', null]]);
    await tell('awake');
    await work();
    expect(receiver.got).toHaveLength(1);
    // What failed meanwhile can be sent again by hand.
    const [, rested] = await listed(id);
    const again = await send('POST', `/v1/webhooks/deliveries/${rested.delivery_id}/redeliver`);
    expect(again.body.data.delivered).toBe(true);
    await plan('growth');
    await tell('rest-3');
    await work();
    expect(letters).toHaveLength(2);
    await plan('business');
    await remove(id);
  });
});

it('goes with its account: webhooks and messages are erased', async () => {
  const { table, objects } = double.ports;
  await make();
  await tell('erased');
  await eraseAccount({ table, objects }, owner.customer);
  const left = (await double.items()).map(({ pk }) => String(pk));
  expect(left.filter((pk) => pk.startsWith('hook') && pk.endsWith(owner.customer))).toEqual([]);
  // The row of the message that is gone asks for nothing, and is dropped.
  clock += 1_200_000;
  await ticks(600_000);
  expect(await rows()).toEqual([]);
});

const receive = server.listeners('request')[0] as (...all: unknown[]) => void;
const rows = async () => (await double.items()).filter(({ pk }) => String(pk).startsWith('due#webhooks'));

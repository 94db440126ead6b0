/** Delivering reports: by letter, by signed message, into a bucket; what is tried again, what bounces, what is refused. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { deliverReport } from '../../functions/reports/id-deliver.ts';
import { readReport } from '../../functions/reports/id.get.ts';
import { stopEmails } from '../../functions/reports/letters-token-stop.ts';
import { stop } from '../../functions/pages/r-stop-token.get.ts';
import { sandboxOf } from '../../lib/accounts/sandbox/space.ts';
import { countInDay } from '../../lib/accounts/throttle.ts';
import { createAccount } from '../../lib/accounts/accounts.ts';
import { type Mail, type Message, MailDown } from '../../lib/contract/ports/mail.ts';
import type { DeliveryJob, Job, Jobs } from '../../lib/contract/ports/jobs.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { close, listen } from '../../lib/tools/local/ports.ts';
import { saveBrand, type BrandRecord } from '../../lib/print/publish/brands.ts';
import { deliver, type Counter } from '../../lib/print/publish/deliver.ts';
import { noteMail } from '../../lib/print/publish/deliveries.ts';
import { mailEventOf } from '../../lib/print/publish/mail-events.ts';
import { queueReport } from '../../lib/print/publish/publish.ts';
import { newReportId, timeOfId } from '../../lib/print/publish/records.ts';
import { rescueDeliveries } from '../../lib/print/publish/rescue.ts';
import { makeReport } from '../../lib/print/publish/work.ts';
import { reportColours } from '../../lib/print/report/theme.ts';
import { call } from '../support/call.ts';
import { liveKey, startReportPorts } from '../support/reports.ts';

let double: Awaited<ReturnType<typeof startReportPorts>>;
/** What a receiver was sent, and what it answers. */
const receiver = { status: 200, got: [] as { headers: IncomingHttpHeaders; body: string }[] };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    receiver.got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(receiver.status).end();
  });
});
let hook = '';
const started: DeliveryJob[] = [];
const jobs: Jobs = {
  start: (job: Job) => Promise.resolve(job.kind === 'delivery' ? void started.push(job) : undefined),
};
const emails: Message[] = [];
let down = false;
const mail: Mail = {
  send: (email) => (down ? Promise.reject(new MailDown('no')) : Promise.resolve(void emails.push(email))),
};
let clock = 0;
const counter = (): Counter => ({
  table: double.ports.table,
  objects: double.ports.objects,
  mail: () => Promise.resolve(mail),
  now: () => clock,
  sleep: (ms) => Promise.resolve(void (clock += ms)),
});
/** Does what was asked for, and everything that is due within a day. */
const work = async (): Promise<void> => {
  clock = Math.max(clock, Date.now());
  for (const job of started.splice(0)) await deliver(counter(), job);
};
const sweepUntil = async (ms: number): Promise<void> => {
  const fault = (error: unknown): never => {
    throw error;
  };
  for (const end = clock + ms; clock < end; clock += 300_000) {
    await rescueDeliveries({ table: double.ports.table, objects: double.ports.objects, jobs, now: () => clock, fault });
    await work();
  }
};

beforeAll(async () => {
  double = await startReportPorts();
  hook = `127.0.0.1:${await listen(server)}`;
  process.env['UDAYA_OUTGOING_LOCAL'] = hook;
  process.env['UDAYA_URL'] = 'https://api.example.com/';
});
afterAll(async () => {
  delete process.env['UDAYA_OUTGOING_LOCAL'];
  delete process.env['UDAYA_URL'];
  await Promise.all([double.stop(), close(server)]);
});
beforeEach(() => {
  clock = Date.now();
  down = false;
  receiver.status = 200;
  receiver.got = [];
  emails.length = 0;
});

const DOCUMENT = {
  title: 'Kundli of Asha',
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
/** A report of a customer that is ready, unless it is left in the queue. */
const ready = async (
  customer: string,
  change: { language?: string; brand?: string; make?: boolean } = {},
): Promise<string> => {
  const id = newReportId(Date.now());
  const { language = 'en', brand = '', make = true } = change;
  const report = {
    id,
    customer,
    days: 7,
    kind: 'kundli',
    template: 'mini',
    language,
    reference: 'A-1',
    brand,
    created: Date.now(),
    charge: '',
  } as const;
  await queueReport(double.ports, report, DOCUMENT);
  const press = {
    ...double.workerPorts.press,
    pdf: () => Promise.resolve({ bytes: Buffer.from('%PDF file'), pages: 7 }),
  };
  if (make) await makeReport({ ...double.workerPorts, press }, { customer, id });
  return id;
};
const ask = (customer: string, id: string, body: object, verdict: object = liveKey(customer)) =>
  call(serveResource(deliverReport, { ports: { ...double.ports, jobs } }), body, {
    path: { id },
    verdict: { ...verdict },
    headers: { host: 'evil.example', 'x-forwarded-proto': 'https' },
  });
const shown = async (customer: string, id: string) => {
  const read = serveResource(readReport, { ports: double.ports });
  return (await call(read, {}, { method: 'GET', path: { id }, verdict: liveKey(customer) })).body.data.deliveries;
};

/** What a brand shows of itself on paper alone. */
const NO_FACE = {
  ornament: 'auto',
  invocation: 'auto',
  invocation_text: '',
  verse: false,
  engine_credit: false,
  closing: '',
  photo: '',
} as const;

describe('a letter', () => {
  it('goes to the reader in the language and name of the report, with a link', async () => {
    const brand: BrandRecord = {
      id: `b${'1'.repeat(16)}`,
      name: 'Jyoti Press',
      primary: '#1f3a8a',
      accent: '',
      cover: 'plain',
      language: 'any',
      tagline: '',
      footer: '',
      email: 'hello@jyoti.example',
      phone: '',
      web: '',
      address: '',
      logo: '',
      ...NO_FACE,
    };
    await saveBrand(double.ports.table, 'm1', brand);
    const id = await ready('m1', { language: 'hi', brand: brand.id });
    const asked = await ask('m1', id, { channel: 'email', to: 'Asha@Example.com' });
    expect([asked.status, asked.body.data.status, asked.body.data.target, asked.body.data.signing_secret]).toEqual([
      202,
      'pending',
      'Asha@example.com',
      null,
    ]);
    await work();
    const [email] = emails;
    expect(email).toMatchObject({ to: 'Asha@example.com', from: 'Jyoti Press' });
    // The account has not confirmed the address of the brand.
    expect(email?.replyTo).toBeUndefined();
    expect(email?.subject).toBe('Asha, आपकी कुंडली तैयार है');
    expect(email?.text).toMatch(/https:\/\/api\.example\.com\/r\/[\w.-]+\n/);
    expect(email?.attachment).toBeUndefined();
    expect(await shown('m1', id)).toMatchObject([{ status: 'sent', attempts: 1, error: null, next_attempt: null }]);
  });

  it('carries the file when asked to', async () => {
    const id = await ready('m2');
    await ask('m2', id, { channel: 'email', to: 'asha@example.com', attach: true });
    await work();
    expect(Buffer.from(emails[0]?.attachment?.bytes ?? []).toString()).toBe('%PDF file');
    expect(emails[0]?.text.match(/https?:\S+/g)).toEqual([expect.stringContaining('/r/stop/')]);
  });

  it('is tried again after 1 min, 10 min and 1 h, and then no more', async () => {
    const id = await ready('m3');
    await ask('m3', id, { channel: 'email', to: 'asha@example.com' });
    down = true;
    const begun = clock;
    await work();
    expect(await shown('m3', id)).toMatchObject([{ status: 'pending', attempts: 2, error: 'MAIL_NOT_ACCEPTED' }]);
    await sweepUntil(3 * 3_600_000);
    expect(await shown('m3', id)).toMatchObject([{ status: 'failed', attempts: 4 }]);
    expect(clock - begun).toBeGreaterThan(4_260_000);
    expect(await double.ports.table.query('job#deliveries')).toEqual([]);
  });

  it('bounces for good, or is delivered, as the mail service says', async () => {
    const [hard, soft] = [await ready('m4'), await ready('m4')];
    for (const id of [hard, soft]) await ask('m4', id, { channel: 'email', to: 'asha@example.com' });
    await work();
    const event = (eventType: string, tag: string | undefined, bounceType = 'Permanent') =>
      mailEventOf({
        source: 'aws.ses',
        detail: { eventType, bounce: { bounceType }, mail: { tags: { delivery: [tag ?? ''] } } },
      });
    const [first, second] = emails.map(({ delivery }) => delivery);
    for (const told of [
      event('Bounce', first),
      event('Bounce', second, 'Transient'),
      event('Delivery', second),
      event('Delivery', first),
    ])
      if (told) await noteMail(double.ports.table, told, told.status);
    expect(await shown('m4', hard)).toMatchObject([{ status: 'bounced', error: 'BOUNCED' }]);
    expect(await shown('m4', soft)).toMatchObject([{ status: 'delivered', error: null }]);
    expect([event('Open', first), event('Delivery', 'nonsense')]).toEqual([null, null]);
  });

  it('goes to no other than the account with a sandbox key, and ten times a day to one reader', async () => {
    const id = await ready(sandboxOf('m5'));
    const now = Date.now();
    await createAccount(double.ports.table, { id: 'm5', email: 'own@example.com', name: '', locale: 'en', now });
    const sandbox = { ...liveKey('m5'), kind: 'sandbox' };
    const other = await ask('m5', id, { channel: 'email', to: 'asha@example.com' }, sandbox);
    expect([other.status, other.body.error.details[0].field]).toEqual([400, 'to']);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await ask('m5', id, { channel: 'email', to: 'own@example.com' }, sandbox)).status);
    expect([new Set(statuses.slice(0, 10)), statuses[10]]).toEqual([new Set([202]), 429]);
    started.length = 0;
  });
});

describe('who may be written to', () => {
  const to = (address: string) => ({ channel: 'email', to: address });
  const account = (id: string, email: string) =>
    createAccount(double.ports.table, { id, email, name: '', locale: 'en', now: Date.now() });
  const free = (customer: string) => ({ ...liveKey(customer), plan: 'sandbox' });

  it('from the free plan only the account itself, by key or by session', async () => {
    await account('f1', 'own@example.com');
    const id = await ready('f1');
    for (const kind of ['live', 'session']) {
      const verdict = { ...free('f1'), kind };
      const other = await ask('f1', id, to('asha@example.com'), verdict);
      expect([other.status, other.body.error.code]).toEqual([403, 'PLAN_REQUIRED']);
      expect((await ask('f1', id, to('own@example.com'), verdict)).status).toBe(202);
    }
    started.length = 0;
  });

  it('others from a paid plan, so many a day whoever they are', async () => {
    const now = Date.now();
    await account('f2', 'own@example.com');
    const id = await ready('f2');
    expect((await ask('f2', id, to('asha@example.com'))).status).toBe(202);
    for (let n = 0; n < 199; n++)
      await countInDay(double.ports.table, { what: 'letters of a day', most: 200 }, 'f2', now);
    const over = await ask('f2', id, to('ravi@example.com'));
    expect([over.status, Number(over.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask('f2', id, to('own@example.com'))).status).toBe(202);
    started.length = 0;
  });

  it('takes answers to the address of the brand where it is that of the account', async () => {
    await account('f3', 'Desk@jyoti.example');
    const brand = {
      id: `b${'3'.repeat(16)}`,
      name: 'pay.evil.example',
      primary: '#1f3a8a',
      accent: '',
      cover: 'plain',
    } as const;
    const lines = { language: 'any', tagline: '', footer: '', phone: '', web: '', address: '', logo: '' } as const;
    await saveBrand(double.ports.table, 'f3', { ...brand, ...lines, ...NO_FACE, email: 'desk+post@jyoti.example' });
    const id = await ready('f3', { brand: brand.id });
    await ask('f3', id, to('asha@example.com'));
    await work();
    expect(emails[0]?.replyTo).toBe('desk+post@jyoti.example');
    expect(emails[0]?.from).not.toContain('evil.example');
    expect(`${emails[0]?.subject}${emails[0]?.text}${emails[0]?.html}`).not.toContain('evil.example');
  });

  it('no one who asked not to be, in one click, whatever spelling of the address; other accounts may still write', async () => {
    const id = await ready('f4');
    await ask('f4', id, to('asha@example.com'));
    await ask('f4', id, to('asha+late@example.com'));
    const [first, late] = started.splice(0);
    if (!first || !late) throw new Error('two were started');
    clock = Date.now();
    await deliver(counter(), first);
    const post = emails[0]?.stop ?? '';
    const link = /https?:\S+\/r\/stop\/(\S+)/.exec(emails[0]?.text ?? '')?.[1] ?? '';
    expect(post).toBe(`https://api.example.com/v1/reports/letters/${link}/stop`);
    const ports = { table: double.ports.table };
    const shownPage = await call(serveResource(stop, { ports }), {}, { method: 'GET', path: { token: link } });
    // A link that a mail program follows by itself stops nothing.
    expect([shownPage.status, shownPage.text.includes(`action="/v1/reports/letters/${link}/stop`)]).toEqual([
      200,
      true,
    ]);
    expect((await ask('f4', id, to('asha@example.com'))).status).toBe(202);
    started.length = 0;
    const click = (token: string) =>
      call(
        serveResource(stopEmails, { ports }),
        {},
        {
          path: { token },
          rawBody: 'List-Unsubscribe=One-Click',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        },
      );
    expect([(await click(link)).status, (await click(link)).status]).toEqual([200, 200]);
    expect((await click(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    expect((await ask('f4', id, to('Asha@example.com'))).status).toBe(409);
    // What was asked for before is not sent any more.
    await deliver(counter(), late);
    expect(emails).toHaveLength(1);
    expect(await shown('f4', id)).toEqual(
      expect.arrayContaining([expect.objectContaining({ status: 'failed', error: 'READER_REFUSES' })]),
    );
    expect((await ask('f5', await ready('f5'), to('asha@example.com'))).status).toBe(202);
    started.length = 0;
  });
});

describe('a webhook', () => {
  it('says what is ready, signed, under one id, until it is taken', async () => {
    const id = await ready('h1');
    receiver.status = 500;
    const { body } = await ask('h1', id, { channel: 'webhook', url: `http://${hook}/in?token=1` });
    expect(body.data.target).toBe(`http://${hook}/in`);
    await work();
    expect(await shown('h1', id)).toMatchObject([{ status: 'pending', attempts: 2, error: 'REFUSED' }]);
    receiver.status = 204;
    await sweepUntil(600_000);
    expect(await shown('h1', id)).toMatchObject([{ status: 'delivered', attempts: 3, error: null }]);
    expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([body.data.delivery_id]));
    const last = receiver.got.at(-1);
    const headers = Object.fromEntries(
      Object.entries(last?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const verifier = new Webhook(body.data.signing_secret);
    // The clock of this test is ahead by the pauses: the library compares with the real one.
    const within = { ...headers, 'webhook-timestamp': headers['webhook-timestamp'] ?? '' };
    expect(() => verifier.verify(`${last?.body ?? ''} `, within)).toThrow();
    const first = receiver.got[0];
    const asSent = Object.fromEntries(
      Object.entries(first?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    );
    expect(verifier.verify(first?.body ?? '', asSent)).toMatchObject({
      type: 'report.ready',
      data: { report_id: id, pages: 7, reference: 'A-1' },
    });
    expect(last?.body).not.toMatch(/Asha|https?:/);
  });

  it('is over when the other side says that it is gone, and after eight attempts', async () => {
    const id = await ready('h2');
    receiver.status = 410;
    await ask('h2', id, { channel: 'webhook', url: `http://${hook}/gone` });
    await work();
    expect(await shown('h2', id)).toMatchObject([{ status: 'failed', attempts: 1, error: 'REFUSED' }]);
    const other = await ready('h2');
    receiver.status = 302;
    await ask('h2', other, { channel: 'webhook', url: `http://${hook}/moved` });
    await work();
    await sweepUntil(30 * 3_600_000);
    expect(await shown('h2', other)).toMatchObject([{ status: 'failed', attempts: 8, error: 'REFUSED' }]);
  });

  it('is not sent twice by two workers, nor for a report that is gone', async () => {
    const id = await ready('h3');
    await ask('h3', id, { channel: 'webhook', url: `http://${hook}/once` });
    const [job] = started.splice(0);
    clock = Date.now();
    if (!job) throw new Error('it was started');
    await Promise.all([deliver(counter(), job), deliver(counter(), job)]);
    expect(receiver.got).toHaveLength(1);
    const late = await ready('h3');
    await ask('h3', late, { channel: 'webhook', url: `http://${hook}/late` });
    clock = timeOfId(late) + 8 * 86_400_000;
    await work();
    expect(await shown('h3', late)).toMatchObject([{ status: 'failed', error: 'REPORT_GONE' }]);
  });
});

describe('a bucket', () => {
  it('gets the file by an address that its owner signed; one that is over is not tried again', async () => {
    const { objects } = double.ports;
    const url = await objects.upload('theirs/kundli.pdf', { seconds: 60, type: 'application/pdf', bytes: 9 });
    process.env['UDAYA_OUTGOING_LOCAL'] = `${hook},${new URL(url).host}`;
    const id = await ready('b1');
    const asked = await ask('b1', id, { channel: 'bucket', url });
    expect(asked.body.data.target).not.toContain('Signature');
    await work();
    expect(Buffer.from((await objects.get('theirs/kundli.pdf'))?.bytes ?? []).toString()).toBe('%PDF file');
    expect(await shown('b1', id)).toMatchObject([{ status: 'delivered' }]);
    const changed = await ready('b1');
    await ask('b1', changed, { channel: 'bucket', url: url.replace('kundli.pdf', 'other.pdf') });
    await work();
    expect(await shown('b1', changed)).toMatchObject([{ status: 'failed', attempts: 1, error: 'REFUSED' }]);
  });
});

it.each([
  ['no channel', {}, 'channel'],
  ['a letter without an address', { channel: 'email' }, 'to'],
  ['a letter to two', { channel: 'email', to: 'a@example.com,b@example.com' }, 'to'],
  ['a webhook without an address', { channel: 'webhook' }, 'url'],
  ['plain http', { channel: 'webhook', url: 'http://example.com/' }, 'url'],
  ['the metadata service', { channel: 'webhook', url: 'https://169.254.169.254/latest' }, 'url'],
  ['our own machine', { channel: 'webhook', url: 'https://localhost/' }, 'url'],
  ['another port', { channel: 'webhook', url: 'https://example.com:22/' }, 'url'],
  ['a bucket that is none', { channel: 'bucket', url: 'https://example.com/put' }, 'url'],
])('refuses %s', async (_name, body, field) => {
  const id = await ready('x1');
  const { status, body: answer } = await ask('x1', id, body);
  expect([status, answer.error.details[0].field]).toEqual([400, field]);
});

it('delivers no report that is not ready, and none of another', async () => {
  const waiting = await ready('x2', { make: false });
  const email = { channel: 'email', to: 'asha@example.com' };
  expect((await ask('x2', waiting, email)).body.error.code).toBe('STATE_CONFLICT');
  expect((await ask('x3', waiting, email)).status).toBe(404);
  expect((await ask('x2', 'r1', email)).status).toBe(404);
});

/**
 * What a call costs, by whatever way it comes in: header, meta and ledger say the same; and what a POST does is done once for an
 * Idempotency-Key.
 */
import { createKey } from '../../lib/accounts/keys.ts';
import { changePlan } from '../../lib/accounts/change-plan.ts';
import { newReportId } from '../../lib/print/publish/records.ts';
import { queueReport } from '../../lib/print/publish/publish.ts';
import { makeReport } from '../../lib/print/publish/work.ts';
import { allRoutes } from '../../lib/service/catalogue/registry.ts';
import type { Job } from '../../lib/contract/ports/jobs.ts';
import { sandboxOf } from '../../lib/accounts/sandbox/space.ts';
import { reportColours } from '../../lib/print/report/theme.ts';
import type { Called } from '../support/call.ts';
import { startReportPorts } from '../support/reports.ts';
import { openSite, signUp, type Site, type SiteRequest } from '../support/site.ts';

let double: Awaited<ReturnType<typeof startReportPorts>>;
let site: Site;
let customer = '';
let report = '';
const started: Job[] = [];
/** How one may call: what is sent besides the body. */
const doors: Record<string, SiteRequest> = {};
const PAGE = 'https://shop.example';

const DOCUMENT = {
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

beforeAll(async () => {
  double = await startReportPorts();
  const { table, objects, press } = double.ports;
  double.hand();
  const jobs = { start: (job: Job) => Promise.resolve(void started.push(job)) };
  site = await openSite(table, Date.now, undefined, { objects, press, jobs });
  const signed = await signUp(site, 'own@example.com');
  customer = signed.customer;
  await changePlan(table, customer, 'growth', Date.now());
  const made = async (kind: 'live' | 'publishable', more = {}) =>
    (await createKey(table, { customer, kind, now: Date.now(), ...more })).secret;
  doors['session'] = { token: signed.token };
  doors['sandbox key'] = { key: signed.key.secret };
  doors['live key'] = { key: await made('live') };
  doors['publishable key'] = {
    key: await made('publishable', { domains: ['shop.example'] }),
    headers: { Origin: PAGE },
  };
  report = newReportId(Date.now());
  const about = { kind: 'kundli', template: 'mini', language: 'en', reference: '', brand: '', charge: '' } as const;
  const pressed = { ...press, pdf: () => Promise.resolve({ bytes: Buffer.from('%PDF'), pages: 1 }) };
  // One of the same id in the sandbox, which alone its keys see.
  for (const space of [customer, sandboxOf(customer)]) {
    await queueReport(double.ports, { ...about, id: report, customer: space, days: 7, created: Date.now() }, DOCUMENT);
    await makeReport({ ...double.workerPorts, press: pressed }, { customer: space, id: report });
  }
});
afterAll(() => double.stop());

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
interface Asked {
  readonly path: string;
  readonly good: object;
  readonly other: object;
  readonly bad: object;
  /** Doors that lead there. */
  readonly doors: readonly string[];
}
const KEYED = ['live key', 'sandbox key', 'publishable key'];
const asked = (): readonly Asked[] => [
  { path: '/v1/kundli/planets', good: BIRTH, other: { ...BIRTH, lat: 1 }, bad: { ...BIRTH, lat: 91 }, doors: KEYED },
  {
    path: `/v1/reports/${report}/deliver`,
    good: { channel: 'email', to: 'own@example.com' },
    other: { channel: 'email', to: 'own@example.com', attach: true },
    bad: { channel: 'email' },
    doors: ['session', 'live key', 'sandbox key'],
  },
  {
    path: '/v1/ai/chat',
    good: { ...BIRTH, message: 'When does my work get easier?', keep_days: 1 },
    other: { ...BIRTH, message: 'Which stone suits me?', keep_days: 1 },
    bad: { ...BIRTH },
    doors: ['live key', 'sandbox key'],
  },
];

const charged = (called: Called): number => Number(called.headers['x-credits-charged'] ?? NaN);
const used = async (): Promise<number> => {
  await site.sweep();
  const { body } = await site.send('GET', '/v1/credits', {}, doors['session']);
  return Number(body.data.used);
};

it('costs the same by header, meta and ledger: every door, with and without a key, success, refusal and replay', async () => {
  let sum = await used();
  let serial = 0;
  for (const { path, good, other, bad, doors: open } of asked())
    for (const door of open) {
      const send = async (body: object, idempotencyKey?: string): Promise<Called> => {
        const { headers = {}, ...rest } = doors[door] ?? {};
        const more: Record<string, string> = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
        const called = await site.send('POST', path, body, { ...rest, headers: { ...headers, ...more } });
        const cost = charged(called);
        const where = [path, door, idempotencyKey, called.status, called.body.error?.code];
        if (called.status < 300) expect([...where, called.body.meta.credits.charged]).toEqual([...where, cost]);
        else expect([...where, cost]).toEqual([...where, 0]);
        sum += cost;
        expect([...where, await used()]).toEqual([...where, sum]);
        return called;
      };
      const isFree = door === 'sandbox key';
      const plain = await send(good);
      expect([path, door, plain.status < 300, charged(plain) > 0]).toEqual([path, door, true, !isFree]);
      const key = `key-${++serial}`;
      expect((await send(bad, key)).status).toBe(400);
      const first = await send(good, key);
      expect([path, door, charged(first)]).toEqual([path, door, charged(plain)]);
      const again = await send(good, key);
      expect([path, door, again.status, charged(again)]).toEqual([path, door, first.status, 0]);
      const replays = [plain, first, again].map(({ headers }) => headers['idempotency-replayed']);
      if (!isFree) expect([path, door, ...replays]).toEqual([path, door, undefined, undefined, 'true']);
      if (!isFree || path !== '/v1/kundli/planets')
        expect([path, door, (await send(other, key)).body.error.code]).toEqual([path, door, 'IDEMPOTENCY_CONFLICT']);
    }
});

describe('a POST under an Idempotency-Key', () => {
  it('says what a second call does, wherever one writes', async () => {
    const silent = (await allRoutes()).flatMap(({ endpoint }) =>
      endpoint.kind === 'resource' &&
      endpoint.method === 'POST' &&
      endpoint.repeat === undefined &&
      Object.values(endpoint.needs).includes('write')
        ? [endpoint.name]
        : [],
    );
    expect(silent).toEqual([]);
  });

  /** What a call leaves in the table, besides counts and the key itself. */
  const effects = async (): Promise<number> =>
    (await double.items()).filter(({ pk }) => !/^(usage|ledger|charge|calls|hours|once|limit|bodies)#/.test(String(pk)))
      .length;
  const bodies = (): Readonly<Record<string, readonly [body: object, other: object, request: SiteRequest]>> => ({
    'ai/chat': [asked()[2]?.good ?? {}, asked()[2]?.other ?? {}, doors['live key'] ?? {}],
    brands: [{ name: 'One' }, { name: 'Two' }, doors['session'] ?? {}],
    feeds: [{ events: ['sky.phase'] }, { events: ['sky.station'] }, doors['sandbox key'] ?? {}],
    keys: [{ name: 'One', kind: 'sandbox' }, { name: 'Two', kind: 'sandbox' }, doors['session'] ?? {}],
    'keys/{id}/rotate': [{ grace_hours: 1 }, { grace_hours: 2 }, doors['session'] ?? {}],
    profiles: [BIRTH, { ...BIRTH, lat: 1 }, doors['live key'] ?? {}],
    'reports/{id}/deliver': [asked()[1]?.good ?? {}, asked()[1]?.other ?? {}, doors['session'] ?? {}],
    webhooks: [
      { url: 'https://example.com/hook', events: ['report.*'] },
      { url: 'https://example.com/other', events: ['report.*'] },
      doors['sandbox key'] ?? {},
    ],
  });
  /** What needs something sold, a file, a saved birth, a webhook or a job: tested where that is (shop, profiles, feeds, webhooks, jobs). */
  const ELSEWHERE = /^(credits\/topups|feeds\/.*|jobs|profiles\/import|webhooks\/.*)$/;

  it('acts once, answers the same to the same caller, and refuses another body', async () => {
    const once = (await allRoutes()).flatMap(({ endpoint }) =>
      endpoint.kind === 'resource' && endpoint.repeat === 'once' ? [endpoint.name] : [],
    );
    expect(once.filter((name) => !ELSEWHERE.test(name)).sort()).toEqual(Object.keys(bodies()).sort());
    const key = await createKey(double.ports.table, { customer, kind: 'sandbox', now: Date.now() });
    for (const [name, [body, other, request]] of Object.entries(bodies())) {
      const path = `/v1/${name}`.replace('{id}', name.startsWith('keys') ? key.id : report);
      const send = (sent: object, value: string) =>
        site.send('POST', path, sent, { ...request, headers: { 'Idempotency-Key': value } });
      const first = await send(body, `once-${name}`);
      const after = await effects();
      const again = await send(body, `once-${name}`);
      expect([name, again.status, again.body.data]).toEqual([name, first.status, first.body.data]);
      expect([name, first.status < 300, await effects()]).toEqual([name, true, after]);
      const replays = [first, again].map(({ headers }) => headers['idempotency-replayed']);
      expect([name, ...replays]).toEqual([name, undefined, 'true']);
      expect([name, (await send(other, `once-${name}`)).body.error?.code]).toEqual([name, 'IDEMPOTENCY_CONFLICT']);
      expect([name, (await send(body, 'x'.repeat(65))).status]).toEqual([name, 400]);
    }
  });

  it('sends one letter, and gives the answer to no other credential', async () => {
    const path = `/v1/reports/${report}/deliver`;
    const body = { channel: 'email', to: 'own@example.com' };
    const send = (request: SiteRequest = {}) =>
      site.send('POST', path, body, { ...request, headers: { 'Idempotency-Key': 'one letter' } });
    started.length = 0;
    const first = await send(doors['session']);
    for (let n = 0; n < 3; n++) expect((await send(doors['session'])).body.data).toEqual(first.body.data);
    expect(started).toHaveLength(1);
    expect((await send(doors['live key'])).body.error?.code).toBe('IDEMPOTENCY_CONFLICT');
    const kept = (await double.items()).filter(({ pk }) => String(pk).startsWith('once#'));
    expect(JSON.stringify(kept)).not.toMatch(/own@example|ud_test_|delivery_id/);
  });
});

/** What keys store: a sandbox key and a live key of one account see nothing of each other, and a reset empties the one alone. */
import { eraseAccount } from '../../lib/accounts/erase.ts';
import { sandboxOf } from '../../lib/accounts/sandbox/space.ts';
import { startObjects } from '../support/objects.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { choosePlan, openSite, signUp, type Site } from '../support/site.ts';

let double: TestTable;
let bucket: Awaited<ReturnType<typeof startObjects>>;
let site: Site;
let token: string;
let customer: string;
let live: string;
let sandbox: string;

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
/** All that a key can store: what is sent, the field of the answer that has the id, and the list that shows it. */
const STORED = [
  { path: 'profiles', body: BIRTH, id: 'profile_id', list: 'profiles', one: true },
  { path: 'pdf/saturn', body: BIRTH, id: 'report_id', list: 'reports', one: true },
  { path: 'brands', body: { name: 'Asha Jyotish' }, id: 'brand_id', list: 'brands', one: false },
  {
    path: 'ai/chat',
    body: { ...BIRTH, message: 'When does my work get easier?', keep_days: 30 },
    id: 'conversation_id',
    list: 'conversations',
    one: true,
  },
  {
    path: 'webhooks',
    body: { url: 'https://hooks.example.com/udaya', events: ['report.*'] },
    id: 'webhook_id',
    list: 'webhooks',
    one: false,
  },
  { path: 'feeds', body: { events: ['sky.phase'] }, id: 'feed_id', list: 'feeds', one: false },
  {
    path: 'jobs',
    body: { endpoint: 'dasha/vimshottari', rows: [BIRTH, BIRTH] },
    id: 'job_id',
    list: 'jobs',
    one: true,
  },
] as const;

const send = (method: string, path: string, body: object, key: string, headers: Record<string, string> = {}) =>
  site.send(method, `/v1/${path}`, body, { key, headers });
/** What a page calls the report of a key: one that is queued has no button with its id. */
const referenceOf = (key: string): string => (key === live ? 'Order of live' : 'Order of sandbox');
/** Ids of what each key made, by path. */
const made: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  [double, bucket] = [await startTable(), await startObjects()];
  double.hand();
  const jobs = { start: () => Promise.resolve() };
  site = await openSite(double.table, Date.now, undefined, { jobs, objects: bucket.objects });
  ({ token, customer } = await signUp(site, 'asha@example.com', '203.0.113.1'));
  await choosePlan(site, token, 'business');
  await site.send('PATCH', '/v1/account', { keep_bodies: true }, { token });
  const make = async (kind: string): Promise<string> =>
    (await site.send('POST', '/v1/keys', { name: kind, kind }, { token })).body.data.secret;
  [live, sandbox] = [await make('live'), await make('sandbox')];
  for (const key of [live, sandbox])
    for (const { path, body, id } of STORED) {
      // The same Idempotency-Key with both keys: each does its own.
      const sent = path === 'pdf/saturn' ? { ...body, reference: referenceOf(key) } : body;
      const { status, body: answer } = await send('POST', path, sent, key, { 'Idempotency-Key': `${path}-1` });
      if (status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.error)}`);
      (made[key] ??= {})[path] = String(answer.data[id]);
    }
});
afterAll(async () => {
  await bucket.stop();
  await double.stop();
});

const both = () => [
  { own: live, other: sandbox },
  { own: sandbox, other: live },
];

it.each(STORED)('keeps $list of live and of sandbox keys apart', async ({ path, id, list, one }) => {
  for (const { own, other } of both()) {
    const mine = made[own]?.[path];
    expect(mine).not.toBe(made[other]?.[path]);
    const { body } = await send('GET', list, {}, own);
    expect(body.data[list].map((row: Record<string, string>) => row[id])).toEqual([mine]);
    if (one) expect((await send('GET', `${list}/${mine}`, {}, own)).status).toBe(200);
    if (one) expect((await send('GET', `${list}/${mine}`, {}, other)).status).toBe(404);
    if (list !== 'jobs') expect((await send('DELETE', `${list}/${mine}`, {}, other)).status).toBe(404);
  }
});

it('lets no key use, change or go on with what the other kind stored', async () => {
  for (const { own, other } of both()) {
    const theirs = (path: string): string => made[other]?.[path] ?? '';
    const refused = async (method: string, path: string, body: object = {}) =>
      (await send(method, path, body, own)).status;
    expect(await refused('POST', 'dasha/vimshottari', { profile_id: theirs('profiles') })).toBe(404);
    expect(await refused('PATCH', `profiles/${theirs('profiles')}`, { label: 'x' })).toBe(404);
    expect(await refused('PATCH', `brands/${theirs('brands')}`, { name: 'x' })).toBe(404);
    const { status, body } = await send('POST', 'pdf/saturn', { ...BIRTH, brand_id: theirs('brands') }, own);
    const [kind, others] = own === live ? ['live', 'sandbox'] : ['sandbox', 'live'];
    expect([status, body.error.message]).toEqual([
      404,
      `brand_id is of a brand made with a ${others} key, and this is a ${kind} key: what the two store lies apart. Make the brand with a ${kind} key too, or send a ${others} key.`,
    ]);
    const chat = { ...BIRTH, message: 'And why is that?', conversation_id: theirs('ai/chat') };
    expect(await refused('POST', 'ai/chat', chat)).toBe(404);
    expect(await refused('PATCH', `webhooks/${theirs('webhooks')}`, { name: 'x' })).toBe(404);
    expect(await refused('POST', `webhooks/${theirs('webhooks')}/test`, { event: 'report.ready' })).toBe(404);
    expect(await refused('POST', `feeds/${theirs('feeds')}/rotate-address`)).toBe(404);
    expect(await refused('POST', `jobs/${theirs('jobs')}/cancel`)).toBe(404);
    expect(await refused('POST', `reports/${theirs('pdf/saturn')}/link`)).toBe(404);
  }
});

it('shows the owner in the dashboard the one or the other, as chosen by its address and kept in a cookie', async () => {
  const look = (path: string, chosen = '', query: Record<string, string> = {}) =>
    site.send('GET', path, {}, { query, headers: { Cookie: `udaya_session=${token}${chosen}` } });
  for (const { path, list } of STORED.filter((one) => one.list !== 'conversations')) {
    const idOf = (key: string): string => made[key]?.[path] ?? '';
    const [own, other] = [live, sandbox].map((key) => ({
      id: idOf(key),
      text: list === 'reports' ? referenceOf(key) : idOf(key),
    }));
    const shown = async (...given: Parameters<typeof look>): Promise<readonly boolean[]> => {
      const { text } = await look(...given);
      return [own, other].map((one) => text.includes(one?.text ?? '') || text.includes(one?.id ?? ''));
    };
    const page = `/dashboard/${list}`;
    expect([page, ...(await shown(page))]).toEqual([page, true, false]);
    expect(await shown(page, '', { shown: 'sandbox' })).toEqual([false, true]);
    expect(await shown(page, '; udaya_shown=sandbox')).toEqual([false, true]);
    expect(await shown(page, '; udaya_shown=sandbox', { shown: 'live' })).toEqual([true, false]);
    expect(await shown(`/v1/${list}`, '; udaya_shown=sandbox')).toEqual([false, true]);
  }
  const { cookies } = await look('/dashboard/reports', '', { shown: 'sandbox' });
  expect(cookies).toEqual([expect.stringMatching(/^udaya_shown=sandbox; /)]);
  // What the owner does there costs nothing and is kept there, as with a sandbox key.
  const headers = { Cookie: `udaya_session=${token}; udaya_shown=sandbox`, Origin: 'http://api.test' };
  const report = await site.send('POST', '/v1/pdf/saturn', BIRTH, { headers });
  expect(report.body.meta.credits.charged).toBe(0);
  expect((await send('GET', `reports/${report.body.data.report_id}`, {}, sandbox)).status).toBe(200);
  expect((await send('DELETE', `reports/${report.body.data.report_id}`, {}, sandbox)).status).toBe(204);
});

const rowsOf = async (space: string) =>
  (await double.items()).filter(({ pk }) => String(pk).endsWith(`#${space}`)).map((item) => JSON.stringify(item));
const filesOf = async (space: string) => (await bucket.keys()).filter((key) => key.includes(`/${space}/`));

it('is emptied by a reset, rows and files, which touches nothing of the live keys', async () => {
  const apart = sandboxOf(customer);
  expect(await rowsOf(apart)).not.toEqual([]);
  expect(await filesOf(apart)).not.toEqual([]);
  // What is stored with keys lies in a space; what is left of the account is its own: keys, calls, ledger, the clock.
  const before = [await rowsOf(customer), await filesOf(customer)];
  const { body } = await send('POST', 'sandbox/reset', {}, sandbox);
  expect(body.data).toEqual({
    reset: true,
    profiles: 1,
    reports: 1,
    brands: 1,
    conversations: 1,
    webhooks: 1,
    feeds: 1,
    jobs: 1,
  });
  expect(await rowsOf(apart)).toEqual([]);
  expect(await filesOf(apart)).toEqual([]);
  const isSame = (row: string): boolean => !/"pk":"(?:usage|sandbox)#/.test(row);
  const kept = before[0]?.filter(isSame) ?? [];
  expect((await rowsOf(customer)).filter(isSame)).toEqual(kept);
  expect(await filesOf(customer)).toEqual(before[1]);
  for (const { path, list, id } of STORED) {
    expect((await send('GET', list, {}, sandbox)).body.data[list]).toEqual([]);
    const { body: listed } = await send('GET', list, {}, live);
    expect(listed.data[list].map((row: Record<string, string>) => row[id])).toEqual([made[live]?.[path]]);
  }
  expect((await send('POST', 'sandbox/reset', {}, sandbox)).body.data).toMatchObject({ profiles: 0, jobs: 0 });
});

it('goes with the account', async () => {
  for (const { path, body } of STORED) await send('POST', path, body, sandbox);
  await eraseAccount({ table: double.table, objects: bucket.objects }, customer);
  for (const space of [customer, sandboxOf(customer)])
    expect([...(await rowsOf(space)), ...(await filesOf(space))]).toEqual([]);
});

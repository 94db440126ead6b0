/** The sandbox: its clock moves what its own keys compute and nothing else; a reset empties it. */
import { eraseAccount } from '../../lib/accounts/erase.ts';
import { refusingObjects } from '../support/objects.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { openSite, signUp, type Site } from '../support/site.ts';

let double: TestTable;
let site: Site;
let clock = Date.UTC(2026, 10, 21, 9);
const realNow = Date.now;
let token: string;
let customer: string;
let live: string;
let sandbox: string;
beforeAll(async () => {
  double = await startTable();
  double.hand();
  Date.now = () => clock;
  const opened = await openSite(double.table, () => clock);
  site = {
    ...opened,
    send: (...given) => {
      clock += 4000;
      return opened.send(...given);
    },
  };
  ({ token, customer } = await signUp(site, 'asha@example.com', '203.0.113.1'));
  const make = async (kind: string): Promise<string> =>
    (await site.send('POST', '/v1/keys', { name: kind, kind }, { token })).body.data.secret;
  [live, sandbox] = [await make('live'), await make('sandbox')];
});
afterAll(async () => {
  Date.now = realNow;
  await double.stop();
});

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const PLACE = { lat: 28.6139, lon: 77.209, tz: 5.5 };
const put = (body: object, key = sandbox) => site.send('PUT', '/v1/sandbox/clock', body, { key });
const today = async (key: string) => (await site.send('POST', '/v1/panchang/daily', PLACE, { key })).body;

it('shows the real time until it is moved', async () => {
  const { body } = await site.send('GET', '/v1/sandbox/clock', {}, { key: sandbox });
  expect(body.data).toEqual({ now: '2026-11-21T09:00:20Z', frozen: false, moved: false });
  expect((await today(sandbox)).meta.warnings).toEqual([]);
});

it('moves what sandbox keys compute, says so, and leaves live keys and sessions alone', async () => {
  expect((await put({ now: '2027-03-01T12:00:00+05:30', freeze: true })).body.data).toEqual({
    now: '2027-03-01T06:30:00Z',
    frozen: true,
    moved: true,
  });
  const moved = await today(sandbox);
  expect(moved.data.date).toBe('2027-03-01');
  expect(moved.meta.warnings).toEqual([
    { code: 'SANDBOX_CLOCK', message: 'Now is 2027-03-01T06:30:00Z, as the clock of your sandbox shows.' },
  ]);
  expect((await today(live)).data.date).toBe('2026-11-21');
  const body = { calls: [{ ref: 'a', endpoint: 'panchang/daily', body: PLACE }] };
  const batch = await site.send('POST', '/v1/batch', body, { key: sandbox });
  expect(batch.body.data.results[0].body.data.date).toBe('2027-03-01');
  const asked = await site.send(
    'POST',
    '/v1/ai/chat',
    { ...BIRTH, message: 'What does today bring?' },
    { key: sandbox },
  );
  expect(asked.body.meta.warnings[0].code).toBe('SANDBOX_CLOCK');
});

it('stands or goes', async () => {
  const read = async () => (await site.send('GET', '/v1/sandbox/clock', {}, { key: sandbox })).body.data;
  clock += 60_000;
  expect((await read()).now).toBe('2027-03-01T06:30:00Z');
  expect((await put({})).body.data).toEqual({ now: '2027-03-01T06:30:00Z', frozen: false, moved: true });
  clock += 60_000;
  expect((await read()).now).toBe('2027-03-01T06:31:04Z');
  expect((await put({ now: '1999-12-31T23:59:59Z' })).body.data.now).toBe('1999-12-31T23:59:59Z');
  expect((await today(sandbox)).data.date).toBe('2000-01-01');
});

it('leaves what is stored and what protects the service on the real time', async () => {
  const saved = await site.send('POST', '/v1/profiles', BIRTH, { key: sandbox });
  expect(saved.body.data.created).toMatch(/^2026-11-21/);
  await put({ now: '2027-03-01T06:00:00Z', freeze: true });
  const all = await Promise.all(Array.from({ length: 3 }, () => today(sandbox)));
  expect(all.every(({ status }) => status === 'success')).toBe(true);
});

it('takes no live key, and names a faulty instant', async () => {
  for (const send of [() => put({}, live), () => site.send('GET', '/v1/sandbox/clock', {}, { key: live })])
    expect((await send()).body.error.code).toBe('SCOPE_MISSING');
  for (const now of ['2027-03-01', '2027-13-01T00:00:00Z', '1700-01-01T00:00:00Z', '2027-03-01T06:00:00'])
    expect((await put({ now })).body.error.details).toEqual([expect.objectContaining({ field: 'now' })]);
  expect((await site.send('POST', '/v1/sandbox/reset', {}, { key: live })).status).toBe(403);
});

it('is emptied by a reset, which touches nothing real', async () => {
  const kept = await site.send('POST', '/v1/profiles', BIRTH, { key: live });
  const { body } = await site.send('POST', '/v1/sandbox/reset', {}, { token });
  expect(body.data).toEqual({ reset: true, profiles: 1 });
  expect((await today(sandbox)).data.date).toBe('2026-11-21');
  expect((await site.send('GET', '/v1/profiles', {}, { key: sandbox })).body.data.profiles).toEqual([]);
  expect((await site.send('GET', `/v1/profiles/${kept.body.data.profile_id}`, {}, { key: live })).status).toBe(200);
  expect((await site.send('POST', '/v1/sandbox/reset', {}, { token })).body.data.profiles).toBe(0);
});

it('goes with the account', async () => {
  await put({ freeze: true });
  await eraseAccount(
    { table: double.table, objects: { ...refusingObjects, list: () => Promise.resolve([]) } },
    customer,
  );
  expect(await double.table.query(`sandbox#${customer}`)).toEqual([]);
});

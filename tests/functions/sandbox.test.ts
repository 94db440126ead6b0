/** The sandbox: its clock moves what its own keys compute and nothing else; a reset empties it. */
import { eraseAccount } from '../../lib/accounts/erase.ts';
import { refusingObjects } from '../support/objects.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { openedProfiles } from '../../lib/accounts/profiles/opened.ts';
import { profileReader } from '../../lib/accounts/profiles/store.ts';
import { sandboxOf } from '../../lib/accounts/sandbox/space.ts';
import { sandboxClockOf } from '../../lib/accounts/sandbox/clock.ts';
import { planWebhooks } from '../../lib/accounts/webhooks/hooks.ts';
import { sharedVault } from '../../lib/adapters/storage/vault.ts';
import type { Job } from '../../lib/contract/ports/jobs.ts';
import { doAgenda } from '../../lib/service/agenda/agenda.ts';
import { nextAfter } from '../../lib/service/agenda/next.ts';
import { tellPassed } from '../../lib/service/agenda/passed.ts';
import { tickAgenda } from '../../lib/service/agenda/tick.ts';
import { mortal } from '../support/mortal.ts';
import { choosePlan, openSite, signUp, type Site } from '../support/site.ts';

/** A bucket without files. */
const noFiles = { ...refusingObjects, list: () => Promise.resolve([]) };
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
  const jobs = { start: () => Promise.resolve() };
  const opened = await openSite(double.table, () => clock, undefined, { jobs, objects: noFiles });
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
    fired: [],
    fired_until: '2027-03-01T06:30:00Z',
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
  expect((await put({})).body.data).toMatchObject({ now: '2027-03-01T06:30:00Z', frozen: false, moved: true });
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

describe('webhooks of the sandbox', () => {
  const EVENTS = ['sky.phase', 'natal.chandrashtama'];
  const hooks = async (key: string): Promise<string> => {
    const hook = { url: 'https://hooks.example.com/udaya', events: EVENTS };
    return (await site.send('POST', '/v1/webhooks', hook, { key })).body.data.webhook_id;
  };
  const sent = async (id: string) =>
    (await site.send('GET', `/v1/webhooks/${id}/deliveries`, {}, { key: sandbox, query: { limit: '100' } })).body.data
      .deliveries;
  type Fired = readonly { readonly event: string; readonly at: string; readonly delivery_id: string }[];
  const move = async (now: string, freeze = true): Promise<{ fired: Fired; fired_until: string | null }> =>
    (await put({ now, freeze })).body.data;
  let hook = '';
  beforeAll(async () => {
    await site.send('POST', '/v1/sandbox/reset', {}, { key: sandbox });
    await site.send('POST', '/v1/profiles', BIRTH, { key: sandbox });
    await put({ now: '2026-12-01T00:00:00Z', freeze: true });
    hook = await hooks(sandbox);
    await choosePlan(site, token, 'business');
    await hooks(live);
  });

  it('are told at once of what the clock passes over, in order, and those of live keys of nothing', async () => {
    const { fired, fired_until: until } = await move('2026-12-31T00:00:00Z');
    expect(until).toBe('2026-12-31T00:00:00Z');
    // The U.S. Naval Observatory has these phases of December 2026; the catalogue of events has the chandrashtama.
    const minute = (at: string): string => new Date(Date.parse(at) + 30_000).toISOString().slice(0, 16);
    expect(fired.map(({ event, at }) => `${minute(at)} ${event}`)).toEqual([
      '2026-12-01T06:09 sky.phase',
      '2026-12-09T00:52 sky.phase',
      '2026-12-17T05:43 sky.phase',
      '2026-12-23T12:56 natal.chandrashtama',
      '2026-12-24T01:28 sky.phase',
      '2026-12-30T19:00 sky.phase',
    ]);
    const listed: readonly { delivery_id: string }[] = await sent(hook);
    expect(listed.map(({ delivery_id: id }) => id).toSorted()).toEqual(fired.map((one) => one.delivery_id).toSorted());
  });

  it('are told nothing twice by a repeat, and again what comes again after the clock was set back', async () => {
    expect((await move('2026-12-31T00:00:00Z')).fired).toEqual([]);
    expect(await move('2026-12-20T00:00:00Z')).toMatchObject({ fired: [], fired_until: null });
    const again = (await move('2026-12-25T00:00:00Z')).fired;
    expect(again.map(({ event }) => event)).toEqual(['natal.chandrashtama', 'sky.phase']);
    expect(await sent(hook)).toHaveLength(8);
  });

  it('are told of a hundred events at the most, and until when', async () => {
    const { fired, fired_until: until } = await move('2030-01-01T00:00:00Z');
    expect([fired.length <= 100, fired.length > 50]).toEqual([true, true]);
    expect(Date.parse(until ?? '')).toBeLessThanOrEqual(Date.parse('2026-12-25T00:00:00Z') + 401 * 86_400_000);
    expect(fired.every(({ at }) => at <= (until ?? ''))).toBe(true);
  });

  it('are told by the tick of what comes by a clock that goes, and of nothing while it stands', async () => {
    const runs: number[] = [];
    const jobs = {
      start: (job: Job) => Promise.resolve(job.kind === 'agenda' ? void runs.push(job.shard) : undefined),
    };
    const run = async (seconds: number): Promise<void> => {
      for (const end = clock + seconds * 1000; clock < end; clock += 15_000) {
        await tickAgenda({ table: double.table, jobs, now: () => clock, sleep: () => Promise.resolve(), once: true });
        for (const shard of runs.splice(0))
          await doAgenda(
            {
              ...{ table: double.table, jobs, births: openedProfiles },
              next: nextAfter,
              now: () => clock,
              ends: Infinity,
              fault: (error) => {
                throw error;
              },
            },
            shard,
          );
      }
    };
    await move('2026-12-23T12:00:00Z');
    const before = (await sent(hook)).length;
    await run(120);
    expect(await sent(hook)).toHaveLength(before);
    // Ten minutes before the Moon enters the eighth sign.
    await move('2026-12-23T12:46:00Z', false);
    await run(420);
    expect(await sent(hook)).toHaveLength(before);
    await run(300);
    const after: readonly { readonly event: string; readonly at: string }[] = await sent(hook);
    expect(after.length).toBe(before + 1);
    expect(after).toContainEqual(expect.objectContaining({ event: 'natal.chandrashtama', at: '2026-12-23T12:56:05Z' }));
  });

  it.each([
    // The new Moon of 7 January 2027.
    { days: 4, start: '2027-01-05T00:00:00Z', end: '2027-01-09T00:00:00Z', events: 1 },
    // The quarter of 15 January, the chandrashtama of the 19th, the full Moon of the 22nd.
    { days: 20, start: '2027-01-09T00:00:00Z', end: '2027-01-29T00:00:00Z', events: 3 },
  ])(
    'are told once though a move over $days days is cut short at any call of storage',
    async ({ start, end, events }) => {
      await move(start);
      const from = (await sent(hook)).length;
      const { table } = double;
      const space = sandboxOf(customer);
      const births = profileReader({ table, vault: sharedVault(), space });
      const before = await sandboxClockOf(table, customer);
      const jobs = { start: () => Promise.resolve() };
      const until = Date.parse(end);
      let most = 0;
      /** Ends at its n-th call; resolves with whether it came to its end. */
      const cut = async (n: number, made: boolean): Promise<boolean> => {
        const { watch, died, calls } = mortal(n, made);
        const own = watch(table);
        const work = async (): Promise<'done'> => {
          await tellPassed({ table: own, jobs, births, now: () => clock }, space, before, {
            after: before.frozen,
            until,
          });
          await planWebhooks(own, space, clock);
          return 'done';
        };
        const ended = (await Promise.race([work(), died])) === 'done';
        most = Math.max(most, calls());
        return ended;
      };
      for (const made of [false, true]) {
        let cuts = 0;
        // Each run makes the calls of the one before and one more, so it ends: two for the list of webhooks and the births, two
        // for each message, two to reckon anew.
        while (!(await cut(cuts + 1, made))) {
          cuts++;
          expect(cuts).toBeLessThan(10 + 2 * events);
        }
        expect(cuts).toBeGreaterThan(4);
      }
      expect(most).toBeLessThan(10 + 2 * events);
      expect((await move(end)).fired).toHaveLength(events);
      expect(await sent(hook)).toHaveLength(from + events);
    },
  );
});

it('is emptied by a reset, which touches nothing real', async () => {
  const kept = await site.send('POST', '/v1/profiles', BIRTH, { key: live });
  const { body } = await site.send('POST', '/v1/sandbox/reset', {}, { token });
  expect(body.data).toMatchObject({ reset: true, profiles: 1, webhooks: 1 });
  expect((await today(sandbox)).data.date).toBe('2026-11-21');
  expect((await site.send('GET', '/v1/profiles', {}, { key: sandbox })).body.data.profiles).toEqual([]);
  expect((await site.send('GET', `/v1/profiles/${kept.body.data.profile_id}`, {}, { key: live })).status).toBe(200);
  expect((await site.send('POST', '/v1/sandbox/reset', {}, { token })).body.data.profiles).toBe(0);
});

it('goes with the account', async () => {
  await put({ freeze: true });
  await eraseAccount({ table: double.table, objects: noFiles }, customer);
  expect(await double.table.query(`sandbox#${customer}`)).toEqual([]);
});

/** Events of the sky and of saved births: told once each, whatever ends a run, however late it comes. */
import type { AgendaJob, Job, Jobs } from '../../../../lib/contract/ports/jobs.ts';
import { itemText, type Item, type Table } from '../../../../lib/contract/ports/table.ts';
import { announce, forgetDue } from '../../../../lib/accounts/due/due.ts';
import { planKey } from '../../../../lib/accounts/grants.ts';
import { CELESTIAL_EVENTS, type CelestialType } from '../../../../lib/contract/suites/celestial-events.ts';
import { keysOf } from '../../../../lib/contract/frame/about.ts';
import { sharedVault } from '../../../../lib/adapters/storage/vault.ts';
import { profileReader, saveProfile, changeProfile, removeProfile } from '../../../../lib/accounts/profiles/store.ts';
import {
  changeWebhook,
  findWebhook,
  newWebhookId,
  noteBrought,
  saveWebhook,
} from '../../../../lib/accounts/webhooks/hooks.ts';
import { doAgenda, type AgendaPorts } from '../../../../lib/service/agenda/agenda.ts';
import { eventsBetween, nextAfter } from '../../../../lib/service/agenda/next.ts';
import { tickAgenda } from '../../../../lib/service/agenda/tick.ts';
import { startTable, type TestTable } from '../../../support/table.ts';
import { mortal } from '../../../support/mortal.ts';

const NOON = Date.UTC(2026, 10, 28, 12);
const HOUR = 3_600_000;
const BIRTH = { date: '1990-05-10', time: '19:55', lat: 18.52, lon: 73.85, timezone: 'Asia/Kolkata' };

let double: TestTable;
beforeAll(async () => {
  double = await startTable();
});
afterAll(() => double.stop());

let people = 0;
/** Whose saved births a test has, by id: what is sealed is tested with them. */
const keepingOf = (space: string) => ({ table: double.table, vault: sharedVault(), space });
const births: AgendaPorts['births'] = (space) => profileReader(keepingOf(space));

/** An event every hour on the hour, of whatever kind. */
const hourly: AgendaPorts['next'] = ({ kind, profile }, after) => {
  const at = (Math.floor(after / HOUR) + 1) * HOUR;
  const iso = new Date(at).toISOString();
  return Promise.resolve({ at, events: [{ ...(profile === null ? {} : { profile_id: profile }), at: iso, kind }] });
};

const station = () => {
  const clock = { now: NOON };
  const customer = `cus_a${++people}`;
  const runs: AgendaJob[] = [];
  const faults: unknown[] = [];
  const jobs: Jobs = {
    start: (job: Job) => Promise.resolve(job.kind === 'agenda' ? void runs.push(job) : undefined),
  };
  const ports = (table: Table = double.table): AgendaPorts => ({
    table,
    jobs,
    births,
    next: hourly,
    now: () => clock.now,
    ends: Infinity,
    fault: (error) => void faults.push(error),
  });
  /** A tick and the runs that it starts. */
  const tick = async (): Promise<void> => {
    await tickAgenda({ table: double.table, jobs, now: () => clock.now, sleep: () => Promise.resolve(), once: true });
    for (const { shard } of runs.splice(0)) await doAgenda(ports(), shard);
  };
  const hook = async (events: readonly string[], filter = {}) => {
    const id = newWebhookId(clock.now);
    const about = { url: 'https://example.com/', name: '', language: 'en' } as const;
    await saveWebhook(double.table, customer, { ...about, id, events, filter, created: clock.now });
    return id;
  };
  const profile = async () => {
    const content = { label: 'Asha', tags: [], mark: 'none' as const, birth: BIRTH };
    const made = await saveProfile(keepingOf(customer), { now: clock.now, most: 100 }, content);
    return made.id;
  };
  const told = async (): Promise<readonly Item[]> => double.table.query(`hookmsg#${customer}`);
  /** The hours of which a webhook was told. */
  const hours = async (): Promise<readonly number[]> =>
    (await told()).map((item) => (Number(item['at']) - NOON) / HOUR).sort((a, b) => a - b);
  const rows = async (): Promise<number> =>
    (await double.items()).filter(
      ({ pk, sk }) => itemText({ pk: pk ?? '' }, 'pk').startsWith('due#agenda') && String(sk).includes(customer),
    ).length;
  return { clock, customer, runs, faults, jobs, ports, tick, hook, profile, told, hours, rows };
};

/** A minute later than the row of a new webhook or birth is due. */
const SETTLED = 60_000;

describe('the agenda', () => {
  it('tells each event once, at its time, and goes on by itself', async () => {
    const bench = station();
    await bench.hook(['sky.phase']);
    bench.clock.now += SETTLED;
    await bench.tick();
    expect([await bench.hours(), await bench.rows()]).toEqual([[], 1]);
    for (let minutes = 0; minutes < 130; minutes += 10) {
      bench.clock.now += 600_000;
      await bench.tick();
    }
    expect([await bench.hours(), await bench.rows()]).toEqual([[1, 2], 1]);
  });

  it('loses nothing where ticks are missed, and doubles nothing where they come twice', async () => {
    const bench = station();
    await bench.hook(['sky.phase']);
    bench.clock.now += SETTLED;
    await bench.tick();
    bench.clock.now += 5 * HOUR;
    for (let again = 0; again < 8; again++) {
      await bench.tick();
      // The same runs once more, at the same time.
      await tickAgenda({ ...bench.ports(), sleep: () => Promise.resolve(), once: true });
      await Promise.all(bench.runs.splice(0).map(({ shard }) => doAgenda(bench.ports(), shard)));
    }
    expect([await bench.hours(), await bench.rows()]).toEqual([[1, 2, 3, 4, 5], 1]);
  });

  it('makes one message while the plan does not bring webhooks, and goes on by itself when it does again', async () => {
    const bench = station();
    const { table } = double;
    const plan = (name: string) => table.put({ ...planKey(bench.customer), plan: name });
    await plan('business');
    const id = await bench.hook(['sky.phase']);
    const hours = async (count: number): Promise<readonly number[]> => {
      for (let minutes = 0; minutes < count * 60; minutes += 10) {
        bench.clock.now += 600_000;
        await bench.tick();
      }
      return bench.hours();
    };
    bench.clock.now += SETTLED;
    await bench.tick();
    expect(await hours(1)).toEqual([1]);
    await plan('growth');
    expect(await hours(1)).toEqual([1, 2]);
    // Who sends that message finds that the plan is smaller, and writes the letter.
    await noteBrought(table, bench.customer, await findWebhook(table, bench.customer, id), false, bench.clock.now);
    expect(await hours(3)).toEqual([1, 2]);
    await plan('business');
    expect(await hours(1)).toEqual([1, 2, 6]);
    expect(await bench.rows()).toBe(1);
  });

  it('tells of saved births, those that come later too, and of one alone where that was asked', async () => {
    const bench = station();
    const first = await bench.profile();
    await bench.hook(['natal.transit']);
    await bench.hook(['natal.dasha'], { profile_id: first });
    bench.clock.now += SETTLED;
    await bench.tick();
    await bench.tick();
    const second = await bench.profile();
    bench.clock.now += SETTLED;
    await bench.tick();
    await bench.tick();
    bench.clock.now = NOON + HOUR + 1000;
    await bench.tick();
    const bodies = (await bench.told()).map(({ body }) => JSON.parse(String(body)));
    expect(bodies.map(({ type, data }) => [type, data.profile_id]).sort()).toEqual([
      ['natal.dasha', first],
      ...[first, second].sort().map((id) => ['natal.transit', id]),
    ]);
  });

  it('is silent about a birth that was deleted or changed, a webhook that is paused or asks for other events', async () => {
    const bench = station();
    const [gone, changed] = [await bench.profile(), await bench.profile()];
    const hook = await bench.hook(['natal.transit']);
    bench.clock.now += SETTLED;
    await bench.tick();
    await bench.tick();
    expect(await bench.rows()).toBe(2);
    const keeping = keepingOf(bench.customer);
    await removeProfile(keeping, gone);
    await changeProfile(keeping, changed, bench.clock.now, (before) => Promise.resolve({ ...before, label: 'B' }));
    bench.clock.now += SETTLED;
    await bench.tick();
    bench.clock.now = NOON + HOUR + 1000;
    await bench.tick();
    // The changed birth was reckoned anew; the row of the deleted one asks for nothing.
    expect([await bench.hours(), await bench.rows()]).toEqual([[1], 1]);
    await changeWebhook(double.table, bench.customer, hook, { paused: true }, bench.clock.now);
    bench.clock.now += HOUR;
    await bench.tick();
    expect([await bench.hours(), await bench.rows()]).toEqual([[1], 0]);
    await changeWebhook(double.table, bench.customer, hook, { paused: false, events: ['sky.phase'] }, bench.clock.now);
    bench.clock.now += SETTLED;
    await bench.tick();
    bench.clock.now = NOON + 3 * HOUR + 1000;
    await bench.tick();
    const types = (await bench.told()).map(({ body }) => JSON.parse(String(body)).type);
    expect([await bench.hours(), types]).toEqual([
      [1, 3],
      ['natal.transit', 'sky.phase'],
    ]);
    expect(bench.faults).toEqual([]);
  });
});

describe.each([
  ['before a call of storage is made', false],
  ['after it was made', true],
])('a run that is killed %s', (_name, made) => {
  it('loses no event and doubles none, whichever call it is', async () => {
    for (let n = 1; ; n++) {
      const bench = station();
      await bench.hook(['sky.phase']);
      bench.clock.now += SETTLED;
      await bench.tick();
      bench.clock.now = NOON + HOUR + 1000;
      await tickAgenda({ ...bench.ports(), sleep: () => Promise.resolve(), once: true });
      const { watch, died } = mortal(n, made);
      const [run] = bench.runs.splice(0);
      const end = await Promise.race([
        died,
        doAgenda(bench.ports(watch(double.table)), run?.shard ?? 0).then(() => 'done'),
      ]);
      // Its lease is over.
      bench.clock.now += 120_000;
      await bench.tick();
      bench.clock.now = NOON + 2 * HOUR + 1000;
      await bench.tick();
      expect([n, await bench.hours(), await bench.rows()]).toEqual([n, [1, 2], 1]);
      if (end === 'done') {
        expect(n).toBeGreaterThan(6);
        return;
      }
    }
  });
});

describe('what comes next', () => {
  const one = (kind: CelestialType, filter = {}) => ({
    kind,
    filter,
    language: 'en',
    profile: kind.startsWith('natal.') ? `p${'0'.repeat(19)}` : null,
    births: () => Promise.resolve({ birth: BIRTH, mark: 'none' } as const),
  });
  const PUNE = { place: { lat: 18.52, lon: 73.85 } };

  it.each(keysOf(CELESTIAL_EVENTS))(
    'of %s is of the shape that is promised, and after what came before',
    async (kind) => {
      const first = await nextAfter(one(kind, PUNE), NOON);
      expect(first.at).toBeGreaterThan(NOON);
      expect(first.events.length).toBeGreaterThan(0);
      for (const event of first.events) expect(CELESTIAL_EVENTS[kind].data.safeParse(event).error).toBeUndefined();
      const second = await nextAfter(one(kind, PUNE), first.at);
      expect(second.at).toBeGreaterThan(first.at);
    },
  );

  it('is what almanacs print', async () => {
    // US Naval Observatory, phases of the Moon 2026: New Moon on 9 December, 00:52 UT.
    const [phase] = (await nextAfter(one('sky.phase'), Date.UTC(2026, 11, 5))).events;
    expect(phase).toMatchObject({ phase: 'new', at: expect.stringMatching(/^2026-12-09T00:5[12]:/) });
    // NASA, Five Millennium Catalog of Solar Eclipses: total on 2 August 2027, greatest at 10:07:50 TD (10:06:37 UT).
    const eclipses = await eventsBetween(one('sky.eclipse', PUNE), Date.UTC(2027, 6, 25), Date.UTC(2027, 7, 10));
    expect(eclipses).toMatchObject([{ kind: 'solar', type: 'total', at: expect.stringMatching(/^2027-08-02T/) }]);
    expect(Math.abs(Date.parse(eclipses[0]?.at ?? '') - Date.UTC(2027, 7, 2, 10, 6, 37))).toBeLessThan(60_000);
    // Drik Panchang: Diwali of 2026 on Sunday, 8 November.
    const days = await eventsBetween(one('sky.festival', PUNE), Date.UTC(2026, 10, 7, 12), Date.UTC(2026, 10, 8, 0));
    expect(days.find(({ key }) => key === 'diwali')).toMatchObject({ at: '2026-11-08T00:00:00+05:30' });
  });

  it('of ingresses and transits leaves the Moon out unless she is named', async () => {
    const month = 30 * 86_400_000;
    const all = await eventsBetween(one('sky.ingress'), NOON, NOON + month);
    expect(all.some(({ body }) => body === 'moon')).toBe(false);
    const moon = await eventsBetween(one('sky.ingress', { bodies: ['moon'] }), NOON, NOON + month);
    expect([moon.length >= 12, moon.every(({ body }) => body === 'moon')]).toEqual([true, true]);
  });
});

it('looks once a minute at each partition, and every quarter of it at those in which something is due within it', async () => {
  const quiet = await startTable();
  const clock = { now: NOON };
  const seconds = (): number => (clock.now - NOON) / 1000;
  await announce(quiet.table, 'agenda', NOON / 1000 + 20, 'soon');
  await announce(quiet.table, 'agenda', NOON / 1000 + 90, 'later');
  const looks: number[] = [];
  const runs: number[] = [];
  const started = await tickAgenda({
    table: { ...quiet.table, query: (pk, page) => (looks.push(seconds()), quiet.table.query(pk, page)) },
    jobs: { start: () => (runs.push(seconds()), forgetDue(quiet.table, 'agenda', 'soon')) },
    now: () => clock.now,
    sleep: (ms) => Promise.resolve(void (clock.now += ms)),
  });
  await quiet.stop();
  const times = Object.entries(Object.groupBy(looks, String)).map(([at, all = []]) => [at, all.length] as const);
  expect([started, runs]).toEqual([1, [30]]);
  // What is begun at 30 s is still due then.
  expect(Object.fromEntries(times)).toEqual({ 0: 64, 15: 1, 30: 1, 45: 1 });
});

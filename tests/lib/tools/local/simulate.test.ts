/** The jobs after a stop of four hours, on a simulated clock: a small one of what `npm run simulate -- jobs` shows in full. */
import { simulateJobs } from '../../../../lib/tools/local/simulate/jobs.ts';
import { agendaGates } from '../../../../lib/tools/local/simulate/agenda.ts';
import { simulateIdle } from '../../../../lib/tools/local/simulate/idle.ts';
import { timedTable } from '../../../../lib/tools/local/simulate/table.ts';
import { SOAKS } from '../../../support/soak.ts';

process.env['UDAYA_LOG'] = 'off';
/** Of 233 lines on a page two are left, at the same pace; four in a long run. */
const SCALE = 233 / (SOAKS ? 4 : 2);
/** Customers of a month without calls: more than one run walks over only in a long one. */
const IDLE = SOAKS ? 400 : 8;
const SUBSCRIPTIONS = SOAKS ? 4000 : 1000;

describe('jobs that stood still for four hours while ten million calls a day went on', () => {
  it('settle everything once within half an hour, and erase every closed account', async () => {
    const result = await simulateJobs({
      customers: 100_000,
      calls: 10_000_000,
      stop: 4,
      closed: 1000,
      scale: SCALE,
      print: () => undefined,
    });
    expect(Math.max(...result.lags)).toBeGreaterThan(200);
    expect(result.caughtUp).toBeLessThanOrEqual(30);
    expect(result).toMatchObject({ wrong: 0, left: 0 });
    expect(result.erasedHours).toBeLessThan(2);
    expect(result.keys).toBeGreaterThan(SOAKS ? 100 : 50);
  });
});

/** Runs of jobs that have another pace than five minutes. */
const RUNS: Readonly<Record<string, number>> = { erase: 720, events: 43_200 };

describe('a month in which nobody calls', () => {
  it('costs a few dollars, most of it for looking at every customer in turn', async () => {
    const rows = await simulateIdle(IDLE);
    expect(rows.map(({ job }) => job).sort()).toEqual(['erase', 'events', 'shield', 'sweep', 'worker']);
    for (const { job, runs, reads, dollars } of rows)
      expect([job, runs, reads >= runs, dollars > 0]).toEqual([job, RUNS[job] ?? 8640, true, true]);
    // A run walks over 350 customers or to the end: half of 400 on the average, all of 8; each is looked at by two reads at least.
    const walked = IDLE > 350 ? IDLE / 2 : IDLE;
    expect(rows.find(({ job }) => job === 'sweep')?.reads).toBeGreaterThan(8640 * walked * 2);
    expect(rows.reduce((sum, { dollars }) => sum + dollars, 0)).toBeLessThan(10);
  });
});

describe('subscriptions to events of saved births', () => {
  it('are told in time, each once, though ticks are missed and then come twice', async () => {
    const gates = await agendaGates({ subscriptions: SUBSCRIPTIONS, print: () => {} });
    expect(gates.map(({ what, isKept }) => [what, isKept])).toEqual([
      [expect.stringMatching(/^lateness p99/), true],
      [expect.stringMatching(/^(\d{3,}) of \1 events told/), true],
      [expect.stringMatching(/^0 faults/), true],
    ]);
  });
});

describe('a table that is counted', () => {
  it('counts a request at least once, 4 KB read and 1 KB written', async () => {
    const { counted } = timedTable(() => Promise.resolve());
    const units = { reads: 0, writes: 0 };
    const table = counted(units);
    await table.get({ pk: 'a', sk: 'a' });
    await table.query('a');
    expect(units).toEqual({ reads: 2, writes: 0 });
    for (const sk of ['a', 'b']) await table.put({ pk: 'a', sk, text: 'x'.repeat(3000) });
    expect(units).toEqual({ reads: 2, writes: 6 });
    await table.query('a');
    await table.remove({ pk: 'a', sk: 'a' });
    await table.remove({ pk: 'a', sk: 'a' });
    expect(units).toEqual({ reads: 4, writes: 10 });
  });
});

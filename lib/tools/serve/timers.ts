/** What runs by the clock in `npm run serve`, as EventBridge, time to live and the rules of the bucket do on AWS. */
import { REMOVED_AFTER } from '../../adapters/storage/folders.ts';
import { removeOld } from '../../adapters/machine/folder-objects.ts';
import type { SqliteTable } from '../../adapters/machine/sqlite-table.ts';
import { objectsFolder } from './installation.ts';
import type { Threads } from './threads.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** Time that a run of a function has. */
const RUN_MS = 240_000;

/** Something to do every so often. */
interface Chore {
  readonly what: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
}

const chores = (folder: string, { expire }: SqliteTable, threads: Threads): readonly Chore[] => {
  const call = (name: string, event: unknown) => (): Promise<unknown> => threads.run(name, event, RUN_MS);
  return [
    // The log is complete at any moment: nothing has to be waited for but the calls themselves.
    { what: 'sweep', everyMs: 10 * SECOND_MS, run: call('sweep', {}) },
    { what: 'rescue of reports', everyMs: 60 * SECOND_MS, run: call('worker', { kind: 'sweep' }) },
    { what: 'tick of events', everyMs: 10 * SECOND_MS, run: call('events', { kind: 'tick', once: true }) },
    { what: 'erasure', everyMs: HOUR_MS, run: call('erase', {}) },
    { what: 'billing', everyMs: HOUR_MS, run: call('billing', {}) },
    { what: 'deletion of expired rows', everyMs: 60 * SECOND_MS, run: () => expire(Date.now()) },
    {
      what: 'deletion of old files',
      everyMs: HOUR_MS,
      run: () => removeOld(objectsFolder(folder), REMOVED_AFTER, Date.now()),
    },
  ];
};

/**
 * Sweeps and erases what an earlier run left behind, before anything is served, and then does each chore at its time, never twice at once.
 * What fails is told and done again.
 */
export const startTimers = async (
  folder: string,
  table: SqliteTable,
  threads: Threads,
): Promise<{ stop(): Promise<unknown> }> => {
  const attempt = async (what: string, run: () => Promise<unknown>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      console.error(`The ${what} failed and will be made again.`, error instanceof Error ? error.message : error);
    }
  };
  await attempt('sweep', () => threads.run('sweep', { alone: true }, RUN_MS));
  // A backup may bring back accounts whose time has come since.
  await attempt('erasure', () => threads.run('erase', {}, RUN_MS));
  const running = new Map<string, Promise<void>>();
  const timers = chores(folder, table, threads).map(({ what, everyMs, run }) =>
    setInterval(() => {
      if (running.has(what)) return;
      running.set(
        what,
        attempt(what, run).finally(() => running.delete(what)),
      );
    }, everyMs),
  );
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      return Promise.all(running.values());
    },
  };
};

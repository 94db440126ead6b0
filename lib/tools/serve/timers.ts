/** What runs by the clock in `npm run serve`, as EventBridge, time to live and the rules of the bucket do on AWS. */
import { sharedMail } from '../../adapters/outgoing/mail.ts';
import { REMOVED_AFTER } from '../../adapters/storage/folders.ts';
import { removeOld } from '../../adapters/machine/folder-objects.ts';
import type { SqliteTable } from '../../adapters/machine/sqlite-table.ts';
import { LOOK_MS } from '../../service/agenda/tick.ts';
import { objectsFolder } from './installation.ts';
import type { Threads } from './threads.ts';
import { openWatch, WRONG } from './watch.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** Time that a run of a function has. */
const RUN_MS = 240_000;

/** Something to do every so often. */
interface Chore {
  readonly what: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
  /** What is wrong with what a run says; '' where nothing is. */
  readonly wrong?: (result: unknown) => string;
}

const chores = (folder: string, { expire }: SqliteTable, threads: Threads): readonly Chore[] => {
  const call = (name: string, event: unknown) => (): Promise<unknown> => threads.run(name, event, RUN_MS);
  return [
    // The log is complete at any moment: nothing has to be waited for but the calls themselves.
    { what: 'sweep', everyMs: 10 * SECOND_MS, run: call('sweep', {}), wrong: WRONG.sweep },
    { what: 'rescue of reports', everyMs: 60 * SECOND_MS, run: call('worker', { kind: 'sweep' }) },
    {
      what: 'tick of events',
      everyMs: LOOK_MS,
      run: call('events', { kind: 'tick', once: true }),
      wrong: WRONG.events,
    },
    { what: 'probe of the service', everyMs: 60 * SECOND_MS, run: call('probe', {}), wrong: WRONG.probe },
    { what: 'erasure', everyMs: HOUR_MS, run: call('erase', {}), wrong: WRONG.erase },
    { what: 'billing', everyMs: HOUR_MS, run: call('billing', {}), wrong: WRONG.billing },
    { what: 'deletion of expired rows', everyMs: 60 * SECOND_MS, run: () => expire(Date.now()) },
    {
      what: 'deletion of old files',
      everyMs: HOUR_MS,
      run: () => removeOld(objectsFolder(folder), REMOVED_AFTER, Date.now()),
    },
  ];
};

/** Tells the operator: on the screen, and by a letter where an address is set. */
const tell = async (what: string, text: string): Promise<void> => {
  console.error(`${what}: ${text}`);
  const { UDAYA_OPERATOR: to } = process.env;
  if (to) await (await sharedMail()).send({ to, subject: what, text: `${what}: ${text}\n` });
};

/**
 * Sweeps and erases what an earlier run left behind, before anything is served, and then does each chore at its time, never twice at once.
 * What fails is told and done again; what goes on failing is told to the operator.
 */
export const startTimers = async (
  folder: string,
  table: SqliteTable,
  threads: Threads,
): Promise<{ stop(): Promise<unknown> }> => {
  const watch = openWatch(tell);
  const attempt = async ({ what, run, wrong = () => '' }: Omit<Chore, 'everyMs'>): Promise<void> => {
    let fault: string;
    try {
      fault = wrong(await run());
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error);
      console.error(`The ${what} failed and will be made again.`, fault);
    }
    await watch(what, fault).catch((error: unknown) => console.error('The operator could not be told.', error));
  };
  await attempt({ what: 'sweep', run: () => threads.run('sweep', { alone: true }, RUN_MS) });
  // A backup may bring back accounts whose time has come since.
  await attempt({ what: 'erasure', run: () => threads.run('erase', {}, RUN_MS) });
  const running = new Map<string, Promise<void>>();
  const timers = chores(folder, table, threads).map((chore) =>
    setInterval(() => {
      if (running.has(chore.what)) return;
      running.set(
        chore.what,
        attempt(chore).finally(() => running.delete(chore.what)),
      );
    }, chore.everyMs),
  );
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      return Promise.all(running.values());
    },
  };
};

/** What AWS does by a timer: runs the built sweep, worker, events and shield functions, and deletes expired rows. */
import { LOOK_MS } from '../../service/agenda/tick.ts';
import { removeExpired } from './expired.ts';
import { serviceHandler } from './lambda.ts';
import { wordsOf } from './program.ts';

/** On one machine the log is complete at any moment, so that nothing has to be waited for but the calls themselves. */
const EVERY_MS = 5000;
/** Runs from one to the next that does more than sweep: AWS looks at none of it more often, and events alone ask a hundred partitions. */
const OTHERS_EVERY = LOOK_MS / EVERY_MS;
const LIMIT_MS = 30_000;
/** Customers that a run visits in turn: with the hundreds of a deployed one, whose next comes minutes later, it would never rest. */
const WALKED = 10;
/** DynamoDB deletes expired rows within days; reading the whole table costs a double too much to do it often. */
const EXPIRY_EVERY_MS = 3_600_000;

export interface Sweeper {
  /** Does everything as soon as what is being done is done, whatever the time. */
  look(): void;
  stop(): Promise<void>;
}

/**
 * Deletes expired rows and sweeps at once, before anything is served, what an earlier run of the service left behind, and
 * then every five seconds; it does all else every fifteen. What fails is on the
 * screen and made again. Sets the variables of `environment` in this process.
 */
export const startSweeper = async (environment: Readonly<Record<string, string>>): Promise<Sweeper> => {
  Object.assign(process.env, environment);
  const context = { getRemainingTimeInMillis: () => LIMIT_MS };
  const jobs = [
    ['sweep', (alone: boolean) => (alone ? { alone } : { walked: WALKED })],
    ['worker', () => ({ kind: 'sweep' })],
    ['events', () => ({ kind: 'tick', once: true })],
    ['shield', (alone: boolean) => (alone ? {} : { walked: WALKED })],
  ] as const;
  const loaded = jobs.map(([name, event]) => ({ name, event, handler: serviceHandler(name) }));
  const onlySweep = loaded.filter(({ name }) => name === 'sweep');
  const run = async (due: typeof loaded, alone = false): Promise<void> => {
    for (const { name, event, handler } of due) {
      try {
        await handler(event(alone), context);
      } catch (error) {
        console.error(`The ${name} failed and will be made again.`, wordsOf(error));
      }
    }
  };
  let expiredUntil = 0;
  const expire = async (): Promise<void> => {
    if (Date.now() < expiredUntil + EXPIRY_EVERY_MS) return;
    expiredUntil = Date.now();
    try {
      await removeExpired(environment['UDAYA_DYNAMODB_ENDPOINT'] ?? '', environment['UDAYA_TABLE'] ?? '', expiredUntil);
    } catch (error) {
      console.error('Expired rows were not deleted.', wordsOf(error));
    }
  };
  await expire();
  await run(loaded, true);
  let running: Promise<unknown> = Promise.resolve();
  let runs = 0;
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    const due = ++runs % OTHERS_EVERY === 0 ? loaded : onlySweep;
    running = running
      .then(() => run(due))
      .then(expire)
      .finally(() => (busy = false));
  }, EVERY_MS);
  let asked = false;
  return {
    look: () => {
      if (asked) return;
      asked = true;
      running = running.then(() => {
        asked = false;
        return run(loaded);
      });
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};

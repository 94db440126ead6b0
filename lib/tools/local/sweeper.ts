/** Runs the built sweep, worker and shield functions by a timer, as EventBridge does on AWS. */
import { serviceHandler } from './lambda.ts';

/** On one machine the log is complete at any moment, so that nothing has to be waited for but the calls themselves. */
const EVERY_MS = 5000;
const LIMIT_MS = 30_000;

export interface Sweeper {
  stop(): Promise<void>;
}

/**
 * Sweeps at once, before anything is served, what an earlier run of the service left behind, and then every five seconds.
 * A sweep that fails is on the screen and made again. Sets the variables of `environment` in this process.
 */
export const startSweeper = async (environment: Readonly<Record<string, string>>): Promise<Sweeper> => {
  Object.assign(process.env, environment);
  const context = { getRemainingTimeInMillis: () => LIMIT_MS };
  const jobs = [
    ['sweep', (alone: boolean) => ({ alone })],
    ['worker', () => ({ kind: 'sweep' })],
    ['shield', () => ({})],
  ] as const;
  const loaded = jobs.map(([name, event]) => ({ name, event, handler: serviceHandler(name) }));
  const run = async (alone: boolean): Promise<void> => {
    for (const { name, event, handler } of loaded) {
      try {
        await handler(event(alone), context);
      } catch (error) {
        console.error(`The ${name} failed and will be made again.`, error instanceof Error ? error.message : error);
      }
    }
  };
  await run(true);
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = run(false).finally(() => (busy = false));
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};

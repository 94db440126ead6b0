/** Runs the built sweep function by a timer, as EventBridge does on AWS. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Swept } from '../jobs/sweep.ts';
import { OUT } from '../deploy/build.ts';

/** On one machine the log is complete at any moment, so that nothing has to be waited for but the calls themselves. */
const EVERY_MS = 5000;
const LIMIT_MS = 30_000;

type SweepHandler = (
  event: { readonly alone?: boolean },
  context: { getRemainingTimeInMillis(): number },
) => Promise<Swept>;

const sweepHandler = (): SweepHandler => {
  const bundle: { handler?: SweepHandler } = createRequire(import.meta.url)(join(OUT, 'functions/sweep.cjs'));
  if (bundle.handler === undefined) throw new Error('the sweep bundle has no handler');
  return bundle.handler;
};

export interface Sweeper {
  stop(): Promise<void>;
}

/**
 * Sweeps at once, before anything is served, what an earlier run of the service left behind, and then every five seconds.
 * A sweep that fails is on the screen and made again. Sets the variables of `environment` in this process.
 */
export const startSweeper = async (environment: Readonly<Record<string, string>>): Promise<Sweeper> => {
  Object.assign(process.env, environment);
  const handler = sweepHandler();
  const run = (alone: boolean): Promise<unknown> =>
    handler({ alone }, { getRemainingTimeInMillis: () => LIMIT_MS }).catch((error: unknown) => {
      console.error('The sweep failed and will be made again.', error instanceof Error ? error.message : error);
    });
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

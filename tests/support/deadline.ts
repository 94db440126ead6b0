/**
 * Set up once in each worker. The runner waits for ever: here a test or hook that hangs fails, as in Jest's own runner.
 * There is one deadline for all; a test that named a shorter one would fail when the machine is busy.
 */
import { addEventHandler } from 'jest-circus';

/** Only a hang takes so long: a busy machine makes everything slow, and that is no fault. The runner's own test has less. */
const DEADLINE_MS = Number(process.env['UDAYA_DEADLINE_MS'] ?? 900_000);

type Step = () => unknown;

/** The step under the deadline. What a step throws is an error, or is told in one. */
const ended =
  (step: Step): (() => Promise<void>) =>
  async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`not done after ${DEADLINE_MS / 1000} s`)), DEADLINE_MS);
    });
    try {
      await Promise.race([Promise.resolve().then(step), late]);
    } catch (error) {
      throw error instanceof Error ? error : new Error(`thrown: ${String(error)}`);
    } finally {
      clearTimeout(timer);
    }
  };

addEventHandler((event, { currentDescribeBlock: { tests, hooks } }) => {
  if (event.name !== 'add_test' && event.name !== 'add_hook') return;
  const added = event.name === 'add_test' ? tests.at(-1) : hooks.at(-1);
  const { fn } = event;
  if (added === undefined || fn === undefined) return;
  added.fn = ended(() => Reflect.apply(fn, undefined, []) as unknown);
});

import { setTimeout } from 'node:timers/promises';

/** Only a hang takes so long. */
const PATIENCE_MS = 600_000;

/** Asks again and again until something is there, and returns it; a busy machine makes it late, not wrong. */
export const until = async <T>(ask: () => T | Promise<T>): Promise<NonNullable<T>> => {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await setTimeout(50)) {
    const found = await ask();
    if (found) return found;
  }
  throw new Error(`not there after ${PATIENCE_MS / 1000} s: ${ask.toString()}`);
};

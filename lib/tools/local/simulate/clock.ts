/** A clock that goes as fast as the work allows: whoever waits is woken in the order of time, and nothing else takes time. */
import { setImmediate } from 'node:timers/promises';

export interface SimulatedClock {
  /** Epoch ms. */
  now(): number;
  wait(ms: number): Promise<void>;
  /** Lets time pass until some work has ended. Rejects where it does, and where it waits for nothing. */
  until<T>(work: Promise<T>): Promise<T>;
}

/** A clock that begins at an instant (epoch ms) and counts whole milliseconds. */
export const simulatedClock = (start: number): SimulatedClock => {
  let now = start;
  const waiting = new Map<number, (() => void)[]>();
  // Instants that are waited for, the earliest last.
  const instants: number[] = [];
  const insert = (at: number): void => {
    let low = 0;
    let high = instants.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((instants[middle] ?? 0) > at) low = middle + 1;
      else high = middle;
    }
    instants.splice(low, 0, at);
  };
  return {
    now: () => now,
    wait: (ms) =>
      new Promise((resolve) => {
        const at = now + Math.max(0, Math.ceil(ms));
        const others = waiting.get(at);
        if (others) others.push(resolve);
        else {
          waiting.set(at, [resolve]);
          insert(at);
        }
      }),
    until: async (work) => {
      const state = { over: false };
      const end = (): void => void (state.over = true);
      work.then(end, end);
      for (;;) {
        // Everything that can go on without time passing goes on first.
        await setImmediate();
        if (state.over) return work;
        const next = instants.pop();
        if (next === undefined) throw new Error('What is simulated waits for nothing');
        now = next;
        const woken = waiting.get(next) ?? [];
        waiting.delete(next);
        for (const wake of woken) wake();
      }
    },
  };
};

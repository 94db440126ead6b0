/** Threads that run functions beside the one that answers calls: a report that is drawn must not hold an answer. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Job } from '../../contract/ports/jobs.ts';
import type { Table } from '../../contract/ports/table.ts';
import type { Installation } from './installation.ts';
import { faultOf, type Reply, type Run, type Said } from './messages.ts';

export interface Threads {
  /** Runs a built function with an event; rejects where it fails, or its thread ends. `ms`: the time that it has. */
  run(name: string, event: unknown, ms: number): Promise<unknown>;
  /** Functions that are running. */
  running(): number;
  stop(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, PromiseWithResolvers<unknown>>;
}

/** Says what a thread asks of the table; the answer is data. */
const replyTo = async (
  table: Table,
  { id, call, given, deadline }: Extract<Said, { kind: 'table' }>,
): Promise<Reply> => {
  try {
    const until = table.until(deadline);
    const value: unknown = await Reflect.apply(until[call], until, given);
    return { kind: 'reply', id, value };
  } catch (error) {
    return { kind: 'reply', id, fault: faultOf(error) };
  }
};

/** Threads over a table, one less than the machine has cores. `start` is told of jobs that functions in them start. */
export const openThreads = (own: Installation, table: Table, start: (job: Job) => void): Threads => {
  let count = 0;
  let stopped = false;

  const open = (): Thread => {
    const worker = new Worker(join(import.meta.dirname, 'thread.ts'), { workerData: own });
    const waiting: Thread['waiting'] = new Map();
    worker.on('message', (said: Said) => {
      if (said.kind === 'table') void replyTo(table, said).then((reply) => worker.postMessage(reply));
      else if (said.kind === 'job') start(said.job);
      else {
        const asked = waiting.get(said.id);
        waiting.delete(said.id);
        if (said.fault === undefined) asked?.resolve(said.value);
        else asked?.reject(new Error(said.fault));
      }
    });
    worker.on('error', (error) => console.error('A thread ended.', error.message));
    worker.on('exit', () => {
      for (const asked of waiting.values()) asked.reject(new Error('its thread ended'));
      waiting.clear();
    });
    return { worker, waiting };
  };
  const threads: (Thread | undefined)[] = Array.from({ length: Math.max(1, availableParallelism() - 1) });

  /** The thread with the least to do: started on first use, and again where it has ended. */
  const idlest = (): Thread => {
    const loads = threads.map((one) => one?.waiting.size ?? 0);
    const index = loads.indexOf(Math.min(...loads));
    const known = threads[index];
    if (known) return known;
    const fresh = open();
    threads[index] = fresh;
    fresh.worker.once('exit', () => {
      if (threads[index] === fresh) threads[index] = undefined;
    });
    return fresh;
  };

  return {
    run: (name, event, ms) => {
      if (stopped) return Promise.reject(new Error('the service ends'));
      const { worker, waiting } = idlest();
      const asked = Promise.withResolvers<unknown>();
      const run: Run = { id: count++, name, event, until: Date.now() + ms };
      waiting.set(run.id, asked);
      worker.postMessage(run);
      return asked.promise;
    },
    running: () => threads.reduce((sum, one) => sum + (one?.waiting.size ?? 0), 0),
    stop: async () => {
      stopped = true;
      await Promise.all(threads.map((one) => one?.worker.terminate()));
    },
  };
};

/**
 * The worker: makes the reports that were ordered, each asked for by an asynchronous invocation, and sweeps every five
 * minutes (EventBridge; locally a timer of `npm start`) for those that were lost. Not an endpoint. See `lib/publish`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '../lib/storage/jobs.ts';
import { logFault } from '../lib/metering/log-fault.ts';
import { PRESS } from '../lib/press/press.ts';
import { makeReport } from '../lib/publish/work.ts';
import { rescueReports, type Rescued } from '../lib/publish/rescue.ts';
import { sharedJobs } from '../lib/storage/jobs.ts';
import { sharedObjects } from '../lib/storage/objects.ts';
import { sharedTable } from '../lib/storage/table.ts';

/** What EventBridge sends. */
interface Sweep {
  readonly kind: 'sweep';
}

let last: Promise<unknown> = Promise.resolve();
/** One report at a time, as Lambda has it; locally many are asked for in one process. */
const inTurn = <T>(attempt: () => Promise<T>): Promise<T> => {
  const mine = last.then(attempt);
  last = mine.catch(() => {});
  return mine;
};

export const handler = async (job: Job | Sweep): Promise<Rescued | null> => {
  const table = sharedTable();
  const objects = sharedObjects();
  if (job.kind === 'sweep') {
    const fault = (error: unknown): void => logFault('report not rescued', error, {});
    return rescueReports({ table, objects, jobs: sharedJobs(), now: Date.now, fault });
  }
  const { customer, id } = job;
  const fault = (error: unknown): void => logFault('report not made', error, { report: id });
  await makeReport({ table, objects, press: PRESS, now: Date.now, sleep, inTurn, fault }, { customer, id });
  return null;
};

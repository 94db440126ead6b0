/**
 * The worker: makes the reports that were ordered and delivers them, each asked for by an asynchronous invocation; sweeps
 * every five minutes (EventBridge; locally a timer of `npm start`) for what was lost or is due again; and notes what SES
 * says became of e-mails. Not an endpoint. See `lib/print/publish`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeliveryJob, ReportJob } from '../lib/contract/ports/jobs.ts';
import { logFault } from '../lib/accounts/metering/log-fault.ts';
import { PRESS } from '../lib/print/press/press.ts';
import { makeReport } from '../lib/print/publish/work.ts';
import { sharedMail } from '../lib/adapters/outgoing/mail.ts';
import { deliver } from '../lib/print/publish/deliver.ts';
import { noteMail } from '../lib/print/publish/deliveries.ts';
import { mailEventOf, type MailEvent } from '../lib/print/publish/mail-events.ts';
import { rescueDeliveries, rescueReports, type Rescue, type Rescued } from '../lib/print/publish/rescue.ts';
import { sharedJobs } from '../lib/adapters/storage/jobs.ts';
import { sharedObjects } from '../lib/adapters/storage/objects.ts';
import { sharedTable } from '../lib/adapters/storage/table.ts';

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

/** What a sweep did, or null for any other work. */
type Done = (Rescued & { readonly deliveries: number }) | null;

export const handler = async (job: ReportJob | DeliveryJob | Sweep | MailEvent): Promise<Done> => {
  const table = sharedTable();
  const objects = sharedObjects();
  if ('source' in job) {
    const event = mailEventOf(job);
    if (event) await noteMail(table, event, event.status);
    return null;
  }
  if (job.kind === 'sweep') {
    const fault = (error: unknown): void => logFault('job not rescued', error, {});
    const ports: Rescue = { table, objects, jobs: sharedJobs(), now: Date.now, fault };
    return { ...(await rescueReports(ports)), deliveries: await rescueDeliveries(ports) };
  }
  if (job.kind === 'delivery') {
    await deliver({ table, objects, mail: sharedMail, now: Date.now, sleep }, job);
    return null;
  }
  const { customer, id } = job;
  const fault = (error: unknown): void => logFault('report not made', error, { report: id });
  await makeReport(
    { table, objects, press: PRESS, jobs: sharedJobs(), now: Date.now, sleep, inTurn, fault },
    { customer, id },
  );
  return null;
};

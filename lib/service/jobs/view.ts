/** Jobs as the API shows them. */
import type { Table } from '../../contract/ports/table.ts';
import { expiresOf, listParts, type JobRecord } from './records.ts';
import { utcOfMs } from '../../contract/values/utc.ts';

/** How far a job has come. */
export type Counts = Pick<JobRecord, 'done' | 'failed'>;

/** The rows of a job that are done by now. */
export const countsOf = async (table: Table, customer: string, job: JobRecord): Promise<Counts> => {
  if (job.ended > 0) return job;
  const parts = await listParts(table, { customer, id: job.id });
  const sum = (of: (part: (typeof parts)[number]) => number): number => parts.reduce((all, part) => all + of(part), 0);
  return { done: sum(({ done }) => done), failed: sum(({ failed }) => failed) };
};

/** When a job will be done at the pace so far; null where that is not known. */
const etaOf = ({ rows, created, status }: JobRecord, { done, failed }: Counts, now: number): string | null => {
  const over = done + failed;
  if (status !== 'running' || over === 0) return null;
  return utcOfMs(now + ((now - created) / over) * (rows - over));
};

/** A job in the shape of the contract at a moment (epoch ms). */
export const jobShape = (job: JobRecord, counts: Counts, now: number) => {
  const { id, endpoint, reference, status, rows, price, created, ended, returned } = job;
  const isQueued = status === 'running' && counts.done + counts.failed === 0;
  return {
    job_id: id,
    endpoint,
    reference,
    status: isQueued ? ('queued' as const) : status,
    rows,
    done: counts.done,
    failed: counts.failed,
    credits_reserved: rows * price,
    credits_charged: ended > 0 ? counts.done * price : null,
    credits_returned: returned >= 0 ? returned : null,
    created: utcOfMs(created),
    eta: etaOf(job, counts, now),
    ended: ended > 0 ? utcOfMs(ended) : null,
    expires: ended > 0 ? utcOfMs(expiresOf(job)) : null,
  };
};

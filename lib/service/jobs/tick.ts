/** The tick of jobs: one that is not over gets a worker again, in case that its own have died. */
import type { Jobs } from '../../contract/ports/jobs.ts';
import type { Table } from '../../contract/ports/table.ts';
import { announce, dropDue, dueAt } from '../../accounts/due/due.ts';
import { refOf } from './order.ts';
import { findJob } from './records.ts';

/** Between two looks at a job. */
const AGAIN_SECONDS = 120;
/** After so long a row without a job means that its job was never written. */
const LOST_SECONDS = 600;

/** Starts workers for jobs that are due at `now` (epoch ms); resolves with how many. Any number of ticks may run at once. */
export const tickJobs = async (
  { table, jobs }: { readonly table: Table; readonly jobs: Jobs },
  now: number,
): Promise<number> => {
  const seconds = Math.floor(now / 1000);
  let started = 0;
  for await (const due of dueAt(table, 'rows', seconds)) {
    const ref = refOf(due.subject);
    const job = await findJob(table, ref);
    const isOver = job ? job.returned >= 0 : due.at < seconds - LOST_SECONDS;
    if (job && !isOver) {
      await announce(table, 'rows', seconds + AGAIN_SECONDS, due.subject);
      await jobs.start({ kind: 'rows', ...ref });
      started++;
    }
    if (job || isOver) await dropDue(table, due);
  }
  return started;
};

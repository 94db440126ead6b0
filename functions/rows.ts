/**
 * Works on jobs of many rows, asked for by asynchronous invocations and by the tick of `events.ts`. It carries every calculation,
 * as batch does. Not an endpoint. See `lib/service/jobs`.
 */

import type { RowsJob } from '../lib/contract/ports/jobs.ts';
import { sharedJobs } from '../lib/adapters/storage/jobs.ts';
import { sharedObjects } from '../lib/adapters/storage/objects.ts';
import { sharedTable } from '../lib/adapters/storage/table.ts';
import { openedProfiles } from '../lib/accounts/profiles/opened.ts';
import { workOn } from '../lib/service/jobs/work.ts';

/** A part that has begun, and the end of the job, are finished within a run. */
const WORK_MS = 45_000;

export const handler = async ({ customer, id }: RowsJob): Promise<void> => {
  const ports = {
    table: sharedTable(),
    objects: sharedObjects(),
    jobs: sharedJobs(),
    births: openedProfiles,
    now: Date.now,
  };
  await workOn({ ...ports, ends: Date.now() + WORK_MS }, { customer, id });
};

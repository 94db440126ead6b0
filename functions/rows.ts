/**
 * Works on jobs of many rows, and tells what is due of the sky and of saved births; asked for by asynchronous invocations and by the
 * tick of `events.ts`. It carries every calculation, as batch does. Not an endpoint. See `lib/service/jobs`, `lib/service/agenda`.
 */

import type { AgendaJob, RowsJob } from '../lib/contract/ports/jobs.ts';
import { sharedJobs } from '../lib/adapters/storage/jobs.ts';
import { sharedObjects } from '../lib/adapters/storage/objects.ts';
import { sharedTable } from '../lib/adapters/storage/table.ts';
import { openedProfiles } from '../lib/accounts/profiles/opened.ts';
import { logFault } from '../lib/accounts/metering/log-fault.ts';
import { doAgenda } from '../lib/service/agenda/agenda.ts';
import { nextAfter } from '../lib/service/agenda/next.ts';
import { workOn } from '../lib/service/jobs/work.ts';

/** A part that has begun, and the end of the job, are finished within a run. */
const WORK_MS = 45_000;

/** A run over a partition of the agenda. */
const AGENDA_MS = 45_000;

export const handler = async (job: RowsJob | AgendaJob): Promise<void> => {
  const ports = {
    table: sharedTable(),
    objects: sharedObjects(),
    jobs: sharedJobs(),
    births: openedProfiles,
    now: Date.now,
  };
  if (job.kind === 'rows') return workOn({ ...ports, ends: Date.now() + WORK_MS }, job);
  const fault = (error: unknown): void => logFault('event not told', error, {});
  await doAgenda({ ...ports, next: nextAfter, ends: Date.now() + AGENDA_MS, fault }, job.shard);
};

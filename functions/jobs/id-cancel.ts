import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { oneOf, whole } from '../../lib/contract/frame/about.ts';
import { EXAMPLE_JOB, JOB_STATES, jobId, MOST_JOB_CREDITS } from '../../lib/contract/suites/jobs.ts';
import { cancelJob as cancel, findJob, listParts, PART_ROWS } from '../../lib/service/jobs/records.ts';

export const cancelJob = resource({
  path: '/v1/jobs/{id}/cancel',
  summary: 'Stop a job; rows that were not begun cost nothing',
  description:
    'Rows that are being worked on are finished, with the rest of their part of 25; then the job is `cancelled`, and what was done can be fetched. The credits of the others go back some minutes later. A job that has ended is 409 `STATE_CONFLICT`; one that is being cancelled is answered as it is.',
  auth: 'either',
  wave: 3,
  errors: ['RESOURCE_NOT_FOUND', 'STATE_CONFLICT'],
  input: plainInput({ id: jobId }),
  repeat: 'same',
  needs: { table: 'write', jobs: 'write' },
  answers: {
    200: answersJson(
      'The job is being stopped',
      z.strictObject({
        job_id: jobId,
        status: oneOf(JOB_STATES, 'Where the job stands now'),
        refunded: whole(0, MOST_JOB_CREDITS, 'Credits that will go back at least: those of rows that were not begun'),
      }),
      { job_id: EXAMPLE_JOB.job_id, status: 'cancelling', refunded: 2775 },
    ),
  },
  example: { id: EXAMPLE_JOB.job_id },
  compute: async ({ table, jobs, space, input: { id } }) => {
    const ref = { customer: space, id };
    if (!(await findJob(table, ref))) throw new AppError('RESOURCE_NOT_FOUND');
    const job = (await cancel(table, ref, randomUUID())) ?? (await findJob(table, ref));
    if (!job) throw new AppError('RESOURCE_NOT_FOUND');
    if (job.status !== 'cancelling') throw new AppError('STATE_CONFLICT', { message: `The job is ${job.status}.` });
    // Where no worker can be started, the tick ends the job.
    await jobs.start({ kind: 'rows', ...ref }).catch(() => {});
    const begun = (await listParts(table, ref)).reduce(
      (sum, { n }) => sum + Math.min(PART_ROWS, job.rows - n * PART_ROWS),
      0,
    );
    return { status: 200, data: { job_id: id, status: job.status, refunded: (job.rows - begun) * job.price } };
  },
});

export const handler = serveResource(cancelJob);

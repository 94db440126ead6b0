import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { EXAMPLE_JOB, jobId, jobOut } from '../../lib/contract/suites/jobs.ts';
import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { findJob } from '../../lib/service/jobs/records.ts';
import { countsOf, jobShape } from '../../lib/service/jobs/view.ts';

export const readJob = resource({
  path: '/v1/jobs/{id}',
  method: 'GET',
  summary: 'How far a job is, and what it cost',
  description:
    'Rows are done in parts of 25, so the counts go up in steps. When the job has ended, `credits_charged` says what it cost; what goes back is known some minutes later, because the call that ordered it must be settled first.',
  auth: 'either',
  wave: 2,
  errors: ['RESOURCE_NOT_FOUND'],
  input: plainInput({ id: jobId }),
  needs: { table: 'read' },
  answers: { 200: answersJson('The job', jobOut, EXAMPLE_JOB) },
  example: { id: EXAMPLE_JOB.job_id },
  compute: async ({ table, space, input: { id }, now }) => {
    const job = await findJob(table, { customer: space, id });
    if (!job) throw new AppError('RESOURCE_NOT_FOUND');
    return { status: 200, data: jobShape(job, await countsOf(table, space, job), Math.round(toUnixMs(now))) };
  },
});

export const handler = serveResource(readJob);

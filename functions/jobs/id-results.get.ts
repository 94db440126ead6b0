import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { EXAMPLE_JOB, EXAMPLE_RESULTS, jobId, resultsOut, rowErrorOut } from '../../lib/contract/suites/jobs.ts';
import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { errorsKey, resultsKey } from '../../lib/service/jobs/files.ts';
import { expiresOf, findJob } from '../../lib/service/jobs/records.ts';
import { utcOfMs } from '../../lib/contract/values/utc.ts';

/** Seconds for which a link to results is good. */
const LINK_SECONDS = 900;
const errorRows = z.array(rowErrorOut);

export const jobResults = resource({
  path: '/v1/jobs/{id}/results',
  method: 'GET',
  summary: 'A link to the results of a job, and the rows that failed',
  description:
    'The file has a line per row in the order of the rows, packed with gzip: of `jsonl` `{row, ref, http, body}` with the whole answer of a single call, of `csv` the values of its `data` in columns. A job that has not ended is 409 `STATE_CONFLICT`; results that are no longer kept are 410 `REPORT_EXPIRED`.',
  auth: 'either',
  wave: 2,
  errors: ['RESOURCE_NOT_FOUND', 'STATE_CONFLICT', 'REPORT_EXPIRED'],
  input: plainInput({ id: jobId }),
  needs: { table: 'read', objects: 'read' },
  answers: { 200: answersJson('The results', resultsOut, EXAMPLE_RESULTS) },
  example: { id: EXAMPLE_JOB.job_id },
  compute: async ({ table, objects, space, input: { id }, now }) => {
    const ref = { customer: space, id };
    const job = await findJob(table, ref);
    if (!job) throw new AppError('RESOURCE_NOT_FOUND');
    if (job.ended === 0) throw new AppError('STATE_CONFLICT', { message: 'The job has not ended yet.' });
    const at = Math.round(toUnixMs(now));
    const expires = expiresOf(job);
    const seconds = Math.min(LINK_SECONDS, Math.floor((expires - at) / 1000));
    if (seconds < 1) throw new AppError('REPORT_EXPIRED', { message: 'The results of this job are no longer kept.' });
    const filename = `job-${id}.${job.results}.gz`;
    const title = job.reference === '' ? filename : `${job.reference}.${job.results}.gz`;
    const file = await objects.get(errorsKey(ref));
    return {
      status: 200,
      data: {
        url: await objects.link(resultsKey(ref, job.results), { seconds, filename, title }),
        url_expires: utcOfMs(at + seconds * 1000),
        format: job.results,
        bytes: job.bytes,
        expires: utcOfMs(expires),
        error_count: job.failed,
        errors: file ? errorRows.parse(JSON.parse(new TextDecoder().decode(file.bytes))) : [],
      },
    };
  },
});

export const handler = serveResource(jobResults);

import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { CURSOR_OUT, pageFields } from '../../lib/contract/frame/paging.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { EXAMPLE_ENDED_JOB, jobOut } from '../../lib/contract/suites/jobs.ts';
import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { listJobs as readJobs } from '../../lib/service/jobs/records.ts';
import { countsOf, jobShape } from '../../lib/service/jobs/view.ts';

export const listJobs = resource({
  path: '/v1/jobs',
  method: 'GET',
  summary: 'The jobs of your account, newest first',
  description:
    'Jobs of all live keys of the account, or with a sandbox key those of the sandbox, with how far each is. They are listed for 90 days, their results kept for 7.',
  auth: 'either',
  wave: 2,
  input: plainInput(pageFields(20, 100)),
  needs: { table: 'read' },
  answers: {
    200: answersJson(
      'A page of jobs',
      z.strictObject({ jobs: about(z.array(jobOut), 'Jobs, newest first'), ...CURSOR_OUT }),
      { jobs: [EXAMPLE_ENDED_JOB], cursor: null },
    ),
  },
  compute: async ({ table, space, input: { limit }, paging, now }) => {
    const { jobs, more } = await readJobs(table, space, { limit, after: paging.after });
    const at = Math.round(toUnixMs(now));
    const shown = await Promise.all(jobs.map(async (job) => jobShape(job, await countsOf(table, space, job), at)));
    const last = jobs.at(-1);
    return { status: 200, data: { jobs: shown, cursor: more && last ? paging.cursor(last.id) : null } };
  },
});

export const handler = serveResource(listJobs);

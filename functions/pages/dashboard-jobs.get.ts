import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { jobsPage } from '../../lib/pages/jobs.ts';
import { replyWith, sceneOf, shownField } from '../../lib/pages/scene.ts';
import { uploadAddress } from '../../lib/print/publish/brands.ts';
import { resultsKey } from '../../lib/service/jobs/files.ts';
import { expiresOf, listJobs } from '../../lib/service/jobs/records.ts';
import { countsOf, jobShape } from '../../lib/service/jobs/view.ts';

const SHOWN = 20;
const LINK_SECONDS = 900;

export const dashboardJobs = page({
  path: '/dashboard/jobs',
  summary: 'Jobs',
  auth: 'session',
  input: plainInput(shownField),
  needs: { table: 'read', objects: 'write' },
  compute: async (call) => {
    const { table, objects, space, now } = call;
    const at = Math.round(toUnixMs(now));
    const { jobs } = await listJobs(table, space, { limit: SHOWN, after: null });
    const lines = await Promise.all(
      jobs.map(async (job) => {
        const { id, results, reference } = job;
        const seconds = job.ended > 0 ? Math.min(LINK_SECONDS, Math.floor((expiresOf(job) - at) / 1000)) : 0;
        const filename = `job-${id}.${results}.gz`;
        const title = reference === '' ? filename : `${reference}.${results}.gz`;
        const url =
          seconds < 1
            ? null
            : await objects.link(resultsKey({ customer: space, id }, results), { seconds, filename, title });
        return { ...jobShape(job, await countsOf(table, space, job), at), url };
      }),
    );
    // A file of rows is put straight into the bucket.
    const bucket = await uploadAddress(objects, space, 'origin', { type: 'text/csv', bytes: 1 });
    return {
      ...replyWith(call, jobsPage(sceneOf(call, '/dashboard/jobs'), lines, call.visitor.plan)),
      connects: [new URL(bucket).origin],
    };
  },
});

export const handler = serveResource(dashboardJobs);

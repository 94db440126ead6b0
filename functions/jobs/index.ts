import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { MAX_BATCH_BODY_BYTES } from '../../lib/contract/frame/limits.ts';
import { EXAMPLE_JOB, EXAMPLE_UPLOAD, JOB_FIELDS, jobOut, uploadOut } from '../../lib/contract/suites/jobs.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { orderJob, uploadFor } from '../../lib/service/jobs/order.ts';
import { jobShape } from '../../lib/service/jobs/view.ts';

export const createJob = resource({
  path: '/v1/jobs',
  summary: 'Run one calculation over up to 10,000 rows',
  description:
    'Each row is the body of a single call, and is checked, computed and answered as one; `options` are members that all rows share. Up to 1,000 rows come in `rows`; more, or a file of JSON lines or CSV, by PUT to the address that `upload` asks for, and then by its `upload_id`. Where the first five rows are all refused, the job is (400), and nothing is charged. The credits of all rows are taken when the job is ordered; those of rows that fail, or are not run because it is cancelled, go back when it has ended. GET jobs/{id} says how far it is; webhooks are told of `job.done` and `job.cancelled`. A sandbox key may send 100 rows. Calls that make further calls (batch, ai/chat, matching/bulk) and reports cannot be run in a job.',
  pricedByBody: true,
  auth: 'either',
  wave: 2,
  feature: 'jobs',
  errors: ['CREDITS_EXHAUSTED', 'SCOPE_MISSING', 'ENDPOINT_NOT_FOUND', 'RESOURCE_NOT_FOUND', 'OVERLOADED'],
  maxBodyBytes: MAX_BATCH_BODY_BYTES,
  input: plainInput(JOB_FIELDS),
  repeat: 'once',
  needs: { table: 'write', objects: 'write', jobs: 'write' },
  answers: {
    201: answersJson('Where the file of rows may be put', uploadOut, EXAMPLE_UPLOAD),
    202: answersJson('The job is on its way', jobOut, {
      ...EXAMPLE_JOB,
      status: 'queued',
      done: 0,
      failed: 0,
      eta: null,
    }),
  },
  example: { endpoint: 'kundli/planets', rows: [EXAMPLE_PAIR.groom, EXAMPLE_PAIR.bride], reference: 'Two births' },
  compute: async ({ table, objects, jobs, space, visitor, caller, request, options, input, now }) => {
    const at = Math.round(toUnixMs(now));
    if (input.upload !== undefined) return { status: 201, data: await uploadFor(objects, space, input.upload, at) };
    const { endpoint, rows, upload_id: upload, options: shared = {}, results, reference } = input;
    const asked = { endpoint, rows, upload, options: shared, results, reference };
    const { language } = options;
    const one = { requestId: request.id, language, accepted: request.accepted, warnings: [], now, caller };
    const credits = () => ({ charged: 0, remaining: null });
    const call = { visitor, caller, language, now: at, request: { ...one, credits } };
    const job = await orderJob({ table, objects, jobs }, asked, call);
    return {
      status: 202,
      data: jobShape(job, { done: 0, failed: 0 }, at),
      location: `/v1/jobs/${job.id}`,
      retryAfter: 5,
    };
  },
});

export const handler = serveResource(createJob);

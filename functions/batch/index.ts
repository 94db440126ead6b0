import * as z from 'zod/mini';
import { anyAnswer } from '../../lib/contract/frame/answers.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { MAX_ANSWER_BYTES, MAX_BATCH_BODY_BYTES, MAX_BATCH_CALLS } from '../../lib/contract/frame/limits.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import { about, characters, objectList, several, text, whole } from '../../lib/contract/frame/about.ts';
import { endpointLoaders } from '../../lib/service/catalogue/endpoint-list.ts';
import { nameOfPath } from '../../lib/service/catalogue/near.ts';
import { failedAnswer, findEndpoint, isCounted, priceFor, runForCaller } from '../../lib/service/catalogue/run.ts';
import { unknownPath } from '../../lib/service/catalogue/unknown-path.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { serve } from '../../lib/service/http/serve.ts';

/** After so long no further call is begun: the gateway ends a request after 29 s. */
const BUDGET_MS = 20_000;
/** Room that the batch's own members take. */
const FRAME_BYTES = 50_000;

const oneCall = z.object({
  ref: z.string().check(z.maxLength(64), z.describe('Your own mark of the call, given back; up to 64 characters')),
  endpoint: characters(1, 128, 'The path, with or without /v1/, variables filled in: kundli/planets, varga/D9'),
  body: z.optional(about(z.unknown(), 'Body of the single call; for a GET its query')),
});

const nowhere = async (name: string): Promise<AppError> => unknownPath(Object.keys(await endpointLoaders()), name);

export const batch = endpoint({
  path: '/v1/batch',
  summary: 'Up to 50 calls in one request, each with its own status, in their order; successful ones are charged',
  description:
    'Sends several calls in one request and answers with the whole answer of each, in their order: 50 matches, or the sections of a page. Each call is checked, priced and counted against the rate as if it came alone: those that succeed are charged, those that fail are not, and one failure does not touch the others. The credits for all are set aside before the first is done; calls that they do not cover are refused with `CREDITS_EXHAUSTED`. A call that would not fit into the answer (5 MB in all) or into the time (20 s) gets an error of its own and can be sent again. A batch cannot hold a batch. Its `result_hash` is made of the hashes of its answers, so that the same calls have the same hash.',
  errors: ['CREDITS_EXHAUSTED'],
  credits: 0,
  pricedByBody: true,
  maxBodyBytes: MAX_BATCH_BODY_BYTES,
  input: plainInput({
    calls: several(oneCall, 1, MAX_BATCH_CALLS, 'The calls, 1 to 50, in order'),
  }),
  output: z.strictObject({
    results: objectList('One row per call, in their order', {
      ref: about(text, 'Your mark of the call'),
      http: whole(200, 599, 'HTTP status that the call would have had alone'),
      body: about(anyAnswer, 'What the call would have been answered alone'),
    }),
    credits: whole(0, 10_000, 'Credits charged for the calls that succeeded'),
  }),
  example: {
    calls: [
      { ref: 'a', endpoint: 'matching/nadi', body: EXAMPLE_PAIR },
      { ref: 'b', endpoint: 'varga/D9', body: EXAMPLE_PAIR.groom },
    ],
  },
  compute: async ({ input, options, now, request, caller, verbatim }) => {
    const started = performance.now();
    const found = await Promise.all(input.calls.map((one) => findEndpoint(nameOfPath(one.endpoint))));
    const sum = found.reduce((total, one) => total + priceFor(one, caller), 0);
    await caller.reserve(sum, found.filter((one) => isCounted(one, caller)).length);
    const results: string[] = [];
    const lasting: string[] = [];
    let credits = 0;
    let room = MAX_ANSWER_BYTES - FRAME_BYTES;
    for (const [i, { ref, endpoint: name, body = {} }] of input.calls.entries()) {
      const own = found[i] ?? null;
      const {
        http,
        charged,
        lasting: same,
        ...result
      } = own === null || performance.now() - started > BUDGET_MS
        ? failedAnswer(own === null ? await nowhere(name) : new AppError('TIMED_OUT'), '', request.id)
        : await runForCaller(own, body, {
            requestId: request.id,
            language: options.language,
            accepted: request.accepted,
            warnings: [],
            now,
            caller,
            room,
          });
      credits += charged;
      room -= Buffer.byteLength(result.body);
      results.push(`{"ref":${JSON.stringify(ref)},"http":${http},"body":${result.body}}`);
      lasting.push(JSON.stringify([ref, http, same]));
    }
    verbatim('results', `[${results.join(',')}]`, `[${lasting.join(',')}]`);
    verbatim('credits', String(credits), '');
    return { results: [], credits };
  },
});

export const handler = serve(batch);

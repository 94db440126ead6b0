import * as z from 'zod/mini';
import { creditsOf } from '../../lib/contract/suites/astrologer.ts';
import { invalidFields } from '../../lib/contract/frame/field-errors.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { MAX_BATCH_CALLS } from '../../lib/contract/frame/limits.ts';
import { providerNamed } from '../../lib/contract/ports/model.ts';
import { MOST_CREDITS } from '../../lib/contract/suites/plans.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, characters, objectList, several, text, whole } from '../../lib/contract/frame/about.ts';
import { priceOf } from '../../lib/service/catalogue/price.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

/** ai/chat costs what the language model of this stage costs. */
const isChat = (path: string): boolean => path.replace(/^\/?(v1\/)?/, '') === 'ai/chat';

export const estimate = resource({
  path: '/v1/credits/estimate',
  summary: 'What calls would cost, without making them',
  description:
    'The price of each call when it succeeds with a live key; one that fails costs nothing, and a sandbox key never pays. A batch costs what its calls cost, `ai/chat` what the writer of its answers costs on this service. Bodies are not checked.',
  suite: 'billing',
  auth: 'either',
  input: plainInput({
    calls: several(
      z.object({
        endpoint: characters(1, 128, 'The path below /v1, variables filled in: kundli/planets, varga/D9'),
        body: z.optional(about(z.unknown(), 'Its body; only that of a batch decides a price')),
      }),
      1,
      MAX_BATCH_CALLS,
      'The calls, 1 to 50',
    ),
  }),
  answers: {
    200: answersJson(
      'The prices',
      z.strictObject({
        total: whole(0, MOST_CREDITS, 'Credits of all calls together'),
        lines: objectList('One line per call, in their order', {
          endpoint: about(text, 'The call'),
          credits: whole(0, MOST_CREDITS, 'Credits it costs'),
        }),
      }),
      {
        total: 3,
        lines: [
          { endpoint: 'kundli/planets', credits: 1 },
          { endpoint: 'matching/ashtakoot', credits: 2 },
        ],
      },
    ),
  },
  example: { calls: [{ endpoint: 'kundli/planets' }, { endpoint: 'matching/ashtakoot' }] },
  compute: async ({ input: { calls } }) => {
    const prices = await Promise.all(
      calls.map(({ endpoint, body }) =>
        isChat(endpoint) ? creditsOf(providerNamed(process.env['UDAYA_MODEL'])) : priceOf(endpoint, body),
      ),
    );
    const unknown = prices.flatMap((price, i) => (price === null ? [i] : []));
    if (unknown.length > 0)
      throw invalidFields(
        ...unknown.map((i) => ({
          field: `calls.${i}.endpoint`,
          code: 'UNKNOWN_VALUE' as const,
          message: `calls.${i}.endpoint must be a path below /v1; see GET /v1/meta/endpoints.`,
          expected: 'kundli/planets',
          received: calls[i]?.endpoint ?? '',
        })),
      );
    const lines = calls.map(({ endpoint }, i) => ({ endpoint, credits: prices[i] ?? 0 }));
    return { status: 200, data: { total: lines.reduce((sum, { credits }) => sum + credits, 0), lines } };
  },
});

export const handler = serveResource(estimate);

import * as z from 'zod/mini';
import { upTo } from '../../lib/contract/frame/about.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { answersMedia, shownAs } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { SUITES } from '../../lib/service/catalogue/openapi/info.ts';
import { partOf } from '../../lib/service/catalogue/openapi/part.ts';
import { openapiDocument } from '../../lib/service/catalogue/openapi.source.ts';
import { openapiText } from '../../lib/service/catalogue/openapi-text.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

const partFor = async (base: string, suites: readonly string[]): Promise<string> =>
  JSON.stringify({ ...partOf(await openapiDocument(), suites), servers: [{ url: base }] });

export const openapi = resource({
  path: '/v1/meta/openapi',
  method: 'GET',
  auth: 'none',
  cacheSeconds: DOCUMENT_SECONDS,
  summary: 'The OpenAPI 3.1 document of this API',
  description:
    'The contract of the whole API for documents, client generators and test tools: every operation with its fields, errors, price and a real answer to its example. It stands alone, without the envelope of other answers, and names the address it was fetched from as its server. With `suite` it holds the operations of those suites alone, which viewers and models take more easily.',
  input: plainInput({
    suite: z.optional(
      upTo(
        50,
        z.enum(Object.keys(SUITES)),
        'Suites whose operations are wanted, separated by commas; the whole API when left out',
      ),
    ),
  }),
  answers: {
    200: shownAs(answersMedia('The document', 'application/json'), {
      openapi: '3.1.0',
      info: { title: 'Udaya', version: '0.1.0' },
      paths: { '/v1/panchang/daily': { post: { operationId: 'panchangDaily' } } },
    }),
  },
  compute: async ({ input: { suite: suites = [] }, web }) => ({
    status: 200,
    type: 'application/json',
    body: suites.length === 0 ? await openapiText(web.base) : await partFor(web.base, suites),
  }),
});

export const handler = serveResource(openapi);

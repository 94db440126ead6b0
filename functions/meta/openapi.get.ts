import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { plainInput } from '../../lib/contract/inputs.ts';
import { DOCUMENT_SECONDS } from '../../lib/contract/limits.ts';
import { openapiDocument } from '../../lib/derive/openapi-data.ts';
import { about, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';

export const openapi = endpoint({
  path: '/v1/meta/openapi',
  method: 'GET',
  auth: 'none',
  cacheSeconds: DOCUMENT_SECONDS,
  summary: 'The OpenAPI 3.1 document of this API',
  description:
    'The contract of the whole API for documents, client generators and test tools: every operation with its fields, errors, price and a real answer to its example.',
  credits: 0,
  input: plainInput(),
  output: z.strictObject({
    document: about(
      z.looseObject({
        openapi: about(text, 'Version of OpenAPI it is written in'),
        paths: about(z.record(z.string(), z.unknown()), 'The operations by path and method'),
        components: about(z.record(z.string(), z.unknown()), 'What operations share'),
      }),
      'The document',
    ),
  }),
  example: {},
  defaults: { precision: 9 },
  compute: async () => ({ document: await openapiDocument() }),
});

export const handler = serve(openapi);

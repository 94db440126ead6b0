import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { plainInput } from '../../lib/contract/inputs.ts';
import { openapiDocument } from '../../lib/derive/openapi-data.ts';
import { serve } from '../../lib/http/serve.ts';

export const openapi = endpoint({
  path: '/v1/meta/openapi',
  method: 'GET',
  auth: 'none',
  summary: 'The OpenAPI 3.1 document of this API',
  credits: 0,
  input: plainInput(),
  output: z.strictObject({
    document: z.looseObject({
      openapi: z.string(),
      paths: z.record(z.string(), z.unknown()),
      components: z.record(z.string(), z.unknown()),
    }),
  }),
  example: {},
  defaults: { precision: 9 },
  compute: async () => ({ document: await openapiDocument() }),
});

export const handler = serve(openapi);

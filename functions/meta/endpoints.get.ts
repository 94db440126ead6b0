import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { plainInput } from '../../lib/contract/inputs.ts';
import { int, text } from '../../lib/contract/shapes.ts';
import { endpointRows } from '../../lib/derive/catalogue-data.ts';
import { serve } from '../../lib/http/serve.ts';

export const endpointsList = endpoint({
  path: '/v1/meta/endpoints',
  method: 'GET',
  auth: 'none',
  summary: 'Every endpoint of this API as data, with the exact count',
  credits: 0,
  input: plainInput({
    suite: z.optional(z.string().check(z.maxLength(32), z.describe('only endpoints of this suite'))),
  }),
  output: z.strictObject({
    count: int,
    endpoints: z.array(
      z.strictObject({
        name: text,
        method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
        path: text,
        suite: text,
        summary: text,
        credits: int,
        auth: z.enum(['key', 'none']),
        wave: int,
        stability: text,
        input: text.check(z.describe('kind of input')),
        max_days: z.nullable(int).check(z.describe('longest span in days, where the input is a span')),
        fields: z.array(text).check(z.describe('own fields besides those of the kind and the options')),
      }),
    ),
  }),
  example: {},
  compute: async ({ input }) => {
    const rows = (await endpointRows()).filter((row) => input.suite === undefined || row.suite === input.suite);
    return { count: rows.length, endpoints: rows.map((row) => ({ ...row, fields: [...row.fields] })) };
  },
});

export const handler = serve(endpointsList);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { plainInput } from '../../lib/contract/inputs.ts';
import { instant, int, num, text } from '../../lib/contract/shapes.ts';
import { ACCURACY } from '../../lib/derive/accuracy-data.ts';
import { serve } from '../../lib/http/serve.ts';

export const accuracy = endpoint({
  path: '/v1/meta/accuracy',
  method: 'GET',
  auth: 'none',
  summary: 'Machine-written ledger: per endpoint the oracle, cases, mean and worst deviation, last change',
  credits: 0,
  input: plainInput({
    endpoint: z.optional(z.string().check(z.maxLength(64), z.describe('only rows of this endpoint'))),
  }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        endpoint: text,
        oracle: text,
        cases: int,
        mean_error: num,
        max_error: num,
        unit: text,
        run: instant,
        commit: text,
      }),
    ),
  }),
  example: {},
  defaults: { precision: 9 },
  compute: ({ input }) => ({
    rows: ACCURACY.filter((row) => input.endpoint === undefined || row.endpoint === input.endpoint),
  }),
});

export const handler = serve(accuracy);

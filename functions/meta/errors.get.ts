import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { plainInput } from '../../lib/contract/inputs.ts';
import { flag, int, text } from '../../lib/contract/shapes.ts';
import { DETAIL_CODES, ERRORS } from '../../lib/contract/errors.ts';
import { serve } from '../../lib/http/serve.ts';

export const errors = endpoint({
  path: '/v1/meta/errors',
  method: 'GET',
  auth: 'none',
  summary: 'Every stable error code with its cause and what to do',
  credits: 0,
  input: plainInput(),
  output: z.strictObject({
    errors: z.array(z.strictObject({ code: text, status: int, title: text, retryable: flag, fix: text })),
    detail_codes: z.array(text),
  }),
  example: {},
  compute: () => ({
    errors: Object.entries(ERRORS).map(([code, row]) => ({ code, ...row })),
    detail_codes: [...DETAIL_CODES],
  }),
});

export const handler = serve(errors);

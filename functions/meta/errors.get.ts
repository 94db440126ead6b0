import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { about, flag, keysOf, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { WARNINGS } from '../../lib/contract/frame/warnings.ts';
import { DETAIL_CODES, ERRORS } from '../../lib/contract/frame/errors.ts';
import { serve } from '../../lib/service/http/serve.ts';

export const errors = endpoint({
  path: '/v1/meta/errors',
  method: 'GET',
  auth: 'none',
  cacheSeconds: DOCUMENT_SECONDS,
  summary: 'Every stable error code with its cause and what to do',
  description:
    'The codes of `error.code`, of `error.details[].code` and of `meta.warnings[].code`. They are stable inside v1: branch on them, never on messages. Repeat a request only where `retryable` is true.',
  credits: 0,
  output: z.strictObject({
    errors: objectList('Every error code', {
      code: oneOf(keysOf(ERRORS), 'The code, as in error.code'),
      status: whole(400, 599, 'HTTP status it comes with'),
      title: about(text, 'What happened'),
      retryable: about(flag, 'Whether the same request may succeed later without a change'),
      fix: about(text, 'What to do'),
    }),
    detail_codes: about(z.array(z.enum(DETAIL_CODES)), 'What may be wrong with one field, as in error.details[].code'),
    warnings: objectList('Every warning code', {
      code: oneOf(keysOf(WARNINGS), 'The code, as in meta.warnings[].code'),
      title: about(text, 'What it tells'),
    }),
  }),
  compute: () => ({
    errors: keysOf(ERRORS).map((code) => ({ code, ...ERRORS[code] })),
    detail_codes: [...DETAIL_CODES],
    warnings: keysOf(WARNINGS).map((code) => ({ code, title: WARNINGS[code] })),
  }),
});

export const handler = serve(errors);

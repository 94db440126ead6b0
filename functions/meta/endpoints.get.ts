import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { about, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { keyText } from '../../lib/contract/frame/shapes.ts';
import { endpointRows } from '../../lib/service/catalogue/catalogue.source.ts';
import { serve } from '../../lib/service/http/serve.ts';

const MAX_ENDPOINTS = 1000;
const MAX_CREDITS = 100;
const MAX_DAYS = 100_000;

export const endpointsList = endpoint({
  path: '/v1/meta/endpoints',
  method: 'GET',
  auth: 'none',
  cacheSeconds: DOCUMENT_SECONDS,
  summary: 'Every endpoint of this API as data, with the exact count',
  description:
    'The list that the documents, the price list and the client libraries are made from: nothing exists that is not on it. Path variables stand in braces; the OpenAPI document has their values.',
  credits: 0,
  input: plainInput({
    suite: z.optional(about(z.string().check(z.maxLength(32)), 'Only the endpoints of this suite: panchang')),
  }),
  output: z.strictObject({
    count: whole(0, MAX_ENDPOINTS, 'How many endpoints are listed'),
    endpoints: objectList('Sorted by path and method', {
      name: about(text, 'The path below /v1: kundli/planets'),
      kind: oneOf(
        ['calculation', 'resource', 'page'],
        'calculation: the same answer to the same request; resource: has state; page: for a browser',
      ),
      method: oneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], 'HTTP method'),
      path: about(text, 'The whole path, variables in braces: /v1/varga/{chart}'),
      suite: keyText('Suite, which is also what the scope of a key names'),
      summary: about(text, 'What it gives, in one line'),
      credits: whole(0, MAX_CREDITS, 'Credits of one successful call'),
      auth: oneOf(
        ['session', 'key', 'either', 'none'],
        'Who may call: a session of the dashboard, a key, either of them, or anyone',
      ),
      wave: whole(1, 3, 'Release it came with, 1 to 3'),
      stability: oneOf(['stable'], 'stable: its shape does not change inside v1'),
      input: keyText('Kind of input: which common fields it takes'),
      max_days: z.nullable(whole(1, MAX_DAYS, 'Longest span in days; null where the input is no span')),
      fields: about(
        z.array(keyText('Name of the field')),
        'Fields of its own, besides those of the kind of input and the options',
      ),
    }),
  }),
  compute: async ({ input }) => {
    const rows = (await endpointRows()).filter((row) => input.suite === undefined || row.suite === input.suite);
    return { count: rows.length, endpoints: rows.map((row) => ({ ...row, fields: [...row.fields] })) };
  },
});

export const handler = serve(endpointsList);

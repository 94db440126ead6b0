import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { CURSOR_OUT, pageFields } from '../../lib/contract/frame/paging.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { callOut, EXAMPLE_CALL } from '../../lib/contract/suites/usage.ts';
import { readAccount } from '../../lib/accounts/accounts.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { pageOfCalls } from '../../lib/accounts/metering/calls.ts';
import { callView } from '../../lib/accounts/views/usage.ts';

const DAY_MS = 86_400_000;
export const usageRequests = resource({
  path: '/v1/usage/requests',
  method: 'GET',
  summary: 'The log of single requests, newest first',
  description:
    'One row for each request made with a key of the account, without anything that was sent: no body, no query, no values of the path. It reaches back as many days as `request_log_days` of the account says.',
  wave: 2,
  auth: 'session',
  input: plainInput({
    ...pageFields(50, 200),
    failed: z._default(
      about(z.boolean(), 'Whether to list only requests answered with a status of 400 or more'),
      false,
    ),
    endpoint: z.optional(
      z.string().check(z.maxLength(128), z.describe('Only this endpoint: its path below /v1, variables in braces')),
    ),
    key_id: z.optional(z.string().check(z.maxLength(64), z.describe('Only requests made with this key'))),
  }),
  needs: { table: 'read' },
  answers: {
    200: answersJson(
      'A page of requests',
      z.strictObject({ requests: about(z.array(callOut), 'Requests, newest first'), ...CURSOR_OUT }),
      { requests: [EXAMPLE_CALL], cursor: null },
    ),
  },
  compute: async ({ table, customer, input: { limit, failed, endpoint, key_id: key }, paging }) => {
    const { requestLogDays } = await readAccount(table, customer);
    const { calls, next } = await pageOfCalls(table, customer, {
      after: paging.after,
      limit,
      oldest: Date.now() - requestLogDays * DAY_MS,
      fits: (call) =>
        (!failed || call.status >= 400) &&
        (endpoint === undefined || call.endpoint === endpoint) &&
        (key === undefined || call.key === key),
    });
    return { status: 200, data: { requests: calls.map(callView), cursor: next === null ? null : paging.cursor(next) } };
  },
});

export const handler = serveResource(usageRequests);

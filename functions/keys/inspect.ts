import * as z from 'zod/mini';
import { PLAN_KEYS } from '../../lib/contract/suites/account.ts';
import { EXAMPLE_KEY, keyOut } from '../../lib/contract/suites/keys.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { nameOf } from '../../lib/contract/frame/shapes.ts';
import { readKey } from '../../lib/accounts/keys.ts';
import { planAt, limitsOf } from '../../lib/accounts/record.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { readBalance } from '../../lib/accounts/metering/balance.ts';
import { lastUsedDays } from '../../lib/accounts/metering/usage.ts';
import { keyView } from '../../lib/accounts/views/keys.ts';

const MOST = 1_000_000_000_000;

export const inspectKey = resource({
  path: '/v1/keys/inspect',
  summary: 'What the presented key may do, and what it has left',
  description:
    'The only call of this suite that takes an API key, and every key may make it: it shows the rules of the very key it is sent with, the credits left in this month, and the limit of requests. It is free, and counted against the rate like any call.',
  auth: 'key',
  needs: { table: 'read' },
  answers: {
    200: answersJson(
      'The key',
      z.strictObject({
        key: about(keyOut, 'The key and its rules'),
        plan: oneOf(PLAN_KEYS, 'Plan of the account'),
        plan_name: nameOf('plan'),
        credits_left: about(
          z.nullable(whole(0, MOST, 'Credits')),
          'Credits that this key can still spend in this calendar month, caps included; null for a sandbox key, which spends none',
        ),
        rate: objectOf('Limit of requests', {
          limit: whole(0, MOST, 'Requests per minute of all keys together; 0 = no limit'),
          remaining: about(
            z.nullable(whole(0, MOST, 'Requests')),
            'Requests left in this minute; null where there is no limit',
          ),
        }),
      }),
      {
        key: EXAMPLE_KEY,
        plan: 'growth',
        plan_name: 'Growth',
        credits_left: 9871,
        rate: { limit: 120, remaining: 117 },
      },
    ),
  },
  compute: async ({ table, customer, visitor, options }) => {
    const now = Date.now();
    const key = await readKey(table, customer, visitor.id);
    const [balance, used] = await Promise.all([
      readBalance(table, limitsOf(key, now), now),
      lastUsedDays(table, customer),
    ]);
    const { rate } = limitsOf(key, now);
    return {
      status: 200,
      data: {
        key: keyView(key, used.get(key.id), options.language),
        plan: planAt(key, now),
        plan_name: bank(options.language, 'platform').plan[planAt(key, now)],
        credits_left: key.kind === 'sandbox' ? null : balance.left,
        rate: { limit: rate, remaining: rate === 0 ? null : Math.max(0, rate - balance.requests) },
      },
    };
  },
});

export const handler = serveResource(inspectKey);

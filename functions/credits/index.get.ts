import * as z from 'zod/mini';
import { MOST_CREDITS, spendLimitsOut } from '../../lib/contract/suites/plans.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, whole } from '../../lib/contract/frame/about.ts';
import { utcInstant } from '../../lib/contract/frame/shapes.ts';
import { readSpendLimits } from '../../lib/accounts/grants.ts';
import { readCustomer } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { readBalance } from '../../lib/accounts/metering/balance.ts';
import { grantAt } from '../../lib/accounts/metering/plans.ts';
import { utcOf } from '../../lib/contract/values/utc.ts';

export const credits = resource({
  path: '/v1/credits',
  method: 'GET',
  summary: 'Credits left in this month, used, and when new ones come',
  description:
    'The balance of the account, whatever the caps of single keys; `keys/inspect` says what one key has left. Credits of calls under way count as used until they are answered; those of a call that fails come back. Of a key with some twenty calls a second or more, credits for two seconds of its calls are set aside at a time: the balance may be short by that much, until it is settled within a quarter of an hour.',
  suite: 'billing',
  auth: 'either',
  needs: { table: 'read' },
  answers: {
    200: answersJson(
      'The balance',
      z.strictObject({
        balance: whole(
          -MOST_CREDITS,
          MOST_CREDITS,
          'Credits of this month that are not used. Below 0 only where a plan was made smaller by the operator',
        ),
        granted: whole(0, MOST_CREDITS, 'Credits of this month in all'),
        used: whole(0, MOST_CREDITS, 'Credits used in this month'),
        resets: about(utcInstant, 'When new credits come'),
        limits: about(spendLimitsOut, 'Limits and notices that you have set'),
      }),
      {
        balance: 16871,
        granted: 17000,
        used: 129,
        resets: '2026-12-01T00:00:00Z',
        limits: { cap: null, alerts: [50, 80, 100] },
      },
    ),
  },
  compute: async ({ table, customer }) => {
    const now = Date.now();
    const { credits: granted, rate, cap } = grantAt(await readCustomer(table, customer), now);
    const own = { customer, key: '', sandbox: false, credits: granted, cap, keyCap: -1, rate };
    const [{ used, resets }, limits] = await Promise.all([
      readBalance(table, own, now),
      readSpendLimits(table, customer),
    ]);
    return { status: 200, data: { balance: granted - used, granted, used, resets: utcOf(resets / 1000), limits } };
  },
});

export const handler = serveResource(credits);

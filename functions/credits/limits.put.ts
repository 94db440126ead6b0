import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { MOST_CREDITS, spendLimitsOut } from '../../lib/contract/suites/plans.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, upTo, whole } from '../../lib/contract/frame/about.ts';
import { setSpendLimits } from '../../lib/accounts/grants.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const creditLimits = resource({
  path: '/v1/credits/limits',
  method: 'PUT',
  summary: 'Set a spend cap for the whole account, and when to be written to',
  description:
    'Both members are set as sent: a cap that is left out is none, alerts that are left out are 50, 80 and 100 per cent. At the cap every charged call is refused with 402 SPEND_CAP_REACHED; sandbox keys go on working. An e-mail is sent once a month for each level, within some minutes.',
  suite: 'billing',
  wave: 2,
  auth: 'session',
  input: plainInput({
    cap: z._default(
      about(
        z.nullable(whole(0, MOST_CREDITS, 'Credits')),
        'Credits that the account may spend in a month; null = none but the plan',
      ),
      null,
    ),
    alerts: z._default(
      upTo(
        5,
        whole(1, 100, 'Per cent of what may be spent in a month'),
        'Up to five shares, in per cent; empty = no letters',
      ),
      [50, 80, 100],
    ),
  }),
  needs: { table: 'write' },
  answers: { 200: answersJson('The limits as they now are', spendLimitsOut, { cap: 10000, alerts: [80, 100] }) },
  example: { cap: 10000, alerts: [80, 100] },
  compute: async ({ table, customer, input: { cap, alerts } }) => ({
    status: 200,
    data: await setSpendLimits(table, customer, { cap, alerts: [...new Set(alerts)].sort((a, b) => a - b) }),
  }),
});

export const handler = serveResource(creditLimits);

import * as z from 'zod/mini';
import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { packOut } from '../../lib/contract/suites/billing.ts';
import { packsView } from '../../lib/accounts/views/invoices.ts';
import { planOut } from '../../lib/contract/suites/plans.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { PLAN_NAMES, PLANS } from '../../lib/accounts/metering/plans.ts';
import { planView } from '../../lib/accounts/views/plans.ts';

export const plans = resource({
  path: '/v1/plans',
  method: 'GET',
  summary: 'The plans: credits, rates, domains and what else they bring',
  description: 'The same table that the limits are taken from. A sandbox key is never charged under any plan.',
  suite: 'billing',
  auth: 'none',
  cacheSeconds: DOCUMENT_SECONDS,
  needs: { payments: 'read' },
  answers: {
    200: answersJson(
      'The plans, smallest first',
      z.strictObject({
        plans: about(z.array(planOut), 'Plans, smallest first'),
        packs: about(z.array(packOut), 'Credits that can be bought and last a year; empty where none are sold'),
      }),
      { plans: [planView('growth', PLANS.growth, 'en')], packs: [] },
    ),
  },
  compute: ({ options, payments: { offer } }) => ({
    status: 200,
    data: {
      plans: PLAN_NAMES.map((name) => planView(name, PLANS[name], options.language, offer)),
      packs: [...packsView(offer)],
    },
  }),
});

export const handler = serveResource(plans);

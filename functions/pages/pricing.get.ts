import { page } from '../../lib/contract/frame/resource.ts';
import { paidPlan } from '../../lib/accounts/billing/buy.ts';
import { PLAN_NAMES, PLANS } from '../../lib/accounts/metering/plans.ts';
import { packsView, pricesView } from '../../lib/accounts/views/invoices.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { pricingPage } from '../../lib/pages/pricing.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const pricing = page({
  path: '/pricing',
  summary: 'The plans, and what they cost',
  auth: 'none',
  needs: { payments: 'read' },
  compute: (call) => {
    const scene = sceneOf(call, '/pricing');
    const { offer } = call.payments;
    const plans = PLAN_NAMES.map((key) => ({
      ...PLANS[key],
      key,
      prices: pricesView(offer, paidPlan(key)),
      yearPrices: pricesView(offer, paidPlan(key), 'year'),
    }));
    return replyWith(call, pricingPage(scene, plans, packsView(offer)));
  },
});

export const handler = serveResource(pricing);

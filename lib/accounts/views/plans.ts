/** Plans and subscriptions as people see them. */
import type { Language } from '../../words/languages.ts';
import { bank } from '../../words/bank.ts';
import type { Offer } from '../../contract/suites/offer.ts';
import { paidPlan } from '../billing/buy.ts';
import type { Subscription } from '../billing/state.ts';
import { pricesView } from './invoices.ts';
import type { Grant, Plan, PlanName } from '../metering/plans.ts';
import { utcOf } from '../../contract/values/utc.ts';

/** A plan of the table. */
export const planView = (key: PlanName, plan: Plan, language: Language, offer: Offer | null = null) => {
  const names = bank(language, 'platform');
  return {
    key,
    name: names.plan[key],
    credits_per_month: plan.byContract ? null : plan.credits,
    requests_per_minute: plan.byContract ? null : plan.rate,
    live_domains: plan.domains,
    saved_births: plan.profiles,
    by_contract: plan.byContract,
    prices: pricesView(offer, paidPlan(key)),
    year_prices: pricesView(offer, paidPlan(key), 'year'),
    features: plan.features.map((feature) => ({ key: feature, name: names.feature[feature] })),
  };
};

/** A subscription. `start` and `end` of the running month in epoch seconds; `paid`: what was bought; `paymentUrl`: where a change is to be paid first. */
export const subscriptionView = (
  grant: Grant,
  start: number,
  end: number,
  language: Language,
  paid: Pick<Subscription, 'plan' | 'until' | 'billed'>,
  paymentUrl: string | null = null,
) => {
  const { plan: names } = bank(language, 'platform');
  const { plan, credits, rate, later } = grant;
  const next = later && later.plan !== plan ? later.plan : null;
  return {
    plan,
    plan_name: names[plan],
    credits,
    requests_per_minute: rate,
    period: { start: utcOf(start), end: utcOf(end) },
    renews: utcOf(end),
    next_plan: next,
    next_plan_name: next && names[next],
    paid_until: paid.plan && utcOf(Math.floor(paid.until / 1000)),
    billed: paid.plan && paid.billed,
    payment_url: paymentUrl,
  };
};

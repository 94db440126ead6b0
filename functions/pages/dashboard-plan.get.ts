import { page } from '../../lib/contract/frame/resource.ts';
import { readHistory, readSpendLimits } from '../../lib/accounts/grants.ts';
import { readCustomer } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { pageWords } from '../../lib/words/pages.ts';
import { readBalance } from '../../lib/accounts/metering/balance.ts';
import { monthOf, monthSpan } from '../../lib/accounts/metering/period.ts';
import { paidPlan } from '../../lib/accounts/billing/buy.ts';
import { readSubscription, type Subscription } from '../../lib/accounts/billing/state.ts';
import { packsView, pricesView } from '../../lib/accounts/views/invoices.ts';
import { currenciesOf, type Billed, type Offer } from '../../lib/contract/suites/offer.ts';
import { choiceOf, type BuyForm } from '../../lib/pages/buy.ts';
import { countText } from '../../lib/pages/numbers.ts';
import type { Language } from '../../lib/words/languages.ts';
import { grantAt, PLAN_NAMES, PLANS, type PlanName } from '../../lib/accounts/metering/plans.ts';
import { readStatement } from '../../lib/accounts/metering/statement.ts';
import { planPage } from '../../lib/pages/plan.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

/** Entries of the ledger that the page shows, newest first; the API has all. */
const SHOWN = 50;

/** The forms in which a larger plan and credits are bought; none where nothing is sold. */
const formsOf = (
  offer: Offer | null,
  language: Language,
  plan: PlanName,
  { buyer, billed, plan: paid }: Subscription,
): readonly BuyForm[] => {
  if (!offer) return [];
  const words = pageWords(language).pricing;
  const names = bank(language, 'platform').plan;
  const here = PLAN_NAMES.indexOf(plan);
  const byYear = paid !== null && billed === 'year';
  const sold = (of: readonly PlanName[], term: Billed) =>
    of.flatMap((key) => {
      const prices = pricesView(offer, paidPlan(key), term);
      return prices.length === 0 ? [] : [choiceOf(language, key, names[key], prices)];
    });
  // What is paid by the year is enlarged by the year.
  const plans = byYear ? [] : sold(PLAN_NAMES.slice(here + 1), 'month');
  const years = sold(PLAN_NAMES.slice(byYear ? here + 1 : here), 'year');
  const packs = packsView(offer).map(({ key, credits, prices }) =>
    choiceOf(language, key, countText(credits, language), prices),
  );
  const common = { currencies: currenciesOf(offer), isKnown: buyer.name !== '' };
  return [
    { id: 'plan', title: words.buyPlan, call: 'PUT /v1/subscription', member: 'plan', choices: plans, ...common },
    {
      id: 'year',
      title: words.buyYear,
      call: 'PUT /v1/subscription',
      member: 'plan',
      billed: 'year' as const,
      choices: years,
      ...common,
    },
    { id: 'pack', title: words.buyCredits, call: 'POST /v1/credits/topups', member: 'pack', choices: packs, ...common },
  ].filter(({ choices }) => choices.length > 0);
};

export const dashboardPlan = page({
  path: '/dashboard/plan',
  summary: 'Plan and credits',
  auth: 'session',
  needs: { table: 'read', payments: 'read' },
  compute: async (call) => {
    const { table, customer } = call;
    const now = Date.now();
    const scene = sceneOf(call, '/dashboard/plan');
    const names = bank(scene.language, 'platform');
    const [stored, history, limits, bought] = await Promise.all([
      readCustomer(table, customer),
      readHistory(table, customer),
      readSpendLimits(table, customer),
      readSubscription(table, customer),
    ]);
    const { plan, credits, rate, cap, later } = grantAt(stored, now);
    const own = { customer, key: '', sandbox: false, credits, cap, keyCap: -1, rate };
    const [{ used }, entries] = await Promise.all([
      readBalance(table, own, now),
      readStatement(table, customer, history, monthOf(now), now),
    ]);
    const choices = PLAN_NAMES.map((key) => ({ ...PLANS[key], key }));
    const body = planPage(scene, {
      plan,
      next: later && later.plan !== plan ? later.plan : null,
      renews: monthSpan(now).end * 1000,
      yearUntil: bought.plan !== null && bought.billed === 'year' ? bought.until : null,
      plans: choices,
      ...limits,
      forms: formsOf(call.payments.offer, scene.language, plan, bought),
      balance: credits - used,
      entries: entries
        .toReversed()
        .slice(0, SHOWN)
        .map(({ at, kind, delta }) => ({ at: at * 1000, what: names.entry[kind], delta })),
    });
    return replyWith(call, body);
  },
});

export const handler = serveResource(dashboardPlan);

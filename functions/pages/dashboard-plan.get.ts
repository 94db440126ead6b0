import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { readHistory, readSpendLimits } from '../../lib/accounts/grants.ts';
import { readCustomer } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { readBalance } from '../../lib/accounts/metering/balance.ts';
import { monthOf, monthSpan } from '../../lib/accounts/metering/period.ts';
import { grantAt, PLAN_NAMES, PLANS } from '../../lib/accounts/metering/plans.ts';
import { readStatement } from '../../lib/accounts/metering/statement.ts';
import { planPage } from '../../lib/pages/plan.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

/** Entries of the ledger that the page shows, newest first; the API has all. */
const SHOWN = 50;

export const dashboardPlan = page({
  path: '/dashboard/plan',
  summary: 'Plan and credits',
  auth: 'session',
  signIn: '/login',
  media: ['text/html'],
  input: plainInput(),
  needs: { table: 'read' },
  example: {},
  compute: async (call) => {
    const { table, customer } = call;
    const now = Date.now();
    const scene = sceneOf(call, '/dashboard/plan');
    const names = bank(scene.language, 'platform');
    const [stored, history, limits] = await Promise.all([
      readCustomer(table, customer),
      readHistory(table, customer),
      readSpendLimits(table, customer),
    ]);
    const { plan, credits, rate, cap, later } = grantAt(stored, now);
    const own = { customer, key: '', sandbox: false, credits, cap, keyCap: -1, rate };
    const [{ used }, entries] = await Promise.all([
      readBalance(table, own, now),
      readStatement(table, customer, history, monthOf(now), now),
    ]);
    const choices = PLAN_NAMES.map((key) => {
      const { byContract, domains, features, credits: perMonth, rate: perMinute } = PLANS[key];
      return {
        key,
        credits: perMonth,
        rate: perMinute,
        domains,
        byContract,
        features: features.map((one) => names.feature[one]),
      };
    });
    const body = planPage(scene, {
      plan,
      next: later && later.plan !== plan ? later.plan : null,
      renews: monthSpan(now).end * 1000,
      plans: choices,
      ...limits,
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

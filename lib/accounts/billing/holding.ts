/** What a customer is granted, made to follow what is paid. */
import { copyGrant, grantHistory, setGrant } from '../grants.ts';
import { changePlan } from '../change-plan.ts';
import { customerKey, readCustomer } from '../keys.ts';
import { monthOf, nextMonth } from '../metering/period.ts';
import { grantAt, laterItem, PLAN_NAMES, PLANS, type PlanName } from '../metering/plans.ts';
import type { Table } from '../../contract/ports/table.ts';
import { listOrders } from './orders.ts';
import { nextTerm, planIn, type Standing, type Subscription } from './state.ts';
import { fromWallet } from './wallet.ts';

/** Puts a customer on a plan at once, with the whole of its credits and with what the wallet brought this month. */
const setPlan = async (table: Table, customer: string, plan: PlanName, now: number): Promise<void> => {
  const history = grantHistory((await table.get(customerKey(customer))) ?? {});
  const { credits: before } = grantAt(await readCustomer(table, customer), now);
  const { credits: full, rate } = PLANS[plan];
  const topped = fromWallet(history, monthOf(now));
  const credits = full + topped;
  const later = topped === 0 ? null : { from: monthOf(nextMonth(now)), plan, credits: full, rate };
  const change = { at: now, plan, delta: credits - before, full, topup: '' };
  await setGrant(table, customer, { plan, credits, rate, ...laterItem(later) }, [change], now);
};

/** The plan that a subscription gives at `now`. */
const planOf = async (table: Table, customer: string, state: Subscription, standing: Standing, now: number) => {
  if (standing === 'past_due') return nextTerm(state)?.plan ?? 'sandbox';
  return standing === 'active' ? (planIn(await listOrders(table, customer), now) ?? 'sandbox') : 'sandbox';
};

/**
 * Gives a customer the plan that is paid: a larger one by its share of the month, as it was priced when it was ordered (`from`), or
 * whole where a whole month was bought (null); a smaller one at once. Nothing is done for a customer whose plan is agreed by contract, nor for one that never
 * bought a plan. Repeating it changes nothing.
 */
export const holdPlan = async (
  table: Table,
  customer: string,
  state: Subscription,
  { standing, from, now }: { readonly standing: Standing; readonly from: number | null; readonly now: number },
): Promise<void> => {
  if (standing === 'none') return;
  const { plan: present } = grantAt(await readCustomer(table, customer), now);
  const wanted: PlanName = await planOf(table, customer, state, standing, now);
  if (PLANS[present].byContract || present === wanted) return copyGrant(table, customer);
  const isUp = PLAN_NAMES.indexOf(wanted) > PLAN_NAMES.indexOf(present);
  if (isUp && from !== null && monthOf(from) === monthOf(now)) return changePlan(table, customer, wanted, now, from);
  await setPlan(table, customer, wanted, now);
  await copyGrant(table, customer);
};

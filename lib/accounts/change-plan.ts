/**
 * Changing the plan. A larger plan holds at once, and the credits of the running month grow by the difference for the time
 * that is left; a smaller one begins with the next month; choosing the present plan takes a planned change back.
 */
import { AppError } from '../contract/frame/app-error.ts';
import { nextMonth, monthOf } from './metering/period.ts';
import { grantAt, laterItem, PLAN_NAMES, PLANS, type LaterGrant, type PlanName } from './metering/plans.ts';
import type { Table } from '../contract/ports/table.ts';
import { copyGrant, setGrant, type GrantChange } from './grants.ts';
import { readCustomer, type Customer } from './keys.ts';

/** What changing to a plan would do. */
export interface PlannedChange {
  readonly plan: PlanName;
  /** Whether it holds at once. */
  readonly up: boolean;
  /** Credits that come in the running month. */
  readonly credits: number;
}

/** Share of the running month that is left, 0 to 1. */
const restOfMonth = (now: number): number => {
  const end = nextMonth(now);
  const start = Date.parse(`${monthOf(now)}-01T00:00:00Z`);
  return (end - now) / (end - start);
};

/** What changing a customer to a plan at `now` would do, its credits counted from `from` on. STATE_CONFLICT where either plan is agreed by contract. */
export const plannedChange = (customer: Customer, plan: PlanName, now: number, from = now): PlannedChange => {
  const { plan: present } = grantAt(customer, now);
  if (PLANS[plan].byContract || PLANS[present].byContract)
    throw new AppError('STATE_CONFLICT', { message: 'This plan is agreed by contract: write to the operator.' });
  const up = PLAN_NAMES.indexOf(plan) > PLAN_NAMES.indexOf(present);
  const credits = up ? Math.round((PLANS[plan].credits - PLANS[present].credits) * restOfMonth(from)) : 0;
  return { plan, up, credits };
};

const fullGrant = (plan: PlanName, now: number): LaterGrant => {
  const { credits, rate } = PLANS[plan];
  return { from: monthOf(nextMonth(now)), plan, credits, rate };
};

/**
 * Changes the plan of a customer as `plannedChange` says; repeating it repairs what a failure left undone. Both writes of
 * the grant, on the customer and on its keys, may be repeated. `from`: when it was paid for, where that was earlier.
 */
export const changePlan = async (table: Table, id: string, plan: PlanName, now: number, from = now): Promise<void> => {
  const customer = await readCustomer(table, id);
  const { up, credits: more } = plannedChange(customer, plan, now, from);
  const { credits, rate, plan: present, later } = grantAt(customer, now);
  const full = PLANS[plan].credits;
  if (up) {
    const grant = { plan, credits: credits + more, rate: PLANS[plan].rate };
    const fields = { ...grant, ...laterItem(fullGrant(plan, now)) };
    await setGrant(table, id, fields, [{ at: now, plan, delta: more, full, topup: '' }], now);
  } else {
    const partial = credits !== PLANS[present].credits;
    const next = plan === present && !partial && !later ? null : fullGrant(plan, now);
    const planned: readonly GrantChange[] =
      plan === present ? [] : [{ at: nextMonth(now), plan, delta: 0, full, topup: '' }];
    await setGrant(table, id, { plan: present, credits, rate, ...laterItem(next) }, planned, now);
  }
  await copyGrant(table, id);
};

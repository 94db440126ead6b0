/**
 * The usage plans of API Gateway: one for each plan of ours, and one for callers without a key of their own there. A usage
 * plan acts after the authorizer, on calls that were counted already, so it is an outer shield against floods and no limit
 * of ours: it is so wide that whoever is refused by it has been refused by our own count before (`rate.ts`).
 *
 * Why that holds: an account may send R calls a minute with live and R with sandbox keys, each within windows of a minute.
 * That is 4R at once at most (the end of one window and the beginning of the next) and 2R a minute over time. The bucket of
 * its gateway key holds 5R calls and gains 5R a minute, and its day allows 3R a minute all day long.
 */
import { PLAN_NAMES, PLANS, type PlanName } from './plans.ts';

const BURST_WIDTH = 5;
const DAY_WIDTH = 3;
const MINUTES_OF_DAY = 1440;

/** A usage plan, in API Gateway's terms. */
export interface UsagePlan {
  /** Calls a second on average, and at once. Null: the limits of the stage alone. */
  readonly throttle: { readonly rate: number; readonly burst: number } | null;
  /** Calls of a day (UTC). */
  readonly dayQuota: number | null;
}

/** Callers without a key of their own share one gateway key in this plan. */
export const POOL = 'pool';
export type UsagePlanName = PlanName | typeof POOL;

const OPEN: UsagePlan = { throttle: null, dayQuota: null };

const planFor = (perMinute: number): UsagePlan => ({
  throttle: { rate: (BURST_WIDTH * perMinute) / 60, burst: BURST_WIDTH * perMinute },
  dayQuota: DAY_WIDTH * perMinute * MINUTES_OF_DAY,
});

/** Every usage plan. Rates agreed by contract have no bound that is known here: the stage's own limits hold. */
export const USAGE_PLANS: Readonly<Record<UsagePlanName, UsagePlan>> = {
  sandbox: planFor(PLANS.sandbox.rate),
  growth: planFor(PLANS.growth.rate),
  business: planFor(PLANS.business.rate),
  enterprise: OPEN,
  pool: OPEN,
};

export const USAGE_PLAN_NAMES: readonly UsagePlanName[] = [...PLAN_NAMES, POOL];

/** The usage plan of a customer: that of its plan, or the widest where it was granted more than the plan has. */
export const usagePlanOf = ({ plan, rate }: { readonly plan: PlanName; readonly rate: number }): PlanName =>
  rate === 0 || rate > PLANS[plan].rate ? 'enterprise' : plan;

/** What a plan must bring for a call, by the one table of plans. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { Visitor } from '../../contract/frame/resource.ts';
import type { Feature } from '../../contract/suites/plans.ts';
import { PLAN_NAMES, planNamed, PLANS, type Plan, type PlanName } from './plans.ts';

/** Whether a plan brings a feature. */
export const brings = (plan: PlanName, feature: Feature): boolean => {
  const { features }: Plan = PLANS[plan];
  return features.includes(feature);
};

/** The smallest plan that brings a feature. */
export const planWith = (feature: Feature): PlanName =>
  PLAN_NAMES.find((plan) => brings(plan, feature)) ?? 'enterprise';

/** PLAN_REQUIRED with the plan that would do, for people in the message and for programs in `expected`. */
const refusal = (message: string, wanted: PlanName): AppError =>
  new AppError('PLAN_REQUIRED', {
    message,
    details: [
      { field: 'plan', code: 'NOT_IN_PLAN', message: `plan must be ${wanted} or a larger one.`, expected: wanted },
    ],
  });

/**
 * Refuses a call whose plan does not bring a feature, with the smallest plan that does. A sandbox key tries everything, on what
 * the sandbox holds.
 */
export const requireFeature = ({ sandbox, plan: name }: Pick<Visitor, 'sandbox' | 'plan'>, feature: Feature): void => {
  const plan = planNamed(name) ?? 'sandbox';
  if (sandbox || brings(plan, feature)) return;
  const wanted = planWith(feature);
  const what = feature.replaceAll('_', ' ');
  throw refusal(
    `The plan ${plan} does not include ${what}; ${wanted} does. A sandbox key may try them without charge.`,
    wanted,
  );
};

/** The refusal of more than `most` of what plans have a number of. */
export const planWithMore = (what: 'profiles' | 'domains', most: number, message: string): AppError => {
  const wanted = PLAN_NAMES.find((plan) => (PLANS[plan][what] ?? Infinity) > most);
  return wanted === undefined
    ? new AppError('PLAN_REQUIRED', { message })
    : refusal(`${message} The plan ${wanted} allows more.`, wanted);
};

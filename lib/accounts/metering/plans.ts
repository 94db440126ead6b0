/** The plans and what a customer is granted under them. */

import type { Feature } from '../../contract/suites/plans.ts';
import { itemNumber, itemText, type Item } from '../../contract/ports/table.ts';
import { monthOf } from './period.ts';

export interface Plan {
  /** Credits of a calendar month (UTC) for live and publishable keys. */
  readonly credits: number;
  /** Requests per minute, all keys of a customer together; 0 = no limit. */
  readonly rate: number;
  /** Domains that live keys may name; null = any number. */
  readonly domains: number | null;
  /** E-mails with reports that an account may send to others in a day (UTC); to its own address it may always write. */
  readonly emails: number;
  /** Births that an account may save; its sandbox keys may save as many beside them as the smallest plan has. */
  readonly profiles: number;
  /** True where credits and rate are agreed with the customer: the numbers here then stand for nothing agreed yet. */
  readonly byContract: boolean;
  /** What the plan brings besides: only what exists. A resource that needs one declares it (`feature`). */
  readonly features: readonly Feature[];
}

export const PLANS = {
  sandbox: { credits: 500, rate: 20, domains: 1, emails: 0, profiles: 25, byContract: false, features: [] },
  growth: {
    credits: 50_000,
    rate: 120,
    domains: 3,
    emails: 200,
    profiles: 1000,
    byContract: false,
    features: ['brands', 'jobs'],
  },
  business: {
    credits: 400_000,
    rate: 600,
    domains: 15,
    emails: 2000,
    profiles: 10_000,
    byContract: false,
    features: ['brands', 'jobs', 'webhooks', 'natal_events'],
  },
  enterprise: {
    credits: 0,
    rate: 600,
    domains: null,
    emails: 5000,
    profiles: 100_000,
    byContract: true,
    features: ['brands', 'jobs', 'webhooks', 'natal_events', 'retention'],
  },
} as const satisfies Record<string, Plan>;

export type PlanName = keyof typeof PLANS;

export const PLAN_NAMES = ['sandbox', 'growth', 'business', 'enterprise'] as const satisfies readonly PlanName[];

/** What takes the place of a grant when its month comes: a smaller plan, or the full credits of a larger one. */
export interface LaterGrant {
  /** First month in which it holds: `2026-12`. */
  readonly from: string;
  readonly plan: PlanName;
  readonly credits: number;
  readonly rate: number;
}

/** What one customer may use. */
export interface Grant {
  readonly plan: PlanName;
  /** Credits per calendar month (UTC). */
  readonly credits: number;
  /** Requests per minute; 0 = no limit. */
  readonly rate: number;
  /** Spend cap of the whole account in credits per month; −1 = none. */
  readonly cap: number;
  readonly later: LaterGrant | null;
}

/** Numbers agreed by contract, or an operator's exception. */
export interface Terms {
  readonly credits?: number;
  readonly rate?: number;
  readonly cap?: number;
}

/** The grant of a plan, with agreed numbers in the place of the plan's. */
export const grantOf = (plan: PlanName, terms: Terms = {}): Grant => ({
  plan,
  credits: terms.credits ?? PLANS[plan].credits,
  rate: terms.rate ?? PLANS[plan].rate,
  cap: terms.cap ?? -1,
  later: null,
});

/**
 * The grant that holds at `now` (epoch ms). No process has to run when a month begins.
 * @example
 * grantAt({ plan: 'growth', credits: 1, rate: 1, later: null }, 0).plan // → 'growth'
 */
export const grantAt = <G extends Pick<Grant, 'plan' | 'credits' | 'rate' | 'later'>>(grant: G, now: number): G => {
  const { later } = grant;
  if (!later || monthOf(now) < later.from) return grant;
  return { ...grant, plan: later.plan, credits: later.credits, rate: later.rate, later: null };
};

/** A later grant as attributes of an item; all are always written, so that one can be taken back. */
export const laterItem = (later: LaterGrant | null) => ({
  later_from: later?.from ?? '',
  later_plan: later?.plan ?? '',
  later_credits: later?.credits ?? 0,
  later_rate: later?.rate ?? 0,
});

/** The later grant of an item that `laterItem` wrote; null for an item that has none. */
export const readLater = (item: Item): LaterGrant | null => {
  const plan = planNamed(itemText(item, 'later_plan'));
  const from = itemText(item, 'later_from');
  return plan && from
    ? { from, plan, credits: itemNumber(item, 'later_credits'), rate: itemNumber(item, 'later_rate') }
    : null;
};

/** The plan of that name, or undefined. */
export const planNamed = (name: string): PlanName | undefined => PLAN_NAMES.find((plan) => plan === name);

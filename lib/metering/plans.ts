/** The plans and what a customer is granted under them. */

export interface Plan {
  /** Credits of a calendar month (UTC) for live and publishable keys. */
  readonly credits: number;
  /** Requests per minute, all keys of a customer together; 0 = no limit. */
  readonly rate: number;
  /** Domains that live keys may name; null = any number. */
  readonly domains: number | null;
  /** True where credits and rate are agreed with the customer: the numbers here then stand for nothing agreed yet. */
  readonly byContract: boolean;
  readonly features: readonly string[];
}

export const PLANS = {
  sandbox: { credits: 500, rate: 20, domains: 1, byContract: false, features: ['sandbox_clock'] },
  growth: { credits: 50_000, rate: 120, domains: 3, byContract: false, features: ['jobs', 'brands'] },
  business: {
    credits: 400_000,
    rate: 600,
    domains: 15,
    byContract: false,
    features: ['jobs', 'brands', 'webhooks', 'natal_events', 'sla_99_9'],
  },
  enterprise: {
    credits: 0,
    rate: 600,
    domains: null,
    byContract: true,
    features: ['jobs', 'brands', 'webhooks', 'natal_events', 'retention', 'sso', 'sla_99_95'],
  },
} as const satisfies Record<string, Plan>;

export type PlanName = keyof typeof PLANS;

export const PLAN_NAMES = ['sandbox', 'growth', 'business', 'enterprise'] as const satisfies readonly PlanName[];

/** What one customer may use. */
export interface Grant {
  readonly plan: PlanName;
  /** Credits per calendar month (UTC). */
  readonly credits: number;
  /** Requests per minute; 0 = no limit. */
  readonly rate: number;
  /** Spend cap of the whole account in credits per month; −1 = none. */
  readonly cap: number;
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
});

/** The plan of that name, or undefined. */
export const planNamed = (name: string): PlanName | undefined => PLAN_NAMES.find((plan) => plan === name);

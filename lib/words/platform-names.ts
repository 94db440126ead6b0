/** What the names of plans, states and kinds are. */

/** Keys with a name here. */
export interface PlatformNames {
  readonly plan: Readonly<Record<'sandbox' | 'growth' | 'business' | 'enterprise', string>>;
  readonly account: Readonly<Record<'active' | 'suspended' | 'closing', string>>;
  readonly kind: Readonly<Record<'live' | 'sandbox' | 'publishable', string>>;
  readonly state: Readonly<Record<'active' | 'disabled' | 'rotating' | 'revoked', string>>;
  readonly feature: Readonly<
    Record<
      | 'sandbox_clock'
      | 'jobs'
      | 'brands'
      | 'webhooks'
      | 'natal_events'
      | 'sla_99_9'
      | 'retention'
      | 'sso'
      | 'sla_99_95',
      string
    >
  >;
  readonly entry: Readonly<Record<'month' | 'plan' | 'call' | 'refund' | 'adjustment' | 'reserved', string>>;
}

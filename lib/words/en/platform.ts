/** Names of plans, states and kinds in English. */
import type { PlatformNames } from '../platform-names.ts';

export const platform: PlatformNames = {
  plan: { sandbox: 'Sandbox', growth: 'Growth', business: 'Business', enterprise: 'Enterprise' },
  account: { active: 'Active', suspended: 'Suspended', closing: 'Closing' },
  kind: { live: 'Live', sandbox: 'Sandbox', publishable: 'Publishable' },
  state: { active: 'Active', disabled: 'Switched off', rotating: 'Being replaced', revoked: 'Revoked' },
  feature: {
    sandbox_clock: 'A sandbox clock you can move',
    jobs: 'Long work in the background',
    brands: 'Your logo and colours on reports',
    webhooks: 'Webhooks',
    natal_events: 'Notices of events in saved charts',
    sla_99_9: '99.9 % availability',
    retention: 'Your own retention times',
    sso: 'Single sign-on',
    sla_99_95: '99.95 % availability',
  },
  entry: {
    month: 'Credits of the month',
    plan: 'Change of plan',
    call: 'Call',
    refund: 'Report not made, given back',
    adjustment: 'Repeated calls',
    reserved: 'Calls under way',
  },
};

/**
 * The customer's key in API Gateway's usage plan, as an adapter. The authorizer may name one per call
 * (`usageIdentifierKey`); API Gateway then applies that key's throttle and counts its calls. Our own limits do not need
 * it (`lib/metering/rate.ts`): it is a backstop against floods, and a customer's daily count in the AWS console.
 *
 * An adapter for AWS does, when a customer is created or changes plan, and with the rights of the control plane:
 * 1. `CreateApiKey` with `value` = `gatewayKeyValue(customer)`, `enabled: true` (409: it is there already);
 * 2. `CreateUsagePlanKey` with `keyType: API_KEY` on the stage's usage plan of that plan's name; the plan's throttle at
 *    least twice `PLANS[plan].rate`, no quota (quotas are credits, counted here);
 * 3. when the plan changes, `DeleteUsagePlanKey` on the old plan, then 2.
 * Limits: 10,000 API keys per account and region; the value is 20–128 characters. A method that requires a key
 * (`security: usage`) answers 403 to customers for whom this was not done.
 */
import { hash } from 'node:crypto';
import type { PlanName } from '../metering/plans.ts';

export interface GatewayKeys {
  /** Makes the customer's gateway key under its plan; resolves with its value, or '' where no usage plan is used. */
  ensure(customer: string, plan: PlanName): Promise<string>;
}

/** No usage plan: locally, and on AWS until an adapter is put in. */
export const noGatewayKeys: GatewayKeys = { ensure: async () => '' };

/** The value of a customer's gateway key: 43 characters, from the customer's id and never from a secret. */
export const gatewayKeyValue = (customer: string): string =>
  hash('sha256', `udaya usage plan key of ${customer}`, 'base64url');

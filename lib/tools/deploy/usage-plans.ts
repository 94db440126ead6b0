/** The usage plans of a stage over its three APIs: a key of a customer is one key for all of them, and so are its limits. */
import { capital } from '../../words/fill.ts';
import { POOL, USAGE_PLAN_NAMES, USAGE_PLANS, type UsagePlanName } from '../../accounts/metering/usage-plans.ts';
import { poolKeyValue, usagePlanName } from '../../adapters/storage/gateway-keys.ts';
import { API_NAMES } from './apis.ts';
import { apiId, stageId } from './rest-apis.ts';
import { inTurn, ref, resource, type Json } from './template.ts';

/** Logical id of a usage plan: `GrowthUsagePlan`. */
const planId = (name: UsagePlanName): string => `${capital(name)}UsagePlan`;

/** The usage plans, and the one key of those who have none of their own. */
export const usagePlans = (stage: string): Readonly<Record<string, Json>> => ({
  // Plans at the same stages: API Gateway refuses a change of a stage while another is under way.
  ...inTurn(
    Object.fromEntries(
      USAGE_PLAN_NAMES.map((name) => {
        const { throttle, dayQuota } = USAGE_PLANS[name];
        const Properties = {
          UsagePlanName: usagePlanName(stage, name),
          ApiStages: API_NAMES.map((api) => ({ ApiId: ref(apiId(api)), Stage: ref(stageId(api)) })),
          ...(throttle === null ? {} : { Throttle: { RateLimit: throttle.rate, BurstLimit: throttle.burst } }),
          ...(dayQuota === null ? {} : { Quota: { Limit: dayQuota, Period: 'DAY' } }),
        };
        return [planId(name), resource('ApiGateway::UsagePlan', Properties)];
      }),
    ),
  ),
  PoolKey: resource('ApiGateway::ApiKey', { Name: `udaya-${stage}-pool`, Value: poolKeyValue(stage), Enabled: true }),
  PoolUsagePlanKey: resource('ApiGateway::UsagePlanKey', {
    KeyId: ref('PoolKey'),
    KeyType: 'API_KEY',
    UsagePlanId: ref(planId(POOL)),
  }),
});

/** The local usage plans: what API Gateway does with the key that the authorizer names. */
import type { GatewayResponseType } from '../deploy/gateway-responses.ts';
import { POOL, USAGE_PLANS, type UsagePlan } from '../../accounts/metering/usage-plans.ts';
import { folderGatewayKeys, LOCAL_POOL, localPlanOf } from '../../adapters/storage/gateway-keys.ts';

/** Makes the pool's key and resolves the environment of what keeps, names and enforces gateway keys. */
export const startShield = (folder: string): Readonly<Record<string, string>> => {
  void folderGatewayKeys(folder).place(LOCAL_POOL, POOL);
  // One machine knows a key at once.
  return { UDAYA_GATEWAY_FOLDER: folder, UDAYA_GATEWAY_POOL: LOCAL_POOL, UDAYA_GATEWAY_SETTLE_SECONDS: '0' };
};

const DAY_MS = 86_400_000;

/** What a key has used. */
interface Meter {
  /** Calls that the bucket holds, and since when. */
  tokens: number;
  at: number;
  day: number;
  calls: number;
}

const isPlan = (name: string | undefined): name is keyof typeof USAGE_PLANS =>
  name !== undefined && Object.hasOwn(USAGE_PLANS, name);

/**
 * Judges calls by the key that the authorizer named: null, or API Gateway's refusal. A key that is missing, unknown or in no
 * plan is INVALID_API_KEY; then the plan's throttle, a bucket of tokens, and its quota of the day act. Without a folder there
 * are no usage plans.
 */
export const usagePlanGuard = (
  folder: string | undefined,
  plans: Readonly<Record<string, UsagePlan>> = USAGE_PLANS,
): ((key: string | undefined, now: number) => GatewayResponseType | null) => {
  const meters = new Map<string, Meter>();
  return (key, now) => {
    if (folder === undefined) return null;
    const name = key === undefined ? undefined : localPlanOf(folder, key);
    const plan = isPlan(name) ? plans[name] : undefined;
    if (key === undefined || plan === undefined) return 'INVALID_API_KEY';
    const { throttle, dayQuota } = plan;
    const day = Math.floor(now / DAY_MS);
    const meter = meters.get(key) ?? { tokens: Infinity, at: now, day, calls: 0 };
    meters.set(key, meter);
    if (meter.day !== day) Object.assign(meter, { day, calls: 0 });
    if (throttle !== null) {
      meter.tokens = Math.min(throttle.burst, meter.tokens + ((now - meter.at) / 1000) * throttle.rate);
      meter.at = now;
      if (meter.tokens < 1) return 'THROTTLED';
      meter.tokens--;
    }
    if (dayQuota !== null && meter.calls >= dayQuota) return 'QUOTA_EXCEEDED';
    meter.calls++;
    return null;
  };
};

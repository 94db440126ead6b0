/**
 * The customer's key in API Gateway's usage plans. Every method that needs a caller requires such a key, which the authorizer
 * names per call (`usageIdentifierKey`): the customer's own, or the pool's until there is one. API Gateway then counts the
 * calls of a customer and applies the usage plan's throttle and quota (`lib/accounts/metering/usage-plans.ts`).
 *
 * Nothing waits for the control plane, which allows a few calls a second and takes its time until a key is known everywhere:
 * signing up and changing the plan write to the table alone. A job (`lib/accounts/jobs/gateway-keys.ts`) takes those of whom a row
 * says that something is due one step at a time to where their plan wants them, and a key is named only when it has had time to become known:
 *
 *     no key ──make, place──▶ placed ──name──▶ named ──other plan: withdraw──▶ placed elsewhere ──place──▶ placed …
 *
 * Between the steps the customer's calls go through the pool, so none is ever refused for a key that is on its way.
 */
import { grantAt } from './metering/plans.ts';
import { usagePlanOf } from './metering/usage-plans.ts';
import { itemNumber, itemText, type Table } from '../contract/ports/table.ts';
import type { GatewayKeys } from '../contract/ports/gateway-keys.ts';
import { customerKey, readCustomer, setFields, setOnKeys } from './keys.ts';

/** Seconds in which a made, moved or withdrawn key becomes known everywhere. */
export const SETTLE_SECONDS = 120;
/** Seconds after which the copies on the keys of a customer are looked at again. */
export const CHECK_SECONDS = 86_400;

/** What was done for one customer. */
export type GatewayStep = 'placed' | 'named' | 'withdrawn' | 'checked' | 'waiting' | 'pooled' | 'kept';

export interface GatewayRun {
  readonly table: Table;
  readonly keys: GatewayKeys;
  /** Epoch ms. */
  readonly now: number;
  readonly settleSeconds: number;
  /** Whether a key may be made for a customer of a free or a paid plan. */
  mayMake(free: boolean): boolean;
}

/**
 * Takes a customer one step on. Repeating a step that failed half way completes it. RESOURCE_NOT_FOUND where there is no such
 * customer; throws `StorageDown` and whatever the control plane throws.
 */
export const stepGatewayKey = async (run: GatewayRun, customer: string): Promise<GatewayStep> => {
  const { table, keys, now, settleSeconds } = run;
  const at = Math.floor(now / 1000);
  const [item = {}, stored] = await Promise.all([table.get(customerKey(customer)), readCustomer(table, customer)]);
  const grant = grantAt(stored, now);
  const wanted = usagePlanOf(grant);
  const [id, plan, named] = [
    itemText(item, 'gateway_id'),
    itemText(item, 'gateway_plan'),
    itemText(item, 'gateway_key'),
  ];
  const isSettled = at >= itemNumber(item, 'gateway_since') + settleSeconds;
  const value = keys.valueOf(customer);
  const set = (fields: Readonly<Record<string, string | number>>) =>
    setFields(table, customerKey(customer), fields, false);

  if (plan === wanted) {
    if (named === '' && !isSettled) return 'waiting';
    if (named !== '' && at < itemNumber(item, 'gateway_checked') + CHECK_SECONDS) return 'kept';
    // A key that is made now copies what stands here; those that were made before are written below.
    if (named === '') await set({ gateway_key: value });
    await setOnKeys(table, customer, { gateway_key: value });
    await set({ gateway_checked: at });
    return named === '' ? 'named' : 'checked';
  }
  if (named !== '') {
    await set({ gateway_key: '', gateway_since: at, gateway_checked: 0 });
    await setOnKeys(table, customer, { gateway_key: '' });
    return 'withdrawn';
  }
  if (plan !== '' && !isSettled) return 'waiting';
  if (id === '' && !run.mayMake(grant.plan === 'sandbox')) return 'pooled';
  const made = id || (await keys.make(customer));
  if (made === null) return 'pooled';
  // Again, for a withdrawal that ended half way.
  await setOnKeys(table, customer, { gateway_key: '' });
  await keys.place(made, wanted);
  await set({ gateway_id: made, gateway_plan: wanted, gateway_since: at });
  return 'placed';
};

/** Keeps the keys of customers in API Gateway's usage plans as their plans say, one step for each customer and run. */
import { stepGatewayKey, type GatewayStep } from '../gateway-key.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import { allCustomers } from '../metering/customers.ts';
import { logFault } from '../metering/log-fault.ts';
import { numberOf, type Key, type Table } from '../../contract/ports/table.ts';
import type { GatewayKeys } from '../../contract/ports/gateway-keys.ts';
import { MOST_GATEWAY_KEYS } from '../../adapters/storage/gateway-keys.ts';
import { takeLease } from './lease.ts';

const JOB = 'gateway-keys';
const LEASE_SECONDS = 120;
const STATE: Key = { pk: `job#${JOB}`, sk: 'state' };
/** Of the keys that the gateway takes, those that free accounts leave to paying ones. */
const RESERVED = 1000;

export interface GatewayKeysOptions {
  readonly table: Table;
  readonly keys: GatewayKeys;
  /** Epoch ms. */
  readonly now: () => number;
  /** Epoch ms at which to stop and leave the rest to the next run. */
  readonly deadline: number;
  readonly settleSeconds: number;
  /** Keys that the gateway takes in all. */
  readonly most?: number;
  /** Of these, for paying accounts alone. */
  readonly reserved?: number;
}

/** What a run found and did. */
export interface GatewayKeysRun {
  /** False when another process was at it, or there was more to do than one run can. */
  readonly done: boolean;
  /** Customers with a key of their own. */
  readonly own: number;
  /** Customers that share the pool's key because the gateway takes no more, or keeps the rest for paying ones. */
  readonly pooled: number;
  /** Steps taken, and steps that failed and are taken again by the next run. */
  readonly steps: number;
  readonly failed: number;
}

const TAKEN: readonly GatewayStep[] = ['placed', 'named', 'withdrawn'];

/** Makes one run. Throws `StorageDown` where not even the list of customers can be read. */
export const keepGatewayKeys = async (options: GatewayKeysOptions): Promise<GatewayKeysRun> => {
  const { table, keys, now, deadline, settleSeconds, most = MOST_GATEWAY_KEYS, reserved = RESERVED } = options;
  const sum = { done: false, own: 0, pooled: 0, steps: 0, failed: 0 };
  const lease = await takeLease(table, JOB, LEASE_SECONDS, now());
  if (!lease) return sum;
  try {
    // Keys that there are: as the last run counted them, and what this one makes.
    let made = numberOf((await table.get(STATE)) ?? {}, 'own');
    let full = false;
    const mayMake = (free: boolean): boolean => !full && made < most - (free ? reserved : 0);
    const counting: GatewayKeys = {
      ...keys,
      make: async (customer) => {
        const id = await keys.make(customer);
        if (id === null) full = true;
        else made++;
        return id;
      },
    };
    for await (const customer of allCustomers(table)) {
      if (now() > deadline || !(await lease.renew(now()))) return sum;
      try {
        const step = await stepGatewayKey({ table, keys: counting, now: now(), settleSeconds, mayMake }, customer);
        if (TAKEN.includes(step)) sum.steps++;
        if (step === 'pooled') sum.pooled++;
        else sum.own++;
      } catch (error) {
        // Erased in the meantime.
        if (error instanceof AppError) continue;
        sum.failed++;
        logFault('gateway key not kept', error, { customer });
      }
    }
    await table.put({ ...STATE, own: sum.own });
    return { ...sum, done: true };
  } finally {
    await lease.release();
  }
};

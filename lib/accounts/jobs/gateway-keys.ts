/**
 * Keeps the keys of customers in API Gateway's usage plans as their plans say: those of whom a due row says that there is
 * something to do, one step for each and run, and some of all others in turn, so that a row that is missing is made.
 */
import { CHECK_SECONDS, stepGatewayKey, type GatewayStep } from '../gateway-key.ts';
import { announce, dropDue, dueAt, overdueSeconds, type Due } from '../due/due.ts';
import { customerKey, setFields } from '../keys.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import { logFault } from '../metering/log-fault.ts';
import { itemNumber, itemText, type Item, type Key, type Table } from '../../contract/ports/table.ts';
import type { GatewayKeys } from '../../contract/ports/gateway-keys.ts';
import { MOST_GATEWAY_KEYS } from '../../adapters/storage/gateway-keys.ts';
import { takeLease } from './lease.ts';
import { walk } from './walk.ts';

const JOB = 'gateway-keys';
const DUE = 'shield';
const LEASE_SECONDS = 120;
const STATE: Key = { pk: `job#${JOB}`, sk: 'state' };
/** Of the keys that the gateway takes, those that free accounts leave to paying ones. */
const RESERVED = 1000;
/** Customers that one run visits in turn, beside those that have something to do. */
const WALKED = 350;
/** Seconds after which a row that should have come up is taken for lost. */
const LOST_SECONDS = 3600;

export interface GatewayKeysOptions {
  readonly table: Table;
  readonly keys: GatewayKeys;
  /** Epoch ms. */
  readonly now: () => number;
  /** Epoch ms at which to stop and leave the rest to the next run. */
  readonly deadline: number;
  readonly settleSeconds: number;
  /** Customers visited in turn. */
  readonly walked?: number;
  /** Keys that the gateway takes in all. */
  readonly most?: number;
  /** Of these, for paying accounts alone. */
  readonly reserved?: number;
}

/** What a run found and did. */
export interface GatewayKeysRun {
  /** False when another process was at it, or there was more to do than one run can. */
  readonly done: boolean;
  /** Customers with a key of their own, as last counted. */
  readonly own: number;
  /** Customers that share the pool's key because the gateway takes no more, or keeps the rest for paying ones; as last counted. */
  readonly pooled: number;
  /** Steps taken, and steps that failed and are taken again by the next run. */
  readonly steps: number;
  readonly failed: number;
  /** Seconds for which the oldest row has been due that is left. */
  readonly overdue: number;
}

const TAKEN: readonly GatewayStep[] = ['placed', 'named', 'withdrawn'];

/** Epoch seconds of a customer's next step after one at `at`; null where nothing but room in the gateway is waited for. */
const nextOf = (step: GatewayStep, item: Item, at: number, settleSeconds: number): number | null => {
  if (step === 'pooled') return null;
  if (step === 'placed' || step === 'withdrawn') return at + settleSeconds;
  if (step === 'waiting') return itemNumber(item, 'gateway_since') + settleSeconds;
  return itemNumber(item, 'gateway_checked') + CHECK_SECONDS;
};

/** Makes one run. Throws `StorageDown` where not even what is due can be read. */
export const keepGatewayKeys = async (options: GatewayKeysOptions): Promise<GatewayKeysRun> => {
  const { table, keys, now, deadline, settleSeconds } = options;
  const { walked = WALKED, most = MOST_GATEWAY_KEYS, reserved = RESERVED } = options;
  const sum = { steps: 0, failed: 0 };
  const lease = await takeLease(table, JOB, LEASE_SECONDS, now());
  if (!lease) return { done: false, own: 0, pooled: 0, overdue: 0, ...sum };
  let isHeld = true;
  const isOver = (): boolean => now() > deadline || !isHeld;
  const seconds = (): number => Math.floor(now() / 1000);
  try {
    const state = (await table.get(STATE)) ?? {};
    // Keys that there are: as they were last counted, and what this run makes.
    const counted = { own: itemNumber(state, 'own'), pooled: itemNumber(state, 'pooled') };
    const counting = { own: itemNumber(state, 'counting_own'), pooled: itemNumber(state, 'counting_pooled') };
    let full = false;
    const mayMake = (free: boolean): boolean => !full && counted.own < most - (free ? reserved : 0);
    const making: GatewayKeys = {
      ...keys,
      make: async (customer) => {
        const id = await keys.make(customer);
        if (id === null) full = true;
        else counted.own++;
        return id;
      },
    };
    /** Takes a step, and writes down when the next one is due unless another row will come up before. */
    const stepOn = async (customer: string, due: Due | null): Promise<void> => {
      const at = seconds();
      const step = await stepGatewayKey({ table, keys: making, now: now(), settleSeconds, mayMake }, customer);
      if (TAKEN.includes(step)) sum.steps++;
      const item = (await table.get(customerKey(customer))) ?? {};
      const next = nextOf(step, item, at, settleSeconds);
      const awaited = itemNumber(item, 'gateway_next');
      const comes = awaited > at && awaited !== due?.at;
      if (next !== null && !(comes && awaited <= next)) {
        await announce(table, DUE, next, customer);
        await setFields(table, customerKey(customer), { gateway_next: next }, false);
      }
      // A step that is due at once, where nothing has to settle, has the same row.
      if (due && next !== due.at) await dropDue(table, due);
    };
    const attempt = async (customer: string, due: Due | null): Promise<void> => {
      try {
        await stepOn(customer, due);
      } catch (error) {
        if (error instanceof AppError) {
          // Erased in the meantime.
          if (due) await dropDue(table, due);
          return;
        }
        sum.failed++;
        logFault('gateway key not kept', error, { customer });
      }
    };
    /** Looks after one customer; true where it has a key of its own. */
    const visit = async (customer: string): Promise<boolean> => {
      const before = (await table.get(customerKey(customer))) ?? {};
      const isLost = itemNumber(before, 'gateway_next') + LOST_SECONDS < seconds();
      if (itemText(before, 'gateway_id') === '' || isLost) await attempt(customer, null);
      const item = itemText(before, 'gateway_id') === '' ? ((await table.get(customerKey(customer))) ?? {}) : before;
      return itemText(item, 'gateway_id') !== '';
    };

    for await (const due of dueAt(table, DUE, seconds())) {
      if (isOver()) break;
      isHeld = await lease.renew(now());
      await attempt(due.subject, due);
    }
    const wasLast = await walk({ table, job: JOB, most: walked, isOver }, async (customers) => {
      let own = 0;
      for (const customer of customers) {
        if (isOver()) return;
        isHeld = await lease.renew(now());
        if (await visit(customer)) own++;
      }
      counting.own += own;
      counting.pooled += customers.length - own;
    });
    const totals = wasLast ? counting : counted;
    const rest = wasLast ? { own: 0, pooled: 0 } : counting;
    await table.put({ ...STATE, ...totals, counting_own: rest.own, counting_pooled: rest.pooled });
    const overdue = await overdueSeconds(table, DUE, seconds());
    return { done: !isOver(), own: totals.own, pooled: totals.pooled, ...sum, overdue };
  } finally {
    await lease.release();
  }
};

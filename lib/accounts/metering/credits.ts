/**
 * Credits. One usage item per customer and calendar month; **one conditional UpdateItem per call** takes the credits,
 * counts the request against the minute's rate and leaves the call's trace. A new month is a new item, so the period
 * rolls over inside the same write. Two calls cannot both take the last credit: the condition is checked where the
 * write is made.
 *
 * A debit is provisional. Its credits are open (`slot.ts`) until settlement (`settlement.ts`) finds in the gateway's log
 * whether the call was answered. So nothing that is lost on the way costs a customer anything: not an answer of DynamoDB,
 * not a refund, not a process. What this file does beyond that only makes the balance right sooner:
 * - when the answer of a debit is lost, the storage port repeats the write once; if the first had arrived, its trace makes
 *   the repetition fail its condition, and the debit is recognised as ours. A write that comes so late that its trace may
 *   have been removed is refused too: a debit is never made twice;
 * - when that fails too, the call is refused with 503, and `undoDoubtful` gives the credits back if the trace shows that
 *   they were taken, or bars the write if it is still on its way;
 * - a call that fails gives its credits back with one write (`giveBack`).
 */
import {
  ConditionFailed,
  StorageDown,
  type Change,
  type Key,
  type Table,
  itemNumber,
  itemTexts,
  type Item,
} from '../../contract/ports/table.ts';
import type { Charge, SpendingLimits } from './spending-limits.ts';
import { monthOf, secondsToNextMonth } from './period.ts';
import { rateWindow } from './rate.ts';
import { openName } from './slot.ts';
import { KEPT_SLOTS, shortId, traceAt, type Trace } from './trace.ts';

/** Why a debit is refused. */
export type DebitRefusal = 'CREDITS_EXHAUSTED' | 'SPEND_CAP_REACHED' | 'RATE_LIMITED';

/** What is to be taken. */
export interface Debit {
  /** Unique id of the debit. */
  readonly id: string;
  readonly credits: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Slot in which the call arrived. */
  readonly slot: number;
  /** Requests to count against the rate of the minute. */
  readonly requests: number;
}

export type Taken =
  | {
      readonly refusal: null;
      readonly charge: Charge;
      /** Credits left in the period; −1 for sandbox keys. */
      readonly remaining: number;
      /** Requests of this minute, these included; 0 where none are counted. */
      readonly requests: number;
    }
  | {
      readonly refusal: DebitRefusal;
      readonly remaining: number;
      readonly requests: number;
      /** Seconds after which the same call may succeed. */
      readonly retryAfter: number;
      /** True when an earlier attempt of the refused write may yet arrive and be made (`undoDoubtful`). */
      readonly doubtful: boolean;
    };

/** Sort key of the usage item of `at`'s month. */
export const usagePeriod = (sandbox: boolean, at: number): string => (sandbox ? `sandbox#${monthOf(at)}` : monthOf(at));

/** Key of a customer’s counter of a period. */
export const usageKey = (customer: string, period: string): Key => ({ pk: `usage#${customer}`, sk: period });

/** Attribute that counts what one key has spent, for keys with a cap of their own. */
export const spentBy = (key: string): string => `spent_${key}`;

/** Attribute that names the last settled slot: nothing may be debited in it or before. */
export const SETTLED = 'settled';

/** Credits the account may spend in a month. */
const limitOf = ({ credits, cap }: SpendingLimits): number => (cap >= 0 ? Math.min(credits, cap) : credits);

const undone = (id: string): string => `${id}!`;

/** A counter that may not exist yet (then it stands for 0) is at most `bound`. */
const atMost = (counter: string, placeholder: string, bound: number): string =>
  bound < 0 ? `${counter} <= ${placeholder}` : `(attribute_not_exists(${counter}) OR ${counter} <= ${placeholder})`;

/** The window that counts the requests of a debit; null where nothing limits them. */
const countedIn = (limits: SpendingLimits, { at, requests }: Debit): ReturnType<typeof rateWindow> | null =>
  requests > 0 && limits.rate > 0 ? rateWindow(at) : null;

/** What a write does to the traces. */
const tracing = ({ slot, set, stale }: Trace, id: string, behind: boolean) => ({
  sets: behind ? [] : ['traced = :traced'],
  stale: behind ? [] : stale,
  conditions: [
    `NOT contains(${set}, :id)`,
    `NOT contains(${set}, :undone)`,
    behind ? 'traced > :traced AND traced <= :latest' : '(attribute_not_exists(traced) OR traced <= :traced)',
  ],
  values: {
    ':id': id,
    ':undone': undone(id),
    ':ids': new Set([id]),
    ':traced': slot,
    ...(behind ? { ':latest': slot + KEPT_SLOTS } : {}),
  },
});

/**
 * The write of a debit. `behind`: later debits have come first. It then removes no traces, so that what `traced` names is
 * always the latest slot, and a trace is gone only when `traced` is more than `KEPT_SLOTS` ahead of it.
 */
const debitChange = (limits: SpendingLimits, debit: Debit, behind: boolean): Change => {
  const { id, credits, at, slot, requests } = debit;
  const trace = traceAt(at);
  const traced = tracing(trace, id, behind);
  const window = countedIn(limits, debit);
  const priced = credits > 0 && !limits.sandbox;
  const capped = priced && limits.keyCap >= 0;
  const room = limitOf(limits) - credits;
  const keyRoom = limits.keyCap - credits;
  const rateRoom = limits.rate - requests;
  const add = (counter: string): string => `${counter} = if_not_exists(${counter}, :none) + :cost`;
  const sets = [add('used'), ...traced.sets, ...(priced ? [add('#open')] : [])];
  if (capped) sets.push(add('#spent'), add('#keyOpen'));
  const adds = [`${trace.set} :ids`, ...(requests > 0 ? ['calls :requests'] : [])];
  if (window) adds.push(`${window.counter} :requests`);
  const conditions = [...traced.conditions];
  const stale = [...traced.stale, ...(window?.stale ?? [])];
  if (priced)
    conditions.push(atMost('used', ':room', room), `(attribute_not_exists(${SETTLED}) OR ${SETTLED} < :slot)`);
  if (capped) conditions.push(atMost('#spent', ':keyRoom', keyRoom));
  if (window) conditions.push(atMost(window.counter, ':rateRoom', rateRoom));
  return {
    update: `SET ${sets.join(', ')} ADD ${adds.join(', ')}${stale.length > 0 ? ` REMOVE ${stale.join(', ')}` : ''}`,
    condition: conditions.join(' AND '),
    names: {
      ...(priced ? { '#open': openName(slot) } : {}),
      ...(capped ? { '#spent': spentBy(limits.key), '#keyOpen': openName(slot, limits.key) } : {}),
    },
    values: {
      ':none': 0,
      ':cost': priced ? credits : 0,
      ...traced.values,
      ...(requests > 0 ? { ':requests': requests } : {}),
      ...(priced ? { ':room': room, ':slot': slot } : {}),
      ...(capped ? { ':keyRoom': keyRoom } : {}),
      ...(window ? { ':rateRoom': rateRoom } : {}),
    },
  };
};

/** Why the item as it stands refuses the debit; null when it does not (any more). */
const refusalOf = (limits: SpendingLimits, debit: Debit, item: Item): DebitRefusal | null => {
  const { credits, requests } = debit;
  const used = itemNumber(item, 'used');
  const window = countedIn(limits, debit);
  if (window && itemNumber(item, window.counter) + requests > limits.rate) return 'RATE_LIMITED';
  if (limits.sandbox || credits === 0) return null;
  if (used + credits > limits.credits) return 'CREDITS_EXHAUSTED';
  if (used + credits > limitOf(limits)) return 'SPEND_CAP_REACHED';
  if (limits.keyCap >= 0 && itemNumber(item, spentBy(limits.key)) + credits > limits.keyCap) return 'SPEND_CAP_REACHED';
  return null;
};

const standing = (limits: SpendingLimits, debit: Debit, item: Item) => {
  const window = countedIn(limits, debit);
  return {
    remaining: limits.sandbox ? -1 : Math.max(0, limitOf(limits) - itemNumber(item, 'used')),
    requests: window ? itemNumber(item, window.counter) : 0,
  };
};

/** What a debit takes, as the record for giving it back. */
export const chargeOf = (limits: SpendingLimits, { id, credits, at, slot }: Omit<Debit, 'requests'>): Charge => ({
  id,
  customer: limits.customer,
  period: usagePeriod(limits.sandbox, at),
  slot,
  at,
  credits: limits.sandbox ? 0 : credits,
  key: limits.keyCap >= 0 ? limits.key : '',
  state: 'taken',
});

/** Times a write is tried whose condition failed for a reason that was gone when we looked, or that lags behind. */
const TRIES = 4;

/** Whether the trace of a slot may have been removed. */
const isSwept = (item: Item, slot: number): boolean => itemNumber(item, 'traced', slot) > slot + KEPT_SLOTS;

/**
 * Takes the credits of one call and counts it, in one conditional write. A sandbox key takes nothing but is counted.
 * Repeating it with the same id and instant takes nothing more. Throws `StorageDown`; when its `unwritten` is false, the
 * credits may have been taken (`undoDoubtful`).
 */
export const debitCredits = async (table: Table, limits: SpendingLimits, debit: Debit): Promise<Taken> => {
  const charge = chargeOf(limits, debit);
  const key = usageKey(limits.customer, charge.period);
  const id = shortId(debit.id);
  const own = { ...debit, id };
  const trace = traceAt(debit.at);
  let behind = false;
  let doubtful = false;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      const item = await table.update(key, debitChange(limits, own, behind));
      return { refusal: null, charge, ...standing(limits, own, item) };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      doubtful ||= error.doubtful;
      const item = error.item ?? (await table.get(key)) ?? {};
      const ids = itemTexts(item, trace.set);
      if (ids.includes(undone(id))) throw new StorageDown('the debit was undone', true, { cause: error });
      if (ids.includes(id)) return { refusal: null, charge, ...standing(limits, own, item) };
      if (itemNumber(item, SETTLED) >= debit.slot)
        throw new StorageDown('the debit came too late', true, { cause: error });
      if (isSwept(item, trace.slot))
        throw new StorageDown('the debit came too late to be traced', !doubtful, { cause: error });
      const refusal = refusalOf(limits, own, item);
      const retryAfter = refusal === 'RATE_LIMITED' ? rateWindow(debit.at).resetSeconds : secondsToNextMonth(debit.at);
      if (refusal) return { refusal, retryAfter, doubtful, ...standing(limits, own, item) };
      behind = itemNumber(item, 'traced', trace.slot) > trace.slot;
    }
  }
  throw new StorageDown('contended', !doubtful);
};

/** The change that puts `credits` of a charge back, once within the trace of `at`; `found`: only if it shows the debit. */
const creditChange = ({ id, slot, key }: Charge, credits: number, at: number, found: boolean): Change => {
  const { set, slot: traced } = traceAt(at);
  const mark = undone(shortId(id));
  const counters = ['used', '#open', ...(key ? ['#spent', '#keyOpen'] : [])];
  return {
    update: `SET ${counters.map((counter) => `${counter} = ${counter} - :cost`).join(', ')} ADD ${set} :ids`,
    condition: [
      '#open >= :cost',
      '(attribute_not_exists(traced) OR traced <= :latest)',
      `NOT contains(${set}, :undone)`,
      ...(found ? [`contains(${set}, :id)`] : []),
    ].join(' AND '),
    names: { '#open': openName(slot), ...(key ? { '#spent': spentBy(key), '#keyOpen': openName(slot, key) } : {}) },
    values: {
      ':cost': credits,
      ':latest': traced + KEPT_SLOTS,
      ':undone': mark,
      ':ids': new Set([mark]),
      ...(found ? { ':id': shortId(id) } : {}),
    },
  };
};

/**
 * Puts credits of a charge back while its slot is open, and resolves with how many: 0 when the slot is settled, or when
 * the write came so late that the trace of `at` may be gone. Repeating it with the same `at` gives nothing more; what is
 * not given back, settlement gives back.
 */
export const giveBack = async (table: Table, charge: Charge, at: number, credits = charge.credits): Promise<number> => {
  if (credits === 0) return 0;
  try {
    await table.update(usageKey(charge.customer, charge.period), creditChange(charge, credits, at, false));
    return credits;
  } catch (error) {
    if (error instanceof ConditionFailed) return 0;
    throw error;
  }
};

/**
 * Gives back what a debit took whose answer was lost, or bars it if it is still on its way. Does nothing when its trace is
 * gone (over 24 s, with other calls going on): settlement decides then. Resolves with the credits given back.
 */
export const undoDoubtful = async (table: Table, charge: Charge): Promise<number> => {
  if (charge.credits === 0) return 0;
  const key = usageKey(charge.customer, charge.period);
  const trace = traceAt(charge.at);
  const id = shortId(charge.id);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      await table.update(key, creditChange(charge, charge.credits, charge.at, true));
      return charge.credits;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      const item = error.item ?? (await table.get(key)) ?? {};
      const ids = itemTexts(item, trace.set);
      if (ids.includes(undone(id)) || isSwept(item, trace.slot)) return 0;
      if (ids.includes(id)) continue;
    }
    try {
      await table.update(key, barChange(trace.set, id));
      return 0;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  return 0;
};

/** Leaves the trace of a debit that was not made, so that it cannot be made any more. */
const barChange = (set: string, id: string): Change => ({
  update: `ADD ${set} :ids`,
  condition: `NOT contains(${set}, :id)`,
  values: { ':id': id, ':ids': new Set([id, undone(id)]) },
});

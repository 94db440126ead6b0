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
 *
 * A customer with many calls a second is debited by leases (`leases.ts`).
 */
import {
  isWritten,
  ConditionFailed,
  StorageDown,
  type Change,
  type Table,
  itemNumber,
  itemTexts,
  type Item,
} from '../../contract/ports/table.ts';
import { chargeOf, debitChange, refusalOf, standing, undone, type Debit, type Taken } from './debit.ts';
import type { Charge, SpendingLimits } from './spending-limits.ts';
import { secondsToNextMonth } from './period.ts';
import { rateWindow } from './rate.ts';
import { openName } from './slot.ts';
import { KEPT_SLOTS, shortId, traceAt } from './trace.ts';
import { SETTLED, spentBy, usageKey } from './usage-item.ts';

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
  const change = creditChange(charge, credits, at, false);
  return (await isWritten(table.update(usageKey(charge.customer, charge.period), change))) ? credits : 0;
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
    if (await isWritten(table.update(key, barChange(trace.set, id)))) return 0;
  }
  return 0;
};

/** Leaves the trace of a debit that was not made, so that it cannot be made any more. */
const barChange = (set: string, id: string): Change => ({
  update: `ADD ${set} :ids`,
  condition: `NOT contains(${set}, :id)`,
  values: { ':id': id, ':ids': new Set([id, undone(id)]) },
});

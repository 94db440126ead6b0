/**
 * Credits. One usage item per customer and calendar month; **one conditional UpdateItem per call** takes the credits,
 * counts the request against the minute's rate and leaves the call's trace. A new month is a new item, so the period
 * rolls over inside the same write. Two calls cannot both take the last credit: the condition is checked where the
 * write is made.
 *
 * When the answer of the debit is lost (time-out, broken connection), the debit may or may not have been made. Then:
 * 1. the storage port repeats the same write once; if the first had arrived, its trace makes the repetition fail its
 *    condition, and the debit is recognised as ours;
 * 2. if that fails too, the caller is answered 503 and `settleDebit` makes sure that nothing is taken: it reads the item
 *    and either gives the credits back (trace found) or puts the trace without a debit, so that a write still on its way
 *    is refused when it arrives;
 * 3. if even that fails, the doubt is kept and settled with the next call (`lib/metering/admit.ts`).
 * Should the trace be swept in the meantime (over 9 s, with other calls going on), nobody can tell any more, and the
 * customer gets the benefit: credits are given back. No fault ever costs the customer a credit.
 */
import { ConditionFailed, StorageDown, type Change, type Key, type Table } from '../storage/table.ts';
import { numberOf, textsOf, type Item } from '../storage/attribute.ts';
import type { Charge, Purse } from './purse.ts';
import { monthOf, secondsToNextMonth } from './period.ts';
import { rateWindow } from './rate.ts';
import { KEPT_SLOTS, shortId, traceAt } from './trace.ts';

/** Why a debit is refused. */
export type DebitRefusal = 'CREDITS_EXHAUSTED' | 'SPEND_CAP_REACHED' | 'RATE_LIMITED';

/** What is to be taken. */
export interface Debit {
  /** Unique id of the call. */
  readonly id: string;
  readonly credits: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** False for further debits inside a call that was counted already. */
  readonly counted: boolean;
}

export type Taken =
  | {
      readonly refusal: null;
      readonly charge: Charge;
      /** Credits left in the period; −1 for sandbox keys. */
      readonly remaining: number;
      /** Requests of this minute, this one included; 0 where none are counted. */
      readonly requests: number;
    }
  | {
      readonly refusal: DebitRefusal;
      readonly remaining: number;
      readonly requests: number;
      /** Seconds after which the same call may succeed. */
      readonly retryAfter: number;
    };

/** Sort key of the usage item of `at`'s month. */
export const usagePeriod = (sandbox: boolean, at: number): string => (sandbox ? `sandbox#${monthOf(at)}` : monthOf(at));

/** Key of a customer’s counter of a period. */
export const usageKey = (customer: string, period: string): Key => ({ pk: `usage#${customer}`, sk: period });

/** Attribute that counts what one key has spent, for keys with a cap of their own. */
const spentBy = (key: string): string => `spent_${key}`;

/** Credits the account may spend in a month. */
const limitOf = ({ credits, cap }: Purse): number => (cap >= 0 ? Math.min(credits, cap) : credits);

const undone = (id: string): string => `${id}!`;

/** A counter that may not exist yet (then it stands for 0) is at most `bound`. */
const atMost = (counter: string, placeholder: string, bound: number): string =>
  bound < 0 ? `${counter} <= ${placeholder}` : `(attribute_not_exists(${counter}) OR ${counter} <= ${placeholder})`;

const debitChange = (purse: Purse, { id, credits, at, counted }: Debit): Change => {
  const trace = traceAt(at);
  const window = counted && purse.rate > 0 ? rateWindow(at) : null;
  const capped = purse.keyCap >= 0;
  const priced = credits > 0 && !purse.sandbox;
  const adds = [`${trace.set} :ids`, ...(counted ? ['calls :one'] : []), ...(window ? [`${window.counter} :one`] : [])];
  const sets = ['used = if_not_exists(used, :none) + :cost', 'slot = :slot'];
  const conditions = [`NOT contains(${trace.set}, :id)`, `NOT contains(${trace.set}, :undone)`];
  if (capped) sets.push('#spent = if_not_exists(#spent, :none) + :cost');
  const room = limitOf(purse) - credits;
  const keyRoom = purse.keyCap - credits;
  if (priced) conditions.push(atMost('used', ':room', room));
  if (priced && capped) conditions.push(atMost('#spent', ':keyRoom', keyRoom));
  if (window) conditions.push(`(attribute_not_exists(${window.counter}) OR ${window.counter} < :rate)`);
  return {
    update: `SET ${sets.join(', ')} ADD ${adds.join(', ')} REMOVE ${[...trace.stale, ...(window?.stale ?? [])].join(', ')}`,
    condition: conditions.join(' AND '),
    names: capped ? { '#spent': spentBy(purse.key) } : {},
    values: {
      ':none': 0,
      ':cost': priced ? credits : 0,
      ':slot': trace.slot,
      ':id': id,
      ':undone': undone(id),
      ':ids': new Set([id]),
      ...(counted ? { ':one': 1 } : {}),
      ...(priced ? { ':room': room } : {}),
      ...(priced && capped ? { ':keyRoom': keyRoom } : {}),
      ...(window ? { ':rate': purse.rate } : {}),
    },
  };
};

/** Why the item as it stands refuses the debit; null when it does not (any more). */
const refusalOf = (purse: Purse, { credits, at, counted }: Debit, item: Item): DebitRefusal | null => {
  const used = numberOf(item, 'used');
  if (counted && purse.rate > 0 && numberOf(item, rateWindow(at).counter) >= purse.rate) return 'RATE_LIMITED';
  if (purse.sandbox || credits === 0) return null;
  if (used + credits > purse.credits) return 'CREDITS_EXHAUSTED';
  if (used + credits > limitOf(purse)) return 'SPEND_CAP_REACHED';
  if (purse.keyCap >= 0 && numberOf(item, spentBy(purse.key)) + credits > purse.keyCap) return 'SPEND_CAP_REACHED';
  return null;
};

const standing = (purse: Purse, { at, counted }: Debit, item: Item) => ({
  remaining: purse.sandbox ? -1 : Math.max(0, limitOf(purse) - numberOf(item, 'used')),
  requests: counted && purse.rate > 0 ? numberOf(item, rateWindow(at).counter) : 0,
});

/** What a debit takes, as the record for giving it back. */
export const chargeOf = (purse: Purse, { id, credits, at }: Debit): Charge => ({
  id,
  customer: purse.customer,
  period: usagePeriod(purse.sandbox, at),
  credits: purse.sandbox ? 0 : credits,
  key: purse.keyCap >= 0 ? purse.key : '',
  claim: '',
  caller: '',
});

/** Times a debit is tried whose condition failed for a reason that was gone when we looked. */
const TRIES = 3;

/**
 * Takes the credits of one call and counts it, in one conditional write. A sandbox key takes nothing but is counted.
 * Repeating it with the same id within 3 s takes nothing more. Throws `StorageDown`; when its `unwritten` is false, the
 * caller must have `settleDebit` find out.
 */
export const debitCredits = async (table: Table, purse: Purse, debit: Debit): Promise<Taken> => {
  const charge = chargeOf(purse, debit);
  const key = usageKey(purse.customer, charge.period);
  const id = shortId(debit.id);
  const own = { ...debit, id };
  const change = debitChange(purse, own);
  const trace = traceAt(debit.at);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      return { refusal: null, charge, ...standing(purse, own, await table.update(key, change)) };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      const item = error.item ?? (await table.get(key)) ?? {};
      const ids = textsOf(item, trace.set);
      if (ids.includes(undone(id))) throw new StorageDown('the debit was undone', true);
      if (ids.includes(id)) return { refusal: null, charge, ...standing(purse, own, item) };
      const refusal = refusalOf(purse, own, item);
      const retryAfter = refusal === 'RATE_LIMITED' ? rateWindow(debit.at).resetSeconds : secondsToNextMonth(debit.at);
      if (refusal) return { refusal, retryAfter, ...standing(purse, own, item) };
    }
  }
  throw new StorageDown('contended', true);
};

/** The change that puts a charge back, once within the trace of `at`; with `found`, only if the trace shows the debit. */
const creditChange = ({ id, credits, key }: Charge, at: number, found: boolean): Change => {
  const { set } = traceAt(at);
  const mark = undone(shortId(id));
  return {
    update: `SET used = used - :cost${key ? ', #spent = #spent - :cost' : ''} ADD ${set} :ids`,
    condition: `${found ? `contains(${set}, :id)` : 'attribute_exists(used)'} AND NOT contains(${set}, :undone)`,
    names: key ? { '#spent': spentBy(key) } : {},
    values: { ':cost': credits, ':undone': mark, ':ids': new Set([mark]), ...(found ? { ':id': shortId(id) } : {}) },
  };
};

/**
 * Puts the credits of a charge back into its period. Repeating it with the same `at` within 3 s gives nothing more;
 * exactly once over any time is the work of `refund`.
 */
export const giveBack = async (table: Table, charge: Charge, at: number): Promise<void> => {
  if (charge.credits === 0) return;
  try {
    await table.update(usageKey(charge.customer, charge.period), creditChange(charge, at, false));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

/**
 * Makes sure that a debit whose answer was lost takes nothing: gives back what it took, or bars it if it is still on its
 * way. `at` is the instant of the debit, `now` the present (epoch ms).
 */
export const settleDebit = async (table: Table, charge: Charge, at: number, now: number): Promise<void> => {
  if (charge.credits === 0) return;
  const key = usageKey(charge.customer, charge.period);
  const trace = traceAt(at);
  const id = shortId(charge.id);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const item = (await table.get(key)) ?? {};
    const ids = textsOf(item, trace.set);
    if (ids.includes(undone(id))) return;
    const swept = numberOf(item, 'slot', trace.slot) > trace.slot + KEPT_SLOTS;
    try {
      if (ids.includes(id)) await table.update(key, creditChange(charge, at, true));
      else if (swept) return await giveBack(table, charge, now);
      else await table.update(key, barChange(trace.set, id));
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
};

/** Leaves the trace of a debit that was not made, so that it cannot be made any more. */
const barChange = (set: string, id: string): Change => ({
  update: `ADD ${set} :ids`,
  condition: `NOT contains(${set}, :id)`,
  values: { ':id': id, ':ids': new Set([id, undone(id)]) },
});

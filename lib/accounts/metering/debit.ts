/** What a debit writes, and why the item as it stands refuses it. */
import { itemNumber, type Change, type Item } from '../../contract/ports/table.ts';
import type { Charge, SpendingLimits } from './spending-limits.ts';
import { rateWindow } from './rate.ts';
import { openName } from './slot.ts';
import { KEPT_SLOTS, traceAt, type Trace } from './trace.ts';
import { limitOf, SETTLED, spentBy, usagePeriod } from './usage-item.ts';

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

/** What is left after a write, or when it was refused. */
export interface Standing {
  /** Credits left in the period; −1 for sandbox keys. */
  readonly remaining: number;
  /** Requests of this minute, these included; 0 where none are counted. */
  readonly requests: number;
  /** Credits that this key may take, under its own cap too; `Infinity` for sandbox keys. */
  readonly room: number;
  /** Requests left in this minute; `Infinity` where none are counted. */
  readonly rateRoom: number;
  /** Credits of the account that are open in the slot of the debit. */
  readonly open: number;
}

export type Taken = Standing &
  (
    | { readonly refusal: null; readonly charge: Charge }
    | {
        readonly refusal: DebitRefusal;
        /** Seconds after which the same call may succeed. */
        readonly retryAfter: number;
        /** True when an earlier attempt of the refused write may yet arrive and be made (`undoDoubtful`). */
        readonly doubtful: boolean;
      }
  );

/** What the trace holds of a debit that was given back. */
export const undone = (id: string): string => `${id}!`;

/** A counter that may not exist yet (then it stands for 0) is at most `bound`. */
const atMost = (counter: string, placeholder: string, bound: number): string =>
  bound < 0 ? `${counter} <= ${placeholder}` : `(attribute_not_exists(${counter}) OR ${counter} <= ${placeholder})`;

/** The window that counts the requests of a debit; null where nothing limits them. */
const countedIn = (limits: SpendingLimits, { at, requests }: Debit): ReturnType<typeof rateWindow> | null =>
  requests > 0 && limits.rate > 0 ? rateWindow(at) : null;

/** Parts of a write. */
interface Parts {
  readonly sets: readonly string[];
  readonly adds: readonly string[];
  /** Attributes to remove. */
  readonly stale: readonly string[];
  readonly conditions: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly values: Item;
}

const written = (...parts: readonly Parts[]): Change => {
  const all = (of: (one: Parts) => readonly string[]): string => parts.flatMap(of).join(', ');
  const clauses = [
    ['SET', all(({ sets }) => sets)],
    ['ADD', all(({ adds }) => adds)],
    ['REMOVE', all(({ stale }) => stale)],
  ].filter(([, list]) => list !== '');
  const conditions = parts.flatMap((one) => one.conditions);
  return {
    update: clauses.map((clause) => clause.join(' ')).join(' '),
    // Nothing limits a sandbox key without a rate, and DynamoDB takes no empty condition.
    ...(conditions.length === 0 ? {} : { condition: conditions.join(' AND ') }),
    names: Object.assign({}, ...parts.map(({ names }) => names)),
    values: Object.assign({}, ...parts.map(({ values }) => values)),
  };
};

/** Leaves the trace of a debit, and refuses one that has left it before. `behind`: see `debitChange`. */
const tracing = ({ slot, set, stale }: Trace, id: string, behind: boolean): Parts => ({
  sets: behind ? [] : ['traced = :traced'],
  adds: [`${set} :ids`],
  stale: behind ? [] : stale,
  conditions: [
    `NOT contains(${set}, :id)`,
    `NOT contains(${set}, :undone)`,
    behind ? 'traced > :traced AND traced <= :latest' : '(attribute_not_exists(traced) OR traced <= :traced)',
  ],
  names: {},
  values: {
    ':id': id,
    ':undone': undone(id),
    ':ids': new Set([id]),
    ':traced': slot,
    ...(behind ? { ':latest': slot + KEPT_SLOTS } : {}),
  },
});

const NOTHING: Parts = { sets: [], adds: [], stale: [], conditions: [], names: {}, values: {} };

/** Counts the requests of a debit against the rate. */
const counting = (limits: SpendingLimits, debit: Debit): Parts => {
  const window = countedIn(limits, debit);
  if (!window) return NOTHING;
  return {
    sets: [],
    adds: [`${window.counter} :requests`],
    stale: window.stale,
    conditions: [atMost(window.counter, ':rateRoom', limits.rate - debit.requests)],
    names: {},
    values: { ':requests': debit.requests, ':rateRoom': limits.rate - debit.requests },
  };
};

const add = (counter: string): string => `${counter} = if_not_exists(${counter}, :none) + :cost`;

/** Takes the credits of a debit, from the account and from a key with a cap of its own. */
const paying = (limits: SpendingLimits, { credits, slot }: Debit): Parts => {
  if (credits === 0 || limits.sandbox) return { ...NOTHING, sets: [add('used')], values: { ':none': 0, ':cost': 0 } };
  const room = limitOf(limits) - credits;
  const account: Parts = {
    sets: [add('used'), add('#open')],
    adds: [],
    stale: [],
    conditions: [atMost('used', ':room', room), `(attribute_not_exists(${SETTLED}) OR ${SETTLED} < :slot)`],
    names: { '#open': openName(slot) },
    values: { ':none': 0, ':cost': credits, ':room': room, ':slot': slot },
  };
  if (limits.keyCap < 0) return account;
  const keyRoom = limits.keyCap - credits;
  return {
    ...account,
    sets: [...account.sets, add('#spent'), add('#keyOpen')],
    conditions: [...account.conditions, atMost('#spent', ':keyRoom', keyRoom)],
    names: { ...account.names, '#spent': spentBy(limits.key), '#keyOpen': openName(slot, limits.key) },
    values: { ...account.values, ':keyRoom': keyRoom },
  };
};

/**
 * The write of a debit. `behind`: later debits have come first. It then removes no traces, so that what `traced` names is
 * always the latest slot, and a trace is gone only when `traced` is more than `KEPT_SLOTS` ahead of it.
 */
export const debitChange = (limits: SpendingLimits, debit: Debit, behind: boolean): Change =>
  written(tracing(traceAt(debit.at), debit.id, behind), paying(limits, debit), counting(limits, debit));

/** The write of a lease: that of a debit without its trace (`leases.ts`). */
export const leaseChange = (limits: SpendingLimits, debit: Debit): Change =>
  written(paying(limits, debit), counting(limits, debit));

/** Why the item as it stands refuses the debit; null when it does not (any more). */
export const refusalOf = (limits: SpendingLimits, debit: Debit, item: Item): DebitRefusal | null => {
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

/** What is left, as the item stands. */
export const standing = (limits: SpendingLimits, debit: Debit, item: Item): Standing => {
  const window = countedIn(limits, debit);
  const requests = window ? itemNumber(item, window.counter) : 0;
  const remaining = Math.max(0, limitOf(limits) - itemNumber(item, 'used'));
  const keyRoom = limits.keyCap < 0 ? Infinity : limits.keyCap - itemNumber(item, spentBy(limits.key));
  return {
    remaining: limits.sandbox ? -1 : remaining,
    requests,
    room: limits.sandbox ? Infinity : Math.min(remaining, keyRoom),
    rateRoom: window ? limits.rate - requests : Infinity,
    open: itemNumber(item, openName(debit.slot)),
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

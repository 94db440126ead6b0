/**
 * Leases: how a customer with very many calls is metered. One conditional write per call on one item ends at about a hundred
 * calls a second. So a process that sees twenty calls a second of one key or more takes a lease: one debit for the next two
 * seconds of what it has seen, and pays calls from memory. What it sees less of is debited call by call (`credits.ts`).
 *
 * - `used` is never above the limit: a lease is debited before it is spent.
 * - What a lease did not spend, or spent on calls that were not delivered, goes back by settlement as the credits of any lost
 *   call do: they are open in the slot of the lease. So a process that ends costs nothing, a failed call needs no refund, and
 *   a lease that was taken twice because an answer was lost only reserves too much for some minutes. It needs no trace.
 * - A lease is at most a 128th of what is left, of the account, of the key's own cap and of the minute's requests. Where that
 *   is less than two calls, each is debited by itself again, so that a call is refused only when what is left is less than its
 *   price. What other processes then hold is two seconds of the customer's own calls at most.
 * - A lease ends with its slot, with its minute, and when anything in the limits of the key changes. The key's record is read
 *   for each call all the same.
 */
import { ConditionFailed, StorageDown, type Table } from '../../contract/ports/table.ts';
import { chargeOf, leaseChange, standing, type Debit, type Standing, type Taken } from './debit.ts';
import { packLimits, type SpendingLimits } from './spending-limits.ts';
import { rateWindow } from './rate.ts';
import { secondsIntoSlot, slotOf } from './slot.ts';
import { usageKey, usagePeriod } from './usage-item.ts';

/** Calls a second, seen by one process, from which on it borrows; and of all processes, as the open credits of the slot show. */
const MANY = 20;
const MANY_OF_ALL = 100;
/** Seconds of its own use that a process borrows. */
const AHEAD_SECONDS = 2;
/** A lease is at most this part of what is left. */
const SHARE = 128;
/** Milliseconds after which a process that found too little asks again. */
const ASK_AGAIN_MS = 1000;
/** Keys whose use a process remembers. */
const REMEMBERED = 1000;
/** Leases that a call waits for before it is debited by itself. */
const TRIES = 3;

/** What is in hand. */
interface Lease {
  readonly slot: number;
  readonly minute: number;
  readonly at: number;
  readonly left: Standing;
  credits: number;
  requests: number;
}

/** What a process knows of one key. */
interface Use {
  /** The running second, and what was asked for in it and in the one before. */
  second: number;
  now: Amount;
  before: Amount;
  /** As the last write showed it. */
  left: Pick<Standing, 'room' | 'rateRoom'> | null;
  /** Credits a second that all processes together took in the slot, as the last write showed it. */
  paceOfAll: number;
  lease: Lease | null;
  /** A lease on its way. */
  taking: Promise<void> | null;
  refused: { readonly credits: number; readonly until: number; readonly taken: Taken } | null;
}

interface Amount {
  readonly calls: number;
  readonly credits: number;
}
const NONE: Amount = { calls: 0, credits: 0 };

/** A call to be paid: its id, its price, and when it came. */
type Call = Pick<Debit, 'id' | 'credits' | 'at'>;

export interface Leases {
  /**
   * Pays a call from a lease, which is taken where there is none. Null where the call is to be debited by itself; a refusal
   * where one that was debited by itself has just been refused. Throws `StorageDown`, with nothing written for this call.
   */
  pay(limits: SpendingLimits, call: Call): Promise<Taken | null>;
  /** Notes what the debit of a call has shown. */
  note(limits: SpendingLimits, call: Call, taken: Taken): void;
}

/** Calls and credits a second of the last second. */
const paceAt = (use: Use, at: number): Amount => {
  const rest = 1 - (at % 1000) / 1000;
  return {
    calls: use.before.calls * rest + use.now.calls,
    credits: use.before.credits * rest + use.now.credits,
  };
};

/** Counts a call of the last second. */
const count = (use: Use, { credits, at }: Call): void => {
  const second = Math.floor(at / 1000);
  if (second !== use.second) {
    use.before = second === use.second + 1 ? use.now : NONE;
    use.now = NONE;
    use.second = second;
  }
  use.now = { calls: use.now.calls + 1, credits: use.now.credits + credits };
};

/** Notes what a write at `at` has shown. */
const see = (use: Use, left: Standing, at: number): void => {
  use.left = left;
  use.paceOfAll = left.open / Math.max(1, secondsIntoSlot(at));
};

/** The size of a lease; null where a call is to be debited by itself. */
const sizeOf = (use: Use, { credits, at }: Call): Amount | null => {
  const pace = paceAt(use, at);
  if (!use.left) return null;
  // A process that has just begun need not find out call by call that the customer is a busy one.
  if (pace.calls < MANY && use.paceOfAll < MANY_OF_ALL * Math.max(1, credits)) return null;
  const wanted = Math.ceil(pace.calls * AHEAD_SECONDS);
  const calls = Math.min(wanted, Math.floor(use.left.rateRoom / SHARE));
  const most = Math.min(Math.ceil(pace.credits * AHEAD_SECONDS), Math.floor(use.left.room / SHARE));
  return calls < 2 || most < 2 * credits ? null : { calls, credits: most };
};

/** Leases over a table. They are kept in memory alone. */
export const makeLeases = (table: Table): Leases => {
  const uses = new Map<string, Use>();

  const useOf = (limits: SpendingLimits): Use => {
    const name = packLimits(limits);
    const known = uses.get(name);
    if (known) return known;
    for (const oldest of uses.keys()) if (uses.size >= REMEMBERED) uses.delete(oldest);
    const use: Use = {
      second: 0,
      now: NONE,
      before: NONE,
      left: null,
      paceOfAll: 0,
      lease: null,
      taking: null,
      refused: null,
    };
    uses.set(name, use);
    return use;
  };

  /** Pays from the lease in hand, if it lasts. */
  const spend = (use: Use, limits: SpendingLimits, { id, credits, at: now }: Call): Taken | null => {
    const { lease } = use;
    if (!lease || lease.slot !== slotOf(now) || lease.minute !== rateWindow(now).minute) return null;
    if (lease.credits < credits || lease.requests < 1) return null;
    lease.credits -= credits;
    lease.requests--;
    const { slot, at, left } = lease;
    return {
      ...left,
      remaining: left.remaining < 0 ? left.remaining : left.remaining + lease.credits,
      requests: left.requests === 0 ? 0 : left.requests - lease.requests,
      refusal: null,
      // Of the lease: there the credits are open.
      charge: { ...chargeOf(limits, { id, credits, at, slot }), state: 'leased' },
    };
  };

  /** Takes a lease, to what is left of one in the same slot. Nothing is taken where the table refuses. */
  const take = async (use: Use, limits: SpendingLimits, at: number, size: Amount): Promise<void> => {
    const period = usagePeriod(limits.sandbox, at);
    const debit: Debit = { id: '', credits: size.credits, at, slot: slotOf(at), requests: size.calls };
    try {
      const item = await table.update(usageKey(limits.customer, period), leaseChange(limits, debit));
      const left = standing(limits, debit, item);
      const { minute } = rateWindow(at);
      const rest = use.lease?.slot === debit.slot && use.lease.minute === minute ? use.lease : null;
      see(use, left, at);
      use.lease = {
        slot: debit.slot,
        minute,
        at,
        left,
        credits: size.credits + (rest?.credits ?? 0),
        requests: size.calls + (rest?.requests ?? 0),
      };
    } catch (error) {
      if (error instanceof StorageDown) throw new StorageDown('no lease', true, { cause: error });
      if (!(error instanceof ConditionFailed)) throw error;
      // Less is left than we knew: what there is shows the next debit of a call.
      use.left = null;
    }
  };

  return {
    pay: async (limits, call) => {
      const use = useOf(limits);
      count(use, call);
      const { refused } = use;
      if (refused && call.at < refused.until && call.credits >= refused.credits) return refused.taken;
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const paid = spend(use, limits, call);
        if (paid) return paid;
        if (!use.taking) {
          const size = sizeOf(use, call);
          if (!size) return null;
          use.taking = take(use, limits, call.at, size).finally(() => (use.taking = null));
        }
        await use.taking;
      }
      return null;
    },
    note: (limits, { credits, at }, taken) => {
      const use = useOf(limits);
      see(use, taken, at);
      const isShort = taken.refusal === 'CREDITS_EXHAUSTED' || taken.refusal === 'SPEND_CAP_REACHED';
      use.refused =
        isShort && paceAt(use, at).calls >= MANY
          ? { credits, until: at + ASK_AGAIN_MS, taken: { ...taken, doubtful: false } }
          : null;
    },
  };
};

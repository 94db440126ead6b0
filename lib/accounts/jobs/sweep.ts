/**
 * The sweep: reads what the gateway has answered, records it in the ledger, and settles the slots that are over
 * (`lib/accounts/metering/settlement.ts`).
 *
 * Up to the *horizon* every line of the log has been recorded and every customer in it settled. From there on the sweep reads
 * in stretches, some at the same time, and moves the horizon stretch by stretch: what one run has done the next need not do,
 * however long no sweep has run. A stretch is half a minute, less where that takes too long to read, and half as long when not even
 * one could be finished. The last minutes, whose lines may still come late, are read once for the request logs, and again when
 * they are complete.
 */
import { monthOf } from '../metering/period.ts';
import { settlePeriod } from '../metering/settlement.ts';
import { CALL_SECONDS, closedSlot, SLOT_SECONDS } from '../metering/slot.ts';
import { rollUp } from '../metering/usage.ts';
import { isWritten, itemNumber, type Item, type Table } from '../../contract/ports/table.ts';
import type { Journal } from '../../contract/ports/journal.ts';
import type { Mail } from '../../contract/ports/mail.ts';
import { logFault } from '../metering/log-fault.ts';
import { breakLease, takeLease, type Lease } from './lease.ts';
import { alertOwner } from './alerts.ts';
import { forEach } from './for-each.ts';
import { readStretch, type Reading, type Slots, type Stretch } from './reading.ts';
import { SWEEP_STATE } from './sweep-state.ts';
import { walk } from './walk.ts';

const JOB = 'sweep';
const LEASE_SECONDS = 60;
/** Days after the end of a month for which it is still settled. */
const LAST_MONTH_MS = 2 * 86_400_000;
/**
 * A slot of a call that ended before the horizon may end after it, and is settled when no call of it can be answered any more:
 * each sweep meets the customers of the last minute again.
 */
const LOOK_BACK_MS = (SLOT_SECONDS + CALL_SECONDS) * 1000;
/** Where there is no horizon yet. */
const FIRST_MS = 60 * 60_000;
/** Stretches read at the same time. */
const AT_ONCE = 4;
/** Length of a stretch: the shortest, and the longest, which is the first. Those under way at the end of a run are lost. */
const LENGTH = { least: 1000, most: 30_000 };
/** Milliseconds that a stretch takes below which the next are longer, and above which they are shorter. */
const TAKES = { short: 10_000, long: 40_000 };
/** Customers visited in one sweep beside those with lines: calls that died left none. */
const WALKED = 350;

export interface SweepOptions {
  readonly table: Table;
  readonly journal: Journal;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Epoch ms at which to stop and leave the rest to the next sweep. */
  readonly deadline: number;
  /** Customers that are visited in turn, whether they have lines in the log or not. */
  readonly walked?: number;
  /** Sends e-mails about used credits; none are sent without it. */
  readonly mail?: () => Promise<Mail>;
  /** For the only process there is: earlier ones have ended, so what they had begun is over. */
  readonly alone?: boolean;
}

/** What a sweep did. */
export interface Swept {
  /** False when another process was at it, or there is more to do. */
  readonly done: boolean;
  readonly calls: number;
  readonly customers: number;
  readonly delivered: number;
  readonly returned: number;
  /** Seconds from the horizon to now; null when another process was at it. */
  readonly lag: number | null;
}

/** How far the log has been read. */
interface Place {
  /** Epoch ms: until there everything is recorded and settled. */
  readonly horizon: number;
  /** Epoch ms: until there every line has been read once. */
  readonly early: number;
  /** Milliseconds that a stretch takes. */
  readonly length: number;
}

const placeIn = (state: Item, now: number): Place => ({
  horizon: itemNumber(state, 'horizon', now - FIRST_MS),
  early: itemNumber(state, 'early'),
  length: itemNumber(state, 'length', LENGTH.most),
});

/** Keeps the place; false where another process is ahead. */
const keepPlace = async (table: Table, place: Place): Promise<boolean> => {
  return isWritten(
    table.put(
      { ...SWEEP_STATE, ...place },
      { condition: 'attribute_not_exists(horizon) OR horizon <= :horizon', values: { ':horizon': place.horizon } },
    ),
  );
};

/** The slots of some customers and those of others. */
const withSlots = (open: Slots, more: Slots): Slots => {
  const all = new Map(open);
  for (const [customer, { first, last }] of more) {
    const known = all.get(customer) ?? { first, last };
    all.set(customer, { first: Math.min(first, known.first), last: Math.max(last, known.last) });
  }
  return all;
};

/** What is left of slots when those until one are settled: of each customer the last, if it is not over. */
const slotsAfter = (slots: Slots, closed: number): Slots =>
  new Map(
    [...slots]
      .filter(([, { last }]) => last > closed)
      .map(([customer, { first, last }]) => [customer, { first: first > closed ? first : last, last }]),
  );

const nextLength = (length: number, took: number): number => {
  if (took > TAKES.long) return Math.max(LENGTH.least, length / 2);
  return took < TAKES.short ? Math.min(LENGTH.most, length * 2) : length;
};

/** Months that may have open slots. */
const periodsAt = (now: number): readonly string[] => [...new Set([monthOf(now), monthOf(now - LAST_MONTH_MS)])];

/** A reading, and the milliseconds that it took. */
type TimedReading = Reading & { readonly took: number };

/** What one sweep does its work with. */
const beginRun = ({ table, journal, now, deadline, mail, alone = false }: SweepOptions, lease: Lease) => {
  const sum = { calls: 0, customers: 0, delivered: 0, returned: 0 };
  let isHeld = true;
  const isLate = (): boolean => now() > deadline || !isHeld;
  const isOver = async (): Promise<boolean> => {
    isHeld &&= await lease.renew(now());
    return isLate();
  };
  const closedAt = (readUntil: number): number => (alone ? Math.floor(readUntil / 1000) : closedSlot(readUntil));
  return {
    sum,
    isLate,
    isOver,
    closedAt,
    read: async (stretch: Stretch): Promise<TimedReading> => {
      const began = now();
      const reading = await readStretch(table, journal, stretch, isOver);
      sum.calls += reading.calls;
      return { ...reading, took: now() - began };
    },
    /** An e-mail that cannot be sent must not hold up the accounts. */
    tell: async (customer: string): Promise<void> => {
      if (!mail || isLate()) return;
      try {
        await alertOwner(table, await mail(), customer, now());
      } catch (error) {
        logFault('alert not sent', error, { customer });
      }
    },
    settle: async (customer: string, readUntil: number): Promise<void> => {
      if (isLate()) return;
      for (const period of periodsAt(now())) {
        const { delivered, returned } = await settlePeriod(table, customer, period, closedAt(readUntil));
        sum.delivered += delivered;
        sum.returned += returned;
      }
      await rollUp(table, customer, readUntil);
      sum.customers++;
    },
  };
};
type Run = ReturnType<typeof beginRun>;

/** Readings of the stretches from a place on, in their order; some further ones are always under way. */
async function* readingsFrom(
  run: Run,
  place: Place,
  complete: number,
): AsyncGenerator<Reading & { readonly length: number }> {
  let { length } = place;
  let at = place.horizon;
  const ahead: Promise<TimedReading>[] = [];
  const begin = (): void => {
    const to = Math.min(at + length, complete);
    const reading = run.read({ from: at === place.horizon ? at - LOOK_BACK_MS : at, to });
    // Whoever awaits it meets its failure; until then it is no one's.
    reading.catch(() => undefined);
    ahead.push(reading);
    at = to;
  };
  try {
    if (at <= complete) begin();
    for (let next = ahead.shift(); next; next = ahead.shift()) {
      while (ahead.length < AT_ONCE - 1 && at < complete) begin();
      const reading = await next;
      length = nextLength(length, reading.took);
      while (ahead.length < AT_ONCE && at < complete) begin();
      yield { ...reading, length };
    }
  } finally {
    await Promise.allSettled(ahead);
  }
}

/** Moves the horizon as far towards an instant as there is time; resolves with the place it has come to. */
const advance = async (table: Table, run: Run, begun: Place, complete: number): Promise<Place> => {
  let place = begun;
  /** Slots that are not over at the horizon. */
  let open: Slots = new Map();
  for await (const { whole, to, customers, length } of readingsFrom(run, begun, complete)) {
    const slots = withSlots(open, customers);
    const closed = run.closedAt(to);
    const due = [...slots].flatMap(([customer, { first }]) => (first <= closed ? [customer] : []));
    if (whole) await forEach(due, (customer) => run.settle(customer, to));
    if (!whole || (await run.isOver())) {
      // Not one was finished in a whole run: the next run takes shorter ones.
      if (place === begun) await keepPlace(table, { ...place, length: Math.max(LENGTH.least, place.length / 2) });
      break;
    }
    if (to > place.early) await forEach(customers.keys(), run.tell);
    open = slotsAfter(slots, closed);
    const moved = { ...place, horizon: to, length };
    if (!(await keepPlace(table, moved))) break;
    place = moved;
  }
  return place;
};

/** Reads the minutes whose lines may still come late, for the request logs; they are read again when they are complete. */
const readEarly = async (table: Table, run: Run, place: Place, until: number): Promise<void> => {
  const from = Math.max(place.horizon, place.early);
  if (from >= until || run.isLate()) return;
  const { whole, customers } = await run.read({ from, to: until });
  await forEach(customers.keys(), run.tell);
  if (whole) await keepPlace(table, { ...place, early: until });
};

/** Makes one sweep. Throws `StorageDown`, and whatever reading the log throws; nothing is lost by it. */
export const sweep = async (options: SweepOptions): Promise<Swept> => {
  const { table, journal, now, walked = WALKED, alone = false } = options;
  if (alone) await breakLease(table, JOB);
  const lease = await takeLease(table, JOB, LEASE_SECONDS, now());
  if (!lease) return { done: false, calls: 0, customers: 0, delivered: 0, returned: 0, lag: null };
  const run = beginRun(options, lease);
  try {
    const started = now();
    const complete = alone ? started : started - journal.lateMs;
    const place = await advance(table, run, placeIn((await table.get(SWEEP_STATE)) ?? {}, started), complete);
    const isCurrent = place.horizon >= complete;
    if (isCurrent) await readEarly(table, run, place, started);
    await walk({ table, job: JOB, most: walked, isOver: run.isLate }, (customers) =>
      forEach(customers, (customer) => run.settle(customer, place.horizon)),
    );
    const lag = Math.round((now() - place.horizon) / 1000);
    return { done: isCurrent && !run.isLate(), ...run.sum, lag };
  } finally {
    await lease.release();
  }
};

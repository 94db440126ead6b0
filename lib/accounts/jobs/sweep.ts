/**
 * The sweep: reads what the gateway has answered, records it in the ledger, and settles the slots that are over
 * (`lib/accounts/metering/settlement.ts`).
 *
 * Up to the *horizon* every line of the log has been recorded and every customer in it settled. From there on the sweep reads
 * in stretches, some at the same time, and moves the horizon stretch by stretch: what one run has done the next need not do,
 * however long no sweep has run. A stretch is as long as some ten thousand lines take, and half as long when not even one
 * could be finished. The last minutes, whose lines may still come late, are read once for the request logs, and again when
 * they are complete.
 */
import { monthOf } from '../metering/period.ts';
import { settlePeriod } from '../metering/settlement.ts';
import { CALL_SECONDS, closedSlot, SLOT_SECONDS } from '../metering/slot.ts';
import { rollUp } from '../metering/usage.ts';
import { ConditionFailed, numberOf, type Item, type Key, type Table } from '../../contract/ports/table.ts';
import type { Journal } from '../../contract/ports/journal.ts';
import type { Mail } from '../../contract/ports/mail.ts';
import { logFault } from '../metering/log-fault.ts';
import { breakLease, takeLease, type Lease } from './lease.ts';
import { alertOwner } from './alerts.ts';
import { forEach } from './for-each.ts';
import { readStretch, type Reading, type Stretch } from './reading.ts';
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
const MINUTE_MS = 60_000;
/** Length of a stretch: the first, the shortest and the longest. */
const LENGTH = { first: MINUTE_MS, least: 1000, most: 15 * MINUTE_MS };
/** Lines below which the next stretches are longer, and above which they are shorter. */
const LINES = { few: 5000, many: 20_000 };
/** Customers visited in one sweep beside those with lines: calls that died left none. */
const WALKED = 350;

const STATE: Key = { pk: `job#${JOB}`, sk: 'state' };

export interface SweepOptions {
  readonly table: Table;
  readonly journal: Journal;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Epoch ms at which to stop and leave the rest to the next sweep. */
  readonly deadline: number;
  /** Customers that are visited in turn, whether they have lines in the log or not. */
  readonly walked?: number;
  /** Sends letters about used credits; none are sent without it. */
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
  horizon: numberOf(state, 'horizon', now - FIRST_MS),
  early: numberOf(state, 'early'),
  length: numberOf(state, 'length', LENGTH.first),
});

/** Keeps the place; false where another process is ahead. */
const keepPlace = async (table: Table, place: Place): Promise<boolean> => {
  try {
    await table.put(
      { ...STATE, ...place },
      { condition: 'attribute_not_exists(horizon) OR horizon <= :horizon', values: { ':horizon': place.horizon } },
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/** The next stretches of a length, up to an instant, the first of which begins so much before. */
const stretches = (from: number, to: number, length: number, back: number): readonly Stretch[] => {
  const found: Stretch[] = [{ from: from - back, to: Math.min(from + length, to) }];
  for (let at = from + length; at < to && found.length < AT_ONCE; at += length)
    found.push({ from: at, to: Math.min(at + length, to) });
  return found;
};

/** The last slot of every customer in some maps. */
const latestSlots = (maps: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> => {
  const slots = new Map<string, number>();
  for (const map of maps)
    for (const [customer, slot] of map) slots.set(customer, Math.max(slot, slots.get(customer) ?? 0));
  return slots;
};

const nextLength = (length: number, readings: readonly Reading[]): number => {
  const lines = Math.max(...readings.map((one) => one.lines));
  if (lines > LINES.many) return Math.max(LENGTH.least, length / 2);
  return lines < LINES.few ? Math.min(LENGTH.most, length * 2) : length;
};

/** Those of some readings, from the first on, that were read whole. */
const wholeOnes = (readings: readonly Reading[]): readonly Reading[] => {
  const end = readings.findIndex(({ whole }) => !whole);
  return end < 0 ? readings : readings.slice(0, end);
};

/** Months that may have open slots. */
const periodsAt = (now: number): readonly string[] => [...new Set([monthOf(now), monthOf(now - LAST_MONTH_MS)])];

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
    read: async (stretch: Stretch): Promise<Reading> => {
      const reading = await readStretch(table, journal, stretch, isOver);
      sum.calls += reading.calls;
      return reading;
    },
    /** A letter that cannot be sent must not hold up the accounts. */
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

/** Moves the horizon as far towards an instant as there is time; resolves with the place it has come to. */
const advance = async (table: Table, run: Run, begun: Place, complete: number): Promise<Place> => {
  let place = begun;
  /** Customers with calls in slots that are not over at the horizon. */
  let open: ReadonlyMap<string, number> = new Map();
  for (let isFirst = true; isFirst || place.horizon < complete; isFirst = false) {
    if (place.horizon > complete || (await run.isOver())) return place;
    const next = stretches(place.horizon, complete, place.length, isFirst ? LOOK_BACK_MS : 0);
    const readings = await Promise.all(next.map(run.read));
    const whole = wholeOnes(readings);
    const end = whole.at(-1)?.to ?? place.horizon;
    const slots = latestSlots([open, ...whole.map((one) => one.customers)]);
    await forEach(slots.keys(), (customer) => run.settle(customer, end));
    if (whole.length === 0 || run.isLate()) {
      // Not one was finished in a whole run: the next run takes shorter ones.
      if (isFirst) await keepPlace(table, { ...place, length: Math.max(LENGTH.least, place.length / 2) });
      return place;
    }
    if (end > place.early) await forEach(slots.keys(), run.tell);
    open = new Map([...slots].filter(([, slot]) => slot > run.closedAt(end)));
    const moved = { ...place, horizon: end, length: nextLength(place.length, whole) };
    if (!(await keepPlace(table, moved))) return place;
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
    const place = await advance(table, run, placeIn((await table.get(STATE)) ?? {}, started), complete);
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

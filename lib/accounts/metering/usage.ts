/**
 * Usage by hour, key and endpoint. Hours that are over are counted once from the request log and kept for 400 days; what
 * came after the last counted hour is counted when it is asked for. Times are kept as a histogram, so that any hours can be
 * put together: its steps grow by a quarter, so a quantile is right to within an eighth.
 */
import { itemNumber, itemText, type Item, type Value, type Table } from '../../contract/ports/table.ts';
import { callsSince, type CallRow } from './calls.ts';

const HOUR_MS = 3_600_000;
export const HOURS_DAYS = 400;
/** After the end of an hour a call of it may run for so long, and its line be so much later in the log. */
const CALL_MS = 60_000;

/** Counts of some calls. */
export interface Counts {
  readonly calls: number;
  readonly errors: number;
  readonly credits: number;
  /** Calls by HTTP status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Calls by step of the histogram of milliseconds. */
  readonly times: ReadonlyMap<number, number>;
}

/** Counts of one hour (epoch hours), key and endpoint. */
export interface UsageRow extends Counts {
  readonly hour: number;
  readonly key: string;
  readonly method: string;
  readonly endpoint: string;
}

const GROWTH = Math.log(1.25);
const stepOf = (ms: number): number => (ms < 1 ? 0 : 1 + Math.floor(Math.log(ms) / GROWTH));
/** The middle of a step in milliseconds. */
const msOf = (step: number): number => (step === 0 ? 0.5 : Math.exp((step - 0.5) * GROWTH));

const added = (one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): Map<number, number> => {
  const sum = new Map(one);
  for (const [name, count] of other) sum.set(name, (sum.get(name) ?? 0) + count);
  return sum;
};

export const NO_COUNTS: Counts = { calls: 0, errors: 0, credits: 0, statuses: new Map(), times: new Map() };

/** Two counts as one. */
export const together = (one: Counts, other: Counts): Counts => ({
  calls: one.calls + other.calls,
  errors: one.errors + other.errors,
  credits: one.credits + other.credits,
  statuses: added(one.statuses, other.statuses),
  times: added(one.times, other.times),
});

/** The time in ms within which a share of calls was answered, right to within an eighth; null where there were none. */
export const quantile = ({ calls, times }: Counts, share: number): number | null => {
  let seen = 0;
  for (const [step, count] of [...times].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= share * calls) return Math.round(msOf(step) * 10) / 10;
  }
  return null;
};

/** A row while its calls are being counted. */
interface Tally extends UsageRow {
  calls: number;
  errors: number;
  credits: number;
  readonly statuses: Map<number, number>;
  readonly times: Map<number, number>;
}

const countInto = (row: Tally, { status, ms, credits }: CallRow): void => {
  row.calls++;
  if (status >= 400) row.errors++;
  row.credits += credits;
  row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1);
  const step = stepOf(ms);
  row.times.set(step, (row.times.get(step) ?? 0) + 1);
};

/** Calls counted by hour, key and endpoint. */
export const countCalls = async (pages: AsyncIterable<readonly CallRow[]>): Promise<readonly UsageRow[]> => {
  const rows = new Map<string, Tally>();
  for await (const calls of pages)
    for (const call of calls) {
      const hour = Math.floor(call.at / HOUR_MS);
      const { key, method, endpoint } = call;
      const id = `${hour} ${key} ${method} ${endpoint}`;
      let row = rows.get(id);
      if (row === undefined) {
        row = { hour, key, method, endpoint, calls: 0, errors: 0, credits: 0, statuses: new Map(), times: new Map() };
        rows.set(id, row);
      }
      countInto(row, call);
    }
  return [...rows.values()];
};

const partition = (customer: string): string => `hours#${customer}`;
const ROLLED = 'rolled';
const LAST = 'key#';
const hourKey = (hour: number): string => `h${String(hour).padStart(8, '0')}`;

const packed = (map: ReadonlyMap<number, number>): Value =>
  Object.fromEntries([...map].map(([name, count]) => [String(name), count]));
const unpacked = (value: Value | undefined): ReadonlyMap<number, number> =>
  new Map(Object.entries(value ?? {}).map(([name, count]) => [Number(name), Number(count)]));

/** The first hour that has not been counted for good (epoch hours). */
const rolledHour = async (table: Table, customer: string): Promise<number> =>
  itemNumber((await table.get({ pk: partition(customer), sk: ROLLED })) ?? {}, 'hour');

/**
 * Counts the hours that are complete when the gateway's log has been read until an instant (epoch ms), once. Repeating it
 * changes nothing; a failure leaves them to the next time.
 */
export const rollUp = async (table: Table, customer: string, readUntil: number): Promise<void> => {
  const end = Math.floor((readUntil - CALL_MS) / HOUR_MS);
  const from = await rolledHour(table, customer);
  if (from >= end) return;
  const rows = (await countCalls(callsSince(table, customer, from * 60))).filter(({ hour }) => hour < end);
  const items = Map.groupBy(rows, ({ hour, key }) => `${hourKey(hour)}#${key}`);
  // Who made no calls is spared the write: jobs visit every customer, most of whom make none.
  if (items.size === 0) return;
  for (const [sk, those] of items) {
    const counts = Object.fromEntries(
      those.map(({ method, endpoint, calls, errors, credits, statuses, times }) => [
        `${method} ${endpoint}`,
        { calls, errors, credits, statuses: packed(statuses), times: packed(times) },
      ]),
    );
    const hour = those[0]?.hour ?? 0;
    await table.put({ pk: partition(customer), sk, counts, ttl: hour * 3600 + HOURS_DAYS * 86_400 });
  }
  await table.put({ pk: partition(customer), sk: ROLLED, hour: end });
};

const rowsOfItem = (item: Item): readonly UsageRow[] => {
  const [hourText = '', key = ''] = itemText(item, 'sk').split('#');
  return Object.entries(item['counts'] ?? {}).map(([name, value]) => {
    const counts: Item = Object.fromEntries(Object.entries(value ?? {}));
    const [method = '', endpoint = ''] = name.split(' ');
    return {
      hour: Number(hourText.slice(1)),
      key,
      method,
      endpoint,
      calls: itemNumber(counts, 'calls'),
      errors: itemNumber(counts, 'errors'),
      credits: itemNumber(counts, 'credits'),
      statuses: unpacked(counts['statuses']),
      times: unpacked(counts['times']),
    };
  });
};

const PAGE = 100;

/** Usage from an hour up to, not including, another (epoch hours). */
export const readUsage = async (
  table: Table,
  customer: string,
  from: number,
  to: number,
): Promise<readonly UsageRow[]> => {
  const rolled = await rolledHour(table, customer);
  const rows: UsageRow[] = [];
  let after = `${hourKey(from - 1)}~`;
  for (;;) {
    const page = await table.query(partition(customer), { after, limit: PAGE });
    const items = page.filter(
      (item) => itemText(item, 'sk') < hourKey(Math.min(rolled, to)) && itemText(item, 'sk').startsWith('h'),
    );
    rows.push(...items.flatMap(rowsOfItem));
    const last = page.at(-1);
    if (!last || items.length < page.length || page.length < PAGE) break;
    after = itemText(last, 'sk');
  }
  if (to <= rolled) return rows;
  const recent = await countCalls(callsSince(table, customer, Math.max(from, rolled) * 60));
  return [...rows, ...recent.filter(({ hour }) => hour >= from && hour < to)];
};

/** Counts under a name. */
export interface NamedCounts {
  readonly name: string;
  readonly counts: Counts;
}

/** Counts put together by name, most calls first. */
export const usageBy = (rows: readonly UsageRow[], nameOf: (row: UsageRow) => string): readonly NamedCounts[] =>
  [...Map.groupBy(rows, nameOf)]
    .map(([name, those]) => ({ name, counts: those.reduce<Counts>(together, NO_COUNTS) }))
    .sort((a, b) => b.counts.calls - a.counts.calls || (a.name < b.name ? -1 : 1));

/** Counts of each of some days, from a midnight (epoch ms) on, with the calls by a name, most first. */
export const daysOfUsage = (
  rows: readonly UsageRow[],
  from: number,
  days: number,
  nameOf: (row: UsageRow) => string = () => '',
) => {
  const byDay = Map.groupBy(rows, ({ hour }) => Math.floor((hour - from / HOUR_MS) / 24));
  return Array.from({ length: days }, (_, i) => {
    const own = byDay.get(i) ?? [];
    const { calls, errors, credits } = own.reduce<Counts>(together, NO_COUNTS);
    const parts = usageBy(own, nameOf).map(({ name, counts }) => ({ name, calls: counts.calls }));
    return { at: from + i * 24 * HOUR_MS, calls, errors, credits, parts };
  });
};

/** Notes the day of the last call of each key. */
export const noteLastUse = async (table: Table, calls: readonly { customer: string; key: string; at: number }[]) => {
  const keys = Map.groupBy(calls, ({ customer, key }) => `${customer} ${key}`);
  for (const those of keys.values()) {
    const { customer, key, at } = those.reduce((latest, one) => (one.at > latest.at ? one : latest));
    const place = { pk: partition(customer), sk: `${LAST}${key}` };
    const day = new Date(at).toISOString().slice(0, 10);
    if (itemText((await table.get(place)) ?? {}, 'day') < day) await table.put({ ...place, day });
  }
};

/** The day (UTC) of the last call of each key that has made one. */
export const lastUsedDays = async (table: Table, customer: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await table.query(partition(customer), { prefix: LAST });
  return new Map(rows.map((row) => [itemText(row, 'sk').slice(LAST.length), itemText(row, 'day')]));
};

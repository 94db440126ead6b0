/** A table in memory whose calls take as long as DynamoDB's, on a simulated clock, and are counted. */
import { ConditionFailed, type Item, type Key, type Table } from '../../../contract/ports/table.ts';
import { holds, updated } from '../../../adapters/machine/expression.ts';

/** Milliseconds that a call takes. */
const LATENCY_MS = 5;

/** Items of one partition, and their sort keys in order. */
interface Partition {
  readonly items: Map<string, Item>;
  sorted: string[] | null;
}

/** What DynamoDB charges for: 4 KB read consistently, 1 KB written; each request at least one. */
export interface Units {
  reads: number;
  writes: number;
}

export interface TimedTable {
  /** As functions use it. */
  readonly table: Table;
  /** The same items at once: what the simulation does beside the jobs. */
  readonly direct: Table;
  /** The same as `table`, whose requests are counted besides. */
  counted(units: Units): Table;
}

/** Bytes of an item, about: its JSON, sets as lists. */
const bytesOf = (item: Item | undefined): number =>
  item === undefined
    ? 0
    : JSON.stringify(item, (_, value: unknown) => (value instanceof Set ? [...value] : value)).length;
const unitsOf = (bytes: number, each: number): number => Math.max(1, Math.ceil(bytes / each));

/** The first position in a sorted list that is not before a key. */
const positionOf = (sorted: readonly string[], key: string): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** A table of which every call waits `wait` of so many milliseconds. */
export const timedTable = (wait: (ms: number) => Promise<void>): TimedTable => {
  const partitions = new Map<string, Partition>();
  const find = ({ pk, sk }: Key): Item | undefined => partitions.get(pk)?.items.get(sk);
  const write = ({ pk, sk }: Key, item: Item): void => {
    const partition: Partition = partitions.get(pk) ?? { items: new Map(), sorted: [] };
    partitions.set(pk, partition);
    if (!partition.items.has(sk)) {
      const { sorted } = partition;
      if (sorted !== null && (sorted.length === 0 || (sorted.at(-1) ?? '') < sk)) sorted.push(sk);
      else partition.sorted = null;
    }
    partition.items.set(sk, item);
  };
  const sortedOf = (partition: Partition): string[] => (partition.sorted ??= [...partition.items.keys()].sort());
  const tableWith = (pause: () => Promise<void>, units?: Units): Table => {
    const read = (found: readonly (Item | undefined)[]): void => {
      if (units)
        units.reads += unitsOf(
          found.reduce((sum, item) => sum + bytesOf(item), 0),
          4096,
        );
    };
    const wrote = (...versions: readonly (Item | undefined)[]): void => {
      if (units) units.writes += unitsOf(Math.max(...versions.map(bytesOf)), 1024);
    };
    const table: Table = {
      get: async (key) => {
        await pause();
        const item = find(key);
        read([item]);
        return item;
      },
      put: async (item, check = {}) => {
        await pause();
        const before = find(item);
        wrote(before, item);
        if (!holds(before ?? {}, check)) throw new ConditionFailed(before);
        write(item, item);
      },
      update: async (key, change) => {
        await pause();
        const before = find(key);
        const after = updated({ ...key, ...before }, before ?? {}, change);
        wrote(before, after ?? before);
        if (after === null) throw new ConditionFailed(before);
        write(key, after);
        return after;
      },
      remove: async (key, check = {}) => {
        await pause();
        const before = find(key);
        wrote(before);
        if (!holds(before ?? {}, check)) throw new ConditionFailed(before);
        const partition = partitions.get(key.pk);
        if (!partition?.items.delete(key.sk)) return;
        if (partition.sorted?.[0] === key.sk) partition.sorted.shift();
        else partition.sorted = null;
        if (partition.items.size === 0) partitions.delete(key.pk);
      },
      query: async (pk, { prefix = '', limit = Infinity, descending = false, after } = {}) => {
        await pause();
        const partition = partitions.get(pk);
        if (!partition) {
          read([]);
          return [];
        }
        const sorted = sortedOf(partition);
        const keys = descending ? sorted.toReversed() : sorted;
        const start = after === undefined || descending ? 0 : positionOf(keys, after);
        const found: Item[] = [];
        for (let at = Math.max(start, descending ? 0 : positionOf(keys, prefix)); at < keys.length; at++) {
          const key = keys[at] ?? '';
          if (found.length >= limit || (!descending && !key.startsWith(prefix))) break;
          const isAfter = after === undefined || (descending ? key < after : key > after);
          const item = partition.items.get(key);
          if (item && isAfter && key.startsWith(prefix)) found.push(item);
        }
        read(found);
        return found;
      },
      until: () => table,
    };
    return table;
  };
  const pause = (): Promise<void> => wait(LATENCY_MS);
  return {
    table: tableWith(pause),
    direct: tableWith(() => Promise.resolve()),
    counted: (units) => tableWith(pause, units),
  };
};

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

export interface TimedTable {
  /** As functions use it. */
  readonly table: Table;
  /** The same items at once: what the simulation does beside the jobs. */
  readonly direct: Table;
  readonly counts: { reads: number; writes: number };
  /** Items of a partition. */
  count(pk: string): number;
}

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
  const counts = { reads: 0, writes: 0 };
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
  const tableWith = (pause: () => Promise<void>, count: (kind: 'reads' | 'writes') => void): Table => {
    const table: Table = {
      get: async (key) => {
        count('reads');
        await pause();
        return find(key);
      },
      put: async (item, check = {}) => {
        count('writes');
        await pause();
        const before = find(item);
        if (!holds(before ?? {}, check)) throw new ConditionFailed(before);
        write(item, item);
      },
      update: async (key, change) => {
        count('writes');
        await pause();
        const before = find(key);
        const after = updated({ ...key, ...before }, before ?? {}, change);
        if (after === null) throw new ConditionFailed(before);
        write(key, after);
        return after;
      },
      remove: async (key, check = {}) => {
        count('writes');
        await pause();
        const before = find(key);
        if (!holds(before ?? {}, check)) throw new ConditionFailed(before);
        const partition = partitions.get(key.pk);
        if (!partition?.items.delete(key.sk)) return;
        if (partition.sorted?.[0] === key.sk) partition.sorted.shift();
        else partition.sorted = null;
        if (partition.items.size === 0) partitions.delete(key.pk);
      },
      query: async (pk, { prefix = '', limit = Infinity, descending = false, after } = {}) => {
        count('reads');
        await pause();
        const partition = partitions.get(pk);
        if (!partition) return [];
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
        return found;
      },
      until: () => table,
    };
    return table;
  };
  return {
    table: tableWith(
      () => wait(LATENCY_MS),
      (kind) => void counts[kind]++,
    ),
    direct: tableWith(
      () => Promise.resolve(),
      () => undefined,
    ),
    counts,
    count: (pk) => partitions.get(pk)?.items.size ?? 0,
  };
};

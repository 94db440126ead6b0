/**
 * One item as DynamoDB keeps it: a write takes some milliseconds, its answer may be lost, an item takes so many kilobytes a
 * second, and a write that was given up may be made later. What calls it is the port's own: two attempts.
 */
import { ConditionFailed, StorageDown, type Item, type Key, type Table } from '../../../contract/ports/table.ts';
import { timedTable } from './table.ts';
import type { SimulatedClock } from './clock.ts';

/** Kilobytes that one item takes in a second (AWS: 1,000 write units for a partition). */
const UNITS_A_SECOND = 1000;
const ANSWER_MS = 1000;
const PAUSE_MS = 40;
const LATENCY_MS = 5;
/** Longest time after which a write that was given up is made after all. */
const LATE_MS = 4000;

export interface Faults {
  /** Share of the writes whose request is lost, whose answer is lost, and that are made late. */
  readonly lost: number;
  readonly unanswered: number;
  readonly late: number;
}

/** What the item met. */
export interface Met {
  /** Writes asked for, in each second (epoch). */
  readonly writes: Map<number, number>;
  readonly throttled: () => number;
  /** The largest that an item was, in bytes. */
  readonly largest: () => number;
}

/** Bytes of an item as DynamoDB counts them: names, texts in UTF-8, numbers by two digits. */
export const bytesOf = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => {
    if (value instanceof Set)
      return sum + name.length + 3 + [...value].reduce((bytes, one) => bytes + one.length + 1, 0);
    return sum + name.length + (typeof value === 'number' ? 2 + String(value).length / 2 : String(value).length);
  }, 0);

/** A table whose updates fare so. `seen` is shown each item after a write was made or refused. */
export const limitedTable = (
  clock: SimulatedClock,
  random: () => number,
  faults: Faults,
  seen: (item: Item) => void,
): { readonly table: Table; readonly direct: Table; readonly met: Met } => {
  const { direct } = timedTable(clock.wait);
  const writes = new Map<number, number>();
  const units = new Map<string, { second: number; used: number }>();
  const sizes = new Map<string, number>();
  let throttled = 0;
  let largest = 0;

  const attempt = async (key: Key, work: () => Promise<Item>): Promise<Item> => {
    const second = Math.floor(clock.now() / 1000);
    const name = `${key.pk} ${key.sk}`;
    writes.set(second, (writes.get(second) ?? 0) + 1);
    const load = units.get(name);
    const used = (load?.second === second ? load.used : 0) + Math.max(1, Math.ceil((sizes.get(name) ?? 0) / 1024));
    units.set(name, { second, used });
    if (used > UNITS_A_SECOND) {
      throttled++;
      throw new StorageDown('throttled', true);
    }
    const note = (item: Item): void => {
      const bytes = bytesOf(item);
      sizes.set(name, bytes);
      largest = Math.max(largest, bytes);
      seen(item);
    };
    try {
      const item = await work();
      note(item);
      return item;
    } catch (error) {
      if (error instanceof ConditionFailed && error.item) note(error.item);
      throw error;
    }
  };

  const sent = async (key: Key, work: () => Promise<Item>): Promise<Item> => {
    const draw = random();
    const { lost, unanswered, late } = faults;
    await clock.wait(LATENCY_MS);
    if (draw >= lost + unanswered + late) return attempt(key, work);
    const made = async (): Promise<void> => void (await attempt(key, work).catch(() => null));
    if (draw >= lost && draw < lost + unanswered) await made();
    if (draw >= lost + unanswered) void clock.wait(random() * LATE_MS).then(made);
    await clock.wait(ANSWER_MS);
    throw new StorageDown('no answer', false);
  };

  const persist = async (key: Key, work: () => Promise<Item>): Promise<Item> => {
    let unwritten = true;
    for (let tries = 2; ; tries--) {
      try {
        return await sent(key, work);
      } catch (error) {
        if (error instanceof ConditionFailed) throw new ConditionFailed(error.item, !unwritten, { cause: error });
        if (!(error instanceof StorageDown)) throw error;
        unwritten &&= error.unwritten;
        if (tries === 1) throw new StorageDown('given up', unwritten, { cause: error });
      }
      await clock.wait(random() * PAUSE_MS);
    }
  };

  const table: Table = {
    ...direct,
    get: async (key) => {
      await clock.wait(LATENCY_MS);
      return direct.get(key);
    },
    update: (key, change) => persist(key, () => direct.update(key, change)),
    until: () => table,
  };
  return { table, direct, met: { writes, throttled: () => throttled, largest: () => largest } };
};

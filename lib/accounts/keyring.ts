/**
 * Key lookup. A process caches the records it has seen so that the debit does not wait for the read: both are sent together. A key
 * is read for each of its calls, so that a disabled one is refused at once; one with very many calls is read four times a second by
 * each process, because DynamoDB gives one item 3,000 reads a second. Its end is noticed a quarter of a second later.
 */
import type { Table } from '../contract/ports/table.ts';
import { readRecord, recordKey, type KeyRecord } from './record.ts';

/** Maximum number of cached keys; the oldest is evicted first. */
const REMEMBERED = 1000;
/** Calls of a key in a second of one process from which on they are very many, as leases have it (`metering/leases.ts`). */
const MANY = 20;
/** For how long a record of such a key is good, ms. */
const FRESH_MS = 250;

/** A cache of key records over a table. */
export interface Keyring {
  /** The record as it was when last read by this process, or undefined. */
  recall(hash: string): KeyRecord | undefined;
  /** The record as it is now, or undefined where there is none. Throws `StorageDown`. */
  read(hash: string): Promise<KeyRecord | undefined>;
}

/** A key as a process has seen it. */
interface Seen {
  readonly record: KeyRecord;
  readonly readAt: number;
  /** Calls of a second (epoch), and of the one before. */
  second: number;
  calls: number;
  before: number;
}

/** Counts a call; true where the key has very many. */
const isBusy = (seen: Seen, at: number): boolean => {
  const second = Math.floor(at / 1000);
  if (second !== seen.second) {
    seen.before = second === seen.second + 1 ? seen.calls : 0;
    seen.second = second;
    seen.calls = 0;
  }
  seen.calls++;
  return seen.before >= MANY || seen.calls > MANY;
};

/** A keyring over a table. `now` in epoch ms. */
export const makeKeyring = (table: Pick<Table, 'get'>, now: () => number): Keyring => {
  const seen = new Map<string, Seen>();
  return {
    recall: (hash) => seen.get(hash)?.record,
    read: async (hash) => {
      const at = now();
      const known = seen.get(hash);
      if (known && isBusy(known, at) && Math.abs(at - known.readAt) < FRESH_MS) return known.record;
      const item = await table.get(recordKey(hash));
      seen.delete(hash);
      if (!item) return undefined;
      const record = readRecord(item);
      const counts = known ?? { second: Math.floor(at / 1000), calls: 1, before: 0 };
      seen.set(hash, { ...counts, record, readAt: at });
      for (const oldest of seen.keys()) if (seen.size > REMEMBERED) seen.delete(oldest);
      return record;
    },
  };
};

/**
 * Key lookup. A process caches the records it has seen, not to save the read (a disabled key must be refused at once) but so
 * that the debit does not wait for the read: both are sent together.
 */
import type { Table } from '../contract/ports/table.ts';
import { readRecord, recordKey, type KeyRecord } from './record.ts';

/** Maximum number of cached keys; the oldest is evicted first. */
const REMEMBERED = 1000;

/** A cache of key records over a table. */
export interface Keyring {
  /** The record as it was when last read by this process, or undefined. */
  recall(hash: string): KeyRecord | undefined;
  /** The record as it is now, or undefined where there is none. Throws `StorageDown`. */
  read(hash: string): Promise<KeyRecord | undefined>;
}

/** A keyring over a table. */
export const makeKeyring = (table: Table): Keyring => {
  const seen = new Map<string, KeyRecord>();
  return {
    recall: (hash) => seen.get(hash),
    read: async (hash) => {
      const item = await table.get(recordKey(hash));
      seen.delete(hash);
      if (!item) return undefined;
      const record = readRecord(item);
      seen.set(hash, record);
      for (const oldest of seen.keys()) if (seen.size > REMEMBERED) seen.delete(oldest);
      return record;
    },
  };
};

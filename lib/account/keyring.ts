/**
 * Looking keys up. A process remembers the records it has seen, not to spare the read (a key switched off must be
 * refused at once) but so that a call need not wait for the read before it is debited: both go out together.
 */
import type { Table } from '../storage/table.ts';
import { readRecord, recordKey, type KeyRecord } from './record.ts';

/** Most keys remembered; the one seen longest ago is forgotten first. */
const REMEMBERED = 1000;

/** Keys at hand, so that a known one costs no read. */
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

/** The master key of an installation, as a port: it wraps the keys of accounts, and never leaves where it is kept. */
import type { Key } from './table.ts';

/** Wraps keys of accounts. A wrapped key opens only in the partition of the item that it was made for. */
export interface Vault {
  /** The text to be stored of a key. Throws `StorageDown`. */
  wrap(at: Key, key: Buffer): Promise<string>;
  /**
   * The key; null where it was wrapped with another master key, for another partition, or is damaged. Throws `StorageDown`
   * where the master key cannot be asked.
   */
  unwrap(at: Key, wrapped: string): Promise<Buffer | null>;
}

/**
 * The key of an account: births are sealed with a random key that each account has for itself, and that key is sealed with the
 * key of the installation. So erasing the account's key makes every copy of its births unreadable.
 */
import { randomBytes } from 'node:crypto';
import { cipherOf } from '../../adapters/storage/cipher.ts';
import type { Cipher } from '../../contract/ports/cipher.ts';
import { isWritten, itemText, type Item, type Key, type Table } from '../../contract/ports/table.ts';

/** Whose saved births, and what they are kept with. */
export interface Keeping {
  readonly table: Table;
  /** The cipher of the installation. */
  readonly cipher: Cipher;
  readonly customer: string;
  /** Births of sandbox keys lie apart from the others. */
  readonly sandbox: boolean;
}

/** Partitions of saved births: those of the account, and those of its sandbox keys. */
export const PROFILE_PARTITIONS = ['profile', 'sandboxprofile'] as const;

/** The partition of an account's saved births. */
export const partitionOf = ({ customer, sandbox }: Pick<Keeping, 'customer' | 'sandbox'>): string =>
  `${sandbox ? 'sandboxprofile' : 'profile'}#${customer}`;

/** The item that holds the account's key and counts its births. It sorts before every birth. */
export const headKey = (whose: Pick<Keeping, 'customer' | 'sandbox'>): Key => ({ pk: partitionOf(whose), sk: 'head' });

const KEY_BYTES = 32;

const opened = (cipher: Cipher, at: Key, item: Item): Cipher => {
  const key = cipher.open(at, itemText(item, 'key'));
  if (key === null) throw new Error('the key of an account does not open');
  return cipherOf(Buffer.from(key, 'base64'));
};

/** The cipher of an account that has saved births; undefined for one that has none. Throws `StorageDown`. */
export const accountCipher = async (keeping: Keeping): Promise<Cipher | undefined> => {
  const at = headKey(keeping);
  const head = await keeping.table.get(at);
  return head && opened(keeping.cipher, at, head);
};

/** The same for one that is about to save its first: the key that is written first counts. */
export const madeCipher = async (keeping: Keeping): Promise<Cipher> => {
  const found = await accountCipher(keeping);
  if (found) return found;
  const at = headKey(keeping);
  const key = keeping.cipher.seal(at, randomBytes(KEY_BYTES).toString('base64'));
  await isWritten(keeping.table.put({ ...at, key, births: 0, version: 0 }, { condition: 'attribute_not_exists(pk)' }));
  const made = await accountCipher(keeping);
  if (!made) throw new Error('the key of an account went while it was made');
  return made;
};

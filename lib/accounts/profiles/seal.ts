/**
 * The key of an account: births are sealed with a random key that each account has for itself, and that key is stored wrapped
 * by the master key of the installation (`lib/contract/ports/vault.ts`). The table alone opens no birth, and once the wrapped
 * key is erased nothing opens those of the account.
 */
import { randomBytes } from 'node:crypto';
import { cipherOf } from '../../adapters/storage/cipher.ts';
import type { Cipher } from '../../contract/ports/cipher.ts';
import type { Vault } from '../../contract/ports/vault.ts';
import { isWritten, itemText, type Item, type Key, type Table } from '../../contract/ports/table.ts';

/** Whose saved births, and what they are kept with. */
export interface Keeping {
  readonly table: Table;
  readonly vault: Vault;
  /** Whose births: those of an account, or of its sandbox (`../sandbox/space.ts`). */
  readonly space: string;
}

/** The partition of the saved births of a space. */
export const partitionOf = (space: string): string => `profile#${space}`;

/** The item that holds the account's key and counts its births. It sorts before every birth. */
export const headKey = ({ space }: Pick<Keeping, 'space'>): Key => ({ pk: partitionOf(space), sk: 'head' });

/** Whether an item holds the key of an account. */
export const isHead = ({ pk, sk }: Key): boolean => sk === 'head' && pk.startsWith(partitionOf(''));

const KEY_BYTES = 32;

const opened = async (vault: Vault, at: Key, item: Item): Promise<Cipher> => {
  const key = await vault.unwrap(at, itemText(item, 'key'));
  if (key === null) throw new Error('the key of an account does not open');
  return cipherOf(key);
};

/** The cipher of an account that has saved births; undefined for one that has none. Throws `StorageDown`. */
export const accountCipher = async (keeping: Keeping): Promise<Cipher | undefined> => {
  const at = headKey(keeping);
  const head = await keeping.table.get(at);
  return head && opened(keeping.vault, at, head);
};

/** The same for one that is about to save its first: the key that is written first counts. */
export const madeCipher = async (keeping: Keeping): Promise<Cipher> => {
  const found = await accountCipher(keeping);
  if (found) return found;
  const at = headKey(keeping);
  const key = await keeping.vault.wrap(at, randomBytes(KEY_BYTES));
  await isWritten(keeping.table.put({ ...at, key, births: 0, version: 0 }, { condition: 'attribute_not_exists(pk)' }));
  const made = await accountCipher(keeping);
  if (!made) throw new Error('the key of an account went while it was made');
  return made;
};

/** The wrapped key of an item as `to` wraps it. Throws where `from` does not open it. */
export const rewrapped = async (item: Item & Key, from: Vault, to: Vault): Promise<string> => {
  const key = await from.unwrap(item, itemText(item, 'key'));
  if (key === null) throw new Error(`the key of ${item.pk} does not open`);
  return to.wrap(item, key);
};

/**
 * Wraps a stored key anew; false where it changed meanwhile or is gone. One conditional write: whatever ends it, the key is
 * stored in one of the two ways.
 */
export const rewrapKey = async (table: Table, item: Item & Key, from: Vault, to: Vault): Promise<boolean> => {
  const change = {
    update: 'SET #key = :key',
    condition: '#key = :before',
    names: { '#key': 'key' },
    values: { ':key': await rewrapped(item, from, to), ':before': itemText(item, 'key') },
  };
  return isWritten(table.update({ pk: item.pk, sk: item.sk }, change));
};

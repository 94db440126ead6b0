/**
 * Secrets of this installation: keys that sign cursors and hash one-time codes. Each purpose has a random key of its own in the
 * table, made by the first process that asks for it. So a function can be given the one that it works with and no other
 * (`lib/tools/deploy/partitions.ts`). Anyone who can read the table can read the data it protects anyway, so a separate secret
 * store would add a service and no protection.
 */
import { randomBytes } from 'node:crypto';
import { itemText, ConditionFailed, type Key, type Table } from '../../contract/ports/table.ts';

const secretKey = (purpose: string): Key => ({ pk: `secret#${purpose}`, sk: 'secret' });
const BYTES = 32;

const readSecret = async (table: Table, purpose: string): Promise<Buffer> => {
  const at = secretKey(purpose);
  const found = await table.get(at);
  if (found) return Buffer.from(itemText(found, 'key'), 'base64');
  const made = randomBytes(BYTES).toString('base64');
  try {
    await table.put({ ...at, key: made }, { condition: 'attribute_not_exists(pk)' });
    return Buffer.from(made, 'base64');
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return Buffer.from(itemText((await table.get(at)) ?? {}, 'key'), 'base64');
  }
};

const known = new WeakMap<Table, Map<string, Promise<Buffer>>>();

/** The key for a purpose (`cursor`), 32 bytes; the same in every process of the installation. Throws `StorageDown`. */
export const secretFor = async (table: Table, purpose: string): Promise<Buffer> => {
  const own = known.get(table) ?? new Map<string, Promise<Buffer>>();
  known.set(table, own);
  let reading = own.get(purpose);
  if (!reading) {
    reading = readSecret(table, purpose);
    own.set(purpose, reading);
    // A failure is not cached: the next call reads again.
    reading.catch(() => own.delete(purpose));
  }
  const key = await reading;
  if (key.length !== BYTES) throw new Error(`the secret ${purpose} of this installation is damaged`);
  return key;
};

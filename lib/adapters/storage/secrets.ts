/**
 * Secrets of this installation: keys that sign cursors and hash one-time codes. One random master key is in the table,
 * created by the first process that asks for it; each purpose uses a key derived from it. Anyone who can read the table can
 * read the data it protects anyway, so a separate secret store would add a service and no protection.
 */
import { hkdfSync, randomBytes } from 'node:crypto';
import { textOf, ConditionFailed, type Key, type Table } from '../../contract/ports/table.ts';

const MASTER: Key = { pk: 'installation', sk: 'secret' };
const BYTES = 32;

const readMaster = async (table: Table): Promise<Buffer> => {
  const made = randomBytes(BYTES).toString('base64');
  const found = await table.get(MASTER);
  if (found) return Buffer.from(textOf(found, 'key'), 'base64');
  try {
    await table.put({ ...MASTER, key: made }, { condition: 'attribute_not_exists(pk)' });
    return Buffer.from(made, 'base64');
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return Buffer.from(textOf((await table.get(MASTER)) ?? {}, 'key'), 'base64');
  }
};

const masters = new WeakMap<Table, Promise<Buffer>>();

/** The key for a purpose (`cursor`), 32 bytes; the same in every process of the installation. Throws `StorageDown`. */
export const secretFor = async (table: Table, purpose: string): Promise<Buffer> => {
  let master = masters.get(table);
  if (!master) {
    master = readMaster(table);
    masters.set(table, master);
    // A failure is not cached: the next call reads again.
    master.catch(() => masters.delete(table));
  }
  const key = await master;
  if (key.length !== BYTES) throw new Error('the master key of this installation is damaged');
  return Buffer.from(hkdfSync('sha256', key, '', `udaya ${purpose}`, BYTES));
};

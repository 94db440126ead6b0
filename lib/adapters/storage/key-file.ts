/**
 * The master keys of a service on one machine: a file beside its data that only its owner may read, made when the first birth is
 * saved. The newest key wraps; older ones stay, so that births of an older backup open. Without the file no saved birth opens,
 * so a backup carries it.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { StorageDown } from '../../contract/ports/table.ts';
import type { Vault } from '../../contract/ports/vault.ts';
import { cipherOf } from './cipher.ts';

const KEY_BYTES = 32;
const ONLY_OWNER = 0o600;
/** Begins every key that a file has wrapped; the id of the master key follows. */
const WRAPPED = 'file1.';

const FILE = z.object({
  form: z.literal(1),
  keys: z
    .array(z.object({ id: z.string().check(z.regex(/^[0-9a-f]{16}$/)), made: z.string(), key: z.string() }))
    .check(z.minLength(1)),
});
type KeyFile = z.output<typeof FILE>;

const newKey = (): KeyFile['keys'][number] => ({
  id: randomBytes(8).toString('hex'),
  made: new Date().toISOString(),
  key: randomBytes(KEY_BYTES).toString('base64'),
});

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown');

/** The keys of a file; null where there is none. Throws `StorageDown` for a file that cannot be read or is damaged. */
const readKeys = async (file: string): Promise<KeyFile | null> => {
  try {
    return FILE.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new StorageDown('the key file is damaged', true, { cause: error });
  }
};

/** Writes keys beside the file, brings them to the disk, and puts them in its place by `place`. */
const writeKeys = async (
  file: string,
  keys: KeyFile,
  place: (fresh: string, file: string) => Promise<void>,
): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  const fresh = `${file}.${randomUUID()}`;
  try {
    const handle = await open(fresh, 'wx', ONLY_OWNER);
    try {
      await handle.writeFile(`${JSON.stringify(keys)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await place(fresh, file);
  } finally {
    await rm(fresh, { force: true });
  }
};

/** The keys of a file, which is made where there is none: of several processes that make it one wins. */
const keysOf = async (file: string): Promise<KeyFile> => {
  const found = await readKeys(file);
  if (found) return found;
  await writeKeys(file, { form: 1, keys: [newKey()] }, async (fresh, to) => {
    await link(fresh, to).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  });
  const made = await readKeys(file);
  if (!made) throw new StorageDown('the key file went while it was made', true);
  return made;
};

/** Adds a key to a file, which wraps from then on; resolves with its id. */
export const addMasterKey = async (file: string): Promise<string> => {
  const { keys } = await keysOf(file);
  const key = newKey();
  await writeKeys(file, { form: 1, keys: [...keys, key] }, rename);
  return key.id;
};

/** The vault of one master key that the process holds itself. Its id, 16 hexadecimal digits, stands in what it wraps. */
export const keyVault = (id: string, key: Buffer): Vault => {
  const cipher = cipherOf(key);
  const head = `${WRAPPED}${id}.`;
  return {
    wrap: ({ pk }, own) => Promise.resolve(head + cipher.seal({ pk, sk: id }, own.toString('base64'))),
    unwrap: ({ pk }, wrapped) => {
      const text = wrapped.startsWith(head) ? cipher.open({ pk, sk: id }, wrapped.slice(head.length)) : null;
      return Promise.resolve(text === null ? null : Buffer.from(text, 'base64'));
    },
  };
};

const vaultOf = ({ id, key }: KeyFile['keys'][number]): Vault => keyVault(id, Buffer.from(key, 'base64'));

/** The vault of a key file. Nothing is read or made before it is asked. */
export const fileVault = (file: string): Vault => ({
  wrap: async (at, key) => {
    const { keys } = await keysOf(file);
    const newest = keys.at(-1);
    if (!newest) throw new StorageDown('the key file is empty', true);
    return vaultOf(newest).wrap(at, key);
  },
  unwrap: async (at, wrapped) => {
    const known = (await readKeys(file))?.keys ?? [];
    const master = known.find(({ id }) => wrapped.startsWith(`${WRAPPED}${id}.`));
    return master ? vaultOf(master).unwrap(at, wrapped) : null;
  },
});

/**
 * `npm run backup -- <folder>`: copies the data of `npm run serve` while it goes on: the table as it is at one instant, then
 * files by their hash, so that a second backup into the same folder copies only what is new. What a row of the table names is
 * stored before the row, so the files of a backup are never fewer than its table names. The file of the master keys comes along,
 * as nothing else opens saved births: guard a backup as the data. `--data`: whose data, else `UDAYA_DATA`.
 */
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { exists, filesBelow, hashOf, placeCopy } from './files.ts';
import { dataFolder, keyFile, tableFile } from './installation.ts';
import { run } from '../local/program.ts';

/** Folders of the data that are files; e-mails that were kept as files, and keys of the operator, stay out. */
const FOLDERS = ['objects', 'access'] as const;
export const MANIFEST = 'manifest.json';

export const BACKUP = z.object({
  form: z.literal(1),
  /** When it was begun, epoch milliseconds. */
  made: z.number(),
  items: z.number(),
  /** Of the file of the table. */
  sha256: z.string(),
  files: z.array(z.object({ path: z.string(), sha256: z.string() })),
});
export type Backup = z.output<typeof BACKUP>;

/** Where a file of a backup lies. */
export const blobOf = (folder: string, sha256: string): string => join(folder, 'files', sha256.slice(0, 2), sha256);

/**
 * Copies the table as it is at one instant; resolves with how many items it has. In one reading transaction: SQLite's online
 * backup begins anew whenever another process writes.
 */
const copyItems = (from: string, to: string): number => {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    source.prepare('VACUUM INTO ?').run(to);
  } finally {
    source.close();
  }
  const copied = new DatabaseSync(to, { readOnly: true });
  try {
    return Number(copied.prepare('SELECT count(*) AS items FROM items').get()?.['items']);
  } finally {
    copied.close();
  }
};

/** Copies a file of the data by its hash; null where it has been removed meanwhile. */
const copyFile = async (data: string, path: string, into: string): Promise<Backup['files'][number] | null> => {
  const fresh = join(into, 'file.new');
  try {
    await placeCopy(join(data, path), fresh);
  } catch (error) {
    if (!(await exists(join(data, path)))) return null;
    throw error;
  }
  // Of the copy: a log may have grown.
  const sha256 = await hashOf(fresh);
  const blob = blobOf(into, sha256);
  if (await exists(blob)) await rm(fresh);
  else {
    await mkdir(join(blob, '..'), { recursive: true });
    await rename(fresh, blob);
  }
  return { path, sha256 };
};

/** Makes a backup of a folder of data into another; its manifest is written last. Throws where there is no table. */
export const backup = async (data: string, into: string): Promise<Backup> => {
  if (!(await exists(tableFile(data)))) throw new Error(`There are no data of npm run serve in ${data}.`);
  await mkdir(into, { recursive: true });
  const made = Date.now();
  const fresh = join(into, 'udaya.db.new');
  await rm(fresh, { force: true });
  const items = copyItems(tableFile(data), fresh);
  const files: Backup['files'] = [];
  for (const folder of FOLDERS)
    for (const path of await filesBelow(join(data, folder))) {
      const copied = await copyFile(data, join(folder, path), into);
      if (copied) files.push(copied);
    }
  // After the table: a key is in the file before anything is wrapped with it.
  const keys = (await exists(keyFile(data))) && (await copyFile(data, relative(data, keyFile(data)), into));
  if (keys) files.push(keys);
  const found: Backup = { form: 1, made, items, sha256: await hashOf(fresh), files };
  await rename(fresh, tableFile(into));
  await writeFile(join(into, `${MANIFEST}.new`), JSON.stringify(found), { mode: 0o600 });
  await rename(join(into, `${MANIFEST}.new`), join(into, MANIFEST));
  return found;
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
  const [into] = positionals;
  if (into === undefined) throw new Error('usage: npm run backup -- <folder> [--data <folder>]');
  const { items, files } = await backup(dataFolder(values.data), resolve(into));
  const { size } = await stat(tableFile(resolve(into)));
  console.log(`${items} items (${Math.ceil(size / 1e6)} MB) and ${files.length} files are in ${into}.`);
};

if (import.meta.main) await run(main);

/**
 * `npm run restore -- <backup>`: puts a backup into an empty folder of data (`--data`, else `UDAYA_DATA`), after every hash has
 * been compared. The next start erases the accounts whose time came meanwhile, and settles, before it serves.
 */
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder } from '../local/lock.ts';
import { BACKUP, blobOf, MANIFEST, type Backup } from './backup.ts';
import { exists, hashOf, placeCopy } from './files.ts';
import { dataFolder, tableFile } from './installation.ts';
import { run } from '../local/program.ts';

/** The manifest of a backup whose every file is there and whole. Throws with the first that is not. */
const checked = async (from: string): Promise<Backup> => {
  const file = join(from, MANIFEST);
  if (!(await exists(file))) throw new Error(`There is no whole backup in ${from}.`);
  const found = BACKUP.parse(JSON.parse(await readFile(file, 'utf8')));
  const all = [
    { file: tableFile(from), sha256: found.sha256, name: 'the table' },
    ...found.files.map(({ path, sha256 }) => ({ file: blobOf(from, sha256), sha256, name: path })),
  ];
  for (const { file: one, sha256, name } of all)
    if (!(await exists(one)) || (await hashOf(one)) !== sha256) throw new Error(`The backup is damaged: ${name}.`);
  return found;
};

/** Restores a backup; resolves with its manifest. The table comes last: without it a folder is still empty. */
export const restore = async (from: string, data: string): Promise<Backup> => {
  const found = await checked(from);
  await mkdir(data, { recursive: true });
  const taken = lockFolder(data, `npm run restore (process ${process.pid})`);
  if ('heldBy' in taken) throw new Error(`The data in ${data} are in use by ${taken.heldBy}.`);
  try {
    if (await exists(tableFile(data))) throw new Error(`There are data in ${data} already.`);
    for (const { path, sha256 } of found.files) await placeCopy(blobOf(from, sha256), join(data, path));
    await placeCopy(tableFile(from), `${tableFile(data)}.restored`);
    await rename(`${tableFile(data)}.restored`, tableFile(data));
  } finally {
    taken.release();
  }
  return found;
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
  const [from] = positionals;
  if (from === undefined) throw new Error('usage: npm run restore -- <backup> [--data <folder>]');
  const data = dataFolder(values.data);
  const { items, files, made } = await restore(resolve(from), data);
  console.log(`${items} items and ${files.length} files of ${new Date(made).toISOString()} are in ${data}.`);
};

if (import.meta.main) await run(main);

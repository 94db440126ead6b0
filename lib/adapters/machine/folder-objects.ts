/**
 * Objects in a folder, for a service on one machine: a file for each, its type in the first line. A file is there whole or
 * not at all: it is written beside its place, brought to the disk, and moved there.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Objects, StoredObject } from '../../contract/ports/objects.ts';
import { StorageDown } from '../../contract/ports/table.ts';
import { signedAddress } from './signed-link.ts';

/** Where new files are written; no key leads there, as its name is one that no key becomes. */
const NEW = '.new';
const DAY_MS = 86_400_000;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const orDown = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StorageDown(reason, false, { cause: error });
  }
};

/** A part of a key as the name of a file: never `.` or `..`, and never beginning with a dot. */
const nameOf = (part: string): string => encodeURIComponent(part).replace(/^\./, '%2E');
const partOf = (name: string): string => decodeURIComponent(name);

/** Makes sure that a file, or a change of a folder, is on the disk. */
const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

export interface FolderOptions {
  /** Our own address, to which links lead. */
  readonly base: string;
  /** The secret that signs links. */
  secret(): Promise<Buffer>;
}

/** The objects below a folder. */
export const folderObjects = (folder: string, { base, secret }: FolderOptions): Objects => {
  const fileOf = (key: string): string => join(folder, ...key.split('/').map(nameOf));

  const read = async (key: string): Promise<StoredObject | undefined> => {
    try {
      const bytes = await readFile(fileOf(key));
      const end = bytes.indexOf('\n');
      return { type: bytes.toString('utf8', 0, end), bytes: bytes.subarray(end + 1) };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  const write = async (key: string, { bytes, type }: StoredObject): Promise<void> => {
    const file = fileOf(key);
    await mkdir(dirname(file), { recursive: true });
    await mkdir(join(folder, NEW), { recursive: true });
    const fresh = join(folder, NEW, randomUUID());
    const handle = await open(fresh, 'w', 0o600);
    try {
      await handle.writev([Buffer.from(`${type.replaceAll('\n', ' ')}\n`), bytes]);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(fresh, file);
    await sync(dirname(file));
  };
  const sign = async (leave: Parameters<typeof signedAddress>[1], seconds: number): Promise<string> =>
    base + signedAddress(await secret(), leave, Math.ceil(Date.now() / 1000) + seconds);

  return {
    get: (key) => orDown(() => read(key)),
    put: (key, object) => orDown(() => write(key, object)),
    remove: (key) => orDown(() => rm(fileOf(key), { force: true })),
    list: (prefix) => orDown(async () => (await keysBelow(folder)).filter((key) => key.startsWith(prefix))),
    link: (key, { seconds, filename, title }) => sign({ method: 'GET', key, filename, title }, seconds),
    upload: (key, { seconds, type, bytes }) => sign({ method: 'PUT', key, type, bytes }, seconds),
  };
};

/** Keys of all objects of a folder, in the order of their bytes. */
export const keysBelow = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files = entries
    .filter((entry) => entry.isFile() && entry.parentPath !== join(folder, NEW))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return files
    .map((file) => file.split('/').map(partOf).join('/'))
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
};

/** Removes the objects that were stored more than `days` before an instant (epoch ms), by folder; resolves with their number. */
export const removeOld = async (
  folder: string,
  rules: readonly (readonly [rule: string, folder: string, days: number])[],
  now: number,
): Promise<number> => {
  let removed = 0;
  for (const key of await keysBelow(folder)) {
    const days = rules.find(([, below]) => key.startsWith(`${below}/`))?.[2];
    if (days === undefined) continue;
    const file = join(folder, ...key.split('/').map(nameOf));
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (mtimeMs >= now - days * DAY_MS) continue;
    await rm(file, { force: true });
    removed++;
  }
  return removed;
};

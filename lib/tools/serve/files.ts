/** Files as backups keep them: by their hash, each once. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** SHA-256 of a file, in hex. */
export const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
};

/** Whether something is there. */
export const exists = async (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Paths of all files below a folder, from it on; none where it is not there. What begins with a dot is being written. */
export const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith('.'))
    .sort();
};

/** Copies a file to a place where it then is whole, and on the disk. */
export const placeCopy = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  const fresh = `${to}.new`;
  await copyFile(from, fresh);
  const handle = await open(fresh, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, to);
};

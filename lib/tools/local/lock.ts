/** One service a folder of data: who has the folder, and that no second one takes it. Those that only read may share it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

/** SQLite's code for a file that another process has locked. */
const BUSY = 5;

/** Says who holds a folder, for a person. */
const holderOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'another process';
  }
};

/**
 * Takes a folder of data for this process, until `release` or the end of the process, however it ends: the lock is the
 * operating system's. `who` is what a second process is told. Where another process has the folder, it is said who. `shared`:
 * others may read it too, and none may write.
 */
export const lockFolder = (
  folder: string,
  who: string,
  shared = false,
): { release(): void } | { readonly heldBy: string } => {
  mkdirSync(folder, { recursive: true });
  const holder = join(folder, 'holder');
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec(shared ? 'BEGIN; SELECT * FROM sqlite_schema' : 'BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return { heldBy: holderOf(holder) };
    throw error;
  }
  writeFileSync(holder, who);
  return { release: () => lock.close() };
};

/** Milliseconds between two looks at a folder that another process has. */
const LOOK_MS = 200;

/** Takes a folder as `lockFolder` does, once the process that has it lets it go. */
export const lockedWhenFree = async (folder: string, who: string): Promise<{ release(): void }> => {
  for (;;) {
    const taken = lockFolder(folder, who);
    if ('release' in taken) return taken;
    await setTimeout(LOOK_MS);
  }
};

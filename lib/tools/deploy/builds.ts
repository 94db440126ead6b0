/**
 * Where builds lie: each in a folder of its own below `.build/builds`, named after its content, and `.build/current` leads
 * to the newest. A process uses one build all its life, and so do those it starts: a later build changes nothing that runs.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const BUILDS = '.build/builds';
const CURRENT = join(ROOT, '.build/current');
/** Where the build of this process lies, from the top of the repository. Those it starts inherit it. */
const VARIABLE = 'UDAYA_BUILD';
/** Last file that a build writes. */
export const MANIFEST = 'manifest.json';

const pathOf = (id: string): string => join(ROOT, BUILDS, id);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Notes in a build that this process uses it; false when it is not there, or no longer. Throws where it may not write there. */
const hold = (id: string): boolean => {
  try {
    writeFileSync(join(pathOf(id), 'users', String(process.pid)), '');
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
  if (!existsSync(join(pathOf(id), MANIFEST))) return false;
  process.env[VARIABLE] = `${BUILDS}/${id}`;
  return true;
};

const usersOf = (folder: string): readonly number[] => {
  const users = join(folder, 'users');
  return existsSync(users) ? readdirSync(users).map(Number).filter(isAlive) : [];
};

let heldName = '';

/** Holds the build that this process was started with: whoever named it may have ended, or hold nothing. Not where nothing can be written. */
const holdNamed = (named: string): void => {
  if (named === heldName) return;
  heldName = named;
  try {
    hold(basename(named));
  } catch {
    // An image that is read only: nobody deletes a build there either.
  }
};

/** The folder of the build that this process uses: the one it made or was started with, else the newest. Throws where there is none. */
export const currentBuild = (): string => {
  const named = process.env[VARIABLE];
  if (named) {
    holdNamed(named);
    return join(ROOT, named);
  }
  // A build that is replaced between these two lines is gone: the next one is there already.
  for (let attempt = 0; attempt < 3 && existsSync(CURRENT); attempt++) {
    const id = basename(readlinkSync(CURRENT));
    if (hold(id)) return pathOf(id);
  }
  throw new Error('Nothing is built yet: run `node lib/tools/deploy/build.ts`.');
};

/** A new folder to build in. Another process never uses it. */
export const freshFolder = (): string => {
  const folder = pathOf(`new-${process.pid}-${process.hrtime.bigint()}`);
  mkdirSync(join(folder, 'users'), { recursive: true });
  return folder;
};

const digestOf = (folder: string): string => {
  const hash = createHash('sha256');
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/** Deletes the builds that no living process uses, and what processes left that ended while they built. */
const prune = (): void => {
  const current = basename(readlinkSync(CURRENT));
  for (const id of readdirSync(join(ROOT, BUILDS))) {
    const [, maker] = /^new-(\d+)-/.exec(id) ?? [];
    const isUsed = maker === undefined ? usersOf(pathOf(id)).length > 0 : isAlive(Number(maker));
    if (id === current || isUsed) continue;
    // Moved first: who takes it at this moment finds it whole or not at all.
    const away = pathOf(`new-${process.pid}-${id}`);
    try {
      renameSync(pathOf(id), away);
    } catch {
      continue; // another process deletes it
    }
    if (usersOf(away).length > 0 && !existsSync(pathOf(id))) renameSync(away, pathOf(id));
    else rmSync(away, { recursive: true, force: true });
  }
};

/** Makes what was built in a fresh folder the newest build, and the one of this process. */
export const publish = (folder: string): void => {
  const id = digestOf(folder);
  // The same build is there already, or another process puts it there, or it must be put there.
  for (let attempt = 0; !hold(id); attempt++) {
    try {
      renameSync(folder, pathOf(id));
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
  rmSync(folder, { recursive: true, force: true });
  const next = `${CURRENT}.${process.pid}`;
  rmSync(next, { force: true });
  symlinkSync(join('builds', id), next, 'dir');
  renameSync(next, CURRENT);
  prune();
};

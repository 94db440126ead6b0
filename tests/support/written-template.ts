/** Templates that the framework writes, each once in a run of tests: a start of the framework takes many seconds. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_FUNCTIONS } from '../../lib/service/catalogue/registry.ts';
import { currentBuild, MANIFEST } from '../../lib/tools/deploy/builds.ts';
import { groupsOf } from '../../lib/tools/deploy/groups.ts';
import { writeTemplate } from '../../lib/tools/deploy/package.ts';
import { manifest } from '../../lib/tools/deploy/resources.ts';
import type { StackTemplate } from '../../lib/tools/deploy/stacks.ts';
import { lockedWhenFree } from '../../lib/tools/local/lock.ts';
import { DESK } from './desk.ts';
import type { Template } from './cloudformation.ts';

/**
 * The build as the framework sees it here: with a file in the place of every zip, which it asks for and does not read. To pack what was
 * built takes eight seconds; what is in the zips of a function, a group and the layers, layer.test.ts and grouping.test.ts read.
 */
const unpackedBuild = (): string => {
  const folder = join(currentBuild(), 'templates', 'unpacked');
  const zips = join(folder, 'zips');
  mkdirSync(zips, { recursive: true });
  for (const name of ['layer', 'press', MANIFEST]) {
    const link = join(folder, name);
    if (!existsSync(link)) symlinkSync(join('../..', name), link);
  }
  const built = manifest();
  const names = [...built, ...groupsOf(built)].map(({ name }) => name);
  for (const name of [...names, ...SERVICE_FUNCTIONS, 'layer', 'press']) writeFileSync(join(zips, `${name}.zip`), '');
  return folder;
};

/** The whole template of a stage with settings (`name=value`). */
export const writtenTemplate = async (
  stage: string,
  settings: readonly string[] = [],
): Promise<Template & StackTemplate> => {
  // The desk is a run's own.
  const key = JSON.stringify([process.env[DESK], stage, settings]);
  const folder = join(currentBuild(), 'templates', createHash('sha256').update(key).digest('hex').slice(0, 16));
  const lock = await lockedWhenFree(`${folder}-lock`, `a test (process ${process.pid})`);
  try {
    const written = join(folder, 'whole.json');
    return JSON.parse(
      readFileSync(
        existsSync(written) ? written : await writeTemplate(stage, settings, folder, unpackedBuild()),
        'utf8',
      ),
    );
  } finally {
    lock.release();
  }
};

/** Templates that the framework writes, each once in a run of tests: a start of the framework takes many seconds. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentBuild } from '../../lib/tools/deploy/builds.ts';
import { writeTemplate } from '../../lib/tools/deploy/package.ts';
import type { StackTemplate } from '../../lib/tools/deploy/stacks.ts';
import { lockedWhenFree } from '../../lib/tools/local/lock.ts';
import { DESK } from './desk.ts';
import type { Template } from './cloudformation.ts';

/** The whole template of a stage with settings (`name=value`). What it packs must have been packed (`writeZips`). */
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
      readFileSync(existsSync(written) ? written : await writeTemplate(stage, settings, folder), 'utf8'),
    );
  } finally {
    lock.release();
  }
};

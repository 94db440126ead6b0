/**
 * What the build derived from the registry, for a process that works with a build (`UDAYA_BUILD`): the tests of `npm test`, which
 * would compute every example once more in each process.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './registry.ts';

/** Folder of a build in which it lies. */
export const DERIVED = 'derived';

/** The JSON of something that was derived; null in a process that works without a build. */
export const derivedText = (name: string): string | null => {
  const build = process.env['UDAYA_BUILD'];
  const file = join(ROOT, build ?? '', DERIVED, `${name}.json`);
  return build && existsSync(file) ? readFileSync(file, 'utf8') : null;
};

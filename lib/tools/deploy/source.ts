/** The source of the running version as an archive, which the service hands out where the operator names no other place. */
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { ROOT } from '../../service/catalogue/registry.ts';
import { gzipSync } from 'node:zlib';
import { tar } from './tar.ts';

/** What is needed to build and run the service; tests, their reference data and who has read which text are in the repository. */
const PATTERNS = [
  'functions/**/*',
  'layers/**/*',
  'lib/**/*',
  '*.json',
  '*.md',
  '*.yml',
  '*.mjs',
  '*.cjs',
  'LICENSE',
  '.npmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
];
const LEFT_OUT = 'lib/words/banks/*/state.json';

/** The archive: deterministic, one folder `udaya`. A tar is packed as one: a zip of so many small texts is a third larger. */
export const sourceArchive = (): Buffer => {
  const files = globSync(PATTERNS, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !matchesGlob(file, join(ROOT, LEFT_OUT)))
    .sort();
  const entries = files.map((file) => ({
    name: `udaya/${file.slice(ROOT.length + 1).replaceAll('\\', '/')}`,
    data: readFileSync(file),
  }));
  return gzipSync(tar(entries), { level: 9 });
};

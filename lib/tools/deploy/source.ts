/** The source of the running version as an archive, which the service hands out where the operator names no other place. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../service/catalogue/registry.ts';
import { gzipSync } from 'node:zlib';
import { tar } from './tar.ts';

/** What is needed to build and run the service; tests and their reference data are in the repository. */
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

/** The archive: deterministic, one folder `udaya`. A tar is packed as one: a zip of so many small texts is a third larger. */
export const sourceArchive = (): Buffer => {
  const files = globSync(PATTERNS, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const entries = files.map((file) => ({
    name: `udaya/${file.slice(ROOT.length + 1).replaceAll('\\', '/')}`,
    data: readFileSync(file),
  }));
  return gzipSync(tar(entries), { level: 9 });
};

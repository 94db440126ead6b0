/** The source of the running version as an archive, which the service hands out where the operator names no other place. */
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { ROOT } from '../../service/catalogue/registry.ts';
import { constants, zstdCompressSync } from 'node:zlib';
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

/** Texts of fourteen languages repeat far apart: a window of 16 MB sees them, gzip's of 32 KB does not. */
const PACKING = { [constants.ZSTD_c_compressionLevel]: 12, [constants.ZSTD_c_windowLog]: 24 };

/** The archive (`tar xf` opens it): deterministic, one folder `udaya`. Zstandard makes it a sixth smaller than gzip. */
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
  return zstdCompressSync(tar(entries), { params: PACKING });
};

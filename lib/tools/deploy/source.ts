/** The source of the running version as an archive, which the service hands out where the operator names no other place. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../service/catalogue/registry.ts';
import { constants, zstdCompressSync } from 'node:zlib';
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

/** Texts of fourteen languages repeat far apart: a window of 16 MB sees them, gzip's of 32 KB does not. */
const PACKING = { [constants.ZSTD_c_compressionLevel]: 16, [constants.ZSTD_c_windowLog]: 24 };

/** The archive (`tar xf` opens it): deterministic, one folder `udaya`. Zstandard makes it a sixth smaller than gzip. */
export const sourceArchive = (): Buffer => {
  const files = globSync(PATTERNS, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const entries = files.map((file) => ({
    name: `udaya/${file.slice(ROOT.length + 1).replaceAll('\\', '/')}`,
    data: readFileSync(file),
  }));
  return zstdCompressSync(tar(entries), { params: PACKING });
};

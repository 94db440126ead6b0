/** The source of the running version as an archive, which the service hands out where the operator names no other place. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { ROOT } from '../../service/catalogue/registry.ts';
import { tar } from './tar.ts';

/**
 * What is needed to build and run the service; tests and their reference data are in the repository. What an operator keeps beside it
 * (`prices.json`, `operator.json`) is theirs.
 */
const PATTERNS = [
  'functions/**/*',
  'layers/**/*',
  'lib/**/*',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '*.md',
  '*.yml',
  '*.mjs',
  '*.cjs',
  'LICENSE',
  '.npmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
];

/**
 * Texts of fourteen languages repeat far apart: a window of 16 MB sees them, gzip's of 32 KB does not. A higher level saves a tenth and
 * takes ten times as long.
 */
const PACKING = { [constants.ZSTD_c_compressionLevel]: 6, [constants.ZSTD_c_windowLog]: 24 };
const compress = promisify(zstdCompress);

/** A tar packed as it is handed out. */
export const packed = (archive: Buffer): Promise<Buffer> => compress(archive, { params: PACKING });

/** The source as a tar: deterministic, one folder `udaya`. */
export const sourceTar = (): Buffer => {
  const files = globSync(PATTERNS, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return tar(
    files.map((file) => ({
      name: `udaya/${file.slice(ROOT.length + 1).replaceAll('\\', '/')}`,
      data: readFileSync(file),
    })),
  );
};

/** The archive (`tar xf` opens it). */
export const sourceArchive = (): Promise<Buffer> => packed(sourceTar());

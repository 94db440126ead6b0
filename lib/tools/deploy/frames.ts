/**
 * `npm run frames -- [--release <build>] [file]`: prints a log, of a file or of standard input, with the frames of failures as
 * they stand in the source. The code that runs has short names and few lines, so that it starts sooner.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { currentBuild } from './builds.ts';
import { mapsOf, readBack } from './maps.ts';
import { run } from '../local/program.ts';

if (import.meta.main)
  await run(() => {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { release: { type: 'string' } } });
    const folder = mapsOf(values.release, currentBuild);
    process.stdout.write(readBack(readFileSync(positionals[0] ?? 0, 'utf8'), folder));
  });

// Before the first test: the gazetteer's file, which takes some seconds once per version of its data, and the tools of
// the tests where a run will need them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { placesFile } from '../../lib/tools/deploy/places.ts';
import { writePressFiles } from '../../lib/tools/deploy/press.ts';

/** Where the build puts fonts and WASM files; sources have none beside them. */
const PRESS = join(import.meta.dirname, '../../.build/press/nodejs/node_modules/@udaya/press');

/** A run of all tests, or of those beside the tools or of the whole service: no other test needs them. */
const usesTools = (files) => files.length === 0 || files.some((file) => /tests[\\/](tools|e2e)\b/.test(file));

export default async ({ nonFlagArgs }) => {
  await placesFile();
  await writePressFiles(PRESS);
  process.env['UDAYA_PRESS'] = PRESS;
  if (!usesTools(nonFlagArgs)) return;
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../lib/tools/local/bootstrap.cjs'), 'tools'],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('the tools of the tests could not be installed');
};

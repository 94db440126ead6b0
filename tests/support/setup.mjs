// Before the first test: the gazetteer's file, which takes some seconds once per version of its data, the tools of the
// tests and their browser where a run will need them, and the desk where test files ask for the service that they share.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentBuild } from '../../lib/tools/deploy/builds.ts';
import { placesFile } from '../../lib/tools/deploy/places.ts';
import { pressFiles } from '../../lib/tools/deploy/press.ts';
import { unpackBrowser } from './browser.ts';
import { openDesk, startEarly } from './desk.ts';

/** A run of all tests, or of those beside the tools or of the whole service: no other test needs them. */
const usesTools = (files) => files.length === 0 || files.some((file) => /tests[\\/](tools|e2e)\b/.test(file));

export default async ({ nonFlagArgs }) => {
  // A build that was named by hand is held for as long as the tests run.
  if (process.env['UDAYA_BUILD']) currentBuild();
  await placesFile();
  // Sources have no fonts and WASM files beside them.
  process.env['UDAYA_PRESS'] = await pressFiles();
  await openDesk();
  process.env['UDAYA_KEY_FILE'] = join(mkdtempSync(join(tmpdir(), 'udaya-keys-')), 'keys.json');
  if (!usesTools(nonFlagArgs)) return;
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../lib/tools/local/bootstrap.cjs'), 'tools'],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error('the tools of the tests could not be installed');
  await unpackBrowser();
  if (nonFlagArgs.length === 0) startEarly();
};

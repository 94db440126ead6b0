/**
 * `npm run serve`: the whole service on one machine, in one process and one folder of data, without AWS and for good. README,
 * "On one machine", says what may be set.
 *
 *   npm run serve -- [--data <folder>] [--built] [--still]
 *
 * The folder is `.serve`, or `UDAYA_DATA`. `--built`: the newest build is used as it is. `--still`: nothing runs
 * by the clock. Ends with 1 where another process has
 * the folder or the port; SIGTERM lets calls end, for 30 s, and ends with 0.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder } from '../local/lock.ts';
import { seed } from '../local/seed.ts';
import { dataFolder } from './installation.ts';
import { startService } from './service.ts';
import { settingsFrom } from './settings.ts';
import { run } from '../local/program.ts';

/** Time that calls have to end. */
const DRAIN_MS = 30_000;

const main = async (): Promise<void> => {
  const started = performance.now();
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      built: { type: 'boolean', default: false },
      still: { type: 'boolean', default: false },
    },
  });
  const folder = dataFolder(values.data);
  const settings = settingsFrom(process.env);
  const taken = lockFolder(
    folder,
    `npm run serve on port ${settings.port} (process ${process.pid})`,
    settings.readOnly,
  );
  if ('heldBy' in taken) throw new Error(`The data in ${folder} are in use by ${taken.heldBy}.`);
  if (!values.built) {
    console.log('Building …');
    const { buildAll } = await import('../deploy/build.ts');
    await buildAll();
  }
  // What a call leaves behind must not end all others.
  process.on('unhandledRejection', (error) => console.error('Not handled:', error));
  const service = await startService(folder, settings, values.still);
  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    const broken = await service.stop(DRAIN_MS);
    taken.release();
    console.log(broken === 0 ? 'Ended.' : `Ended; ${broken} calls were broken off.`);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end());
  if (!settings.readOnly) await seed(service.table, join(folder, 'keys.json'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Serving ${settings.url} on port ${service.port} after ${seconds} s${settings.readOnly ? ', to read only' : ''}.`,
  );
  console.log(`Data, and the keys of the operator (keys.json), are in ${folder}.`);
};

void run(main);

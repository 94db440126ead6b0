/**
 * `npm run export -- <file>` writes all data of `npm run serve` into a file, while nothing writes to them; `npm run import --
 * <file>` puts a file into an empty place. `--data <folder>` names the folder (else `UDAYA_DATA`), `--table <name> --bucket
 * <name>` a table and a bucket of AWS in its place, with the credentials of the environment.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from './installation.ts';
import { exportTo, importFrom } from './move.ts';
import { cloudPlace, folderPlace } from './places.ts';
import { run } from '../local/program.ts';

/** Moves what the arguments name, into a file or out of one. */
export const move = async (what: 'export' | 'import', args: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { data: { type: 'string' }, table: { type: 'string' }, bucket: { type: 'string' } },
  });
  const { data, table, bucket } = values;
  const [file] = positionals;
  if (
    file === undefined ||
    (table === undefined) !== (bucket === undefined) ||
    (data !== undefined && table !== undefined)
  )
    throw new Error(`usage: npm run ${what} -- <file> [--data <folder> | --table <name> --bucket <name>]`);
  const place =
    table === undefined || bucket === undefined
      ? folderPlace(dataFolder(data), what === 'import')
      : cloudPlace({ table, bucket });
  try {
    const { items, objects } = await (what === 'export' ? exportTo : importFrom)(resolve(file), place);
    console.log(`${items} items and ${objects} objects were ${what === 'export' ? 'written' : 'put there'}.`);
  } finally {
    place.close();
  }
};

if (import.meta.main) await run(() => move('export', process.argv.slice(2)));

/**
 * The table that an operator's command works on: `--table <name>` or `UDAYA_TABLE`, with the AWS credentials of the environment;
 * without one the folder of `npm run serve`, `--data <folder>`, `UDAYA_DATA` or `.serve`, also while it is served.
 */
import { existsSync } from 'node:fs';
import { openSqliteTable } from '../../adapters/machine/sqlite-table.ts';
import { openClient, tableOf } from '../../adapters/storage/table.ts';
import type { Table } from '../../contract/ports/table.ts';
import { dataFolder, tableFile } from '../serve/installation.ts';
import { run } from '../local/program.ts';

/** Options of every such command, for `parseArgs`. */
export const TABLE_OPTIONS = { table: { type: 'string' }, data: { type: 'string' } } as const;

/** Works on the table and closes it. Throws an `Error` with `usage` where there is none. */
const withTable = async <T>(
  { table: named, data }: { readonly table?: string | undefined; readonly data?: string | undefined },
  usage: string,
  work: (table: Table) => Promise<T>,
): Promise<T> => {
  const name = named ?? (data === undefined ? process.env['UDAYA_TABLE'] : undefined);
  if (name) {
    const client = openClient(process.env['UDAYA_DYNAMODB_ENDPOINT']);
    try {
      return await work(tableOf(client, name));
    } finally {
      client.destroy();
    }
  }
  const file = tableFile(dataFolder(data));
  if (!existsSync(file)) throw new Error(`${file} is not there: say --table <name> or --data <folder>.\n${usage}`);
  const { table, close } = openSqliteTable(file);
  try {
    return await work(table);
  } finally {
    close();
  }
};

/** Where the table is, and what is done there; resolves with what to print. */
interface TableWork {
  readonly values: Parameters<typeof withTable>[0];
  readonly work: (table: Table) => Promise<string>;
}

/** A command: `read` takes the arguments, or throws an `Error` in words. Prints what was done or what is wrong, and sets the exit code. */
export const runOnTable = (usage: string, read: () => TableWork): Promise<void> =>
  run(async () => {
    const { values, work } = read();
    console.log(await withTable(values, usage, work));
  });

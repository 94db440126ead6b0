/** The table of the database double. */
import { createTable, openClient, tableOf } from '../../adapters/storage/table.ts';
import type { Table } from '../../contract/ports/table.ts';

/** The local table, made where it does not exist. */
export const openLocalTable = async (environment: Readonly<Record<string, string>>): Promise<Table> => {
  const client = openClient(environment['UDAYA_DYNAMODB_ENDPOINT']);
  const name = environment['UDAYA_TABLE'] ?? '';
  await createTable(client, name);
  return tableOf(client, name);
};

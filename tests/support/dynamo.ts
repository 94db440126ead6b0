/** DynamoDB for tests of the wire to it: dynalite in this process, in memory, on a free loopback port. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Table } from '../../lib/contract/ports/table.ts';
import { createTable, openClient, tableOf } from '../../lib/adapters/storage/table.ts';
import { databaseDouble } from '../../lib/tools/local/database.ts';

export interface TestDatabase {
  readonly table: Table;
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** Longest wait for requests that are still being answered when a database is stopped. */
const DRAIN_MS = 60_000;
/** Longest wait for one answer: only a hang takes so long. */
const ANSWER_MS = 240_000;

const portOf = (address: AddressInfo | string | null): number =>
  address !== null && typeof address === 'object' ? address.port : 0;

/** Starts a database with one table, `test`. */
export const startDatabase = async (): Promise<TestDatabase> => {
  const server = databaseDouble();
  // Requests that are being answered: a database that is closed under one of them ends the process.
  let open = 0;
  server.on('request', (_request, response: ServerResponse) => {
    open++;
    response.once('close', () => open--);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${portOf(server.address())}`;
  const client = openClient(endpoint, ANSWER_MS);
  await createTable(client, 'test');
  return {
    table: tableOf(client, 'test'),
    endpoint,
    stop: async () => {
      for (const ends = Date.now() + DRAIN_MS; open > 0 && Date.now() < ends;) await setTimeout(5);
      client.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

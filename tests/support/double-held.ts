/**
 * What the database double holds after many calls: run as a program (`node --expose-gc`), it prints `Held` as JSON. A process of
 * its own: in one that has run many tests the collection of all garbage takes seconds.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTable, openClient, tableOf } from '../../lib/adapters/storage/table.ts';
import type { Table } from '../../lib/contract/ports/table.ts';
import { databaseDouble } from '../../lib/tools/local/database.ts';
import { close, HOST, listen } from '../../lib/tools/local/ports.ts';

/** Bytes that are held. */
export interface Held {
  /** On the disk, after 100 values of one row. */
  readonly onDisk: number;
  /** More in memory after 75 values of one row than after 25. */
  readonly inMemory: number;
}

const NAME = 'held';

/** A double that listens, and its table. */
export interface RunningDouble {
  readonly name: string;
  readonly table: Table;
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** Lets a double listen, and makes a table in it. */
export const runDouble = async (server: Server): Promise<RunningDouble> => {
  const endpoint = `http://${HOST}:${await listen(server)}`;
  const client = openClient(endpoint);
  await createTable(client, NAME);
  return {
    name: NAME,
    table: tableOf(client, NAME),
    endpoint,
    stop: async () => {
      client.destroy();
      await close(server);
    },
  };
};

const ROW_BYTES = 200_000;
/** Writes one row again and again, and reads its partition each time, as a sweep does with the calls of a minute. */
const churn = async (table: Table, rounds: number): Promise<void> => {
  for (let round = 0; round < rounds; round++) {
    await table.put({ pk: 'a', sk: 'row', text: randomBytes(ROW_BYTES / 2).toString('hex') });
    const { length } = await table.query('a');
    if (length !== 1) throw new Error(`${length} rows`);
  }
};

/** Bytes of the heap and of buffers, after all garbage is gone. */
const heldBytes = (): number => {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc');
  for (let pass = 0; pass < 3; pass++) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

/** LevelDB clears its levels behind the writer, in a thread of its own. */
const CLEARING_MS = 5000;

/** The least that a folder holds while LevelDB may still clear it. */
const leastIn = async (folder: string): Promise<number> => {
  let least = bytesIn(folder);
  for (const end = Date.now() + CLEARING_MS; Date.now() < end;) {
    await sleep(100);
    least = Math.min(least, bytesIn(folder));
  }
  return least;
};

const onDisk = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'udaya-database-'));
  const { table, stop } = await runDouble(databaseDouble(folder));
  try {
    await churn(table, 100);
    return await leastIn(folder);
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const inMemory = async (): Promise<number> => {
  const { table, stop } = await runDouble(databaseDouble());
  try {
    await churn(table, 25);
    const before = heldBytes();
    await churn(table, 50);
    return heldBytes() - before;
  } finally {
    await stop();
  }
};

if (import.meta.main) {
  const held: Held = { onDisk: await onDisk(), inMemory: await inMemory() };
  process.stdout.write(JSON.stringify(held));
}

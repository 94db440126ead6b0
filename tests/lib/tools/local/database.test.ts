/** The database double over many calls: what it keeps, in memory and on the disk. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createTable, openClient, tableOf } from '../../../../lib/adapters/storage/table.ts';
import type { Table } from '../../../../lib/contract/ports/table.ts';
import { databaseDouble } from '../../../../lib/tools/local/database.ts';
import { removeExpired } from '../../../../lib/tools/local/expired.ts';
import { close, HOST, listen } from '../../../../lib/tools/local/ports.ts';

const NAME = 'held';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

interface Running {
  readonly table: Table;
  readonly endpoint: string;
  stop(): Promise<void>;
}

const run = async (server: Server): Promise<Running> => {
  const endpoint = `http://${HOST}:${await listen(server)}`;
  const client = openClient(endpoint);
  await createTable(client, NAME);
  return {
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
    expect(await table.query('a')).toHaveLength(1);
  }
};

/** Megabytes of the heap and of buffers, after all garbage is gone. */
const heldMegabytes = (): number => {
  for (let pass = 0; pass < 3; pass++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
};

it('keeps no older value of a row on the disk, however often it is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'udaya-database-'));
  const { table, stop } = await run(databaseDouble(folder));
  try {
    await churn(table, 150);
    const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    // 30 MB were written, of which LevelDB holds 10–15 in its log and its youngest level; with a fault there are 68.
    expect(bytes).toBeLessThan(25e6);
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('keeps no older value of a row in memory', async () => {
  const { table, stop } = await run(databaseDouble());
  try {
    await churn(table, 25);
    const before = heldMegabytes();
    await churn(table, 75);
    // 15 MB were written, and are held with a fault.
    expect(heldMegabytes() - before).toBeLessThan(5);
  } finally {
    await stop();
  }
});

it('deletes what has expired, on every page of the table, and nothing else', async () => {
  const { table, endpoint, stop } = await run(databaseDouble());
  const now = Date.UTC(2026, 10, 23);
  const seconds = now / 1000;
  try {
    const text = 'x'.repeat(100_000);
    for (let n = 0; n < 30; n++) await table.put({ pk: `old#${n}`, sk: 'row', ttl: seconds - 1 - n, text });
    await table.put({ pk: 'kept', sk: 'until now', ttl: seconds });
    await table.put({ pk: 'kept', sk: 'for a day', ttl: seconds + 86_400 });
    await table.put({ pk: 'kept', sk: 'without end' });
    expect(await removeExpired(endpoint, NAME, now)).toBe(30);
    expect((await table.query('kept')).map(({ sk }) => sk)).toEqual(['for a day', 'until now', 'without end']);
    expect(await table.query('old#29')).toEqual([]);
    expect(await removeExpired(endpoint, NAME, now)).toBe(0);
  } finally {
    await stop();
  }
});

/**
 * `npm run drill -- <backup>`: restores a backup into a folder of its own, adds up every account's month, serves it where nobody
 * sees it, with nothing that runs by the clock, and asks a call of every kind (`npm run smoke`). Prints what it took and what
 * would be lost, and notes the day beside the backup. Exit code 1 where anything is wrong. `npm run drill -- --table <name>` adds
 * up a table of AWS that was restored to a second before, and says how many accounts in it were due to be erased.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { openSqliteTable } from '../../adapters/machine/sqlite-table.ts';
import { itemNumber, itemText, type Item, type Key } from '../../contract/ports/table.ts';
import { smoke } from '../deploy/smoke.ts';
import { freePort } from '../local/ports.ts';
import { tableFile } from './installation.ts';
import { ledgersOf } from './ledger.ts';
import { cloudPlace } from './places.ts';
import { restore } from './restore.ts';
import { run } from '../local/program.ts';

const KEYS = z.object({ live: z.string() });
const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** The faults of a service over a folder that nobody else sees. */
const served = async (data: string): Promise<readonly string[]> => {
  const port = await freePort();
  const { UDAYA_SMTP_URL: _mail, UDAYA_READONLY: _mode, ...plain } = process.env;
  const url = `http://127.0.0.1:${port}`;
  const args = [join(import.meta.dirname, 'serve.ts'), '--built', '--still', '--data', data];
  const own = { PORT: String(port), UDAYA_HOST: '127.0.0.1', UDAYA_URL: url, UDAYA_HOPS: '0' };
  const service = spawn(process.execPath, args, { env: { ...plain, ...own }, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(service, 'exit');
  const lines = createInterface({ input: service.stdout });
  const isServing = await Promise.race([once(lines, 'line').then(() => true), ended.then(() => false)]);
  if (!isServing) return ['The service did not start.'];
  try {
    const { live } = KEYS.parse(JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8')));
    const found = await smoke(url, live);
    return found.flatMap(({ what, fault }) => (fault === '' ? [] : [`${what}: ${fault}`]));
  } finally {
    service.kill('SIGTERM');
    await ended;
  }
};

/** The faults of a backup: of its ledgers, and of the service over it. Says what it does. */
export const drill = async (from: string, say: (line: string) => void): Promise<readonly string[]> => {
  const started = Date.now();
  const top = mkdtempSync(join(tmpdir(), 'udaya-drill-'));
  const data = join(top, 'data');
  const minutes = (ms: number): string => (ms / MINUTE_MS).toFixed(1);
  try {
    const { items, files, made } = await restore(from, data);
    say(`Restored ${items} items and ${files.length} files after ${minutes(Date.now() - started)} min.`);
    const { all, close } = openSqliteTable(tableFile(data), true);
    const { months, faults } = ledgersOf(all());
    close();
    say(`Added up ${months} months: ${faults.length} are wrong.`);
    const found = [...faults, ...(await served(data))];
    say(`Serving again would have taken ${minutes(Date.now() - started)} min and lost ${minutes(started - made)} min.`);
    return found;
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
};

/** What is wrong in a restored table of AWS, which nothing serves. Says what it finds. */
export const drillTable = async (
  items: AsyncIterable<Item & Key>,
  say: (line: string) => void,
  now = Date.now(),
): Promise<readonly string[]> => {
  const months: (Item & Key)[] = [];
  let count = 0;
  let due = 0;
  for await (const item of items) {
    count++;
    if (item.pk.startsWith('usage#')) months.push(item);
    if (itemText(item, 'state') === 'closing' && itemNumber(item, 'closes') * SECOND_MS <= now) due++;
  }
  const { months: added, faults } = ledgersOf(months);
  say(`${count} items. Added up ${added} months: ${faults.length} are wrong.`);
  say(`${due} accounts were due to be erased: the erase function does that first.`);
  return count === 0 ? ['The table is empty.'] : faults;
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { table: { type: 'string' } } });
  const [from] = positionals;
  if (values.table !== undefined) {
    const place = cloudPlace({ table: values.table, bucket: '' });
    const wrong = await drillTable(place.all(), console.log).finally(place.close);
    for (const fault of wrong) console.error(`FAULT ${fault}`);
    process.exitCode = wrong.length === 0 ? 0 : 1;
    return;
  }
  if (from === undefined) throw new Error('usage: npm run drill -- <backup>, or --table <restored table>');
  const faults = await drill(resolve(from), console.log);
  for (const fault of faults) console.error(`FAULT ${fault}`);
  writeFileSync(join(resolve(from), 'drill.json'), JSON.stringify({ at: new Date().toISOString(), faults }));
  process.exitCode = faults.length === 0 ? 0 : 1;
};

if (import.meta.main) await run(main);

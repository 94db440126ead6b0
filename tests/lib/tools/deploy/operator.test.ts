/** Commands of an operator, on the folder of one machine while it may be served: keys, plans, suspension; and every npm script has its program, which says what it does. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readCustomer } from '../../../../lib/accounts/keys.ts';
import { grantAt } from '../../../../lib/accounts/metering/plans.ts';
import { openSqliteTable } from '../../../../lib/adapters/machine/sqlite-table.ts';
import type { Item, Key } from '../../../../lib/contract/ports/table.ts';
import { ROOT } from '../../../../lib/service/catalogue/registry.ts';
import { drillTable } from '../../../../lib/tools/serve/drill.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'operator-'));
const served = openSqliteTable(join(folder, 'udaya.db'));
afterAll(() => {
  served.close();
  rmSync(folder, { recursive: true });
});

const { UDAYA_TABLE: _table, ...environment } = process.env;
const operate = (program: string, ...args: readonly string[]): Promise<string> =>
  run(process.execPath, [`lib/tools/deploy/${program}.ts`, ...args, '--data', folder], {
    cwd: ROOT,
    env: environment,
  }).then(
    ({ stdout }) => stdout.trim(),
    (error: unknown) => String(Reflect.get(Object(error), 'stderr')).trim(),
  );

it('make a customer with a key, change its plan and suspend it', async () => {
  const [, customer = '', secret = ''] =
    /^Customer {2}(cus_\w+)\nKey {7}(ud_live_\w+)$/.exec(await operate('key', 'growth')) ?? [];
  expect([customer, secret]).not.toContain('');
  expect(await operate('plan', customer, 'enterprise', '2000000', '3000')).toBe(`${customer} is on enterprise.`);
  const grant = grantAt(await readCustomer(served.table, customer), Date.now());
  expect(grant).toMatchObject({ plan: 'enterprise', credits: 2_000_000, rate: 3000 });
  expect(await operate('bill', 'show', customer)).toBe(`${customer}: none`);
});

it('say how they are used, and what is wrong', async () => {
  for (const program of ['key', 'plan', 'suspend', 'bill']) expect(await operate(program)).toContain('usage: npm run');
  expect(await operate('plan', 'cus_1', 'growth', 'many')).toContain('usage: npm run plan');
  expect(await operate('suspend', 'cus_none')).not.toContain('suspended');
});

it('are npm scripts, as every program of the project', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const door = readFileSync(join(ROOT, 'lib/tools/local/bootstrap.cjs'), 'utf8');
  const programs = new Map(
    [...door.matchAll(/^ {2}'?([\w:-]+)'?: '(lib\/tools\/[\w/-]+\.ts)',$/gm)].map(([, name, file]) => [name, file]),
  );
  expect([...programs.keys()].toSorted()).toEqual(Object.keys(scripts).toSorted());
  for (const [name, file] of programs) {
    expect([name, existsSync(join(ROOT, file ?? ''))]).toEqual([name, true]);
    expect(readFileSync(join(ROOT, file ?? ''), 'utf8')).toMatch(/^\/\*\*/);
    expect(scripts[name ?? '']).toBe(`node lib/tools/local/bootstrap.cjs ${name}`);
  }
});

it('say with --help what stands at their head', async () => {
  const help = await run(process.execPath, ['lib/tools/local/bootstrap.cjs', 'drill', '--help'], { cwd: ROOT });
  expect(help.stdout).toMatch(/^`npm run drill -- .*\n(.+\n)*$/);
  expect(help.stdout).not.toMatch(/^ \*|\/\*\*/m);
});

it('add up a table that was restored, and name a month that does not add up', async () => {
  const now = Date.UTC(2026, 10, 28);
  const rows: readonly (Item & Key)[] = [
    { pk: 'usage#a', sk: '2026-11', used: 7, delivered: 7 },
    { pk: 'usage#b', sk: '2026-11', used: 9, delivered: 5 },
    { pk: 'customer#c', sk: 'customer', state: 'closing', closes: now / 1000 - 60 },
    { pk: 'customer#d', sk: 'customer', state: 'closing', closes: now / 1000 + 60 },
  ];
  const said: string[] = [];
  const items = async function* () {
    yield* rows;
  };
  const wrong = await drillTable(items(), (line) => void said.push(line), now);
  expect(wrong).toEqual(['usage#b 2026-11: 9 used, 5 delivered and 0 open']);
  expect(said).toEqual([
    '4 items. Added up 2 months: 1 are wrong.',
    '1 accounts were due to be erased: the erase function does that first.',
  ]);
});

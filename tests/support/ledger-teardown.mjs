// Jest's global teardown: gathers what the tests recorded into lib/derive/accuracy-data.ts, when a row changed.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const target = join(root, 'lib/derive/accuracy-data.ts');
const dir = join(root, '.build/ledger');

// Two significant digits: the same on every machine, and enough to say how good an answer is.
const short = (value) => (value === 0 ? 0 : Number(value.toPrecision(2)));
const idOf = (row) => `${row.endpoint}|${row.oracle}|${row.unit}`;

const read = () => {
  if (!existsSync(target)) return [];
  const text = readFileSync(target, 'utf8');
  return JSON.parse(text.slice(text.indexOf('= [') + 2, text.lastIndexOf(';')));
};

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};

export default () => {
  if (!existsSync(dir)) return;
  const known = new Map(read().map((row) => [idOf(row), row]));
  // A run of every test file tells which comparisons there still are; a run of some only adds and renews.
  const rows = process.env['UDAYA_LEDGER'] === 'whole' ? new Map() : new Map(known);
  const stamp = { run: new Date().toISOString().replace(/\.\d+Z$/, 'Z'), commit: commit() };
  for (const file of readdirSync(dir)) {
    const found = JSON.parse(readFileSync(join(dir, file), 'utf8'));
    const row = { ...found, mean_error: short(found.mean_error), max_error: short(found.max_error) };
    const old = known.get(idOf(row));
    const same = old && old.cases === row.cases && old.mean_error === row.mean_error && old.max_error === row.max_error;
    rows.set(idOf(row), same ? old : { ...row, ...stamp });
  }
  rmSync(dir, { recursive: true });
  if (rows.size === known.size && [...rows].every(([id, row]) => known.get(id) === row)) return;
  const sorted = [...rows.values()].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  writeFileSync(
    target,
    `/** Written by the tests (tests/support/ledger-teardown.mjs), shown by GET /v1/meta/accuracy. Do not edit. */
// prettier-ignore
export const ACCURACY: readonly {
  readonly endpoint: string; readonly oracle: string; readonly unit: string; readonly cases: number;
  readonly mean_error: number; readonly max_error: number; readonly run: string; readonly commit: string;
}[] = ${JSON.stringify(sorted, null, 1)};
`,
  );
  process.stdout.write('\nThe accuracy ledger changed: commit lib/derive/accuracy-data.ts\n');
};

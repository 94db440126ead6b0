// Jest reporter: after a whole run in which everything passed, gathers what the tests recorded into
// lib/service/catalogue/accuracy.json. The same code gives the same file on any machine: numbers have two significant digits, and a
// row says since which version of the engine it stands, not when or where it was measured.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE } from '../../lib/service/http/engine.ts';

const root = join(import.meta.dirname, '../..');
const target = join(root, 'lib/service/catalogue/accuracy.json');
const dir = join(root, '.build/ledger');

const short = (value) => (value === 0 ? 0 : Number(value.toPrecision(2)));
const idOf = (row) => `${row.endpoint}|${row.oracle}|${row.unit}`;

/** The rows of a run, sorted; `since` of a row that did not change is kept. */
const rowsOf = (recorded, known) =>
  recorded
    .map(({ endpoint, oracle, unit, cases, mean_error: mean, max_error: max, worst_call }) => {
      const row = { endpoint, oracle, unit, cases, mean_error: short(mean), max_error: short(max) };
      const old = known.get(idOf(row));
      const same = old?.cases === row.cases && old.mean_error === row.mean_error && old.max_error === row.max_error;
      return { ...row, since: same ? old.since : ENGINE.version, ...(worst_call ? { worst_call } : {}) };
    })
    .sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));

export default class LedgerReporter {
  onRunStart() {
    rmSync(dir, { recursive: true, force: true });
  }

  onRunComplete(_contexts, { numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites }) {
    const failed = numFailedTests + numFailedTestSuites + numRuntimeErrorTestSuites;
    if (process.env['UDAYA_LEDGER'] !== 'whole' || failed > 0 || !existsSync(dir)) return;
    const old = readFileSync(target, 'utf8');
    const known = new Map(JSON.parse(old).map((row) => [idOf(row), row]));
    const recorded = readdirSync(dir).map((file) => JSON.parse(readFileSync(join(dir, file), 'utf8')));
    const text = `${JSON.stringify(rowsOf(recorded, known), null, 1)}\n`;
    if (text === old) return;
    writeFileSync(target, text);
    process.stdout.write('\nThe accuracy ledger changed: commit lib/service/catalogue/accuracy.json\n');
  }
}

/** The papers of an operator: blanks, and a retention that is that of the code. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOVED_AFTER } from '../../../../lib/adapters/storage/folders.ts';
import { SHOWN, TEXTS } from '../../../../lib/pages/papers-built.ts';
import { ROOT } from '../../../../lib/service/catalogue/registry.ts';
import { BLANK_NAMES, BLANKS, OF_SLA, PAPERS } from '../../../../lib/tools/deploy/papers/blanks.ts';
import { RETENTION } from '../../../../lib/tools/deploy/papers/retention.ts';
import { blanksOf, faultsOf, papersFor } from '../../../../lib/tools/deploy/papers.ts';

const WHOLE = Object.fromEntries(BLANK_NAMES.map((name) => [name, `<${name}>`]));
const without = (...names: readonly string[]) =>
  Object.fromEntries(Object.entries(WHOLE).filter(([name]) => !names.includes(name)));

describe('the papers', () => {
  it('have the blanks of the list, each somewhere, and no other', () => {
    const used = new Set(PAPERS.flatMap((paper) => blanksOf(paper)));
    expect([...used].sort()).toEqual([...BLANK_NAMES, 'retention'].sort());
  });

  it('are filled whole, and hold what was set', () => {
    const papers = papersFor(WHOLE);
    expect([...papers.keys()]).toEqual([...PAPERS]);
    for (const [paper, text] of papers) {
      expect([paper, text.includes('{{')]).toEqual([paper, false]);
      for (const name of blanksOf(paper))
        if (name !== 'retention') expect([paper, name, text.includes(`<${name}>`)]).toEqual([paper, name, true]);
    }
  });

  it('promise availability only where it was set, and then with what is given back', () => {
    expect([...papersFor(without(...OF_SLA)).keys()]).not.toContain('sla');
    expect(faultsOf(without('credit'))).toEqual([`credit is not set: ${BLANKS.credit}`]);
  });

  it('are not made where a blank is empty, and name all that is wrong at once', () => {
    expect(faultsOf({ ...without('company'), court: ' ', vat: 'x', url: 5 })).toEqual([
      `company is not set: ${BLANKS.company}`,
      `court is not set: ${BLANKS.court}`,
      'vat is no blank',
      'url must be text',
    ]);
    expect(() => papersFor({})).toThrow('company is not set');
  });

  it('are written by the command, or not at all', () => {
    const folder = mkdtempSync(join(tmpdir(), 'udaya-papers-'));
    const run = (operator: object) => {
      writeFileSync(join(folder, 'operator.json'), JSON.stringify(operator));
      const args = ['--no-warnings', 'lib/tools/deploy/papers.ts', join(folder, 'operator.json'), join(folder, 'out')];
      return spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    };
    try {
      expect(run(without('service')).status).toBe(1);
      expect(globSync(join(folder, 'out/*'))).toEqual([]);
      expect(run(WHOLE).status).toBe(0);
      expect(globSync(join(folder, 'out/*.md'))).toHaveLength(PAPERS.length);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the retention', () => {
  const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

  it('has a row for every file that lets what it writes expire, and none for another', () => {
    const writes = /(?<!\.)\bttl(?:,| \})|\bttl: (?!itemNumber|z\.|\d)|#ttl = /;
    const files = globSync('{lib/{accounts,adapters/storage,answers,astrologer,print,service},functions}/**/*.ts', {
      cwd: ROOT,
    }).filter((file) => writes.test(text(file)) && !/\/definition\.ts$/.test(file));
    const rows = RETENTION.flatMap(({ file }) => (file === null ? [] : [file]));
    const elsewhere = ['lib/adapters/storage/folders.ts', 'lib/tools/deploy/store.ts'];
    expect([...new Set(rows)].filter((file) => !elsewhere.includes(file)).sort()).toEqual(files.sort());
  });

  it('has every folder that the bucket clears', () => {
    const row = (what: string): string => RETENTION.find((one) => one.what.includes(what))?.time ?? '';
    expect(REMOVED_AFTER.map(([rule]) => rule)).toEqual([
      'reports-7d',
      'reports-30d',
      'reports-365d',
      'orders',
      'uploads',
      'jobs',
      'source',
    ]);
    expect(row('Files of reports')).toContain('7, 30, 365 days');
    expect([row('Orders'), row('Logos')]).toEqual(['2 days at most', '1 day at most']);
  });

  it('has no row without a time', () => {
    for (const { what, time } of RETENTION)
      expect([what, /NaN|undefined|^0|\b0 days/.test(time)]).toEqual([what, false]);
  });
});

it('a service without papers has no link to any, no price and no company', () => {
  expect([SHOWN, TEXTS]).toEqual([[], {}]);
  const own = PAPERS.map((paper) => `functions/pages/${paper}.get.ts`);
  const pages = globSync('{lib/pages,functions/pages}/**/*.ts', { cwd: ROOT })
    .filter((file) => !own.includes(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const words = globSync('lib/words/banks/en/pages/*.json', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  for (const one of [...pages, ...words])
    expect(one).not.toMatch(/\/(terms|privacy|dpa|sla)\b|\bInc\.|\bLtd\b|GmbH|[$€₹]\s?\d/);
});

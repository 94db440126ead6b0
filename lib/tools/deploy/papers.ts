/**
 * The papers of a service, filled for its operator: `npm run papers -- operator.json <folder>` writes terms, privacy,
 * agreement on processing, retention and, where its blanks are set, the SLA as Markdown. Without a file it lists the blanks. A blank
 * that is not set is named, and nothing is written. A build that finds `operator.json` in the root of the repository shows them as
 * pages. A lawyer reads them before anyone else does.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLANK_NAMES, BLANKS, OF_SLA, PAPERS, type Blank, type Paper } from './papers/blanks.ts';
import { ROOT } from '../../service/catalogue/registry.ts';
import { retentionTable } from './papers/retention.ts';
import { run } from '../local/program.ts';

/** What an operator has set. */
export type Operator = Readonly<Partial<Record<Blank, string>>>;

const templateOf = (paper: Paper): string => readFileSync(new URL(`papers/${paper}.md`, import.meta.url), 'utf8');

/** The blanks of a paper, in the order in which they stand there. */
export const blanksOf = (paper: Paper): readonly string[] => [
  ...new Set([...templateOf(paper).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
];

const isSet = (operator: Readonly<Record<string, unknown>>, name: Blank): boolean => {
  const value = operator[name] ?? '';
  return typeof value !== 'string' || value.trim() !== '';
};

/** Whether an operator promises availability. */
export const hasSla = (operator: Readonly<Record<string, unknown>>): boolean =>
  OF_SLA.some((name) => isSet(operator, name));

/** Blanks that are not set, and names that are no blanks; empty where the papers can be made. */
export const faultsOf = (operator: Readonly<Record<string, unknown>>): readonly string[] => {
  const wanted = BLANK_NAMES.filter((name) => !OF_SLA.includes(name) || hasSla(operator));
  const texts = Object.entries(operator).filter(([, value]) => typeof value !== 'string');
  return [
    ...wanted.filter((name) => !isSet(operator, name)).map((name) => `${name} is not set: ${BLANKS[name]}`),
    ...Object.keys(operator)
      .filter((name) => !(name in BLANKS))
      .map((name) => `${name} is no blank`),
    ...texts.map(([name]) => `${name} must be text`),
  ];
};

/** The papers that an operator can show, filled. Throws an `Error` that names every fault. */
export const papersFor = (operator: Operator): ReadonlyMap<Paper, string> => {
  const faults = faultsOf(operator);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const values: Readonly<Record<string, string>> = { ...operator, retention: retentionTable() };
  const shown = PAPERS.filter((paper) => paper !== 'sla' || hasSla(operator));
  return new Map(
    shown.map((paper) => [
      paper,
      templateOf(paper).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => (values[name] ?? '').trim()),
    ]),
  );
};

/**
 * The papers that a build shows: filled from `operator.json` in the root of the repository, or where `UDAYA_OPERATOR_FILE` says;
 * none where there is no file. Throws as `papersFor`.
 */
export const builtPapers = (
  file = process.env['UDAYA_OPERATOR_FILE'] ?? join(ROOT, 'operator.json'),
): ReadonlyMap<Paper, string> =>
  existsSync(file) ? papersFor(JSON.parse(readFileSync(file, 'utf8'))) : new Map<Paper, string>();

const main = (): void => {
  const [file, folder] = process.argv.slice(2);
  if (file === undefined || folder === undefined) {
    console.log('usage: npm run papers -- operator.json <folder>\n\nThe blanks, members of operator.json:');
    for (const name of BLANK_NAMES) console.log(`  ${name.padEnd(18)} ${BLANKS[name]}`);
    process.exitCode = 2;
    return;
  }
  const papers = papersFor(JSON.parse(readFileSync(file, 'utf8')));
  mkdirSync(folder, { recursive: true });
  for (const [paper, text] of papers) writeFileSync(join(folder, `${paper}.md`), text);
  console.log(`${[...papers.keys()].join(', ')} written to ${folder}${papers.has('sla') ? '' : '; no SLA'}`);
};

if (import.meta.main) await run(main);

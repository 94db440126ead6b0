/**
 * `npm run reports:pages [template…] [language…]`: makes every template of two births, one of them crowded, in each language in
 * which it is ordered (readings in English where the language has labels alone), and prints pages, size and fill of each beside
 * what the design asks (2), paragraphs that are said twice, and how many of those about a person the report of another birth
 * shares, in the mean of the pairs of some births of other lagna and Moon (5), whether qpdf, pdffonts and pdfinfo find the file
 * in order and a second rendering has the same bytes (8), whether it names the engine (9); at the end the pages of each template
 * by language and the faults of each check. Ends with 1 where there is one.
 */
import type { ReportDocument } from '../../../contract/ports/report-document.ts';
import { pressFiles } from '../../deploy/press.ts';
import { languagesWith, type Language } from '../../../words/languages.ts';
import { documentOf, orderedIn, TEMPLATES, unlikeBodies, type BirthBody, type Template } from './made.ts';
import { CHECKS, measured, missingTools, sharedWith, type Fault } from './pages.ts';

process.env['UDAYA_PRESS'] ??= await pressFiles();

/** A birth, and one with seven planets and Ketu in one sign. */
const BIRTHS: readonly BirthBody[] = [
  { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  { date: '1962-02-05', time: '06:30', lat: 28.6139, lon: 77.209, tz: 5.5 },
];
const PARTNER: BirthBody = { date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 };

/** Most of the paragraphs of a report that another may share, in hundredths. */
const MOST_SHARED = 8;
/** Births of which each report is compared with each other. */
const COMPARED = 5;

/** Share of the paragraphs that two reports have in common: mean and most of the pairs of births of other lagna and Moon, in hundredths. */
const sharedOf = async (template: Template): Promise<{ readonly mean: number; readonly most: number }> => {
  const reports: ReportDocument[] = [];
  for (const birth of await unlikeBodies(COMPARED))
    reports.push(await documentOf(template, { one: birth, other: birth, language: 'en' }));
  const shares = reports.flatMap((report, i) =>
    reports.flatMap((against, k) => (i === k ? [] : [sharedWith(report, against)])),
  );
  return { mean: shares.reduce((sum, share) => sum + share, 0) / shares.length, most: Math.max(...shares) };
};

const wanted = process.argv.slice(2);
const languages = languagesWith('report');
const only = languages.filter((one) => wanted.includes(one));
const asked = only.length > 0 ? only : languages;
const names = Object.keys(TEMPLATES).filter((name) => wanted.includes(name));
const all: Fault[] = [];
/** Pages of each template and birth, by language. */
const counted = new Map<string, Map<Language, number>>();
for (const [name, template] of Object.entries(TEMPLATES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  // An almanac is of a place, a pair is the same turned round. The words differ by language, not what is said to whom.
  const isAlmanac = template.kind === 'panchang';
  const isPersonal = !isAlmanac && template.kind !== 'matching';
  const { mean, most } = isPersonal ? await sharedOf(template) : { mean: 0, most: 0 };
  const { shared = MOST_SHARED } = template;
  if (mean > shared) all.push({ check: 'repeats', text: `${name}: ${mean.toFixed(1)} % shared, asked ${shared}` });
  if (isPersonal)
    console.log(`${name}: ${mean.toFixed(1)} % shared with another birth, most ${most} %, asked ${shared}`);
  for (const one of isAlmanac ? BIRTHS.slice(0, 1) : BIRTHS) {
    const of = isAlmanac ? name : `${name} ${one.date.slice(0, 4)}`;
    const byLanguage = new Map<Language, number>();
    counted.set(of, byLanguage);
    for (const order of orderedIn(template, asked)) {
      const report = await documentOf(template, { one, other: PARTNER, ...order });
      const { pages, figures, faults } = await measured(report, template);
      console.log(`${of} ${order.language}: ${figures}${faults.length === 0 ? '' : `, ${faults.length} faults`}`);
      for (const { text } of faults) console.log(`  ${text}`);
      all.push(...faults);
      byLanguage.set(order.language, pages);
    }
  }
}
const widest = Math.max(...[...counted.keys()].map((of) => of.length));
console.log(['pages'.padEnd(widest), ...asked.map((one) => one.padStart(3))].join(' '));
for (const [of, byLanguage] of counted)
  console.log([of.padEnd(widest), ...asked.map((one) => String(byLanguage.get(one) ?? '–').padStart(3))].join(' '));
const files = [...counted.values()].reduce((sum, byLanguage) => sum + byLanguage.size, 0);
const missing = missingTools();
for (const [check, name] of Object.entries(CHECKS))
  console.log(`${name}: ${files} files, ${all.filter((fault) => fault.check === check).length} faults`);
if (missing.length > 0) console.log(`not on this machine, so not asked: ${missing.join(', ')}`);
process.exitCode = all.length === 0 ? 0 : 1;

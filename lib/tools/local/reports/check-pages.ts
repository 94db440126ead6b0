/**
 * `npm run reports:pages [template…]`: makes every template of two births in English, Hindi and Tamil, where they are printed
 * whole, and prints pages, size and fill of each beside what the design asks (2), paragraphs that are said twice, and how many
 * of those about a person the report of another birth shares, in the mean of the pairs of some births of other lagna and Moon (5), whether qpdf, pdffonts and pdfinfo find the file in order
 * and a second rendering has the same bytes (8), whether it names the engine (9); at the end the faults of each check. Ends
 * with 1 where there is one.
 */
import type { ReportDocument } from '../../../contract/ports/report-document.ts';
import { pressFiles } from '../../deploy/press.ts';
import { documentOf, printedIn, TEMPLATES, unlikeBodies, type Template } from './made.ts';
import { CHECKS, measured, missingTools, sharedWith, type Fault } from './pages.ts';

process.env['UDAYA_PRESS'] ??= await pressFiles();

const BIRTHS = [
  { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  { date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 },
] as const;
const [one, other] = BIRTHS;

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
const all: Fault[] = [];
let files = 0;
for (const [name, template] of Object.entries(TEMPLATES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  // An almanac is of a place, a pair is the same turned round. The words differ by language, not what is said to whom.
  const isPersonal = template.kind !== 'panchang' && template.kind !== 'matching';
  const { mean, most } = isPersonal ? await sharedOf(template) : { mean: 0, most: 0 };
  const { shared = MOST_SHARED } = template;
  if (mean > shared) all.push({ check: 'repeats', text: `${name}: ${mean.toFixed(1)} % shared, asked ${shared}` });
  if (isPersonal)
    console.log(`${name}: ${mean.toFixed(1)} % shared with another birth, most ${most} %, asked ${shared}`);
  for (const language of printedIn(template, ['en', 'hi', 'ta'])) {
    const report = await documentOf(template, { one, other, language });
    const { figures, faults } = await measured(report, template);
    console.log(`${name} ${language}: ${figures}${faults.length === 0 ? '' : `, ${faults.length} faults`}`);
    for (const { text } of faults) console.log(`  ${text}`);
    all.push(...faults);
    files += 1;
  }
}
const missing = missingTools();
for (const [check, name] of Object.entries(CHECKS))
  console.log(`${name}: ${files} files, ${all.filter((fault) => fault.check === check).length} faults`);
if (missing.length > 0) console.log(`not on this machine, so not asked: ${missing.join(', ')}`);
process.exitCode = all.length === 0 ? 0 : 1;

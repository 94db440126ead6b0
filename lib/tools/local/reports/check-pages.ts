/**
 * `npm run reports:pages [template…]`: makes every template of two births in English, Hindi and Tamil, where they are printed
 * whole, and prints pages, size and fill of each beside what the design asks (2), paragraphs that are said twice, and how many
 * of those about a person the report of another birth shares (5), whether qpdf, pdffonts and pdfinfo find the file in order
 * and a second rendering has the same bytes (8), whether it names the engine (9); at the end the faults of each check. Ends
 * with 1 where there is one.
 */
import { pressFiles } from '../../deploy/press.ts';
import { documentOf, pagesIn, printedIn, TEMPLATES } from './made.ts';
import { CHECKS, measured, missingTools, sharedWith, type Fault } from './pages.ts';

process.env['UDAYA_PRESS'] ??= await pressFiles();

const BIRTHS = [
  { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  { date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 },
] as const;
const [one, other] = BIRTHS;

/** Most of the paragraphs of a report that another may share, in hundredths. */
const MOST_SHARED = 8;

const wanted = process.argv.slice(2);
const all: Fault[] = [];
let files = 0;
for (const [name, template] of Object.entries(TEMPLATES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const language of printedIn(template, ['en', 'hi', 'ta'])) {
    const report = await documentOf(template, { one, other, language });
    const { figures, faults } = await measured(report, { ...template, pages: pagesIn(template, language) });
    // An almanac is of a place, a pair is the same turned round.
    const isPersonal = template.kind !== 'panchang' && template.kind !== 'matching';
    const shared = isPersonal
      ? sharedWith(report, await documentOf(template, { one: other, other: one, language }))
      : 0;
    const found: readonly Fault[] = [
      ...faults,
      ...(shared > MOST_SHARED
        ? [{ check: 'repeats' as const, text: `${shared} % shared with another birth, asked ${MOST_SHARED}` }]
        : []),
    ];
    console.log(
      `${name} ${language}: ${figures}, shared ${shared} %${found.length === 0 ? '' : `, ${found.length} faults`}`,
    );
    for (const { text } of found) console.log(`  ${text}`);
    all.push(...found);
    files += 1;
  }
}
const missing = missingTools();
for (const [check, name] of Object.entries(CHECKS))
  console.log(`${name}: ${files} files, ${all.filter((fault) => fault.check === check).length} faults`);
if (missing.length > 0) console.log(`not on this machine, so not asked: ${missing.join(', ')}`);
process.exitCode = all.length === 0 ? 0 : 1;

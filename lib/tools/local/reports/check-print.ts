/**
 * `npm run reports:print [births]`: makes every template of random births (20 when left out) in English, Hindi and Tamil and
 * five brands, and prints the counts of four checks: figures of tables that no answer has (3), texts too pale for their ground
 * (7), words that a search does not find (10), dates that cannot stand where they stand (11). Ends with 1 where one fails.
 */
import { SAMPLE_WEAR } from '../../../print/publish/sample-brands.ts';
import { PRESS } from '../../../print/press/press.ts';
import { pressFiles } from '../../deploy/press.ts';
import { wrongDates } from './dates.ts';
import { strangeFigures } from './figures.ts';
import { documentOf, printedIn, randomBodies, TEMPLATES } from './made.ts';
import { lostWords, paleTexts } from './proof.ts';
import { countGiven } from '../program.ts';

process.env['UDAYA_PRESS'] ??= await pressFiles();

const BIRTHS = 20;
const LISTED = 20;
const LANGUAGES = ['en', 'hi', 'ta'];
const BRANDS = Object.keys(SAMPLE_WEAR);

const count = countGiven(BIRTHS);
const births = randomBodies(2 * count);

const found = { figures: 0, texts: 0, words: 0, dates: 0 };
const faults: Readonly<Record<keyof typeof found, string[]>> = { figures: [], texts: [], words: [], dates: [] };
const add = (what: keyof typeof found, where: string, n: number, list: readonly string[]): void => {
  found[what] += n;
  faults[what].push(...list.map((fault) => `${where}: ${fault}`));
};
const issued = new Date().toISOString().slice(0, 10);

for (let i = 0; i < count; i++) {
  const [one, other] = [births[i], births[count + i]];
  if (one === undefined || other === undefined) continue;
  const inTurn = LANGUAGES[i % LANGUAGES.length] ?? 'en';
  const brand = BRANDS[i % BRANDS.length] ?? '';
  for (const [name, template] of Object.entries(TEMPLATES)) {
    // An almanac of a year is the same for all births.
    if (name === 'year' && i > 0) continue;
    const [language = 'en'] = printedIn(template, [inTurn, 'en']);
    const answers: unknown[] = [];
    const heard = (answer: unknown): void => void answers.push(answer);
    const report = await documentOf(template, { one, other, language, brand, heard });
    const { bytes } = await PRESS.pdf(report);
    const where = `${name} ${language} ${brand} ${one.date}`;
    const tables = strangeFigures(report, { answers, births: [one, other], issued }, language);
    add('figures', where, tables.figures, tables.faults);
    const [pale, lost] = [await paleTexts(report), lostWords(report, bytes)];
    add('texts', where, pale.texts, pale.faults);
    add('words', where, lost.words, lost.faults);
    const born = template.kind === 'panchang' || template.kind === 'matching' ? '' : one.date;
    const dates = wrongDates(report, language, { born, issued });
    add('dates', where, dates.dates, dates.faults);
  }
}

const NAMES = {
  figures: '3 tables equal answers',
  texts: '7 contrast of texts',
  words: '10 words found by a search',
  dates: '11 dates',
} as const;
for (const what of ['figures', 'texts', 'words', 'dates'] as const) {
  console.log(`${NAMES[what]}: ${found[what]} ${what}, ${faults[what].length} faults`);
  for (const fault of faults[what].slice(0, LISTED)) console.log(`  ${fault}`);
}
process.exitCode = Object.values(faults).every((list) => list.length === 0) ? 0 : 1;

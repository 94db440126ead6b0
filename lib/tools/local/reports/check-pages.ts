/**
 * `npm run reports:pages [template…]`: makes every template of two births in English, Hindi and Tamil, where they are printed whole, and prints pages, size and fill
 * of each beside what the design asks, paragraphs that are said twice, and whether a second rendering has the same bytes.
 * Ends with 1 where one is not met.
 */
import { pressFiles } from '../../deploy/press.ts';
import { documentOf, printedIn, TEMPLATES } from './made.ts';
import { measured } from './pages.ts';

process.env['UDAYA_PRESS'] ??= await pressFiles();

const BIRTHS = [
  { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  { date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 },
] as const;
const [one, other] = BIRTHS;

const wanted = process.argv.slice(2);
let faulty = 0;
for (const [name, template] of Object.entries(TEMPLATES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const language of printedIn(template, ['en', 'hi', 'ta'])) {
    const { figures, faults } = await measured(await documentOf(template, { one, other, language }), template);
    console.log(`${name} ${language}: ${figures}${faults.length === 0 ? '' : `, ${faults.length} faults`}`);
    for (const fault of faults) console.log(`  ${fault}`);
    faulty += faults.length;
  }
}
process.exitCode = faulty === 0 ? 0 : 1;

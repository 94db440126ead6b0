/**
 * `npm run verify:score`: everything that is asked of `ai/verify`. Sentences of many hands, a third of them kept apart;
 * sentences made from forms; changes of sentences that were read as true; claims in fields; its size and speed.
 *
 *   npm run verify:score -- [--charts 20] [--show 20]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../adapters/ephemeris.ts';
import { knownBirth, type KnownBirth } from '../../answers/queries/known-birth.ts';
import { checkText } from '../../astrologer/reading/verify.ts';
import { OPTION_DEFAULTS } from '../../contract/frame/options.ts';
import { bornAt, momentAt } from './verify/born.ts';
import { foundIn, freeBirths, freeRows, PARTS, scoreOf } from './verify/free.ts';
import { mutantScore } from './verify/mutants.ts';
import { sentencesAbout, type Tongue } from './verify/sentences.ts';
import { statedScore } from './verify/stated.ts';

/** What is asked of the reader on sentences kept apart. */
export const FREE_BARS = {
  trueRejected: 0.015,
  falseAccepted: 0.005,
  unread: 0.25,
  readFromNone: 0.01,
  undecidable: 0.02,
} as const;

const FORMS = new URL('../../../tests/vectors/verify/forms.json', import.meta.url);
const ROOMS = ['../../astrologer/language/', '../../astrologer/reading/'].map((room) => new URL(room, import.meta.url));
const two = (number: number): string => String(number).padStart(2, '0');
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** A birth of its own for each number: years 1950–2029, every month and hour, places over India. */
const birthNumber = (n: number) =>
  bornAt(
    `${1950 + ((n * 2) % 80)}-${two(1 + ((n * 5) % 12))}-${two(1 + ((n * 11) % 28))}T${two((n * 7) % 24)}:${two(5 + (n % 5) * 11)}`,
    5.5,
    8 + (n % 25),
    70 + (n % 20),
  );

/** Charts of every kind, each cast at one moment. */
export const chartsOf = (sky: Sky, charts: number): readonly KnownBirth[] => {
  const at = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
  return Array.from({ length: charts }, (_, n) => knownBirth(sky, birthNumber(n), at, OPTION_DEFAULTS));
};

/** What was made of the sentences of some charts that forms wrote. */
export const formsScore = (charts: readonly KnownBirth[]) => {
  const forms = JSON.parse(readFileSync(FORMS, 'utf8')) as Record<Tongue, readonly (readonly [string, string])[]>;
  const count = { true: 0, changed: 0, rejected: 0, accepted: 0, unread: 0 };
  const faults: string[] = [];
  for (const [n, known] of charts.entries())
    for (const { holds, kind, text } of sentencesAbout(known, forms, n)) {
      const found = foundIn(known, text);
      count[holds ? 'true' : 'changed']++;
      if (found !== 'true' && found !== 'false') {
        count.unread++;
        continue;
      }
      if (holds === (found === 'true')) continue;
      count[holds ? 'rejected' : 'accepted']++;
      faults.push(`${kind}: ${text} (${holds ? 'true' : 'changed'})`);
    }
  const sentences = count.true + count.changed;
  return {
    sentences,
    trueRejected: count.rejected / count.true,
    changedAccepted: count.accepted / count.changed,
    unread: count.unread / sentences,
    faults,
  };
};

const milliseconds = (run: () => unknown): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

/** Lines of code in the rooms of the reader, and of its longest file. */
export const sizeOf = (): { readonly lines: number; readonly longest: number } => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, room), 'utf8').split('\n').length),
  );
  return { lines: files.reduce((sum, one) => sum + one, 0), longest: Math.max(...files) };
};

/** Prints what is asked of the reader, and how it does. */
export const printVerifyScore = async (charts: number, show: number): Promise<void> => {
  const sky = openSky(await loadEphemeris());
  const births = freeBirths(sky);
  const bars = Object.values(FREE_BARS).map((most) => percent(most).padStart(13));
  console.log('sentences of many hands true rejected  false taken       unread    from none  undecidable');
  console.log(`${'at most'.padEnd(22)}${bars.join('')}`);
  for (const part of PARTS)
    for (const tongue of ['all', 'en', 'hi', 'hinglish']) {
      const rows = freeRows(part).filter((row) => tongue === 'all' || row[1] === tongue);
      const { sentences, faults, reasons, ...shares } = scoreOf(rows, births);
      const { trueRejected, falseAccepted, unread, readFromNone, undecidable } = shares;
      const cells = [trueRejected, falseAccepted, unread, readFromNone, undecidable];
      console.log(
        `${`${part} ${tongue} (${sentences})`.padEnd(22)}${cells.map((one) => percent(one).padStart(13)).join('')}`,
      );
      if (tongue === 'all') {
        const counts = Object.entries(reasons).toSorted(([, a], [, b]) => b - a);
        console.log(`  unread by reason: ${counts.map(([reason, count]) => `${reason} ${count}`).join(', ')}`);
      }
      // Those kept apart are not shown: nobody mends the reader by them.
      if (part === 'tuned' && tongue === 'all') for (const fault of faults.slice(0, show)) console.log(`  ${fault}`);
    }
  const cast = chartsOf(sky, charts);
  const forms = formsScore(cast);
  console.log(
    `\n${forms.sentences} sentences of forms: true rejected ${percent(forms.trueRejected)}, changed accepted ${percent(forms.changedAccepted)}, unread ${percent(forms.unread)}`,
  );
  for (const fault of forms.faults.slice(0, show)) console.log(`  ${fault}`);
  const mutants = mutantScore(freeRows('tuned'), births);
  console.log(
    `${mutants.mutants} changes of true sentences: ${mutants.judgedFalse} false, still true ${mutants.stillTrue.length} (look which are so)`,
  );
  for (const text of mutants.stillTrue.slice(0, show)) console.log(`  ${text}`);
  const stated = statedScore(cast);
  console.log(`${stated.claims} claims in fields, of ${stated.kinds} kinds: ${stated.right} judged rightly`);
  const [known] = cast;
  if (known === undefined) return;
  const words = 'Your seventh lord Venus is exalted in the fifth house. Saturn is retrograde in Capricorn. ';
  const long = `${'Saturn and Mars, '.repeat(1177)}`;
  checkText(known, words);
  console.log(
    `1,000 words ${milliseconds(() => checkText(known, words.repeat(70))).toFixed(0)} ms (100), 20,000 characters ${milliseconds(() => checkText(known, long)).toFixed(0)} ms (1000)`,
  );
  const { lines, longest } = sizeOf();
  console.log(`${lines} lines in language and reading (1900), longest file ${longest} (300)`);
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: { charts: { type: 'string', default: '20' }, show: { type: 'string', default: '20' } },
  });
  await printVerifyScore(Number(values.charts), Number(values.show));
}

/**
 * `npm run verify:score`: how well the verifier reads. Sentences are written from hand-made forms about charts of every
 * kind, each once true and once with one word changed; and sentences of many hands about six charts are read, three
 * quarters of which the reader was mended by. Prints the shares that are judged wrongly.
 *
 *   npm run verify:score -- [--charts 40] [--show 20]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../../layers/jyotish/ephemeris/swisseph.ts';
import { checkText } from '../../astrologer/reading/verify.ts';
import { knownBirth } from '../../answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../contract/frame/options.ts';
import { loadEphemeris } from '../../adapters/ephemeris.ts';
import { bornAt, momentAt } from './verify/born.ts';
import { FREE_LIMITS, freeScores } from './verify/free.ts';
import { sentencesAbout, type Tongue } from './verify/sentences.ts';

/** What the verifier made of the sentences of some charts. */
export interface VerifyScore {
  readonly sentences: number;
  /** Share of true sentences of which a claim was judged false: at most 0.05. */
  readonly trueRejected: number;
  /** Share of changed sentences of which every claim was judged true: at most 0.01. */
  readonly changedAccepted: number;
  /** Share of true sentences in which nothing could be checked: at most 0.1. */
  readonly unread: number;
  /** The sentences that were judged wrongly, and how. */
  readonly faults: readonly string[];
}

/** The limits that a release keeps. */
export const VERIFY_LIMITS = { trueRejected: 0.05, changedAccepted: 0.01, unread: 0.1 } as const;

const FORMS = new URL('../../../tests/vectors/verify/forms.json', import.meta.url);
const two = (number: number): string => String(number).padStart(2, '0');

/** A birth of its own for each number: years 1950–2029, every month and hour, places over India. */
const birthNumber = (n: number) =>
  bornAt(
    `${1950 + ((n * 2) % 80)}-${two(1 + ((n * 5) % 12))}-${two(1 + ((n * 11) % 28))}T${two((n * 7) % 24)}:${two(5 + (n % 5) * 11)}`,
    5.5,
    8 + (n % 25),
    70 + (n % 20),
  );

const openedSky = async (): Promise<Sky> =>
  openSky(await loadEphemeris(), { ayanamsa: 'lahiri', node: 'mean', observer: 'geocentric' });

/** Writes and checks the sentences of so many charts. */
export const verifyScore = async (charts: number): Promise<VerifyScore> => {
  const forms = JSON.parse(readFileSync(FORMS, 'utf8')) as Record<Tongue, readonly (readonly [string, string])[]>;
  const sky = await openedSky();
  const at = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
  const count = { true: 0, changed: 0, rejected: 0, accepted: 0, unread: 0 };
  const faults: string[] = [];
  for (let n = 0; n < charts; n++) {
    const known = knownBirth(sky, birthNumber(n), at, OPTION_DEFAULTS);
    for (const { holds, kind, text } of sentencesAbout(known, forms, n)) {
      const verdicts = checkText(known, text).flatMap(({ claims }) => claims.map(({ verdict }) => verdict));
      const accepted = verdicts.length > 0 && verdicts.every((verdict) => verdict === 'true');
      count[holds ? 'true' : 'changed']++;
      if (holds === accepted) continue;
      if (!holds) count.accepted += accepted ? 1 : 0;
      else if (verdicts.includes('false')) count.rejected++;
      else count.unread++;
      if (holds || accepted) faults.push(`${kind}: ${text} (${holds ? 'true' : 'changed'})`);
    }
  }
  return {
    sentences: count.true + count.changed,
    trueRejected: count.rejected / count.true,
    changedAccepted: count.accepted / count.changed,
    unread: count.unread / count.true,
    faults,
  };
};

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { charts: { type: 'string', default: '40' }, show: { type: 'string', default: '20' } },
  });
  const score = await verifyScore(Number(values.charts));
  console.log(`${score.sentences} sentences about ${values.charts} charts`);
  console.log(
    `true ones rejected        ${percent(score.trueRejected)} (at most ${percent(VERIFY_LIMITS.trueRejected)})`,
  );
  console.log(
    `changed ones accepted     ${percent(score.changedAccepted)} (at most ${percent(VERIFY_LIMITS.changedAccepted)})`,
  );
  console.log(`true ones not read        ${percent(score.unread)} (at most ${percent(VERIFY_LIMITS.unread)})`);
  const show = Number(values.show);
  for (const fault of score.faults.slice(0, show)) console.log(`  ${fault}`);
  console.log(
    `\nsentences of many hands    true rejected  false accepted  not judged   read from none   names more   others judged`,
  );
  const limits = Object.values(FREE_LIMITS).map((most) => percent(most).padStart(14));
  console.log(`${'at most'.padEnd(24)}${limits.join('')}`);
  for (const { part, tongue, sentences, faults, ...free } of freeScores(await openedSky())) {
    const { trueRejected, falseAccepted, unread, noneAsClaims, loose, othersJudged } = free;
    const shares = [trueRejected, falseAccepted, unread, noneAsClaims, loose, othersJudged];
    console.log(
      `${`${part} ${tongue} (${sentences})`.padEnd(24)}${shares.map((share) => percent(share).padStart(14)).join('')}`,
    );
    if (tongue === 'all') for (const fault of faults.slice(0, show)) console.log(`  ${fault}`);
  }
};

if (import.meta.main) await main();

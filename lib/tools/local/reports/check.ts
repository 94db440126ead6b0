/**
 * `npm run reports:check [births]`: draws the charts of random births (500 when left out) in every style, eleven languages
 * and three sizes, and prints how many drawings hide a planet, let texts cross or leave their cell, or fall below the floor
 * of the type; then prints how many of 200 matchings contradict their answers, and how many
 * yogas of 200 births stand without meaning, conditions, frequency or dates. Ends with 1 where one does.
 */
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { drawnRashi } from '../../../answers/present/drawing.ts';
import { randomBirths } from '../prevalence/count.ts';
import { pairContradictions, yogaFaults, type BirthBody } from './contradictions.ts';
import { countHidden } from './hidden.ts';
import { countGiven } from '../program.ts';

const BIRTHS = 500;
/** Faults that are listed; the rest are only counted. */
const LISTED = 20;

const births = countGiven(BIRTHS);
const sky = openSky(await loadEphemeris());
const started = performance.now();
const charts = randomBirths(births).map(({ jd, place }) => drawnRashi(castChart(sky, jd, place)));
// The most crowded charts there are: all ten in one sign, in each sign.
const [model] = charts;
const crowded =
  model === undefined
    ? []
    : Array.from({ length: 12 }, (_, i) => ({
        first: 1,
        bodies: model.bodies.map((body) => ({ ...body, sign: i + 1 })),
      }));
const { drawings, faults, letters } = countHidden([...charts, ...crowded]);
const ms = (performance.now() - started) / drawings;
const count = [...faults.values()].reduce((sum, n) => sum + n, 0);
console.log(
  `1 no planet hidden: ${drawings} drawings of ${births} births and 12 crowds, ${count} faults, ${ms.toFixed(2)} ms each`,
);
for (const [size, n] of letters) console.log(`  ${size}: ${n} cells hold a letter`);
for (const [fault, n] of [...faults].slice(0, LISTED)) console.log(`  ${n} × ${fault}`);

const PAIRS = 200;
const bodyOf = ({ jd, place: { lat, lon } }: (typeof people)[number]): BirthBody => {
  const at = new Date((jd - 2_440_587.5) * 86_400_000).toISOString();
  return { date: at.slice(0, 10), time: at.slice(11, 19), lat, lon, tz: 5.5 };
};
const people = randomBirths(2 * PAIRS);
const contradictions = new Map<string, number>();
for (const [i, groom] of people.slice(0, PAIRS).entries()) {
  const bride = people[PAIRS + i];
  if (bride === undefined) continue;
  for (const found of await pairContradictions(bodyOf(groom), bodyOf(bride), i % 2 === 0 ? 'en' : 'hi'))
    contradictions.set(found, (contradictions.get(found) ?? 0) + 1);
}
console.log(
  `4 no contradiction: ${PAIRS} pairs, ${[...contradictions.values()].reduce((sum, n) => sum + n, 0)} faults`,
);
for (const [fault, n] of contradictions) console.log(`  ${n} × ${fault}`);

const unexplained = new Map<string, number>();
for (const [i, one] of people.slice(0, PAIRS).entries())
  for (const fault of await yogaFaults(bodyOf(one), i % 2 === 0 ? 'en' : 'hi'))
    unexplained.set(fault, (unexplained.get(fault) ?? 0) + 1);
console.log(`6 yogas explained: ${PAIRS} births, ${[...unexplained.values()].reduce((sum, n) => sum + n, 0)} faults`);
for (const [fault, n] of unexplained) console.log(`  ${n} × ${fault}`);
process.exitCode = count === 0 && contradictions.size === 0 && unexplained.size === 0 ? 0 : 1;

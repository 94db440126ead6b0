/**
 * `npm run reports:check [births]`: draws the charts of random births (500 when left out) in every style, eleven languages
 * and three sizes, and prints how many drawings hide a planet, let texts cross or leave their cell, or fall below the floor
 * of the type. Ends with 1 where one does.
 */
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { drawnRashi } from '../../../answers/present/drawing.ts';
import { randomBirths } from '../prevalence/count.ts';
import { countHidden } from './hidden.ts';

const BIRTHS = 500;
/** Faults that are listed; the rest are only counted. */
const LISTED = 20;

const births = Number(process.argv[2] ?? BIRTHS);
const sky = openSky(await loadEphemeris(), { ayanamsa: 'lahiri', node: 'mean', observer: 'geocentric' });
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
process.exitCode = count === 0 ? 0 : 1;

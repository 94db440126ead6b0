/** `npm run feed:grades`: how daily grades are spread over 2026–2029, for every sign and area; fails where a limit does. */
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { gradeFigures, GRADE_LIMITS, keepsLimits } from './grade-figures.ts';

const sky = openSky(await loadEphemeris());
const { least, most, run, lowMean, highMean } = GRADE_LIMITS;
console.log(
  `each grade ${100 * least}–${100 * most} % of any 90 days, at most ${run} days in a row, yearly means ${lowMean}–${highMean}`,
);
for (const row of gradeFigures(sky, 2026, 2029)) {
  const holds = keepsLimits(row);
  if (!holds) process.exitCode = 1;
  const shares = `${(100 * row.least).toFixed(1)}–${(100 * row.most).toFixed(1)} %`;
  const means = `${row.lowMean.toFixed(1)}–${row.highMean.toFixed(1)}`;
  console.log(`  ${holds ? 'holds' : 'FAILS'}  ${row.of.padEnd(8)} ${shares.padStart(12)}  ${row.run} days  ${means}`);
}

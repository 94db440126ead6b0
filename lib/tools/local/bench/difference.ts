/** kundli/explain-difference as a library call: why three values of another program differ, against one chart. */
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { dashaSeed } from '../../../../layers/jyotish/dasha/seed.ts';
import { vimshottariPlan } from '../../../../layers/jyotish/dasha/vimshottari.ts';
import { civilDate, isoLocal, julian, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { AYANAMSA_KEYS, type AyanamsaKey } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { explainDifference, type DifferenceQuestion } from '../../../../layers/jyotish/kundli/explain-difference.ts';
import { inputVariants } from '../../../../layers/jyotish/kundli/explain-input.ts';
import { observationsOf } from '../../../answers/queries/difference.ts';
import { YEAR_LENGTHS } from '../../../contract/frame/options.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { best, DELHI, OFFSET, type Part, ratio } from './part.ts';

const ROUNDS = 8;
/** Of every ayanamsa, half of them with a slip in the input. */
const QUESTIONS = 94;

const arcText = (degrees: number): string => `${Math.floor(degrees)}°${Math.floor((degrees % 1) * 60)}′`;

export const differencePart: Part = {
  processes: 3,
  rows: async () => {
    const sky = openSky(await loadEphemeris());
    const question = (n: number): DifferenceQuestion => {
      const ayanamsa: AyanamsaKey = AYANAMSA_KEYS[n % AYANAMSA_KEYS.length] ?? 'lahiri';
      const noon: JulianDay = julian(2440000.5 + 137.37 * n);
      const birth = { date: civilDate(noon, OFFSET), hour: (n * 7.3) % 24, offset: OFFSET, place: DELHI };
      const variants = inputVariants(birth, null);
      const { jd, birth: theirs } = variants[n % 2 === 0 ? 0 : n % variants.length] ?? { jd: noon, birth };
      const other = sky.under({ ayanamsa, node: 'true' });
      const chart = castChart(other, jd, theirs.place);
      const plan = vimshottariPlan(jd, dashaSeed(other, jd, theirs.place, 'moon'), 365.2425);
      const maha = plan.mahas[2];
      if (!maha) throw new Error('a dasha has nine periods');
      const observed = observationsOf(
        [
          { what: 'longitude', of: 'moon', value: arcText(chart.grahas.moon.longitude) },
          { what: 'ascendant', value: arcText(chart.ascendant.longitude) },
          { what: 'dasha_start', of: maha.lords, value: isoLocal(maha.start, OFFSET).slice(0, 10) },
        ],
        birth.date,
      );
      return { birth, observed, zoneOffset: null, yearLengths: YEAR_LENGTHS };
    };
    const questions = Array.from({ length: QUESTIONS }, (_, n) => question(n));
    const f = await best(ROUNDS, QUESTIONS, {
      explain: (call) =>
        questions.slice(call % QUESTIONS, (call % QUESTIONS) + 1).map((one) => explainDifference(sky, one)),
      chart: (call) => castChart(sky, julian(2440000.5 + 3.37 * call), DELHI),
    });
    return [ratio('', 'explain-difference, three values / chart', [f.explain, f.chart], 30)];
  },
};

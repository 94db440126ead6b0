/** Vimshottari, 120 years (BPHS ch. 46 v. 12–16). */
import type { Chart } from '../chart/chart.ts';
import type { NakshatraPosition } from '../chart/nakshatra.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Graha } from '../ephemeris/sky.ts';
import type { DashaRow } from './cycle.ts';
import { starByStar, starDasha, starDashaPlan, type StarDasha, type StarDashaPlan } from './star.ts';

/** Lords and years in the order of the stars from Ashwini. */
export const VIMSHOTTARI_ROWS: readonly DashaRow<Graha>[] = [
  { lord: 'ketu', years: 7 },
  { lord: 'venus', years: 20 },
  { lord: 'sun', years: 6 },
  { lord: 'moon', years: 10 },
  { lord: 'mars', years: 7 },
  { lord: 'rahu', years: 18 },
  { lord: 'jupiter', years: 16 },
  { lord: 'saturn', years: 19 },
  { lord: 'mercury', years: 17 },
];
/** Years of one round. */
export const VIMSHOTTARI_YEARS = 120;

/** Vimshottari as a table: Ashwini gives Ketu. */
export const VIMSHOTTARI = starDasha(VIMSHOTTARI_ROWS, starByStar(1, 9));

/** Tribhagi Vimshottari: a third of the years of every lord, in three rounds of 40 years. */
export const TRIBHAGI: StarDasha<Graha> = {
  ...VIMSHOTTARI,
  rows: VIMSHOTTARI_ROWS.map(({ lord, years }) => ({ lord, years: years / 3 })),
};
export const TRIBHAGI_ROUNDS = 3;

/**
 * Vimshottari of a birth whose seed (usually the Moon) is at `seed`. The periods running at an instant:
 * `runningPeriods(vimshottariPlan(jd, chart.grahas.moon.nakshatra, 365.25), at, 2)`.
 * @example
 * vimshottariPlan(birth.jd, chart.grahas.moon.nakshatra, 365.25).balance.lord // → 'saturn'
 */
export const vimshottariPlan = (birth: JulianDay, seed: NakshatraPosition, yearLength: number): StarDashaPlan<Graha> =>
  starDashaPlan(VIMSHOTTARI, birth, seed, yearLength);

/**
 * Vimshottari of a chart, from the star of its Moon.
 * @example
 * vimshottari(chart).balance.lord // → 'saturn'
 */
export const vimshottari = ({ jd, grahas }: Chart, yearLength = 365.25): StarDashaPlan<Graha> =>
  vimshottariPlan(jd, grahas.moon.nakshatra, yearLength);

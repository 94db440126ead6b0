/** Vimshottari, 120 years (BPHS ch. 46 v. 12–16; conventions G.2), and the seeds a star dasha may start from. */
import { mod } from '../ephemeris/angle.ts';
import { nakshatraOf, type NakshatraPosition } from '../chart/nakshatra.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Graha, Place, Sky } from '../ephemeris/sky.ts';
import type { DashaRow } from './cycle.ts';
import { starByStar, starDasha, starDashaPlan, type StarDashaPlan } from './star.ts';

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

/**
 * Seed → which body or point is taken and how many stars further on the count begins: kshema, utpanna and adhana are the
 * 4th, 5th and 8th star from the Moon's, with the Moon's own elapsed share (conventions G.1).
 */
export const DASHA_SEEDS = {
  moon: { of: 'moon', stars: 0 },
  lagna: { of: 'lagna', stars: 0 },
  sun: { of: 'sun', stars: 0 },
  kshema: { of: 'moon', stars: 3 },
  utpanna: { of: 'moon', stars: 4 },
  adhana: { of: 'moon', stars: 7 },
} as const;
export type DashaSeed = keyof typeof DASHA_SEEDS;
export const DASHA_SEED_KEYS = [
  'moon',
  'lagna',
  'sun',
  'kshema',
  'utpanna',
  'adhana',
] as const satisfies readonly DashaSeed[];

/** Star, pada and elapsed share of a seed at an instant and place. Only `lagna` asks for the place. */
export const dashaSeed = (sky: Sky, jd: JulianDay, place: Place, seed: DashaSeed): NakshatraPosition => {
  const { of, stars } = DASHA_SEEDS[seed];
  const position = nakshatraOf(of === 'lagna' ? sky.ascendant(jd, place) : sky.longitude(of, jd));
  return stars === 0 ? position : { ...position, id: mod(position.id - 1 + stars, 27) + 1 };
};

/**
 * Vimshottari of a birth whose seed (as a rule the Moon) stands at `seed`. The periods running at an instant:
 * `runningPeriods(vimshottariPlan(jd, chart.grahas.moon.nakshatra, 365.25), at, 2)`.
 */
export const vimshottariPlan = (birth: JulianDay, seed: NakshatraPosition, yearLength: number): StarDashaPlan<Graha> =>
  starDashaPlan(VIMSHOTTARI, birth, seed, yearLength);

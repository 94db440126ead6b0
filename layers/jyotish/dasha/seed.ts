/** Starting points of star dashas: the star of a body or of the ascendant, or one counted from the Moon's. */
import { nakshatraOf, type NakshatraPosition } from '../chart/nakshatra.ts';
import { mod } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Place, Sky } from '../ephemeris/sky.ts';

/**
 * Seed → body or point, and how many stars further on the count begins: kshema, utpanna and adhana are the 4th, 5th and
 * 8th star from the Moon's, with the Moon's own elapsed share.
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
/** Seeds that are a body or point; every star dasha accepts these. */
export const BODY_SEEDS = ['moon', 'lagna', 'sun'] as const satisfies readonly DashaSeed[];
/** All seeds. */
export const DASHA_SEED_KEYS = [...BODY_SEEDS, 'kshema', 'utpanna', 'adhana'] as const satisfies readonly DashaSeed[];

/** Star, pada and elapsed share of a seed at an instant and place. Only `lagna` uses the place. */
export const dashaSeed = (sky: Sky, jd: JulianDay, place: Place, seed: DashaSeed): NakshatraPosition => {
  const { of, stars } = DASHA_SEEDS[seed];
  const position = nakshatraOf(of === 'lagna' ? sky.ascendant(jd, place) : sky.longitude(of, jd));
  return stars === 0 ? position : { ...position, id: mod(position.id - 1 + stars, 27) + 1 };
};

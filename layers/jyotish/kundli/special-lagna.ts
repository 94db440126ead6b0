/** Lagnas that run evenly from sunrise (BPHS ch. 4, Jaimini Sutras 1.1). */
import { norm360 } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Longitudes } from '../ephemeris/sky.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';

/** Degrees per hour since sunrise, beginning at the Sun's place at sunrise. */
export const EVEN_LAGNAS = { bhava_lagna: 15, hora_lagna: 30, ghati_lagna: 75 } as const;
export type EvenLagna = keyof typeof EVEN_LAGNAS;

/** Longitude of an even lagna at `jd`. On a day without sunrise the day begins at 06:00 local mean time. */
export const evenLagna = (longitudes: Longitudes, jd: JulianDay, { start }: Pick<VedicDay, 'start'>, lagna: EvenLagna): number =>
  norm360(longitudes.longitude('sun', start) + EVEN_LAGNAS[lagna] * (jd - start) * 24); // prettier-ignore

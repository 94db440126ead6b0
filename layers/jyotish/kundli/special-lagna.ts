/** Lagnas that run evenly from sunrise (BPHS ch. 4, Jaimini Sutras 1.1). */
import type { Chart } from '../chart/chart.ts';
import { induLagna } from '../chart/indu-lagna.ts';
import { rashi, signOf } from '../chart/rashi.ts';
import { sreeLagna } from '../chart/sree-lagna.ts';
import { norm360 } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Longitudes } from '../ephemeris/sky.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';

/** Degrees per hour since sunrise, beginning at the Sun's place at sunrise. */
export const EVEN_LAGNAS = { bhava_lagna: 15, hora_lagna: 30, ghati_lagna: 75 } as const;
export type EvenLagna = keyof typeof EVEN_LAGNAS;

/** Longitude of an even lagna at `jd`. On a day without sunrise the day begins at 06:00 local mean time. */
export const evenLagna = (
  longitudes: Longitudes,
  jd: JulianDay,
  { start }: Pick<VedicDay, 'start'>,
  lagna: EvenLagna,
): number => norm360(longitudes.longitude('sun', start) + EVEN_LAGNAS[lagna] * (jd - start) * 24);

/** Special lagnas in the order of every list. */
export const SPECIAL_LAGNAS = ['bhava', 'hora', 'ghati', 'vighati', 'pranapada', 'indu', 'sree', 'kunda'] as const;
export type SpecialLagna = (typeof SPECIAL_LAGNAS)[number];

/** Degrees per hour from the Sun's place at sunrise. */
const FROM_SUNRISE = { bhava: 15, hora: 30, ghati: 75, vighati: 4500 } as const;
/** Degrees added to the Sun for Pranapada, by the mode of his sign. */
const PRANAPADA = { movable: 0, fixed: 240, dual: 120 } as const;
const PRANAPADA_DEG_PER_DAY = 5 * 60 * 24;

/** A special lagna: its sign 1–12, and its longitude; both null on a day without sunrise where it runs from there. */
export interface SpecialLagnaPoint {
  readonly key: SpecialLagna;
  readonly sign: number | null;
  /** Null for Indu, which is a sign alone. */
  readonly longitude: number | null;
}

/** The special lagnas of a chart; `sunrise` of the Vedic day of birth. */
export const specialLagnas = (
  sky: Longitudes,
  chart: Chart,
  sunrise: JulianDay | null,
): readonly SpecialLagnaPoint[] => {
  const { sun, moon } = chart.grahas;
  const from = (key: keyof typeof FROM_SUNRISE): number | null =>
    sunrise && norm360(sky.longitude('sun', sunrise) + FROM_SUNRISE[key] * (chart.jd - sunrise) * 24);
  const longitudes: Readonly<Record<Exclude<SpecialLagna, 'indu'>, number | null>> = {
    bhava: from('bhava'),
    hora: from('hora'),
    ghati: from('ghati'),
    vighati: from('vighati'),
    pranapada:
      sunrise &&
      norm360(sun.longitude + PRANAPADA[rashi(sun.sign).mode] + PRANAPADA_DEG_PER_DAY * (chart.jd - sunrise)),
    sree: sreeLagna(chart),
    kunda: norm360(81 * chart.ascendant.longitude),
  };
  return SPECIAL_LAGNAS.map((key) => {
    if (key === 'indu') return { key, sign: induLagna(chart.ascendant.sign, moon.sign), longitude: null };
    const longitude = longitudes[key];
    return { key, longitude, sign: longitude === null ? null : signOf(longitude) };
  });
};

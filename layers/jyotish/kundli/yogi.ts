/** Yogi and avayogi points, and the signs burnt by a tithi (tradition of Andhra; Muhurta texts). */
import { nakshatraLord, nakshatraOf } from '../chart/nakshatra.ts';
import { lordOf, signOf, type Planet7 } from '../chart/rashi.ts';
import { rowAt } from '../chart/rows.ts';
import { norm360 } from '../ephemeris/angle.ts';
import type { Graha } from '../ephemeris/sky.ts';

const YOGI_ARC = 93 + 1 / 3;
const AVAYOGI_ARC = 186 + 2 / 3;

/** Yogi, duplicate yogi and avayogi of a chart. */
export interface YogiPoints {
  readonly yogi: { readonly longitude: number; readonly planet: Graha };
  readonly avayogi: { readonly longitude: number; readonly planet: Graha };
  /** Lord of the sign of the yogi point. */
  readonly duplicate: Planet7;
}

/** Yogi point: Sun + Moon + 93°20′; the avayogi point lies 186°40′ beyond. Their planets are the lords of the stars. */
export const yogiPoints = (sun: number, moon: number): YogiPoints => {
  const point = (longitude: number) => ({ longitude, planet: nakshatraLord(nakshatraOf(longitude).id) });
  const yogi = norm360(sun + moon + YOGI_ARC);
  return { yogi: point(yogi), avayogi: point(norm360(yogi + AVAYOGI_ARC)), duplicate: lordOf(signOf(yogi)) };
};

/** Signs burnt by the tithis 1–15 of either half; full and new moon burn none. */
// prettier-ignore
const DAGDHA: readonly (readonly number[])[] = [
  [7, 10], [9, 12], [5, 10], [2, 11], [3, 6], [1, 5], [4, 9], [3, 6], [5, 8], [5, 8], [9, 12], [7, 10], [2, 5], [3, 6, 9, 12], [],
];

/** Signs 1–12 burnt by tithi 1–30. */
export const dagdhaSigns = (tithi: number): readonly number[] => rowAt(DAGDHA, (tithi - 1) % 15, 'tithi');

/** Natural benefics and malefics of a chart (BPHS ch. 3 v. 11): the Moon by her phase, Mercury by his company. */
import { norm360 } from '../ephemeris/angle.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import type { Chart } from './chart.ts';

/** Malefic in every chart. */
export const NATURAL_MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

/**
 * Jupiter and Venus; the Moon from tithi 8 to 22; Mercury unless a malefic (a dark Moon too) shares his sign and no benefic does.
 * In the order of `GRAHAS`.
 */
export const naturalBenefics = ({ grahas, signs }: Pick<Chart, 'grahas' | 'signs'>): readonly Graha[] => {
  const tithi = Math.floor(norm360(grahas.moon.longitude - grahas.sun.longitude) / 12) + 1;
  const sure: readonly Graha[] = tithi >= 8 && tithi <= 22 ? ['moon', 'jupiter', 'venus'] : ['jupiter', 'venus'];
  const withMercury = (graha: Graha): boolean => signs[graha] === signs.mercury;
  const mercury =
    sure.some(withMercury) ||
    !GRAHAS.some((graha) => graha !== 'mercury' && !sure.includes(graha) && withMercury(graha));
  return GRAHAS.filter((graha) => sure.includes(graha) || (graha === 'mercury' && mercury));
};

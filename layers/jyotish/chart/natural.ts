/** Natural benefics and malefics of a chart (BPHS ch. 3 v. 11): the Moon by her phase, Mercury by his company. */
import { norm360 } from '../ephemeris/angle.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import type { Chart } from './chart.ts';

/** Malefic in every chart. */
export const NATURAL_MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

/** Whether the Moon is bright: tithi 8 to 22. */
const isMoonBright = ({ sun, moon }: Chart['grahas']): boolean => {
  const tithi = Math.floor(norm360(moon.longitude - sun.longitude) / 12) + 1;
  return tithi >= 8 && tithi <= 22;
};

/**
 * Jupiter and Venus; the Moon while she is bright; Mercury unless a malefic (a dark Moon too) shares his sign and no benefic does.
 * In the order of `GRAHAS`.
 */
export const naturalBenefics = (
  { grahas, signs }: Pick<Chart, 'grahas' | 'signs'>,
  moonBenefic = isMoonBright(grahas),
): readonly Graha[] => {
  const sure: readonly Graha[] = moonBenefic ? ['moon', 'jupiter', 'venus'] : ['jupiter', 'venus'];
  const withMercury = (graha: Graha): boolean => signs[graha] === signs.mercury;
  const mercury =
    sure.some(withMercury) ||
    !GRAHAS.some((graha) => graha !== 'mercury' && !sure.includes(graha) && withMercury(graha));
  return GRAHAS.filter((graha) => sure.includes(graha) || (graha === 'mercury' && mercury));
};

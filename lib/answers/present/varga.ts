/** Points of a divisional chart in the shapes of the contract. */
import { norm360 } from '../../../layers/jyotish/ephemeris/angle.ts';
import type { ChartPoint, GrahaInChart } from '../../../layers/jyotish/chart/chart.ts';
import { nakshatraOf } from '../../../layers/jyotish/chart/nakshatra.ts';
import { isVargottama, type VargaPoint } from '../../../layers/jyotish/chart/varga.ts';
import type { Words } from '../../words/words.ts';
import { ascendantShape, planetShape } from './chart.ts';

/** The place of a point in a divisional chart: its longitude there runs on from sign to sign as in the rashi. */
const vargaPlace = ({ sign, degree }: VargaPoint): ChartPoint => {
  const longitude = norm360(30 * (sign - 1) + degree);
  return { longitude, sign, degree, nakshatra: nakshatraOf(longitude) };
};

/** A planet in a divisional chart: place and house there, motion and combustion as in the sky. */
export const vargaPlanetShape = (words: Words, graha: GrahaInChart, point: VargaPoint, house: number) => ({
  ...planetShape(words, { ...graha, ...vargaPlace(point), house }),
  amsa: point.amsa,
  vargottama: isVargottama(graha.longitude),
});

/** The ascendant in a divisional chart; `rising` is the longitude that rises in the rashi. */
export const vargaAscendantShape = (words: Words, rising: number, point: VargaPoint) => ({
  ...ascendantShape(words, vargaPlace(point)),
  amsa: point.amsa,
  vargottama: isVargottama(rising),
});

/** Domain values in the shapes of the catalogue: signs, stars, planets, houses. Names come from `words`. */
import { norm360 } from '../../layers/jyotish/ephemeris/angle.ts';
import { chartPoint, type Chart, type ChartPoint, type GrahaInChart } from '../../layers/jyotish/chart/chart.ts';
import { nakshatraLord, type NakshatraPosition } from '../../layers/jyotish/chart/nakshatra.ts';
import { lordOf, signAt } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS, type Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import type { Named, Words } from '../i18n/words.ts';

/** `sign` of the catalogue. */
export const signShape = (words: Words, sign: number): Named => words.named('signs', sign);

/** `nak` of the catalogue: id, key, name, pada, lord. */
export const nakShape = (
  words: Words,
  { id, pada }: Pick<NakshatraPosition, 'id' | 'pada'>,
): Named & { pada: number; lord: Graha } => ({
  ...words.named('nakshatras', id),
  pada,
  lord: nakshatraLord(id),
});

const pointShape = (words: Words, point: ChartPoint) => ({
  longitude: point.longitude,
  sign: signShape(words, point.sign),
  sign_degree: point.degree,
  nakshatra: nakShape(words, point.nakshatra),
});

/** `PlanetPos` of the catalogue. */
export const planetShape = (words: Words, graha: GrahaInChart) => {
  const { longitude, ...rest } = pointShape(words, graha);
  return {
    planet: graha.graha,
    name: words.nameOfKey('planets', graha.graha),
    longitude,
    latitude: graha.latitude,
    speed: graha.speed,
    ...rest,
    house: graha.house,
    retrograde: graha.retrograde,
    combust: graha.combust,
  };
};

/** The nine planets of a chart. */
export const planetShapes = (words: Words, chart: Chart) =>
  GRAHAS.map((graha) => planetShape(words, chart.grahas[graha]));

/** The ascendant as a `PlanetPos`: no speed, house 1. */
export const ascendantShape = (words: Words, chart: Chart) => {
  const { longitude, ...rest } = pointShape(words, chart.ascendant);
  return {
    planet: 'ascendant',
    name: words.nameOfKey('planets', 'ascendant'),
    longitude,
    latitude: 0,
    speed: null,
    ...rest,
    house: 1,
    retrograde: false,
    combust: false,
  };
};

/** The twelve houses of a chart with sign, lord and the planets in them, under the chart's house system. */
export const houseShapes = (words: Words, chart: Chart) =>
  chart.frame.cusps.map((_, i) => {
    const house = i + 1;
    const sign = signOfHouse(chart, house);
    return {
      house,
      sign: signShape(words, sign),
      lord: lordOf(sign),
      planets: GRAHAS.filter((graha) => chart.grahas[graha].house === house),
    };
  });

/** Sign of a house: by count for whole signs; of the middle for Sripati and equal_mid; of the cusp otherwise. */
export const signOfHouse = (chart: Chart, house: number): number => {
  const cusp = chart.frame.cusps[house - 1];
  if (chart.houseSystem === 'whole_sign' || cusp === undefined) return signAt(chart.ascendant.sign, house);
  return chartPoint(chart.houseSystem === 'equal_mid' ? norm360(cusp + 15) : cusp).sign;
};

/** What the two published paths share: three key signs by name, planets, houses. */
export const birthChartShape = (words: Words, chart: Chart) => {
  const signName = (sign: number): string => words.name('signs', sign - 1);
  return {
    ascendant: signName(chart.ascendant.sign),
    moon_sign: signName(chart.signs.moon),
    sun_sign: signName(chart.signs.sun),
    planets: planetShapes(words, chart),
    houses: houseShapes(words, chart),
  };
};

/** Domain values in the shapes of the contract: signs, stars, planets, houses. Names come from `words`. */
import type { Bhava } from '../../../layers/jyotish/chart/bhava.ts';
import { signOfHouse, type Chart, type ChartPoint, type GrahaInChart } from '../../../layers/jyotish/chart/chart.ts';
import { nakshatraLord, type NakshatraPosition } from '../../../layers/jyotish/chart/nakshatra.ts';
import { lordOf, signOf } from '../../../layers/jyotish/chart/rashi.ts';
import type { GrahaYuddha } from '../../../layers/jyotish/chart/war.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { rowsOf } from '../../words/rows.ts';
import type { Named, Words } from '../../words/words.ts';
import { lordShape, planetName, planetsShape, type ChartPointKey } from './names.ts';

/**
 * A sign 1–12.
 * @example
 * signShape(words, 8) // → { id: 8, key: 'scorpio', name: 'Scorpio' }
 */
export const signShape = (words: Words, sign: number): Named => words.named('signs', sign);

/** The quarters of the stars: 1 is the first of Ashwini. */
const quarterRow = rowsOf((words: Words, quarter: number) => {
  const id = Math.ceil(quarter / 4);
  return {
    ...words.named('nakshatras', id),
    pada: ((quarter - 1) % 4) + 1,
    ...lordShape(words, nakshatraLord(id)),
  };
});

/** A star with its quarter and lord. */
export const nakShape = (words: Words, { id, pada }: Pick<NakshatraPosition, 'id' | 'pada'>) =>
  quarterRow(words, 4 * (id - 1) + pada);

/** Minutes and seconds in two digits. */
const SIXTY = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));

/**
 * Degrees 0 ≤ x < 30 as `25°56′31″`, cut to the second: what ends at 29°59′59.9″ is not shown as 30°.
 * @example
 * degreeText(25.942) // → '25°56′31″'
 */
export const degreeText = (degree: number): string => {
  const seconds = Math.floor(degree * 3600);
  return `${Math.floor(seconds / 3600)}°${SIXTY[Math.floor(seconds / 60) % 60]}′${SIXTY[seconds % 60]}″`;
};

/** Sign, its lord, and the degrees inside it. */
export const signPlace = (words: Words, sign: number, degree: number) => ({
  sign: signShape(words, sign),
  sign_degree: degree,
  sign_degree_dms: degreeText(degree),
  sign_lord: lordOf(sign),
  sign_lord_name: planetName(words, lordOf(sign)),
});

/** What an answer says of a planet, or of the ascendant, besides its place among the signs. */
type PointState<S extends number | null> = Pick<GrahaInChart, 'latitude' | 'house' | 'retrograde' | 'combust'> & {
  readonly speed: S;
};

/** Every member by its name: a literal into which others are spread costs far more, and charts are most of our work. */
const pointShape = <P extends ChartPointKey, S extends number | null>(
  words: Words,
  planet: P,
  point: ChartPoint,
  state: PointState<S>,
) => ({
  planet,
  name: planetName(words, planet),
  longitude: point.longitude,
  latitude: state.latitude,
  speed: state.speed,
  sign: signShape(words, point.sign),
  sign_degree: point.degree,
  sign_degree_dms: degreeText(point.degree),
  sign_lord: lordOf(point.sign),
  sign_lord_name: planetName(words, lordOf(point.sign)),
  nakshatra: nakShape(words, point.nakshatra),
  house: state.house,
  retrograde: state.retrograde,
  combust: state.combust,
});

/** A planet in a chart. */
export const planetShape = (words: Words, graha: GrahaInChart) => pointShape(words, graha.graha, graha, graha);

/** The nine planets of a chart. */
export const planetShapes = (words: Words, chart: Chart) =>
  GRAHAS.map((graha) => planetShape(words, chart.grahas[graha]));

const RISING = { latitude: 0, speed: null, house: 1, retrograde: false, combust: false } as const;

/** An ascendant in the shape of a planet: no speed, house 1. */
export const ascendantShape = (words: Words, ascendant: ChartPoint) =>
  pointShape(words, 'ascendant', ascendant, RISING);

/** A house with its sign 1–12, the lord of that, and the planets in the house. */
export const houseRowShape = (words: Words, house: number, sign: number, planets: readonly Graha[]) => ({
  house,
  sign: signShape(words, sign),
  lord: lordOf(sign),
  lord_name: planetName(words, lordOf(sign)),
  planets: planetsShape(words, planets),
});

/** A house with its limits. */
export const bhavaShape = (words: Words, bhava: Bhava) => ({
  ...bhava,
  sign: signShape(words, signOf(bhava.mid)),
  ...lordShape(words, lordOf(signOf(bhava.mid))),
});

/** The twelve houses of a chart under its house system. */
export const houseShapes = (words: Words, chart: Chart) =>
  chart.frame.cusps.map((_, i) => {
    const here = GRAHAS.filter((graha) => chart.grahas[graha].house === i + 1);
    return houseRowShape(words, i + 1, signOfHouse(chart, i + 1), here);
  });

/** What the two published paths share: three key signs by name, the ascendant in full, planets, houses. */
export const birthChartShape = (words: Words, chart: Chart) => {
  const signName = (sign: number): string => words.name('signs', sign - 1);
  return {
    ascendant: signName(chart.ascendant.sign),
    ascendant_detail: ascendantShape(words, chart.ascendant),
    moon_sign: signName(chart.signs.moon),
    sun_sign: signName(chart.signs.sun),
    planets: planetShapes(words, chart),
    houses: houseShapes(words, chart),
  };
};

/** The nearest war of a planet; null when it is in none. */
export const warShape = (words: Words, wars: readonly GrahaYuddha[], planet: Graha) => {
  const war = wars.find(({ planets }) => planets.some((one) => one === planet));
  if (!war) return null;
  const { winner, loser } = war;
  const opponent = winner === planet ? loser : winner;
  return { with: opponent, with_name: planetName(words, opponent), winner, winner_name: planetName(words, winner) };
};

/** KP values in the shapes of the contract. */
import { whereHousesBegin } from '../../../layers/jyotish/chart/bhava.ts';
import { chartPoint, type Chart } from '../../../layers/jyotish/chart/chart.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { KpHouseSignificators, KpLevels } from '../../../layers/jyotish/kp/significators.ts';
import { kpLords, type KpLords } from '../../../layers/jyotish/kp/sub-lords.ts';
import type { Words } from '../../words/words.ts';
import { degreeText, planetShape, signShape } from './chart.ts';
import { planetName, planetsShape } from './names.ts';

/** The three lords that rule a point of the moment. */
export const rulerShape = (words: Words, { sign, star, sub }: Omit<KpLords, 'subSub'>) => ({
  sign_lord: sign,
  sign_lord_name: planetName(words, sign),
  star_lord: star,
  star_lord_name: planetName(words, star),
  sub_lord: sub,
  sub_lord_name: planetName(words, sub),
});

const fourLords = (words: Words, longitude: number) => {
  const lords = kpLords(longitude);
  return {
    ...rulerShape(words, lords),
    sub_sub_lord: lords.subSub,
    sub_sub_lord_name: planetName(words, lords.subSub),
  };
};

/** The nine planets with their four lords. */
export const kpPlanetShapes = (words: Words, chart: Chart) =>
  GRAHAS.map((planet) => ({
    ...planetShape(words, chart.grahas[planet]),
    ...fourLords(words, chart.grahas[planet].longitude),
  }));

/** The twelve cusps, each the beginning of its house, with their four lords. */
export const kpCuspShapes = (words: Words, chart: Chart) =>
  whereHousesBegin(chart.frame, chart.houseSystem).map((longitude, i) => {
    const { sign, degree } = chartPoint(longitude);
    return {
      house: i + 1,
      longitude,
      sign: signShape(words, sign),
      sign_degree: degree,
      sign_degree_dms: degreeText(degree),
      ...fourLords(words, longitude),
    };
  });

/** The four levels of a planet under their numbers. */
export const kpLevelsShape = ({ first, second, third, fourth }: KpLevels) => ({
  1: [...first],
  2: [...second],
  3: [...third],
  4: [...fourth],
});

/** The significators of the twelve houses. */
export const kpHouseSignificatorShapes = (words: Words, rows: readonly KpHouseSignificators[]) =>
  rows.map(({ house, a, b, c, d }) => ({
    house,
    a: planetsShape(words, a),
    b: planetsShape(words, b),
    c: planetsShape(words, c),
    d: planetsShape(words, d),
  }));

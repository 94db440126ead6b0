/** KP values in the shapes of the contract. */
import { whereHousesBegin } from '../../layers/jyotish/chart/bhava.ts';
import type { Chart } from '../../layers/jyotish/chart/chart.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import type { KpHouseSignificators, KpLevels } from '../../layers/jyotish/kp/significators.ts';
import { kpLords, type KpLords } from '../../layers/jyotish/kp/sub-lords.ts';
import type { Words } from '../i18n/words.ts';
import { signShape } from './chart.ts';

const fourLords = (longitude: number) => {
  const { sign, star, sub, subSub } = kpLords(longitude);
  return { sign_lord: sign, star_lord: star, sub_lord: sub, sub_sub_lord: subSub };
};

/** The three lords that rule a point of the moment. */
export const rulerShape = ({ sign, star, sub }: KpLords) => ({ sign_lord: sign, star_lord: star, sub_lord: sub });

/** The nine planets with their four lords. */
export const kpPlanetShapes = (words: Words, chart: Chart) =>
  GRAHAS.map((planet) => {
    const { longitude, sign, house, retrograde } = chart.grahas[planet];
    return { planet, longitude, sign: signShape(words, sign), ...fourLords(longitude), house, retrograde };
  });

/** The twelve cusps, each the beginning of its house, with their four lords. */
export const kpCuspShapes = (words: Words, chart: Chart) =>
  whereHousesBegin(chart.frame, chart.houseSystem).map((longitude, i) => ({
    house: i + 1,
    longitude,
    sign: signShape(words, signOf(longitude)),
    ...fourLords(longitude),
  }));

/** The four levels of a planet under their numbers. */
export const kpLevelsShape = ({ first, second, third, fourth }: KpLevels) => ({
  1: [...first],
  2: [...second],
  3: [...third],
  4: [...fourth],
});

/** The significators of the twelve houses. */
export const kpHouseSignificatorShapes = (rows: readonly KpHouseSignificators[]) =>
  rows.map(({ house, a, b, c, d }) => ({ house, a: [...a], b: [...b], c: [...c], d: [...d] }));

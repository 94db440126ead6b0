/** Vimshopaka bala (BPHS ch. 7): dignity of a planet over its vargas, out of 20. */
import type { Chart } from '../chart/chart.ts';
import { exaltationSign, type Relation } from '../chart/dignity.ts';
import { byPlanet7, GRAHA_TABLE } from '../chart/graha.ts';
import { lordOf, type Planet7 } from '../chart/rashi.ts';
import { SHODASHA_VARGAS, vargaSign } from '../chart/varga.ts';
import type { VargaNumber } from '../chart/varga-rules.ts';
import { relationTable } from './relations.ts';

/** Sets of vargas, from the smallest to the largest. */
export const VIMSHOPAKA_SCHEMES = ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'] as const;
export type VimshopakaScheme = (typeof VIMSHOPAKA_SCHEMES)[number];

/** Vargas of a scheme with their weights; every row sums to 20. */
// prettier-ignore
export const VIMSHOPAKA_WEIGHTS: Readonly<Record<VimshopakaScheme, readonly (readonly [VargaNumber, number])[]>> = {
  shadvarga: [[1, 6], [2, 2], [3, 4], [9, 5], [12, 2], [30, 1]],
  saptavarga: [[1, 5], [2, 2], [3, 3], [7, 2.5], [9, 4.5], [12, 2], [30, 1]],
  dashavarga: [[1, 3], [2, 1.5], [3, 1.5], [7, 1.5], [9, 1.5], [10, 1.5], [12, 1.5], [16, 1.5], [30, 1.5], [60, 5]],
  shodashavarga: [
    [1, 3.5], [2, 1], [3, 1], [4, 0.5], [7, 0.5], [9, 3], [10, 0.5], [12, 0.5],
    [16, 2], [20, 0.5], [24, 0.5], [27, 0.5], [30, 1], [40, 0.5], [45, 0.5], [60, 4],
  ],
};

const OWN = 20;
const BY_RELATION: Readonly<Record<Relation, number>> = {
  great_friend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  great_enemy: 5,
};

/** `friendship`: only the own sign scores 20. `full`: the signs of exaltation and moolatrikona too. */
export const VIMSHOPAKA_EXALTED = ['friendship', 'full'] as const;
export type VimshopakaExalted = (typeof VIMSHOPAKA_EXALTED)[number];

const isFull = (planet: Planet7, sign: number, exalted: VimshopakaExalted): boolean =>
  GRAHA_TABLE[planet].own.includes(sign) ||
  (exalted === 'full' && (sign === exaltationSign(planet) || sign === GRAHA_TABLE[planet].moolatrikona.sign));

/** Vimshopaka of the seven planets under the four schemes, 0–20. */
export const vimshopakaOf = (
  chart: Chart,
  exalted: VimshopakaExalted = 'friendship',
): Readonly<Record<Planet7, Readonly<Record<VimshopakaScheme, number>>>> => {
  const relations = relationTable(chart.signs);
  return byPlanet7((planet) => {
    const { longitude } = chart.grahas[planet];
    const worth = new Map<VargaNumber, number>();
    for (const n of SHODASHA_VARGAS) {
      const sign = vargaSign(n, longitude);
      worth.set(n, isFull(planet, sign, exalted) ? OWN : BY_RELATION[relations[planet][lordOf(sign)]]);
    }
    const score = (scheme: VimshopakaScheme): number =>
      VIMSHOPAKA_WEIGHTS[scheme].reduce((sum, [n, weight]) => sum + weight * (worth.get(n) ?? 0), 0) / OWN;
    return {
      shadvarga: score('shadvarga'),
      saptavarga: score('saptavarga'),
      dashavarga: score('dashavarga'),
      shodashavarga: score('shodashavarga'),
    };
  });
};

/** Argala, the bolt: planets that intervene in the matters of a sign, and those that obstruct them (Jaimini Sutras 1.1.5–9; BPHS ch. 31). */
import type { Chart } from '../chart/chart.ts';
import { NATURAL_MALEFICS } from '../chart/natural.ts';
import { signAt } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';

/** Houses of argala with those of their obstruction. */
// prettier-ignore
const PAIRS = [[2, 12], [4, 10], [11, 3], [5, 9]] as const;

/** In whose presence the houses are counted backwards: Ketu (Jaimini), or either node (BPHS 31.6). */
export const ARGALA_REVERSES = ['ketu', 'nodes'] as const;
export type ArgalaReverse = (typeof ARGALA_REVERSES)[number];

/** One pair of houses. */
export interface ArgalaPair {
  readonly argala: number;
  readonly obstruction: number;
  readonly planets: readonly Graha[];
  readonly obstructing: readonly Graha[];
  /** More planets intervene than obstruct. */
  readonly effective: boolean;
}

/** Argala on one sign. */
export interface Argala {
  /** Houses are counted backwards. */
  readonly reversed: boolean;
  readonly pairs: readonly ArgalaPair[];
  /** Three or more malefics in the third: an argala of its own that nothing obstructs. */
  readonly vipareeta: boolean;
}

const VIPAREETA = 3;

/** Argala on sign 1–12. */
export const argalaOn = ({ signs }: Chart, sign: number, reverse: ArgalaReverse): Argala => {
  const reversed = signs.ketu === sign || (reverse === 'nodes' && signs.rahu === sign);
  const inHouse = (house: number): readonly Graha[] => {
    const at = signAt(sign, reversed ? 2 - house : house);
    return GRAHAS.filter((graha) => signs[graha] === at);
  };
  const pairs = PAIRS.map(([argala, obstruction]) => {
    const planets = inHouse(argala);
    const obstructing = inHouse(obstruction);
    return { argala, obstruction, planets, obstructing, effective: planets.length > obstructing.length };
  });
  const malefics = inHouse(3).filter((graha) => NATURAL_MALEFICS.includes(graha)).length;
  return { reversed, pairs, vipareeta: malefics >= VIPAREETA };
};

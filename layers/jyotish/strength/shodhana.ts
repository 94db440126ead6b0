/** Reductions of the ashtakavarga and the pindas of what remains (BPHS ch. 67–69). */
import { byPlanet7, PLANETS7 } from '../chart/graha.ts';
import type { Planet7 } from '../chart/rashi.ts';
import type { AshtakaSigns, BySign } from './ashtakavarga.ts';

/** Signs of one lord, from 0: each pair is reduced together. Cancer and Leo stand alone. */
// prettier-ignore
const PAIRS = [[0, 7], [1, 6], [2, 5], [8, 11], [9, 10]] as const;
const RASHI_MULTIPLIERS = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12] as const;
const GRAHA_MULTIPLIERS: Readonly<Record<Planet7, number>> = {
  sun: 5,
  moon: 5,
  mars: 8,
  mercury: 5,
  jupiter: 10,
  venus: 7,
  saturn: 5,
};

/** In each triad of signs the smallest of the three is taken from all three. */
export const trikonaShodhana = (row: BySign): BySign =>
  row.map((bindus, sign) => bindus - Math.min(...[0, 4, 8].map((step) => row[(sign + step) % 12] ?? 0)));

/** What is left of two signs of one lord, `a` and `b` after the first reduction; occupied by a planet, a node or the lagna or not. */
const reducedPair = (a: number, b: number, occupiedA: boolean, occupiedB: boolean): readonly [number, number] => {
  if (a === 0 || b === 0 || (occupiedA && occupiedB)) return [a, b];
  if (!occupiedA && !occupiedB) return a === b ? [0, 0] : [Math.min(a, b), Math.min(a, b)];
  const cut = (empty: number, full: number): number => (empty <= full ? 0 : full);
  return occupiedA ? [a, cut(b, a)] : [cut(a, b), b];
};

/** Second reduction: of two signs of one lord; `occupied` tells which signs (from 0) hold a planet, a node or the lagna. */
export const ekadhipatyaShodhana = (row: BySign, occupied: (sign: number) => boolean): BySign => {
  const reduced = [...row];
  for (const [a, b] of PAIRS) {
    const [first, second] = reducedPair(row[a] ?? 0, row[b] ?? 0, occupied(a), occupied(b));
    reduced[a] = first;
    reduced[b] = second;
  }
  return reduced;
};

/** Both stages of one planet's table and the sums of what remains. */
export interface Shodhana {
  readonly trikona: BySign;
  readonly ekadhipatya: BySign;
  /** Sum over the signs, each times its number. */
  readonly rashi: number;
  /** Sum over the planets, each times its number, of the value in its sign. */
  readonly graha: number;
  readonly shodhya: number;
}

/** Reductions of the seven planets' tables. `signs` are those of the planets and the ascendant, `nodes` those of Rahu and Ketu. */
export const shodhanaOf = (
  bav: Readonly<Record<Planet7, BySign>>,
  signs: AshtakaSigns,
  nodes: readonly number[],
): Readonly<Record<Planet7, Shodhana>> => {
  const taken = [...Object.values(signs), ...nodes];
  return byPlanet7((planet) => {
    const trikona = trikonaShodhana(bav[planet]);
    const ekadhipatya = ekadhipatyaShodhana(trikona, (sign) => taken.includes(sign + 1));
    const rashi = ekadhipatya.reduce((sum, value, sign) => sum + value * (RASHI_MULTIPLIERS[sign] ?? 0), 0);
    const graha = PLANETS7.reduce((sum, one) => sum + (ekadhipatya[signs[one] - 1] ?? 0) * GRAHA_MULTIPLIERS[one], 0);
    return { trikona, ekadhipatya, rashi, graha, shodhya: rashi + graha };
  });
};

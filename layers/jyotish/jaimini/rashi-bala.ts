/** The twelve signs of a chart in order of strength: every two compared by the rules of `sign-strength.ts`. */
import { strongerSign, type ComparedSigns, type SignChart, type StrengthOrder } from './sign-strength.ts';

/** Two signs, the lower number first. */
export interface SignPair extends ComparedSigns {
  readonly a: number;
  readonly b: number;
}
/** A sign with its place in the order. */
export interface RankedSign {
  /** 1–12 */
  readonly sign: number;
  readonly rank: number;
  /** Pairs won, 0–11. */
  readonly wins: number;
}

const SIGNS = Array.from({ length: 12 }, (_, i) => i + 1);

/** All 66 pairs of signs. */
export const signPairs = (chart: SignChart, order: StrengthOrder): readonly SignPair[] =>
  SIGNS.flatMap((a) => SIGNS.slice(a).map((b) => ({ a, b, ...strongerSign(chart, a, b, order) })));

const beats = (pairs: readonly SignPair[], sign: number, other: number): boolean =>
  pairs.some(({ a, b, sign: winner, rule }) => {
    const met = (a === sign && b === other) || (a === other && b === sign);
    return met && rule !== null && winner === sign;
  });

/** Wins of each sign against some of the others. */
const winsAmong = (pairs: readonly SignPair[], signs: readonly number[], sign: number): number =>
  signs.filter((other) => other !== sign && beats(pairs, sign, other)).length;

/** The signs by wins; among equal ones by the wins against each other, then by their number. */
export const rankedSigns = (pairs: readonly SignPair[]): readonly RankedSign[] => {
  const wins = new Map(SIGNS.map((sign) => [sign, winsAmong(pairs, SIGNS, sign)]));
  const winsOf = (sign: number): number => wins.get(sign) ?? 0;
  const among = (sign: number): number => {
    const equal = SIGNS.filter((other) => winsOf(other) === winsOf(sign));
    return winsAmong(pairs, equal, sign);
  };
  return SIGNS.toSorted((a, b) => winsOf(b) - winsOf(a) || among(b) - among(a) || a - b).map((sign, i) => ({
    sign,
    rank: i + 1,
    wins: winsOf(sign),
  }));
};

/** Whether the pairs agree with one order: nobody beats whom he is beaten by through others. */
export const isTransitive = (ranked: readonly RankedSign[]): boolean =>
  new Set(ranked.map(({ wins }) => wins)).size === ranked.length;

/** Dashas of the signs (rashi dashas): the parts their systems share. Signs are numbered 1–12, lords are sign keys. */
import { rashi, signAt, type SignKey } from '../chart/rashi.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { layMahas, proportionalParts, type DashaPart, type DashaPlan, type DashaRow } from './cycle.ts';

/** Forward or backward through the signs. */
export type SignStep = 1 | -1;

/** The twelve signs in order from `first`. */
export const signsFrom = (first: number, step: SignStep): readonly number[] =>
  Array.from({ length: 12 }, (_, i) => signAt(first, 1 + step * i));

/** Twelve equal parts, ruled by these signs in order. */
export const twelfths = (signs: readonly number[]): readonly DashaPart<SignKey>[] =>
  proportionalParts(signs.map((sign) => ({ lord: rashi(sign).key, years: 1 })));

/** Signs with their years. A sign of 0 years has no period. */
export const signRows = (signs: readonly number[], years: (sign: number) => number): readonly DashaRow<SignKey>[] =>
  signs.map((sign) => ({ lord: rashi(sign).key, years: years(sign) }));

/** Longest period of a sign, years. */
export const LONGEST_SIGN_YEARS = 12;

/** A second round with twelve years less those of the first. */
export const restOfTwelve = (rows: readonly DashaRow<SignKey>[]): readonly DashaRow<SignKey>[] =>
  rows.map(({ lord, years }) => ({ lord, years: LONGEST_SIGN_YEARS - years }));

/** A dasha of the signs that starts at birth; `parts` gives the sub-periods of a period ruled by a sign. */
export const signDashaPlan = (
  birth: JulianDay,
  rounds: readonly (readonly DashaRow<SignKey>[])[],
  parts: ReadonlyMap<SignKey, readonly DashaPart<SignKey>[]>,
  yearLength: number,
): DashaPlan<SignKey> => ({
  birth,
  mahas: layMahas(birth, rounds, yearLength),
  partsOf: (lord) => {
    const found = parts.get(lord);
    if (!found) throw new Error(`no sign ${lord}`);
    return found;
  },
});

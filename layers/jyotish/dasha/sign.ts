/** Dashas of the signs (rashi dashas): the parts their systems share. Signs are numbered 1–12, lords are sign keys. */
import { rashi, SIGN_KEYS, signAt, type SignKey } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { layMahas, partsFrom, type DashaPart, type DashaPlan, type DashaRow } from './cycle.ts';

/** Forward or backward through the signs. */
export type SignStep = 1 | -1;

/** The twelve signs in order from `first`. */
export const signsFrom = (first: number, step: SignStep): readonly number[] =>
  Array.from({ length: 12 }, (_, i) => signAt(first, 1 + step * i));

/** Twelve equal parts, ruled by these signs in order. */
export const twelfths = (signs: readonly number[]): readonly DashaPart<SignKey>[] =>
  signs.map((sign, i) => ({ lord: rashi(sign).key, to: (i + 1) / 12 }));

/** Signs with their years. A sign of 0 years has no period. */
export const signRows = (signs: readonly number[], years: (sign: number) => number): readonly DashaRow<SignKey>[] =>
  signs.map((sign) => ({ lord: rashi(sign).key, years: years(sign) }));

/** Longest period of a sign, years. */
export const LONGEST_SIGN_YEARS = 12;

/** A second round with twelve years less those of the first. */
export const restOfTwelve = (rows: readonly DashaRow<SignKey>[]): readonly DashaRow<SignKey>[] =>
  rows.map(({ lord, years }) => ({ lord, years: LONGEST_SIGN_YEARS - years }));

/** A second round with twelve years less those of the first, after it; `rounds` 1 or 2. */
export const roundsOfTwelve = (
  first: readonly DashaRow<SignKey>[],
  rounds: number,
): readonly (readonly DashaRow<SignKey>[])[] => (rounds > 1 ? [first, restOfTwelve(first)] : [first]);

const FORWARD = SIGN_KEYS.map((_, i) => twelfths(signsFrom(i + 1, 1)));
const BACKWARD = SIGN_KEYS.map((_, i) => twelfths(signsFrom(i + 1, -1)));

/** Twelve equal parts, ruled by the signs in order from `first`. */
export const twelfthsFrom = (first: number, step: SignStep): readonly DashaPart<SignKey>[] =>
  rowOf(step === 1 ? FORWARD : BACKWARD, first, 'sign');

/** The parts of every sign 1–12. */
export const signParts = (
  parts: (sign: number) => readonly DashaPart<SignKey>[],
): ReadonlyMap<SignKey, readonly DashaPart<SignKey>[]> => new Map(SIGN_KEYS.map((key, i) => [key, parts(i + 1)]));

/**
 * A dasha of the signs; `parts` gives the sub-periods of a period ruled by a sign. It starts at birth, or at `start`
 * where part of the first period has passed.
 */
export const signDashaPlan = (
  birth: JulianDay,
  rounds: readonly (readonly DashaRow<SignKey>[])[],
  parts: ReadonlyMap<SignKey, readonly DashaPart<SignKey>[]>,
  yearLength: number,
  start: JulianDay = birth,
): DashaPlan<SignKey> => ({ birth, mahas: layMahas(start, rounds, yearLength), partsOf: partsFrom(parts) });

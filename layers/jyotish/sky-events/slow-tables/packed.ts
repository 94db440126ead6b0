/** How the tables of Jupiter and Saturn are written down. */
import { mod } from '../../ephemeris/angle.ts';
import { FIRST_INSTANT_JD, fromUnixMs, toUnixMs, type JulianDay } from '../../ephemeris/instant.ts';

/**
 * A frozen table: longitudes in seconds of arc, at steps of `SLOW_GRID`, as differences of the fourth order; and the
 * entries into signs under the Lahiri ayanamsa, seen from the centre of the Earth.
 */
export interface SlowTable {
  /** The first longitude and its first, second and third difference. */
  readonly start: readonly [number, number, number, number];
  /** Fourth differences, two digits of `TABLE_DIGITS` each, `NO_CHANGE` for none. */
  readonly fourth: string;
  /** Sign 1–12 at the first instant that the API answers for. */
  readonly sign: number;
  /** Milliseconds from there to the first entry and from each to the next, to the base of 36; negative for a backward one. */
  readonly entries: string;
}

/** Instants of the tables: the first, the days between two, how many. */
export const SLOW_GRID = { start: 2378497, days: 20, count: 10958 } as const;
/** The digits of a table, 0–63. */
export const TABLE_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
/** What a change of zero is written as. */
export const NO_CHANGE = 2048;
const SECONDS = 3600;
/** The base that milliseconds between entries are written to. */
export const ENTRY_BASE = 36;
/** The first instant that the API answers for, in milliseconds since 1970. */
export const FIRST_MS = toUnixMs(FIRST_INSTANT_JD);

/** Value of a digit by its character code. */
const VALUES = new Uint8Array(128);
[...TABLE_DIGITS].forEach((digit, value) => (VALUES[digit.charCodeAt(0)] = value));

const digitAt = (digits: string, index: number): number => VALUES[digits.charCodeAt(index)] ?? 0;

/** The longitudes of a table in degrees, not reduced to 0–360: they grow by 360 at every turn. */
export const unpacked = ({ start, fourth }: SlowTable): Float64Array => {
  let [longitude, first, second, third] = start;
  const found = new Float64Array(SLOW_GRID.count);
  for (let i = 0; i < found.length; i++) {
    found[i] = longitude / SECONDS;
    longitude += first;
    first += second;
    second += third;
    third += digitAt(fourth, 2 * i) * 64 + digitAt(fourth, 2 * i + 1) - NO_CHANGE;
  }
  return found;
};

/** A planet entering a sign. */
export interface SlowEntry {
  readonly jd: JulianDay;
  /** 1–12 */
  readonly sign: number;
  /** It comes back into the sign before. */
  readonly retrograde: boolean;
}

/** The entries of a table, in order. */
export const unpackedEntries = ({ sign: first, entries }: SlowTable): readonly SlowEntry[] => {
  let at = FIRST_MS;
  let sign = first;
  return entries.split(' ').map((text) => {
    const change = Number.parseInt(text, ENTRY_BASE);
    const retrograde = change < 0;
    at += Math.abs(change);
    sign = mod(sign - 1 + (retrograde ? -1 : 1), 12) + 1;
    return { jd: fromUnixMs(at), sign, retrograde };
  });
};

/** How the tables of Jupiter and Saturn are written down. */

/** A frozen table: longitudes in seconds of arc, at steps of `SLOW_GRID`, as differences of the fourth order. */
export interface SlowTable {
  /** The first longitude and its first, second and third difference. */
  readonly start: readonly [number, number, number, number];
  /** Fourth differences, two digits of `TABLE_DIGITS` each, `NO_CHANGE` for none. */
  readonly fourth: string;
}

/** Instants of the tables: the first, the days between two, how many. */
export const SLOW_GRID = { start: 2378497, days: 20, count: 10958 } as const;
/** The digits of a table, 0–63. */
export const TABLE_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
/** What a change of zero is written as. */
export const NO_CHANGE = 2048;
const SECONDS = 3600;

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

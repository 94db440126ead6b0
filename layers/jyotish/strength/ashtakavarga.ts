/**
 * Ashtakavarga (BPHS ch. 66, Brihat Jataka ch. 9): the places, counted from eight contributors, at which a planet
 * gets a bindu. Places are masks of twelve bits, bit 0 = the contributor's own sign.
 */
import { byPlanet7, PLANETS7 } from '../chart/graha.ts';
import type { Planet7 } from '../chart/rashi.ts';

/** The contributors; each also has a table of its own bindus. In the order of every list. */
export const ASHTAKA_POINTS = [...PLANETS7, 'ascendant'] as const;
export type AshtakaPoint = Planet7 | 'ascendant';
/** Author of the tables; the first is the default. */
export const ASHTAKA_TABLES = ['parashara', 'varahamihira'] as const;
export type AshtakaTable = (typeof ASHTAKA_TABLES)[number];

/** Benefic places from sun, moon, mars, mercury, jupiter, venus, saturn, ascendant. */
const PARASHARA: Readonly<Record<AshtakaPoint, readonly string[]>> = {
  sun: [
    '1 2 4 7 8 9 10 11',
    '3 6 10 11',
    '1 2 4 7 8 9 10 11',
    '3 5 6 9 10 11 12',
    '5 6 9 11',
    '6 7 12',
    '1 2 4 7 8 9 10 11',
    '3 4 6 10 11 12',
  ],
  moon: [
    '3 6 7 8 10 11',
    '1 3 6 7 9 10 11',
    '2 3 5 6 10 11',
    '1 3 4 5 7 8 10 11',
    '1 2 4 7 8 10 11',
    '3 4 5 7 9 10 11',
    '3 5 6 11',
    '3 6 10 11',
  ],
  mars: [
    '3 5 6 10 11',
    '3 6 11',
    '1 2 4 7 8 10 11',
    '3 5 6 11',
    '6 10 11 12',
    '6 8 11 12',
    '1 4 7 8 9 10 11',
    '1 3 6 10 11',
  ],
  mercury: [
    '5 6 9 11 12',
    '2 4 6 8 10 11',
    '1 2 4 7 8 9 10 11',
    '1 3 5 6 9 10 11 12',
    '6 8 11 12',
    '1 2 3 4 5 8 9 11',
    '1 2 4 7 8 9 10 11',
    '1 2 4 6 8 10 11',
  ],
  jupiter: [
    '1 2 3 4 7 8 9 10 11',
    '2 5 7 9 11',
    '1 2 4 7 8 10 11',
    '1 2 4 5 6 9 10 11',
    '1 2 3 4 7 8 10 11',
    '2 5 6 9 10 11',
    '3 5 6 12',
    '1 2 4 5 6 7 9 10 11',
  ],
  venus: [
    '8 11 12',
    '1 2 3 4 5 8 9 11 12',
    '3 4 6 9 11 12',
    '3 5 6 9 11',
    '5 8 9 10 11',
    '1 2 3 4 5 8 9 10 11',
    '3 4 5 8 9 10 11',
    '1 2 3 4 5 8 9 11',
  ],
  saturn: [
    '1 2 4 7 8 10 11',
    '3 6 11',
    '3 5 6 10 11 12',
    '6 8 9 10 11 12',
    '5 6 11 12',
    '6 11 12',
    '3 5 6 11',
    '1 3 4 6 10 11',
  ],
  ascendant: [
    '3 4 6 10 11 12',
    '3 6 10 11 12',
    '1 3 6 10 11',
    '1 2 4 6 8 10 11',
    '1 2 4 5 6 7 9 10 11',
    '1 2 3 4 5 8 9',
    '1 3 4 6 10 11',
    '3 6 10 11',
  ],
};

/** Where Varahamihira differs: table, contributor, places. */
const VARAHAMIHIRA: readonly (readonly [AshtakaPoint, AshtakaPoint, string])[] = [
  ['moon', 'moon', '1 3 6 7 10 11'],
  ['moon', 'mars', '2 3 5 6 9 10 11'],
  ['moon', 'jupiter', '1 4 7 8 10 11 12'],
  ['venus', 'mars', '3 5 6 9 11 12'],
];

const maskOf = (places: string): number =>
  places.split(' ').reduce((mask, place) => mask | (1 << (Number(place) - 1)), 0);

type Masks = Readonly<Record<AshtakaPoint, readonly number[]>>;

/** A record over the eight points, each value made by `make`. */
const byPoint = <T>(make: (point: AshtakaPoint) => T): Record<AshtakaPoint, T> => ({
  ...byPlanet7(make),
  ascendant: make('ascendant'),
});

const parashara: Masks = byPoint((table) => PARASHARA[table].map(maskOf));
const varahamihira: Masks = byPoint((table) =>
  parashara[table].map((mask, i) => {
    const other = VARAHAMIHIRA.find(([of, from]) => of === table && from === ASHTAKA_POINTS[i]);
    return other ? maskOf(other[2]) : mask;
  }),
);
const MASKS: Readonly<Record<AshtakaTable, Masks>> = { parashara, varahamihira };

/** Signs 1–12 of the eight points. */
export type AshtakaSigns = Readonly<Record<AshtakaPoint, number>>;

/** Twelve numbers, one for each sign from Aries. */
export type BySign = number[];

/** The bits of `mask` counted from sign 1–12, as bits of the zodiac from Aries. */
const turned = (mask: number, sign: number): number => ((mask << (sign - 1)) | (mask >> (13 - sign))) & 0xfff;

/** Bits of the zodiac (bit 0 = Aries) in which each contributor gives `table` a bindu, in the order of `ASHTAKA_POINTS`. */
const bitsOf = (masks: readonly number[], signs: AshtakaSigns): number[] =>
  masks.map((mask, i) => turned(mask, signs[ASHTAKA_POINTS[i] ?? 'ascendant']));

const spread = (bits: number): number[] => {
  const row: number[] = [];
  for (let sign = 0; sign < 12; sign++) row.push((bits >> sign) & 1);
  return row;
};

const added = (rows: readonly number[]): number[] => {
  const sum: number[] = [];
  for (let sign = 0; sign < 12; sign++) {
    let bindus = 0;
    for (const bits of rows) bindus += (bits >> sign) & 1;
    sum.push(bindus);
  }
  return sum;
};

/** Bindus of one chart. */
export interface Ashtakavarga {
  /** Bindus 0–8 of each table in each sign. */
  readonly bav: Readonly<Record<AshtakaPoint, BySign>>;
  /** Sum of the seven planets' tables, before any reduction; 337 in all. */
  readonly sav: BySign;
  /** Sums over the signs: 48 49 39 54 56 52 39, ascendant 49, sav 337 in every chart. */
  readonly totals: Readonly<Record<AshtakaPoint | 'sav', number>>;
}

const sumOf = (row: BySign): number => row.reduce((sum, bindus) => sum + bindus, 0);

/** Bindus 0–8 of one table in each sign. */
export const bindusOf = (point: AshtakaPoint, signs: AshtakaSigns, table: AshtakaTable = 'parashara'): BySign =>
  added(bitsOf(MASKS[table][point], signs));

/** Bhinnashtakavarga of the seven planets and the ascendant, and their sarvashtakavarga (the ascendant not counted). */
export const ashtakavargaOf = (signs: AshtakaSigns, table: AshtakaTable = 'parashara'): Ashtakavarga => {
  const bav = byPoint((point) => bindusOf(point, signs, table));
  const sav = new Array<number>(12).fill(0);
  for (const planet of PLANETS7) bav[planet].forEach((bindus, sign) => (sav[sign] = (sav[sign] ?? 0) + bindus));
  return { bav, sav, totals: { ...byPoint((point) => sumOf(bav[point])), sav: sumOf(sav) } };
};

/** Prastara: for each table and contributor, 1 in the signs that get its bindu, else 0. */
export const prastaraOf = (
  signs: AshtakaSigns,
  table: AshtakaTable = 'parashara',
): Readonly<Record<AshtakaPoint, Readonly<Record<AshtakaPoint, BySign>>>> =>
  byPoint((of) => {
    const rows = bitsOf(MASKS[table][of], signs);
    return byPoint((from) => spread(rows[ASHTAKA_POINTS.indexOf(from)] ?? 0));
  });

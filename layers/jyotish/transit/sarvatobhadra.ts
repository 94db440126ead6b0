/**
 * Sarvatobhadra chakra: a square of 81 cells with the stars around it, and in it letters, signs, and the groups of tithis with
 * their weekdays. From its star a planet pierces (vedha) what lies on a straight line across the square and on the two diagonals.
 * (Narapatijayacharya; the square equals that of PyJHora 4.8.5 cell by cell.)
 */
import type { Chart } from '../chart/chart.ts';
import { TITHI_GROUPS, type TithiGroup } from '../chart/ghata.ts';
import { GRAHA_TABLE, isNode } from '../chart/graha.ts';
import { nakshatraOf } from '../chart/nakshatra.ts';
import { naturalBenefics } from '../chart/natural.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { ABHIJIT_SPAN } from '../panchang/day-state.ts';

/** What a cell holds. */
export const CELL_KINDS = ['star', 'vowel', 'consonant', 'sign', 'tithi_group'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** Vowels of the square; the corners first. */
export const CHAKRA_VOWELS = [
  'a',
  'aa',
  'i',
  'ii',
  'u',
  'uu',
  'ri',
  'rii',
  'li',
  'lii',
  'e',
  'ai',
  'o',
  'au',
  'am',
  'ah',
] as const;
export type ChakraVowel = (typeof CHAKRA_VOWELS)[number];
/** Its consonants, those of the avakahada: east, south, west, north. The first is the letter a in that row. */
export const CHAKRA_CONSONANTS = [
  'a_cons',
  'va',
  'ka',
  'ha',
  'dda',
  'ma',
  'tta',
  'pa',
  'ra',
  'ta',
  'na',
  'ya',
  'bha',
  'ja',
  'kha',
  'ga',
  'sa',
  'da',
  'cha',
  'la',
] as const;
export type ChakraConsonant = (typeof CHAKRA_CONSONANTS)[number];

/** A cell of the square: stars 1–28 (28 is Abhijit), signs 1–12 by number, the others by key. */
export type ChakraCell =
  | { readonly kind: 'star' | 'sign'; readonly id: number }
  | { readonly kind: 'vowel'; readonly key: ChakraVowel }
  | { readonly kind: 'consonant'; readonly key: ChakraConsonant }
  | { readonly kind: 'tithi_group'; readonly key: TithiGroup; readonly varas: readonly number[] };

/** The rows from north to south, the last column east: numbers are stars, S and a number is a sign, + and a name a tithi group. */
const ROWS = [
  'ii 23 24 25 26 27 1 2 a',
  '22 rii ga sa da cha la u 3',
  '28 kha ai S11 S12 S1 li a_cons 4',
  '21 ja S10 ah +rikta o S2 va 5',
  '20 bha S9 +jaya +purna +nanda S3 ka 6',
  '19 ya S8 am +bhadra au S4 ha 7',
  '18 na e S7 S6 S5 lii dda 8',
  '17 ri ta ra pa tta ma uu 9',
  'i 16 15 14 13 12 11 10 aa',
] as const;
/** Weekdays (0 Sunday) that stand with each group. */
const VARAS: Readonly<Record<TithiGroup, readonly number[]>> = {
  nanda: [0, 2],
  bhadra: [1, 3],
  jaya: [4],
  rikta: [5],
  purna: [6],
};
/** Cells along a side. */
export const SIDE = 9;
const LAST = SIDE - 1;

const isOf = <K extends string>(keys: readonly K[], text: string): text is K => keys.some((key) => key === text);

const cellOf = (text: string): ChakraCell => {
  if (/^\d+$/.test(text)) return { kind: 'star', id: Number(text) };
  if (/^S\d+$/.test(text)) return { kind: 'sign', id: Number(text.slice(1)) };
  const group = text.slice(1);
  if (text.startsWith('+') && isOf(TITHI_GROUPS, group))
    return { kind: 'tithi_group', key: group, varas: VARAS[group] };
  if (isOf(CHAKRA_VOWELS, text)) return { kind: 'vowel', key: text };
  if (isOf(CHAKRA_CONSONANTS, text)) return { kind: 'consonant', key: text };
  throw new Error(`no cell ${text}`);
};

/** The square, rows from the north. */
export const CHAKRA: readonly (readonly ChakraCell[])[] = ROWS.map((row) => row.split(' ').map(cellOf));

/** Where a cell lies: row and column from the north-west, 0–8. */
export interface ChakraPlace {
  readonly row: number;
  readonly column: number;
}
/** The cell of a place. */
export const chakraCell = ({ row, column }: ChakraPlace): ChakraCell => {
  const cell = CHAKRA[row]?.[column];
  if (!cell) throw new Error('a place outside the square');
  return cell;
};

const PLACES: readonly ChakraPlace[] = Array.from({ length: SIDE * SIDE }, (_, i) => ({
  row: Math.floor(i / SIDE),
  column: i % SIDE,
}));

/** The place of a star 1–28. */
export const placeOfStar = (star: number): ChakraPlace => {
  const place = PLACES.find((one) => {
    const cell = chakraCell(one);
    return cell.kind === 'star' && cell.id === star;
  });
  if (!place) throw new Error(`no star ${star}`);
  return place;
};

/** Directions of a vedha, as one looks from the star into the square. */
export const VEDHA_DIRECTIONS = ['left', 'front', 'right'] as const;
export type VedhaDirection = (typeof VEDHA_DIRECTIONS)[number];

/** One step into the square from a side, straight ahead, as rows and columns. */
const ahead = ({ row, column }: ChakraPlace): readonly [number, number] => {
  if (column === LAST) return [0, -1];
  if (column === 0) return [0, 1];
  return row === 0 ? [1, 0] : [-1, 0];
};
/** A step turned by an eighth: to the left hand, or to the right. */
const turned = ([down, right]: readonly [number, number], direction: VedhaDirection): readonly [number, number] => {
  if (direction === 'front') return [down, right];
  const hand = direction === 'left' ? 1 : -1;
  // The left hand of one who looks west (0, -1) points south (1, 0).
  return [down - hand * right, right + hand * down];
};

/** Cells on a line from a star to the edge of the square, the star itself left out. */
export const vedhaLine = (star: number, direction: VedhaDirection): readonly ChakraPlace[] => {
  const from = placeOfStar(star);
  const [down, right] = turned(ahead(from), direction);
  const line: ChakraPlace[] = [];
  let [row, column] = [from.row + down, from.column + right];
  while (row >= 0 && row <= LAST && column >= 0 && column <= LAST) {
    line.push({ row, column });
    [row, column] = [row + down, column + right];
  }
  return line;
};

/** Star 1–28 of a longitude, Abhijit from 276°40′ to 280°53′20″. */
export const starWithAbhijit = (longitude: number): number =>
  longitude >= ABHIJIT_SPAN.from && longitude < ABHIJIT_SPAN.to ? 28 : nakshatraOf(longitude).id;

/** Which lines a planet pierces along: one by its motion, or all three. */
export const VEDHA_RULES = ['motion', 'all'] as const;
export type VedhaRule = (typeof VEDHA_RULES)[number];

/** Retrograde ones and the nodes look right, Sun, Moon and faster ones than their mean left, the others ahead. */
const directionOf = (chart: Chart, graha: Graha): VedhaDirection => {
  const { speed } = chart.grahas[graha];
  if (isNode(graha) || speed < 0) return 'right';
  if (graha === 'sun' || graha === 'moon' || speed > GRAHA_TABLE[graha].meanSpeed) return 'left';
  return 'front';
};

/** What of a birth can be pierced. */
export interface NatalPoints {
  readonly star: number;
  readonly sign: number;
  readonly tithiGroup: TithiGroup;
  /** 0 = Sunday */
  readonly vara: number;
  readonly vowel: ChakraVowel | null;
  readonly consonant: ChakraConsonant | null;
}
export const VEDHA_POINTS = ['star', 'sign', 'tithi_group', 'weekday', 'vowel', 'consonant'] as const;
export type VedhaPoint = (typeof VEDHA_POINTS)[number];

/** Points of a birth that a cell holds. */
export const pointsIn = (cell: ChakraCell, natal: NatalPoints): readonly VedhaPoint[] => {
  switch (cell.kind) {
    case 'star':
      return cell.id === natal.star ? ['star'] : [];
    case 'sign':
      return cell.id === natal.sign ? ['sign'] : [];
    case 'vowel':
      return cell.key === natal.vowel ? ['vowel'] : [];
    case 'consonant':
      return cell.key === natal.consonant ? ['consonant'] : [];
    case 'tithi_group':
      return [
        ...(cell.key === natal.tithiGroup ? (['tithi_group'] as const) : []),
        ...(cell.varas.includes(natal.vara) ? (['weekday'] as const) : []),
      ];
  }
};

/** The vedhas of a planet. */
export interface Vedha {
  readonly graha: Graha;
  readonly star: number;
  readonly benefic: boolean;
  readonly lines: readonly { readonly direction: VedhaDirection; readonly cells: readonly ChakraPlace[] }[];
  /** Points of the birth that lie on the lines, or in the star itself. */
  readonly hits: readonly VedhaPoint[];
}

/** The vedhas of the nine planets of a chart of the moment on the points of a birth. */
export const vedhasOf = (chart: Chart, natal: NatalPoints, rule: VedhaRule): readonly Vedha[] => {
  const benefics = naturalBenefics(chart);
  return GRAHAS.map((graha) => {
    const star = starWithAbhijit(chart.grahas[graha].longitude);
    const directions = rule === 'all' ? VEDHA_DIRECTIONS : [directionOf(chart, graha)];
    const lines = directions.map((direction) => ({ direction, cells: vedhaLine(star, direction) }));
    const met = [placeOfStar(star), ...lines.flatMap(({ cells }) => cells)].flatMap((place) =>
      pointsIn(chakraCell(place), natal),
    );
    return {
      graha,
      star,
      benefic: benefics.includes(graha),
      lines,
      hits: VEDHA_POINTS.filter((point) => met.includes(point)),
    };
  });
};

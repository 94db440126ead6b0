/** The Lo Shu grid of a date of birth, its arrows, and the kua number. */
import type { CivilDate } from '../ephemeris/instant.ts';
import { bhagyankOf, digitsOfDate, mulankOf, NINE, oneDigit } from './numbers.ts';

/** The magic square, row by row: every number 1–9 at its place. */
export const LO_SHU: readonly (readonly number[])[] = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
];

/** Planes of the square; a full one and an empty one are called arrows. */
export const PLANES = {
  mental: [4, 9, 2],
  emotional: [3, 5, 7],
  practical: [8, 1, 6],
  thought: [4, 3, 8],
  will: [9, 5, 1],
  action: [2, 7, 6],
  golden: [4, 5, 6],
  silver: [2, 5, 8],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type Plane = keyof typeof PLANES;

/** What a full plane is called, and with `_gap` an empty one. */
export const ARROW_OF = {
  mental: 'intellect',
  emotional: 'feeling',
  practical: 'practice',
  thought: 'planning',
  will: 'willpower',
  action: 'activity',
  golden: 'raj_yoga_1',
  silver: 'property',
} as const satisfies Readonly<Record<Plane, string>>;
export type FullArrow = (typeof ARROW_OF)[Plane];
export type Arrow = FullArrow | `${FullArrow}_gap`;

/** The names of all arrows, full ones first. */
export const ARROW_KEYS: readonly Arrow[] = [
  ...Object.values(ARROW_OF),
  ...Object.values(ARROW_OF).map((arrow) => `${arrow}_gap` as const),
];

/** A plane that is full or empty. */
export interface FoundArrow {
  readonly arrow: Arrow;
  readonly plane: Plane;
  readonly full: boolean;
}

/** The grid of a date. */
export interface LoShu {
  /** How often the number of each place stands in the date. */
  readonly grid: readonly (readonly number[])[];
  readonly missing: readonly number[];
  readonly repeated: readonly number[];
  readonly arrows: readonly FoundArrow[];
}

const PLANE_KEYS: readonly Plane[] = [
  'mental',
  'emotional',
  'practical',
  'thought',
  'will',
  'action',
  'golden',
  'silver',
];

/**
 * The Lo Shu grid of a date: its digits without zeros, and unless `plain` the bhagyank, and the mulank for days above 9.
 */
export const loShuOf = (date: CivilDate, plain: boolean): LoShu => {
  const added = plain ? [] : [...(date.day > 9 ? [mulankOf(date)] : []), bhagyankOf(date)];
  const digits = [...digitsOfDate(date), ...added];
  const count = (number: number): number => digits.filter((digit) => digit === number).length;
  return {
    grid: LO_SHU.map((row) => row.map(count)),
    missing: NINE.filter((number) => count(number) === 0),
    repeated: NINE.filter((number) => count(number) > 1),
    arrows: PLANE_KEYS.flatMap((plane): FoundArrow[] => {
      const counts = PLANES[plane].map(count);
      if (counts.every((times) => times > 0)) return [{ arrow: ARROW_OF[plane], plane, full: true }];
      return counts.every((times) => times === 0) ? [{ arrow: `${ARROW_OF[plane]}_gap`, plane, full: false }] : [];
    }),
  };
};

const CENTRE = 5;

/** Kua 1–9 without 5. `solarYear`: before 4 February the year is the one before. */
export const kuaOf = ({ year, month, day }: CivilDate, gender: 'male' | 'female', solarYear: boolean): number => {
  const early = solarYear && (month === 1 || (month === 2 && day < 4));
  const root = oneDigit(early ? year - 1 : year);
  const kua = oneDigit(gender === 'male' ? 11 - root : 4 + root);
  if (kua === CENTRE) return gender === 'male' ? 2 : 8;
  return kua;
};

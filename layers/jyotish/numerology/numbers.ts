/** Reducing numbers, and how the nine numbers stand to each other (Cheiro, Book of Numbers). */
import type { CivilDate } from '../ephemeris/instant.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** Sum of the decimal digits of a whole number from 0. */
export const digitSum = (number: number): number =>
  String(number)
    .split('')
    .reduce((sum, digit) => sum + Number(digit), 0);

/** Digits added until one is left: 1–9, 0 for 0. */
export const oneDigit = (number: number): number => (number === 0 ? 0 : ((number - 1) % 9) + 1);

/** Numbers that the Pythagorean school does not reduce. */
export const MASTER_NUMBERS = [11, 22, 33] as const;
const isMaster = (number: number): boolean => MASTER_NUMBERS.some((master) => master === number);

/** Digits added until one is left or a master number stands. */
export const keepingMasters = (number: number): number =>
  number < 10 || isMaster(number) ? number : keepingMasters(digitSum(number));

/** Digits of DD MM YYYY, zeros included. */
export const digitsOfDate = ({ year, month, day }: CivilDate): readonly number[] =>
  [String(day).padStart(2, '0'), String(month).padStart(2, '0'), String(year).padStart(4, '0')]
    .join('')
    .split('')
    .map(Number);

/** Mulank, the number of birth: 1–9. */
export const mulankOf = ({ day }: CivilDate): number => oneDigit(day);
/** Bhagyank, the number of destiny: 1–9. */
export const bhagyankOf = (date: CivilDate): number =>
  oneDigit(digitsOfDate(date).reduce((sum, digit) => sum + digit, 0));

/** The planet of each number 1–9. */
export const NUMBER_PLANETS = [
  'sun',
  'moon',
  'jupiter',
  'rahu',
  'mercury',
  'venus',
  'ketu',
  'saturn',
  'mars',
] as const satisfies readonly Graha[];

/** How one number holds another. Friends of a number, and its enemies; others are neutral. */
// prettier-ignore
const FRIENDS: readonly (readonly number[])[] = [
  [1, 2, 3, 5, 6, 9], [1, 2, 3, 5], [1, 2, 3, 5], [1, 5, 6, 7], [1, 2, 3, 5, 6], [1, 5, 6, 7], [1, 3, 4, 5, 6], [3, 5, 6, 7], [1, 3, 5],
];
const ENEMIES: readonly (readonly number[])[] = [[8], [4, 8, 9], [6], [2, 4, 8, 9], [], [3], [], [1, 2, 4, 8], [2, 4]];

/** The numbers that others are reduced to. */
export const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Ways in which one number holds another. */
export const NUMBER_RELATIONS = ['friend', 'neutral', 'enemy'] as const;
export type NumberRelation = (typeof NUMBER_RELATIONS)[number];

/** How number `a` (1–9) holds number `b`; the same number is a friend unless it is listed as an enemy. Not symmetric. */
export const numberRelation = (a: number, b: number): NumberRelation => {
  if (ENEMIES[a - 1]?.includes(b)) return 'enemy';
  return a === b || FRIENDS[a - 1]?.includes(b) ? 'friend' : 'neutral';
};

/** The numbers 1–9 that a number holds so. */
export const numbersHeldAs = (number: number, relation: NumberRelation): readonly number[] =>
  NINE.filter((other) => numberRelation(number, other) === relation);

const WORTH: Readonly<Record<NumberRelation, number>> = { friend: 2, neutral: 1, enemy: 0 };

/** 0–4: two enemies, neutral and enemy, two neutrals or friend and enemy, friend and neutral, two friends. */
export const pairLevel = (a: number, b: number): number => WORTH[numberRelation(a, b)] + WORTH[numberRelation(b, a)];

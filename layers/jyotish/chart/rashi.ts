/** The twelve signs (Brihat Jataka ch. 1). Numbered 1–12 from Aries everywhere. */
import type { Graha } from '../ephemeris/sky.ts';
import { rowOf } from './rows.ts';

/** In the order of the signs from Aries. */
export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];
export const MODES = ['movable', 'fixed', 'dual'] as const;
export type Mode = (typeof MODES)[number];
export type Planet7 = Exclude<Graha, 'rahu' | 'ketu'>;

interface Rashi<Key extends string> {
  readonly key: Key;
  readonly lord: Planet7;
  readonly element: Element;
  readonly mode: Mode;
  readonly odd: boolean;
}

const rows = <const Key extends string>(
  ...list: readonly (readonly [key: Key, lord: Planet7, element: Element, mode: Mode, odd: boolean])[]
): readonly Rashi<Key>[] => list.map(([key, lord, element, mode, odd]) => ({ key, lord, element, mode, odd }));

/** The signs, from Aries. */
export const RASHIS = rows(
  ['aries', 'mars', 'fire', 'movable', true],
  ['taurus', 'venus', 'earth', 'fixed', false],
  ['gemini', 'mercury', 'air', 'dual', true],
  ['cancer', 'moon', 'water', 'movable', false],
  ['leo', 'sun', 'fire', 'fixed', true],
  ['virgo', 'mercury', 'earth', 'dual', false],
  ['libra', 'venus', 'air', 'movable', true],
  ['scorpio', 'mars', 'water', 'fixed', false],
  ['sagittarius', 'jupiter', 'fire', 'dual', true],
  ['capricorn', 'saturn', 'earth', 'movable', false],
  ['aquarius', 'saturn', 'air', 'fixed', true],
  ['pisces', 'jupiter', 'water', 'dual', false],
);
export type SignKey = (typeof RASHIS)[number]['key'];
/** Keys of the signs, from Aries. */
export const SIGN_KEYS: readonly SignKey[] = RASHIS.map(({ key }) => key);

/**
 * Row of sign 1–12. Throws for any other number.
 * @example
 * rashi(8).key // → 'scorpio'
 */
export const rashi = (sign: number): Rashi<SignKey> => rowOf(RASHIS, sign, 'sign');

/**
 * Sign 1–12 of a sidereal longitude 0 ≤ x < 360; a sign begins at exactly 0°00′00″.
 * @example
 * signOf(45) // → 2
 */
export const signOf = (longitude: number): number => Math.floor(longitude / 30) + 1;

/**
 * Degrees inside the sign, 0 ≤ x < 30.
 * @example
 * degreeInSign(45) // → 15
 */
export const degreeInSign = (longitude: number): number => longitude - 30 * Math.floor(longitude / 30);

/**
 * The sign `house` places from `sign`, both counted from 1: house 1 is the sign itself.
 * @example
 * signAt(11, 3) // → 1
 */
export const signAt = (sign: number, house: number): number => ((((sign + house - 2) % 12) + 12) % 12) + 1;

/**
 * House 1–12 of `sign` counted from `from` (inclusive).
 * @example
 * houseFrom(11, 1) // → 3
 */
export const houseFrom = (from: number, sign: number): number => ((((sign - from) % 12) + 12) % 12) + 1;

/**
 * Lord of sign 1–12.
 * @example
 * lordOf(5) // → 'sun'
 */
export const lordOf = (sign: number): Planet7 => rashi(sign).lord;

/** The twelve signs (conventions E.1; Brihat Jataka ch. 1). Numbered 1–12 from Aries everywhere. */
import type { Graha } from '../ephemeris/sky.ts';
import { rowOf } from './rows.ts';

/** In the order of the signs from Aries. */
export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];
export type Mode = 'movable' | 'fixed' | 'dual';
export type Planet7 = Exclude<Graha, 'rahu' | 'ketu'>;

interface Rashi {
  readonly key: string;
  readonly lord: Planet7;
  readonly element: Element;
  readonly mode: Mode;
  readonly odd: boolean;
}

const row = (key: string, lord: Planet7, element: Element, mode: Mode, odd: boolean): Rashi => ({
  key,
  lord,
  element,
  mode,
  odd,
});

/** The signs, from Aries. */
export const RASHIS: readonly Rashi[] = [
  row('aries', 'mars', 'fire', 'movable', true),
  row('taurus', 'venus', 'earth', 'fixed', false),
  row('gemini', 'mercury', 'air', 'dual', true),
  row('cancer', 'moon', 'water', 'movable', false),
  row('leo', 'sun', 'fire', 'fixed', true),
  row('virgo', 'mercury', 'earth', 'dual', false),
  row('libra', 'venus', 'air', 'movable', true),
  row('scorpio', 'mars', 'water', 'fixed', false),
  row('sagittarius', 'jupiter', 'fire', 'dual', true),
  row('capricorn', 'saturn', 'earth', 'movable', false),
  row('aquarius', 'saturn', 'air', 'fixed', true),
  row('pisces', 'jupiter', 'water', 'dual', false),
];

/** Row of sign 1–12. Throws for any other number. */
export const rashi = (sign: number): Rashi => rowOf(RASHIS, sign, 'sign');

/** Sign 1–12 of a sidereal longitude 0 ≤ x < 360; a sign begins at exactly 0°00′00″. */
export const signOf = (longitude: number): number => Math.floor(longitude / 30) + 1;

/** Degrees inside the sign, 0 ≤ x < 30. */
export const degreeInSign = (longitude: number): number => longitude - 30 * Math.floor(longitude / 30);

/** The sign `house` places from `sign`, both counted from 1: house 1 is the sign itself. */
export const signAt = (sign: number, house: number): number => ((((sign + house - 2) % 12) + 12) % 12) + 1;

/** House 1–12 of `sign` counted from `from` (inclusive). */
export const houseFrom = (from: number, sign: number): number => ((((sign - from) % 12) + 12) % 12) + 1;

/** Lord of sign 1–12. */
export const lordOf = (sign: number): Planet7 => rashi(sign).lord;

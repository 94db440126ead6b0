/** The text of a date for a star of birth: what its tara shows, and what to do. */
import type { DaySky } from '../../../layers/jyotish/horoscope/day-sky.ts';
import { moonCountOf, taraTurn } from '../../../layers/jyotish/horoscope/rotation.ts';
import type { StarDay } from '../../../layers/jyotish/horoscope/star-day.ts';
import type { HoroscopeBank, Tara } from '../../words/horoscope/bank.ts';
import { variant, type Sentence } from './sentence.ts';

const TARAS: readonly Tara[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Writes the text of a date for a star of birth; `moonStar` is the star of the Moon that makes the tara. */
export const starDayText = (
  bank: HoroscopeBank,
  day: DaySky,
  { star, tara }: StarDay,
  moonStar = day.moonStar,
): Sentence[] => {
  const key = TARAS[tara - 1];
  if (key === undefined) throw new Error(`the feed knows no tara ${tara}`);
  return variant(bank.tara[key], taraTurn(moonCountOf(day, 'morning'), star, moonStar)).map((text) => ({
    text,
    basis: ['tara'],
  }));
};

/** Hours of a day in words, by the clock of India: `around 4 pm`, `this evening`. */
import type { JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import { FEED_OFFSET } from '../../../layers/jyotish/horoscope/day-sky.ts';
import { filled } from '../../words/fill.ts';
import type { HoroscopeBank } from '../../words/horoscope/bank.ts';

type Part = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening';
/** First whole hour of each part of the day, where every language agrees; when evening begins, the bank of the language says. */
const FIRST_HOUR = { night: 20, morning: 5, noon: 12, afternoon: 13 } as const;

/** The nearest whole hour 0–23 of an instant in India. */
const hourOf = (jd: JulianDay): number => Math.round((jd + 0.5 + FEED_OFFSET / 24) * 24) % 24;

/** The part of the day of a whole hour: 4 o'clock is afternoon in English and evening in Hindi. */
const partOf = ({ eveningFrom }: HoroscopeBank['phrases'], hour: number): Part => {
  if (hour >= FIRST_HOUR.night || hour < FIRST_HOUR.morning) return 'night';
  if (hour >= Number(eveningFrom)) return 'evening';
  if (hour >= FIRST_HOUR.afternoon) return 'afternoon';
  return hour === FIRST_HOUR.noon ? 'noon' : 'morning';
};

/** `around 4 pm`: the nearest hour of an instant. */
export const clockOf = ({ phrases }: HoroscopeBank, at: JulianDay): string => {
  const hour = hourOf(at);
  return filled(phrases.clock[partOf(phrases, hour)], { hour: hour % 12 === 0 ? 12 : hour % 12 });
};

/** `this evening`: the part of the day an instant falls into. */
export const partOfDay = ({ phrases }: HoroscopeBank, at: JulianDay): string =>
  phrases.parts[partOf(phrases, hourOf(at))];

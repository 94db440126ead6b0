/**
 * Which day a tithi belongs to: the day whose deciding window it touches; a rule says which, when it touches the windows
 * of two days or of none.
 */
import type { TimeSpan } from '../ephemeris/span.ts';
import { coverOf, windowOfDay, type DecidingWindow } from './deciding-window.ts';
import { holdsInstant, type ObservanceCalendar, type ReckonedDay } from './observance-calendar.ts';

/** A day rule. */
export interface DayRule {
  readonly window: DecidingWindow;
  /** When it touches two days' windows: `larger` takes the larger share, when they are equal the first, `larger_late` the second. */
  readonly both: 'first' | 'second' | 'larger' | 'larger_late';
  /** When it touches none: the day in which the tithi begins, or the one whose sunrise is in it (if none, as `begins`). */
  readonly neither: 'begins' | 'sunrise';
}

/** What decided a day: the outcomes of day rules, then those of the special rules. */
export const CHOICES = [
  'only',
  'first',
  'second',
  'larger',
  'begins',
  'sunrise',
  'bhadra_over',
  'next_pradosha',
  'bhadra_puchha',
  'three_muhurtas',
  'too_short',
  'one_ghati',
  'star_joins',
  'navami_sunrise',
  'full_moon',
  'friday',
  'ghati_at_dusk',
  'begins_by_madhyahna',
  'begins_late',
  'day_before_saptami',
] as const;
export type Choice = (typeof CHOICES)[number];

/** Schools that observe another day. */
export const SCHOOLS = [
  'first_day',
  'second_day',
  'tithi_begins',
  'udaya',
  'half_day_purvahna',
  'vaishnava',
  'grihastha_first_day',
  'civil_day',
  'tithi_alone',
  'nija_month',
  'nishita',
] as const;
export type School = (typeof SCHOOLS)[number];

export interface Alternative {
  readonly school: School;
  readonly day: ReckonedDay;
}

export interface Decision {
  readonly day: ReckonedDay;
  readonly window: DecidingWindow;
  readonly choice: Choice;
  /** Other days observed by some; empty where only one day's window touches the tithi. */
  readonly alternatives: readonly Alternative[];
}

/** A tithi touches at most this many Vedic days. */
const TOUCHED = 3;

/** The Vedic days that a tithi touches, in order. */
export const daysTouched = (calendar: ObservanceCalendar, span: TimeSpan): ReckonedDay[] => {
  const days = [calendar.dayAt(span.start)];
  for (let last = days[0]; last && last.end < span.end && days.length <= TOUCHED; days.push(last))
    last = calendar.dayFrom(last, 1);
  return days;
};

/** The days whose sunrise is in a span. */
export const sunrisesIn = (calendar: ObservanceCalendar, span: TimeSpan): ReckonedDay[] =>
  daysTouched(calendar, span).filter((day) => holdsInstant(span, day.sunrise));

interface Covered {
  readonly day: ReckonedDay;
  readonly cover: number;
}

/** The days whose window shares a moment with a tithi, with the share covered. */
export const coveredDays = (calendar: ObservanceCalendar, span: TimeSpan, window: DecidingWindow): Covered[] =>
  daysTouched(calendar, span)
    .map((day) => ({ day, cover: coverOf(span, windowOfDay(calendar, window, day)) }))
    .filter(({ cover }) => cover > 0);

/** Shares that differ by less count as equal. */
const SAME_SHARE = 1e-6;

/** The day of a tithi that touches no day's window. */
export const dayOfNeither = (
  calendar: ObservanceCalendar,
  span: TimeSpan,
  window: DecidingWindow,
  neither: DayRule['neither'],
): Decision => {
  const begins = calendar.dayAt(span.start);
  const [sunrise] = sunrisesIn(calendar, span);
  if (!sunrise || sunrise.start === begins.start) return { day: begins, window, choice: 'begins', alternatives: [] };
  return neither === 'begins'
    ? { day: begins, window, choice: 'begins', alternatives: [{ school: 'udaya', day: sunrise }] }
    : { day: sunrise, window, choice: 'sunrise', alternatives: [{ school: 'tithi_begins', day: begins }] };
};

const secondWins = (first: Covered, second: Covered, both: DayRule['both']): boolean => {
  switch (both) {
    case 'first':
      return false;
    case 'second':
      return true;
    case 'larger':
      return second.cover > first.cover + SAME_SHARE;
    case 'larger_late':
      return second.cover > first.cover - SAME_SHARE;
  }
};

/** The day of a tithi by a day rule. */
export const decideDay = (
  calendar: ObservanceCalendar,
  span: TimeSpan,
  { window, both, neither }: DayRule,
): Decision => {
  const [first, second] = coveredDays(calendar, span, window);
  if (!first) return dayOfNeither(calendar, span, window, neither);
  if (!second) return { day: first.day, window, choice: 'only', alternatives: [] };
  const late = secondWins(first, second, both);
  const larger = both.startsWith('larger') && Math.abs(first.cover - second.cover) > SAME_SHARE;
  return late
    ? {
        day: second.day,
        window,
        choice: larger ? 'larger' : 'second',
        alternatives: [{ school: 'first_day', day: first.day }],
      }
    : {
        day: first.day,
        window,
        choice: larger ? 'larger' : 'first',
        alternatives: [{ school: 'second_day', day: second.day }],
      };
};

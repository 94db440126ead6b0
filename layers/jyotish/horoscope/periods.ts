/** Weeks, months and years of the feed, and the days that stand for each. */
import { addDays, dateOfDayNumber, dayNumber, mondayOf, type CivilDate } from '../ephemeris/instant.ts';
import type { FeedPeriod } from './areas.ts';

/** A stretch of civil dates, both ends included. */
export interface DateSpan {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

const lastOfMonth = ({ year, month }: CivilDate): CivilDate =>
  addDays({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 }, -1);

/** The day, ISO week, Gregorian month or year that holds a date. */
export const feedPeriodOf = (period: FeedPeriod, date: CivilDate): DateSpan => {
  const { year, month } = date;
  switch (period) {
    case 'daily':
      return { from: date, to: date };
    case 'weekly':
      return { from: mondayOf(date), to: addDays(mondayOf(date), 6) };
    case 'monthly':
      return { from: { year, month, day: 1 }, to: lastOfMonth(date) };
    case 'yearly':
      return { from: { year, month: 1, day: 1 }, to: { year, month: 12, day: 31 } };
  }
};

/** First day of the period `offset` periods after the one that holds `date`. */
export const movedBy = (period: FeedPeriod, date: CivilDate, offset: number): CivilDate => {
  const { from } = feedPeriodOf(period, date);
  if (period === 'daily') return addDays(from, offset);
  if (period === 'weekly') return addDays(from, 7 * offset);
  const months = from.year * 12 + from.month - 1 + offset * (period === 'monthly' ? 1 : 12);
  return { year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 };
};

/** Days between the dates whose sky stands for a period: every day of a week, every third of a month, every seventh of a year. */
const STEP: Readonly<Record<FeedPeriod, number>> = { daily: 1, weekly: 1, monthly: 3, yearly: 7 };

/** Every `step`-th date of a span from its first. */
export const datesOf = ({ from, to }: DateSpan, step = 1): CivilDate[] => {
  const first = dayNumber(from);
  const count = Math.floor((dayNumber(to) - first) / step) + 1;
  return Array.from({ length: count }, (_, i) => dateOfDayNumber(first + i * step));
};

/** The dates whose sky stands for a period: a month by its days 1, 4, 7 …, a year by every seventh. */
export const sampleDates = (period: FeedPeriod, span: DateSpan): CivilDate[] => datesOf(span, STEP[period]);

/** The four quarters of a year. */
export const quartersOf = (year: number): DateSpan[] =>
  [1, 4, 7, 10].map((month) => ({
    from: { year, month, day: 1 },
    to: lastOfMonth({ year, month: month + 2, day: 1 }),
  }));

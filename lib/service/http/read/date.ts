/** Civil dates of a request: `date`, or day, month and year, in the Gregorian or the Julian calendar; `from` and `to`. */
import {
  addDays,
  civilDateOf,
  dateOfDayNumber,
  dayNumber,
  isoDate,
  type CivilDate,
  type JulianDay,
} from '../../../../layers/jyotish/ephemeris/instant.ts';
import { YEARS } from '../../../contract/values/date-time.ts';
import type { Clock, Range } from '../../../contract/values/moment.ts';
import type { Warn } from '../../../contract/frame/warnings.ts';
import { warnOfSkippedDates } from './clock.ts';
import { inRange } from './instant.ts';
import type { Reader } from './reader.ts';

/** Julian day number of a date of the Julian calendar. */
const julianCalendarDay = ({ year, month, day }: CivilDate): number => {
  const shift = Math.floor((14 - month) / 12);
  const y = year + 4800 - shift;
  return day + Math.floor((153 * (month + 12 * shift - 3) + 2) / 5) + 365 * y + Math.floor(y / 4) - 32083;
};

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the month of a date has its day, in a leap year of its calendar or another. */
const isReal = ({ month, day }: CivilDate, isLeapYear: boolean): boolean =>
  day <= (MONTH_DAYS[month - 1] ?? 0) + (month === 2 && isLeapYear ? 1 : 0);

/** The Gregorian date of a date of `YEARS` in its calendar; null when it is not a real one. */
const gregorianDate = (date: CivilDate, calendar: string | undefined): CivilDate | null => {
  const { year, month, day } = date;
  if (year < YEARS.from || year > YEARS.to || month < 1 || month > 12 || day < 1) return null;
  const isFourth = year % 4 === 0;
  if (calendar === 'julian') return isReal(date, isFourth) ? dateOfDayNumber(julianCalendarDay(date)) : null;
  return isReal(date, isFourth && (year % 100 !== 0 || year % 400 === 0)) ? date : null;
};

/** The numbers of a `YYYY-MM-DD` text, which may not be a real date. */
const numbersOf = (text: string): CivilDate => ({
  year: Number(text.slice(0, 4)),
  month: Number(text.slice(5, 7)),
  day: Number(text.slice(8)),
});

const PARTS = ['day', 'month', 'year'] as const;

/** `date`, or day + month + year, or both when they agree. Null when absent (a fault, unless `optional`) or wrong. */
export const readDate = (r: Reader, optional = false): CivilDate | null => {
  const parts = PARTS.filter((name) => r.has(name));
  const text = r.text('date');
  if (!r.has('date') && parts.length === 0) {
    if (!optional) r.required('date', `${r.prefix}date (or day, month and year) is required.`, 'YYYY-MM-DD');
    return null;
  }
  const sent = { day: r.number('day'), month: r.number('month'), year: r.number('year') };
  if (!r.has('date')) {
    for (const name of PARTS)
      if (!r.has(name)) r.required(name, `${r.prefix}${name} is required with the other parts of the date.`);
  }
  const whole = text === undefined ? null : numbersOf(text);
  if (whole && PARTS.some((name) => (sent[name] ?? whole[name]) !== whole[name])) {
    r.conflict('date', `${r.prefix}date and day, month, year say different dates.`);
    return null;
  }
  const { day, month, year } = sent;
  const split = day === undefined || month === undefined || year === undefined ? null : { year, month, day };
  const given = whole ?? split;
  if (!given) return null;
  const date = gregorianDate(given, r.text('calendar'));
  const julian = r.text('calendar') === 'julian';
  if (!date) r.refuseDate(whole ? 'date' : 'day', julian ? '' : isoDate(given));
  return date;
};

/** Two civil dates, the first not after the second. */
export interface DateSpan {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** `from` … `to`; faults when they are missing, reversed or further apart than `maxDays`. */
export const readSpan = (r: Reader, maxDays: number): DateSpan | null => {
  const [from, to] = ['from', 'to'].map((name) => {
    const text = r.text(name);
    if (!r.has(name)) r.required(name, `${r.prefix}${name} is required.`, 'YYYY-MM-DD');
    return text === undefined ? null : civilDateOf(text);
  });
  if (!from || !to) return null;
  const field = `${r.prefix}to`;
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < 1)
    r.faults.add(field, 'OUT_OF_RANGE', `${field} must not be before from.`, `${isoDate(from)} or later`, r.text('to'));
  else if (days > maxDays)
    r.faults.add(
      field,
      'RANGE_TOO_LONG',
      `from and to may span ${maxDays} days.`,
      `at most ${maxDays} days`,
      r.text('to'),
    );
  return { from, to };
};

/**
 * The instants of a span on a clock, from the first midnight to the last; with `beyondSky` also outside the ephemeris. Warns
 * of dates in it that the clock left out.
 */
export const rangeOn = async (span: DateSpan | null, clock: Clock, warn: Warn, beyondSky = false): Promise<Range> => {
  const covered = (jd: JulianDay): JulianDay => (beyondSky ? jd : inRange(jd));
  if (!span) throw new Error('a range without ends passed validation');
  const start = covered(clock.instant(span.from, 0));
  const end = covered(clock.instant(addDays(span.to, 1), 0));
  await warnOfSkippedDates(clock, span.from, span.to, warn);
  return { ...span, start, end, clock };
};

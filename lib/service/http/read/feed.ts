/** What is asked of the horoscope feed: which day, week, month or year, and for whom. */
import { NAKSHATRA_KEYS } from '../../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../../layers/jyotish/chart/rashi.ts';
import { civilDate, dateOfIsoWeek, isoDate, type CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import {
  EVENT_WORDS,
  FEED_ALL,
  FEED_CLOCK_OFFSET,
  FEED_UNITS,
  MONTH_WORDS,
  WEEK_WORDS,
} from '../../../contract/suites/feed-input.ts';
import { civilIn, YEARS } from '../../../contract/values/date-time.ts';
import type { Fields } from '../../../contract/frame/input.ts';
import type { DateSpan } from './date.ts';
import { readClock, refuseLmt, setClock, warnOfSkippedDates } from './clock.ts';
import { inRange, type Finish } from './instant.ts';
import { nakshatraFrom, signFrom, unknownName } from './known-names.ts';
import type { Reader } from './reader.ts';
import { clockTimeOf, type Resolution } from './resolution.ts';

/** Monday of `2026-W03`; a fault where the year has no such week. */
const readWeek = (r: Reader): CivilDate | null => {
  const text = r.text('week');
  if (text === undefined) return null;
  const year = Number(text.slice(0, 4));
  const monday = dateOfIsoWeek(year, Number(text.slice(-2)));
  if (year >= YEARS.from && year <= YEARS.to && monday) return monday;
  r.notOfForm('week', WEEK_WORDS);
  return null;
};

/** First day of `2026-01`. */
const readMonth = (r: Reader): CivilDate | null => {
  const text = r.text('month');
  const date = text === undefined ? null : civilIn(`${text}-01`);
  if (text !== undefined && !date) r.notOfForm('month', MONTH_WORDS);
  return date;
};

const readYear = (r: Reader): CivilDate | null => {
  const year = r.number('year');
  return year === undefined ? null : { year, month: 1, day: 1 };
};

const readDay = (r: Reader): CivilDate | null => {
  const text = r.text('date');
  return text === undefined ? null : civilIn(text);
};

/** Numbers of a field that names a sign or star, or, where `ofAll`, all of them. */
const readNumbers = (
  r: Reader,
  name: string,
  keys: readonly string[],
  from: (value: number | string) => number | null,
  ofAll: boolean,
): number[] => {
  const value = r.number(name) ?? r.text(name);
  if (value === undefined) return [];
  if (ofAll && value === FEED_ALL) return keys.map((_, i) => i + 1);
  const found = from(value);
  if (found !== null) return [found];
  const { field, code, message, expected } = unknownName(name, String(value), keys);
  r.faults.add(field, code, message, expected, value);
  return [];
};

/** The date in `ingress:sun:2026-01-14`, which stands in place of `from` and `to`. */
export const readEventSpan = (r: Reader): DateSpan | null => {
  const date = civilIn(r.text('event')?.split(':')[2] ?? '');
  if (!date) r.notOfForm('event', EVENT_WORDS);
  for (const name of ['from', 'to']) if (r.has(name)) r.conflict(name, `${name} and event exclude each other.`);
  return date && { from: date, to: date };
};

/** The fields of a feed; of its units and persons those that the endpoint has. */
export const readFeed = (r: Reader, fields: Fields): Finish<Resolution<'feed'>> => {
  const own = (name: string): boolean => name in fields;
  const units = ['date', ...FEED_UNITS.filter(own)].filter((name) => r.has(name));
  const [first, ...others] = [...units, ...(r.has('offset') ? ['offset'] : [])];
  for (const name of others) r.conflict(name, `${name} and ${first ?? ''} exclude each other.`);
  const named =
    readDay(r) ??
    (own('week') ? readWeek(r) : null) ??
    (own('month') ? readMonth(r) : null) ??
    (own('year') ? readYear(r) : null);
  const signs = ['sign', 'sign_a', 'sign_b']
    .filter(own)
    .flatMap((name) => readNumbers(r, name, SIGN_KEYS, signFrom, name === 'sign'));
  const stars = own('nakshatra') ? readNumbers(r, 'nakshatra', NAKSHATRA_KEYS, nakshatraFrom, true) : [];
  const draft = readClock(r);
  refuseLmt(r);
  return async (now, warn) => {
    const { clock, source } = await setClock(draft, null, warn, FEED_CLOCK_OFFSET);
    const date = named ?? civilDate(now, clock.offsetAt(now));
    const noon = inRange(clock.instant(date, 12));
    await warnOfSkippedDates(clock, date, date, warn);
    return {
      values: { feed: { clock, date, offset: r.number('offset') ?? 0, isNamed: named !== null, signs, stars } },
      time: clockTimeOf(clock, noon, source),
      jd: noon,
      ...(named ? {} : { filled: { date: isoDate(date) } }),
    };
  };
};

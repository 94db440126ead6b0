/** The parts of a day that decide the date of a tithi. */
import { julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { dayPeriod, type DayPeriod } from '../panchang/periods.ts';
import { shareOf, type TimeSpan } from '../ephemeris/span.ts';
import { holdsInstant, type ObservanceCalendar, type ReckonedDay } from './observance-calendar.ts';

/** In the order of the day. `forenoon` is the first half of the day, which some schools call purvahna. */
export const DECIDING_WINDOWS = [
  'arunodaya',
  'udaya',
  'day',
  'pratah',
  'purvahna',
  'forenoon',
  'madhyahna',
  'aparahna',
  'sayahna',
  'sunset',
  'night',
  'pradosha',
  'moonrise',
  'nishita',
] as const;
export type DecidingWindow = (typeof DECIDING_WINDOWS)[number];

/** Length of arunodaya as Ekadashi counts it: four ghatis, 96 minutes before sunrise. */
export const ARUNODAYA_DAYS = 4 / 60;

/** Sunrise to sunset. */
export const lightOf = ({ sunrise, sunset }: ReckonedDay): TimeSpan => ({ start: sunrise, end: sunset });
/** Sunset to the next sunrise. */
export const darkOf = ({ sunset, nextSunrise }: ReckonedDay): TimeSpan => ({ start: sunset, end: nextSunrise });

const instant = (jd: JulianDay): TimeSpan => ({ start: jd, end: jd });

/** A named period of a reckoned day. */
export const periodOf = (id: DayPeriod, day: ReckonedDay): TimeSpan => {
  const span = dayPeriod(id, day, null);
  if (!span) throw new Error(`${id} needs the night before`);
  return span;
};

/** A deciding window of a day; an instant (sunrise, sunset, moonrise) begins and ends at once. Null when there is no moonrise. */
export const windowOfDay = (calendar: ObservanceCalendar, id: DecidingWindow, day: ReckonedDay): TimeSpan | null => {
  switch (id) {
    case 'udaya':
      return instant(day.sunrise);
    case 'sunset':
      return instant(day.sunset);
    case 'moonrise': {
      const moonrise = calendar.moonrise(day);
      return moonrise === null ? null : instant(moonrise);
    }
    case 'arunodaya': {
      const night = darkOf(calendar.dayFrom(day, -1));
      return shareOf(night, 13 / 15, 1);
    }
    case 'day':
      return lightOf(day);
    case 'night':
      return darkOf(day);
    case 'forenoon':
      return shareOf(lightOf(day), 0, 1 / 2);
    default:
      return periodOf(id, day);
  }
};

/** Share 0–1 of a window that a tithi covers; of an instant 0 or 1. */
export const coverOf = (tithi: TimeSpan, window: TimeSpan | null): number => {
  if (!window) return 0;
  if (window.start === window.end) return holdsInstant(tithi, window.start) ? 1 : 0;
  const shared = Math.min(tithi.end, window.end) - Math.max(tithi.start, window.start);
  return Math.max(0, shared) / (window.end - window.start);
};

/** The middle of a span. */
export const middleOf = ({ start, end }: TimeSpan): JulianDay => julian((start + end) / 2);

/** The first fifth of the day after a sunrise: the time to break a fast. */
export const pratahOf = (day: ReckonedDay): TimeSpan => periodOf('pratah', day);

/** An instant a number of day-muhurtas (fifteenths of the day) after sunrise. */
export const dayMuhurtas = ({ sunrise, sunset }: ReckonedDay, muhurtas: number): JulianDay =>
  plusDays(sunrise, ((sunset - sunrise) * muhurtas) / 15);

/** Festivals of the Sun's entries, and of stars and tithis in the solar months, on their day. */
import { addDays, civilDate, dayNumber, plusDays, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import { crossingNear } from '../ephemeris/search.ts';
import type { Place } from '../ephemeris/sky.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { angaAt, nextSegment, type Segment } from '../panchang/anga.ts';
import { shiftedAlternatives, type FestivalDay } from './festival-day.ts';
import type { SankrantiDayRule } from './festival-rows.ts';
import type {
  DateFestival,
  Festival,
  SankrantiFestival,
  SolarDayFestival,
  SolarMonthFestival,
} from './festival-table.ts';
import { lunarMonthAt } from './lunar-month.ts';
import type { ObservanceCalendar, ReckonedDay } from './observance-calendar.ts';
import { nextEntry, sankrantiDay, type SolarEntry } from './sankranti.ts';
import { reckonedEntry, solarMonthBegins, SUN_SPEED } from './solar-month.ts';
import { nepaliMonthStart } from './solar-year.ts';
import { SPECIAL_RULES } from './special-rules.ts';
import { decideDay, sunrisesIn, type Decision } from './which-day.ts';

/** What decides a festival; `kept`: the day it is kept on, where that is not the one of the rule. */
interface Ruled extends Pick<FestivalDay, 'reason'>, Partial<Pick<FestivalDay, 'alternatives' | 'span' | 'entry'>> {
  readonly day: ReckonedDay;
  readonly kept?: ReckonedDay;
  /** Its tithi; that of the sunrise when left out. */
  readonly tithi?: number;
}

/** A festival of the Sun on its day, with the lunar date of its sunrise. */
const keptOn = (
  { almanac: { table } }: ObservanceCalendar,
  festival: Festival,
  { day, kept = day, tithi, span = null, reason, alternatives = [], entry = null }: Ruled,
): FestivalDay => {
  const month = lunarMonthAt(table, kept.sunrise);
  return {
    festival,
    date: kept.date,
    ruled: day,
    month,
    monthNumber: month.month,
    tithi: tithi ?? angaAt('tithi', table, kept.sunrise),
    span,
    reason,
    alternatives,
    ekadashi: null,
    entry,
  };
};

/** Guwahati, by whose noon Assam decides. */
const GUWAHATI: Place = { lat: 26.1445, lon: 91.7362, altitude: 0 };
const HALF_DAY = 0.5;
/** Whether an instant lies between midnight and noon of the Sun at Guwahati: it crosses the meridian there within half a day. */
const isBeforeNoon = ({ table: { sky } }: Almanac, at: JulianDay): boolean => {
  const noon = sky.nextEvent('sun', 'transit', at, GUWAHATI, 'apparent');
  return noon !== null && noon - at <= HALF_DAY;
};

const entryDay = (calendar: ObservanceCalendar, rule: SankrantiDayRule, entry: SolarEntry): ReckonedDay => {
  const { almanac } = calendar;
  const { at } = entry;
  switch (rule) {
    case 'observed':
      return sankrantiDay(calendar, entry);
    case 'civil_day':
      return calendar.dayOf(civilDate(at, almanac.clock.offsetAt(at)));
    case 'before_noon': {
      const day = calendar.dayOf(civilDate(at, almanac.clock.offsetAt(at)));
      return isBeforeNoon(almanac, at) ? day : calendar.dayFrom(day, 1);
    }
    case 'vedic_day':
      return calendar.dayAt(at);
    case 'first_sunrise': {
      const day = calendar.dayAt(at);
      return at <= day.sunrise ? day : calendar.dayFrom(day, 1);
    }
    default:
      return calendar.dayOf(solarMonthBegins(almanac, rule, at));
  }
};

/** A festival of the Sun at a place inside a sign: the day that the rule gives to that instant. */
const sunDegreeDay = (calendar: ObservanceCalendar, festival: SankrantiFestival, entry: SolarEntry): FestivalDay => {
  const { table } = calendar.almanac;
  const { degrees, sign } = festival;
  const target = (sign - 1) * 30 + degrees;
  const guess = plusDays(entry.at, degrees / SUN_SPEED);
  const at = crossingNear((t) => table.longitude('sun', t), target, guess, SUN_SPEED);
  const day = entryDay(calendar, festival.rule, { sign, at });
  const kept = calendar.dayFrom(day, festival.shift);
  return keptOn(calendar, festival, { day, kept, reason: { by: 'sun', sign, degrees }, entry: { sign, at } });
};

/**
 * Whether the day of an entry hangs on the Sun of the almanac asked for: a festival of all India, and those of the months of
 * Tamil Nadu. Other regions keep their own by the true Sun.
 */
const followsReckoning = ({ regions, rule }: SankrantiFestival): boolean => rule === 'tamil' || regions.includes('all');

/** A festival of an entry of the Sun. */
export const sankrantiFestivalDay = (
  calendar: ObservanceCalendar,
  festival: SankrantiFestival,
  trueEntry: SolarEntry,
): FestivalDay => {
  const { degrees, sign } = festival;
  if (degrees > 0) return sunDegreeDay(calendar, festival, trueEntry);
  const { almanac } = calendar;
  const reckoning = followsReckoning(festival) ? (almanac.reckoning ?? 'drik') : 'drik';
  const entry = { sign, at: reckonedEntry({ reckoning }, trueEntry.at) };
  const day = entryDay(calendar, festival.rule, entry);
  const civil = entryDay(calendar, 'civil_day', entry);
  const other = festival.rule === 'observed' && civil.start !== day.start;
  const kept = calendar.dayFrom(day, festival.shift);
  return keptOn(calendar, festival, {
    day,
    kept,
    reason: { by: 'sankranti', sign, rule: reckoning === 'drik' ? festival.rule : reckoning },
    alternatives: other ? shiftedAlternatives(festival, [{ school: 'civil_day', day: civil }]) : [],
    entry,
  });
};

const FULL_MOON = 15;
const UDAYA = { window: 'udaya', both: 'first', neither: 'begins' } as const;

/** The day of a star whose festival belongs to the full moon: a star that begins on a full moon day is observed on it. */
const fullMoonStar = (calendar: ObservanceCalendar, star: Segment): Decision => {
  const found = decideDay(calendar, star, UDAYA);
  const before = calendar.dayFrom(found.day, -1);
  const isFull = ({ sunrise }: ReckonedDay): boolean => angaAt('tithi', calendar.almanac.table, sunrise) === FULL_MOON;
  return found.choice !== 'begins' &&
    star.start > before.sunrise &&
    star.start < before.sunset &&
    isFull(before) &&
    !isFull(found.day)
    ? { day: before, window: 'udaya', choice: 'full_moon', alternatives: [{ school: 'udaya', day: found.day }] }
    : found;
};

const solarMonthDecision = (calendar: ObservanceCalendar, { rule }: SolarMonthFestival, segment: Segment): Decision => {
  switch (rule) {
    case 'udaya':
      return decideDay(calendar, segment, UDAYA);
    case 'full_moon':
      return fullMoonStar(calendar, segment);
    case 'pradosha':
      return decideDay(calendar, segment, { window: 'pradosha', both: 'first', neither: 'sunrise' });
    case 'vaikuntha':
      return SPECIAL_RULES.vaikuntha(calendar, segment);
    default:
      return decideDay(calendar, segment, rule);
  }
};

/** Days before an entry from which a star is looked for: a regional month may begin on the day of the entry, before it. */
const calendarLead = ({ calendar }: SolarMonthFestival): number => (calendar === null ? 0 : -2);

/** Whether a day is in the solar month: the Sun is in the sign at its sunrise, or the civil date is of the regional month. */
const monthHolds = (
  { almanac }: ObservanceCalendar,
  festival: SolarMonthFestival,
  entry: SolarEntry,
  next: SolarEntry,
): ((day: ReckonedDay) => boolean) => {
  const region = festival.calendar;
  if (region === null) return ({ sunrise }) => sunrise >= entry.at && sunrise < next.at;
  const [first, after] = [entry, next].map(({ at }) => dayNumber(solarMonthBegins(almanac, region, at)));
  return ({ date }) => dayNumber(date) >= (first ?? 0) && dayNumber(date) < (after ?? 0);
};

/** A decision whose day is in the month; of two sunrises in a tithi or star the second where only that is in it; else null. */
const heldDecision = (
  calendar: ObservanceCalendar,
  decision: Decision,
  segment: Segment,
  holds: (day: ReckonedDay) => boolean,
): Decision | null => {
  if (holds(decision.day)) return decision;
  if (decision.window !== 'udaya' || decision.choice !== 'first') return null;
  const second = sunrisesIn(calendar, segment).find(holds);
  return second ? { ...decision, day: second, choice: 'second', alternatives: [] } : null;
};

/** A star or tithi in the solar month that an entry opens: the last whose day is in the month. */
export const solarMonthFestivalIn = (
  calendar: ObservanceCalendar,
  festival: SolarMonthFestival,
  entry: SolarEntry,
): FestivalDay[] => {
  const { table } = calendar.almanac;
  const { anga, number, sign } = festival;
  const next = nextEntry(table, entry);
  const end = next.at;
  const holds = monthHolds(calendar, festival, entry, next);
  let found: { readonly decision: Decision; readonly segment: Segment } | null = null;
  for (let from = plusDays(entry.at, calendarLead(festival)); ;) {
    const segment = nextSegment(anga, table, number, from);
    if (segment.start >= end + 1) break;
    const decision = heldDecision(calendar, solarMonthDecision(calendar, festival, segment), segment, holds);
    if (decision) found = { decision, segment };
    from = plusDays(segment.end, 1);
  }
  if (!found) return [];
  const { day, window, choice, alternatives } = found.decision;
  const of =
    anga === 'tithi'
      ? ({ tithi: number, reason: { by: 'tithi', window, choice } } as const)
      : ({ reason: { by: 'star', sign, star: number, window, choice } } as const);
  const shifted = shiftedAlternatives(festival, alternatives);
  return [keptOn(calendar, festival, { day, ...of, span: found.segment, alternatives: shifted, entry })];
};

/** A festival of a Gregorian date in a year. */
export const dateFestivalIn = (calendar: ObservanceCalendar, festival: DateFestival, year: number): FestivalDay =>
  keptOn(calendar, festival, {
    day: calendar.dayOf({ year, month: festival.month, day: festival.day }),
    reason: { by: 'date' },
  });

/** Magh, the Nepali month that begins in January. */
const NEW_YEAR_MONTH = 10;

/** Which civil dates are wanted. */
type Wanted = (date: CivilDate) => boolean;

const onSolarDay = (
  calendar: ObservanceCalendar,
  festival: SolarDayFestival,
  { starts, next }: { readonly starts: CivilDate; readonly next: CivilDate },
  wanted: Wanted,
): FestivalDay[] => {
  const last = festival.day === 0;
  const day = last ? dayNumber(next) - dayNumber(starts) : festival.day;
  const date = addDays(starts, day - 1);
  const { calendar: whose, month } = festival;
  if (!wanted(date)) return [];
  const reason = { by: 'solar_day', calendar: whose, month, day, last } as const;
  return [keptOn(calendar, festival, { day: calendar.dayOf(date), reason })];
};

/** A festival of a day of the solar month that an entry opens, on a wanted date. */
export const solarDayFestivalIn = (
  calendar: ObservanceCalendar,
  festival: SolarDayFestival,
  entry: SolarEntry,
  wanted: Wanted,
): FestivalDay[] => {
  const { almanac } = calendar;
  const region = festival.calendar === 'nepali' ? 'tamil' : festival.calendar;
  const begins = (one: SolarEntry): CivilDate => solarMonthBegins(almanac, region, one.at);
  const starts = begins(entry);
  const next = festival.day === 0 ? begins(nextEntry(almanac.table, entry)) : starts;
  return onSolarDay(calendar, festival, { starts, next }, wanted);
};

/** A festival of a day of the Nepali calendar on the date it has in a Gregorian year: months from Magh on began the year before. */
export const nepaliDayFestivalIn = (
  calendar: ObservanceCalendar,
  festival: SolarDayFestival,
  year: number,
  wanted: Wanted,
): FestivalDay[] => {
  const opening = festival.month < NEW_YEAR_MONTH ? year : year - 1;
  const starts = nepaliMonthStart(calendar.almanac, festival.month, opening);
  return onSolarDay(calendar, festival, { starts, next: starts }, wanted);
};

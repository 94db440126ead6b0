/** Festivals of the Sun's entries, and of stars and tithis in the solar months, on their day. */
import { civilDate, plusDays } from '../ephemeris/instant.ts';
import { angaAt, nextSegment, type Segment } from '../panchang/anga.ts';
import { shiftedAlternatives, type FestivalDay } from './festival-day.ts';
import type { SankrantiDayRule, SankrantiFestival, SolarMonthFestival } from './festival-table.ts';
import { lunarMonthAt } from './lunar-month.ts';
import type { ObservanceCalendar, ReckonedDay } from './observance-calendar.ts';
import { nextEntry, sankrantiDay, type SolarEntry } from './sankranti.ts';
import { solarMonthBegins } from './solar-month.ts';
import { SPECIAL_RULES } from './special-rules.ts';
import { decideDay, type Decision } from './which-day.ts';

/** Lunar date of a day's sunrise. */
const lunarDateOf = (
  { almanac: { table } }: ObservanceCalendar,
  { sunrise }: ReckonedDay,
): Pick<FestivalDay, 'month' | 'monthNumber' | 'tithi'> => {
  const month = lunarMonthAt(table, sunrise);
  return { month, monthNumber: month.month, tithi: angaAt('tithi', table, sunrise) };
};

const entryDay = (calendar: ObservanceCalendar, rule: SankrantiDayRule, entry: SolarEntry): ReckonedDay => {
  const { almanac } = calendar;
  const { at } = entry;
  switch (rule) {
    case 'observed':
      return sankrantiDay(calendar, entry);
    case 'civil_day':
      return calendar.dayOf(civilDate(at, almanac.clock.offsetAt(at)));
    case 'first_sunrise': {
      const day = calendar.dayAt(at);
      return at <= day.sunrise ? day : calendar.dayFrom(day, 1);
    }
    default:
      return calendar.dayOf(solarMonthBegins(almanac, rule, at));
  }
};

/** A festival of an entry of the Sun. */
export const sankrantiFestivalDay = (
  calendar: ObservanceCalendar,
  festival: SankrantiFestival,
  entry: SolarEntry,
): FestivalDay => {
  const day = entryDay(calendar, festival.rule, entry);
  const civil = entryDay(calendar, 'civil_day', entry);
  const other = festival.rule === 'observed' && civil.start !== day.start;
  const kept = calendar.dayFrom(day, festival.shift);
  return {
    festival,
    date: kept.date,
    ruled: day,
    ...lunarDateOf(calendar, kept),
    span: null,
    reason: { by: 'sankranti', sign: festival.sign, rule: festival.rule },
    alternatives: other ? shiftedAlternatives(festival, [{ school: 'civil_day', day: civil }]) : [],
    ekadashi: null,
    entry,
  };
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
  }
};

/** A star or tithi in the solar month that an entry opens: the last whose day begins with the Sun in the sign. */
export const solarMonthFestivalIn = (
  calendar: ObservanceCalendar,
  festival: SolarMonthFestival,
  entry: SolarEntry,
): FestivalDay[] => {
  const { table } = calendar.almanac;
  const { anga, number, sign } = festival;
  const { at: end } = nextEntry(table, entry);
  let found: { readonly decision: Decision; readonly segment: Segment } | null = null;
  for (let from = entry.at; ;) {
    const segment = nextSegment(anga, table, number, from);
    if (segment.start >= end) break;
    const decision = solarMonthDecision(calendar, festival, segment);
    if (decision.day.sunrise >= entry.at && decision.day.sunrise < end) found = { decision, segment };
    from = plusDays(segment.end, 1);
  }
  if (!found) return [];
  const { day, window, choice, alternatives } = found.decision;
  return [
    {
      festival,
      date: day.date,
      ruled: day,
      ...lunarDateOf(calendar, day),
      ...(anga === 'tithi' ? { tithi: number } : {}),
      span: found.segment,
      reason: anga === 'tithi' ? { by: 'tithi', window, choice } : { by: 'star', sign, star: number, window, choice },
      alternatives: shiftedAlternatives(festival, alternatives),
      ekadashi: null,
      entry,
    },
  ];
};

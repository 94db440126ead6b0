/** One festival on its day: by tithi, Ekadashi, entry of the Sun, or star in a solar month. */
import { addDays, civilDate, plusDays, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import { angaAt, nextSegment, type Segment } from '../panchang/anga.ts';
import type { DecidingWindow } from './deciding-window.ts';
import type { Ekadashi, EkadashiCase } from './ekadashi.ts';
import type {
  EkadashiFestival,
  Festival,
  SankrantiDayRule,
  SankrantiFestival,
  SolarMonthFestival,
  TithiFestival,
} from './festival-table.ts';
import { lunarMonthAt, nextLunarMonth, previousLunarMonth, type LunarMonth } from './lunar-month.ts';
import { bearsMonth, type ObservanceCalendar, type ReckonedDay } from './observance-calendar.ts';
import { nextEntry, sankrantiDay, type SolarEntry } from './sankranti.ts';
import { solarMonthBegins } from './solar-month.ts';
import { SPECIAL_RULES } from './special-rules.ts';
import { decideDay, type Alternative, type Choice, type Decision, type School } from './which-day.ts';

/** Why a festival stands on its day: ids that `lib/i18n` turns into a sentence. */
export type FestivalReason =
  | { readonly by: 'tithi'; readonly window: DecidingWindow; readonly choice: Choice }
  | { readonly by: 'ekadashi'; readonly case: EkadashiCase }
  | { readonly by: 'sankranti'; readonly sign: number; readonly rule: SankrantiDayRule }
  | { readonly by: 'star'; readonly sign: number; readonly star: number; readonly window: DecidingWindow; readonly choice: Choice }; // prettier-ignore

/** A festival on its day. */
export interface FestivalDay {
  readonly festival: Festival;
  readonly date: CivilDate;
  /** The day that the rule gave: `date` before the festival's own shift. */
  readonly ruled: ReckonedDay;
  /** The lunation of its tithi, or of the day's sunrise. */
  readonly month: LunarMonth;
  /** Month 1–12 whose rite it is: in a lost month either of two. */
  readonly monthNumber: number;
  /** Its tithi 1–30, or that of the day's sunrise. */
  readonly tithi: number;
  /** The tithi or star it belongs to, from start to end; null for an entry of the Sun. */
  readonly span: Segment | null;
  readonly reason: FestivalReason;
  readonly alternatives: readonly { readonly school: School; readonly date: CivilDate }[];
  readonly ekadashi: Ekadashi | null;
  readonly entry: SolarEntry | null;
}

const shifted = ({ shift }: Festival, alternatives: readonly Alternative[]): FestivalDay['alternatives'] =>
  alternatives.map(({ school, day }) => ({ school, date: addDays(day.date, shift) }));

const decided = (calendar: ObservanceCalendar, { rule }: TithiFestival, tithi: Segment): Decision =>
  typeof rule === 'string' ? SPECIAL_RULES[rule](calendar, tithi) : decideDay(calendar, tithi, rule);

const tithiFestivalDay = (calendar: ObservanceCalendar, festival: TithiFestival, month: LunarMonth): FestivalDay => {
  const span = calendar.tithi(month, festival.tithi);
  const { day, window, choice, alternatives } = decided(calendar, festival, span);
  return {
    festival,
    date: addDays(day.date, festival.shift),
    ruled: day,
    month,
    monthNumber: festival.month,
    tithi: festival.tithi,
    span,
    reason: { by: 'tithi', window, choice },
    alternatives: shifted(festival, alternatives),
    ekadashi: null,
    entry: null,
  };
};

/** A festival of a tithi in a lunation: none where the lunation does not bear its month. */
export const tithiFestivalIn = (
  calendar: ObservanceCalendar,
  festival: TithiFestival,
  month: LunarMonth,
): FestivalDay[] => {
  const { table } = calendar.almanac;
  if (!festival.inLeap) return bearsMonth(month, festival.month) ? [tithiFestivalDay(calendar, festival, month)] : [];
  if (month.month !== festival.month) return [];
  if (!month.adhika) {
    const before = previousLunarMonth(table, month);
    return before.adhika && before.month === month.month ? [] : [tithiFestivalDay(calendar, festival, month)];
  }
  const found = tithiFestivalDay(calendar, festival, month);
  const { date } = tithiFestivalDay(calendar, festival, nextLunarMonth(table, month));
  return [{ ...found, alternatives: [...found.alternatives, { school: 'nija_month', date }] }];
};

/** A festival of a named Ekadashi on its smarta day. */
export const ekadashiDay = (festival: EkadashiFestival, ekadashi: Ekadashi): FestivalDay => {
  const { smarta, vaishnava, grihastha, month, tithi, decidedBy } = ekadashi;
  const alternatives: Alternative[] = [];
  if (vaishnava.start !== smarta.start) alternatives.push({ school: 'vaishnava', day: vaishnava });
  if (grihastha) alternatives.push({ school: 'grihastha_first_day', day: grihastha });
  return {
    festival,
    date: smarta.date,
    ruled: smarta,
    month,
    monthNumber: month.month,
    tithi: tithi.id,
    span: tithi,
    reason: { by: 'ekadashi', case: decidedBy },
    alternatives: shifted(festival, alternatives),
    ekadashi,
    entry: null,
  };
};

/** Lunar date of a day's sunrise. */
const lunarDateOf = (
  { almanac: { table } }: ObservanceCalendar,
  { sunrise }: ReckonedDay,
): Pick<FestivalDay, 'month' | 'monthNumber' | 'tithi'> => {
  const month = lunarMonthAt(table, sunrise);
  return { month, monthNumber: month.month, tithi: angaAt('tithi', table, sunrise) };
};

const entryDay = (calendar: ObservanceCalendar, rule: SankrantiDayRule, at: JulianDay): ReckonedDay => {
  const { almanac } = calendar;
  switch (rule) {
    case 'observed':
      return sankrantiDay(calendar, at);
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
  const day = entryDay(calendar, festival.rule, entry.at);
  const civil = entryDay(calendar, 'civil_day', entry.at);
  const other = festival.rule === 'observed' && civil.start !== day.start;
  const kept = calendar.dayFrom(day, festival.shift);
  return {
    festival,
    date: kept.date,
    ruled: day,
    ...lunarDateOf(calendar, kept),
    span: null,
    reason: { by: 'sankranti', sign: festival.sign, rule: festival.rule },
    alternatives: other ? shifted(festival, [{ school: 'civil_day', day: civil }]) : [],
    ekadashi: null,
    entry,
  };
};

const FULL_MOON = 15;
const UDAYA = { window: 'udaya', both: 'first', neither: 'begins' } as const;

/** The day of a star whose festival belongs to the full moon: a star that begins on a full moon day is kept on it. */
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
      alternatives: shifted(festival, alternatives),
      ekadashi: null,
      entry,
    },
  ];
};

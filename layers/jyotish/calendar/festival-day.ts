/** A festival on its day, and the festivals of tithis and Ekadashis. Solar festivals: `solar-festival.ts`. */
import { addDays, plusDays, type CivilDate } from '../ephemeris/instant.ts';
import { angaAt, nextSegment, type Segment } from '../panchang/anga.ts';
import type { DecidingWindow } from './deciding-window.ts';
import type { Ekadashi, EkadashiCase } from './ekadashi.ts';
import type { SankrantiDayRule } from './festival-rows.ts';
import type { SunReckoning } from './siddhanta-sun.ts';
import type {
  EkadashiFestival,
  Festival,
  LunarStarFestival,
  SolarDayFestival,
  TithiFestival,
  WeekdayFestival,
} from './festival-table.ts';
import { nextLunarMonth, previousLunarMonth, type LunarMonth } from './lunar-month.ts';
import { holdsInstant, isRegularMonth, type ObservanceCalendar, type ReckonedDay } from './observance-calendar.ts';
import type { SolarEntry } from './sankranti.ts';
import { SPECIAL_RULES } from './special-rules.ts';
import { decideDay, type Alternative, type Choice, type Decision, type School } from './which-day.ts';

/** Why a festival falls on its day: ids that `lib/words` turns into a sentence. */
export type FestivalReason =
  | { readonly by: 'tithi'; readonly window: DecidingWindow; readonly choice: Choice }
  | { readonly by: 'ekadashi'; readonly case: EkadashiCase }
  | { readonly by: 'sankranti'; readonly sign: number; readonly rule: SankrantiDayRule | SunReckoning }
  | {
      readonly by: 'star';
      readonly sign: number;
      readonly star: number;
      readonly window: DecidingWindow;
      readonly choice: Choice;
    }
  | { readonly by: 'lunar_star'; readonly star: number; readonly choice: Choice }
  | { readonly by: 'weekday'; readonly weekday: number }
  | {
      readonly by: 'solar_day';
      readonly calendar: SolarDayFestival['calendar'];
      readonly month: number;
      readonly day: number;
      readonly last: boolean;
    }
  | { readonly by: 'sun'; readonly sign: number; readonly degrees: number }
  | { readonly by: 'date' };

/** A festival on its day. */
export interface FestivalDay {
  readonly festival: Festival;
  readonly date: CivilDate;
  /** The day that the rule gave: `date` before the festival's own shift. */
  readonly ruled: ReckonedDay;
  /** The lunation of its tithi, or of the day's sunrise. */
  readonly month: LunarMonth;
  /** Month 1–12 of the festival: in a lost month either of two. */
  readonly monthNumber: number;
  /** Its tithi 1–30, or that of the day's sunrise. */
  readonly tithi: number;
  /** The tithi or star it belongs to, from start to end; null where the Sun, a weekday or a date decides. */
  readonly span: Segment | null;
  readonly reason: FestivalReason;
  readonly alternatives: readonly { readonly school: School; readonly date: CivilDate }[];
  readonly ekadashi: Ekadashi | null;
  readonly entry: SolarEntry | null;
}

/** Alternatives with the festival's own shift. */
export const shiftedAlternatives = (
  { shift }: Festival,
  alternatives: readonly Alternative[],
): FestivalDay['alternatives'] => alternatives.map(({ school, day }) => ({ school, date: addDays(day.date, shift) }));

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
    alternatives: shiftedAlternatives(festival, alternatives),
    ekadashi: null,
    entry: null,
  };
};

/** A festival of a tithi in a lunation: none where the lunation is not of its month. */
export const tithiFestivalIn = (
  calendar: ObservanceCalendar,
  festival: TithiFestival,
  month: LunarMonth,
): FestivalDay[] => {
  const { table } = calendar.almanac;
  if (!festival.inLeap)
    return isRegularMonth(month, festival.month) ? [tithiFestivalDay(calendar, festival, month)] : [];
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
    alternatives: shiftedAlternatives(festival, alternatives),
    ekadashi,
    entry: null,
  };
};

const UDAYA = { window: 'udaya', both: 'first', neither: 'begins' } as const;
/** Mean days between two times the Moon is in a star. */
const STAR_TURN_DAYS = 27.32;

/** A festival of a star in the bright half of a lunation: the day of its sunrise. None where the month is another. */
export const lunarStarFestivalIn = (
  calendar: ObservanceCalendar,
  festival: LunarStarFestival,
  month: LunarMonth,
): FestivalDay[] => {
  if (!isRegularMonth(month, festival.month)) return [];
  const { table } = calendar.almanac;
  const { end } = calendar.tithi(month, 15);
  const star = nextSegment('nakshatra', table, festival.star, plusDays(end, -STAR_TURN_DAYS));
  const { day, choice } = decideDay(calendar, star, UDAYA);
  return [
    {
      festival,
      date: addDays(day.date, festival.shift),
      ruled: day,
      month,
      monthNumber: festival.month,
      tithi: angaAt('tithi', table, day.sunrise),
      span: star,
      reason: { by: 'lunar_star', star: festival.star, choice },
      alternatives: [],
      ekadashi: null,
      entry: null,
    },
  ];
};

/** A festival of a weekday in a lunation: every day of that weekday whose sunrise is in it. */
export const weekdayFestivalIn = (
  calendar: ObservanceCalendar,
  festival: WeekdayFestival,
  month: LunarMonth,
): FestivalDay[] => {
  if (!isRegularMonth(month, festival.month)) return [];
  const { table } = calendar.almanac;
  const first = calendar.dayAt(month.opening);
  const ahead = (festival.weekday - first.vara + 7) % 7;
  return [0, 7, 14, 21, 28]
    .map((by) => calendar.dayFrom(first, ahead + by))
    .filter(({ sunrise }) => holdsInstant({ start: month.opening, end: month.closing }, sunrise))
    .map((day) => ({
      festival,
      date: day.date,
      ruled: day,
      month,
      monthNumber: festival.month,
      tithi: angaAt('tithi', table, day.sunrise),
      span: null,
      reason: { by: 'weekday', weekday: festival.weekday },
      alternatives: [],
      ekadashi: null,
      entry: null,
    }));
};

/** A festival on its day, and the festivals of tithis and Ekadashis. Solar festivals: `solar-festival.ts`. */
import { addDays, type CivilDate } from '../ephemeris/instant.ts';
import type { Segment } from '../panchang/anga.ts';
import type { DecidingWindow } from './deciding-window.ts';
import type { Ekadashi, EkadashiCase } from './ekadashi.ts';
import type { EkadashiFestival, Festival, SankrantiDayRule, TithiFestival } from './festival-table.ts';
import { nextLunarMonth, previousLunarMonth, type LunarMonth } from './lunar-month.ts';
import { isRegularMonth, type ObservanceCalendar, type ReckonedDay } from './observance-calendar.ts';
import type { SolarEntry } from './sankranti.ts';
import { SPECIAL_RULES } from './special-rules.ts';
import { decideDay, type Alternative, type Choice, type Decision, type School } from './which-day.ts';

/** Why a festival falls on its day: ids that `lib/i18n` turns into a sentence. */
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
  /** Month 1–12 of the festival: in a lost month either of two. */
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

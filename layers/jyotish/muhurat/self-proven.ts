/**
 * Self-proven days (abujh, svayamsiddha muhurta): days so good that they ask for no star, tithi, weekday or month. Each serves
 * some events; the kalas of the day and the rising sign still count (Muhurta Chintamani, almanac practice).
 */
import { FESTIVALS, type Festival, type FestivalId } from '../calendar/festival-table.ts';
import { tithiFestivalIn } from '../calendar/festival-day.ts';
import type { LunarMonth } from '../calendar/lunar-month.ts';
import {
  calendarOver,
  isRegularMonth,
  type ObservanceCalendar,
  type ReckonedDay,
} from '../calendar/observance-calendar.ts';
import { SPECIAL_RULES } from '../calendar/special-rules.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { Almanac } from '../panchang/almanac.ts';
import type { MuhuratEventId } from './events.ts';
import type { Lunations } from './lunations.ts';
import { anyHolds, edgesOf, type Factors } from './pieces.ts';
import type { MuhuratRule } from './rule.ts';

const DEALINGS: readonly MuhuratEventId[] = ['property', 'vehicle', 'gold_jewellery', 'business_open'];
const PURCHASES: readonly MuhuratEventId[] = ['property', 'vehicle', 'gold_jewellery'];

/** Festival → the events it serves. Kartika S1 is the new year of Gujarat; Devutthana, Ganesh Chaturthi and Rama Navami by custom. */
export const SELF_PROVEN_DAYS: Readonly<Partial<Record<FestivalId, readonly MuhuratEventId[]>>> = {
  akshaya_tritiya: ['marriage', ...DEALINGS],
  vijayadashami: ['vidyarambh', ...DEALINGS],
  chaitra_navratri: DEALINGS,
  gujarati_new_year: DEALINGS,
  vasant_panchami: ['marriage', 'vidyarambh', ...DEALINGS],
  devutthana_ekadashi: ['marriage'],
  dhanteras: PURCHASES,
  ganesh_chaturthi: DEALINGS,
  rama_navami: DEALINGS,
};

/** The festivals that serve an event. */
export const selfProvenFor = (event: MuhuratEventId): readonly Festival[] =>
  FESTIVALS.filter(({ id }) => SELF_PROVEN_DAYS[id]?.includes(event));

/** Kartika S11, in whose place the day of an Ekadashi is reckoned. */
const DEVUTTHANA = { month: 8, tithi: 11 } as const;

/** The days of a festival in a lunation. */
const daysIn = (calendar: ObservanceCalendar, festival: Festival, month: LunarMonth): readonly ReckonedDay[] => {
  if (festival.kind === 'tithi') return tithiFestivalIn(calendar, festival, month).map(({ ruled }) => ruled);
  return isRegularMonth(month, DEVUTTHANA.month)
    ? [SPECIAL_RULES.vaikuntha(calendar, calendar.tithi(month, DEVUTTHANA.tithi)).day]
    : [];
};

/** Whether a piece lies in one of the Vedic days of these festivals. */
export const selfProvenFactors = (
  almanac: Almanac,
  within: TimeSpan,
  festivals: readonly Festival[],
  lunations: Lunations,
): Factors => {
  const calendar = calendarOver(almanac);
  const days = lunations(within.start, within.end).flatMap((month) =>
    festivals.flatMap((festival) => daysIn(calendar, festival, month).map(({ start, end }) => ({ start, end }))),
  );
  return { cuts: edgesOf(days), at: (jd) => ({ selfProven: anyHolds(days, jd) }) };
};

/** A rule that a self-proven day meets, and with it earns `points`. */
export const unlessSelfProven = <Id extends string>(
  { veto, points: earned, ...rule }: MuhuratRule<Id>,
  points = 0,
): MuhuratRule<Id> => ({
  ...rule,
  met: (state, book) => state.selfProven || rule.met(state, book),
  ...(veto === undefined
    ? {}
    : {
        veto: (state, book) => !state.selfProven && (veto === true ? !rule.met(state, book) : veto(state, book)),
      }),
  ...(earned === undefined ? {} : { points: (state, book) => (state.selfProven ? points : earned(state, book)) }),
});

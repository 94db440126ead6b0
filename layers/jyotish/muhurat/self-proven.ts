/**
 * Self-proven days (abujh, svayamsiddha muhurta): days so good that they ask for no star, tithi, weekday or month. Each serves
 * some events; the kalas of the day and the rising sign still count (Muhurta Chintamani, almanac practice).
 */
import { FESTIVALS, type Festival, type FestivalId } from '../calendar/festival-table.ts';
import { festivalsBetween } from '../calendar/festivals.ts';
import { calendarOver } from '../calendar/observance-calendar.ts';
import { addDays, civilDate } from '../ephemeris/instant.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { Almanac } from '../panchang/almanac.ts';
import type { MuhuratEventId } from './events.ts';
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

/** Whether a piece lies in one of the Vedic days of these festivals. */
export const selfProvenFactors = (almanac: Almanac, within: TimeSpan, festivals: readonly Festival[]): Factors => {
  const calendar = calendarOver(almanac);
  const { clock } = almanac;
  const dateOf = (jd: TimeSpan['start']) => civilDate(jd, clock.offsetAt(jd));
  const days = festivalsBetween(calendar, addDays(dateOf(within.start), -1), dateOf(within.end), festivals).map(
    ({ ruled }) => ({ start: ruled.start, end: ruled.end }),
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

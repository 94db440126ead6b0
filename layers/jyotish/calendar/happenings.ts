/** Everything that a calendar of a place may show over a range of days, of the kinds asked for. */
import { addDays, dayNumber, plusDays, type CivilDate } from '../ephemeris/instant.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { angaAt } from '../panchang/anga.ts';
import { kalaOf } from '../panchang/periods.ts';
import { ekadashisBetween, type Ekadashi } from './ekadashi.ts';
import type { FestivalDay } from './festival-day.ts';
import type { FestivalRegion } from './festival-rows.ts';
import { FESTIVALS, keptIn } from './festival-table.ts';
import { festivalsBetween } from './festivals.ts';
import { grahansBetween, type Grahan } from './grahan.ts';
import type { ObservanceCalendar } from './observance-calendar.ts';
import { entriesBetween, sankrantiDay, type SolarEntry } from './sankranti.ts';
import { vratsBetween, type Vrat } from './vrats.ts';

/** What a calendar may hold. */
export const HAPPENING_KINDS = ['festivals', 'ekadashi', 'vrat', 'sankranti', 'grahan', 'limbs', 'rahu_kaal'] as const;
export type HappeningKind = (typeof HAPPENING_KINDS)[number];

/** What happens. */
type What =
  | { readonly kind: 'festivals'; readonly festival: FestivalDay }
  | { readonly kind: 'ekadashi'; readonly ekadashi: Ekadashi; readonly part: 'fast' | 'vaishnava_fast' | 'parana' }
  | { readonly kind: 'vrat'; readonly vrat: Vrat }
  | { readonly kind: 'sankranti'; readonly entry: SolarEntry }
  | { readonly kind: 'grahan'; readonly grahan: Grahan }
  | { readonly kind: 'limbs'; readonly tithi: number; readonly nakshatra: number }
  | { readonly kind: 'rahu_kaal' };

/** Something on a civil date: the whole day, or a span of it. */
export type Happening = What & { readonly date: CivilDate; readonly span: TimeSpan | null };

const ekadashiHappenings = (ekadashi: Ekadashi, calendar: ObservanceCalendar): Happening[] => {
  const { smarta, vaishnava, parana } = ekadashi;
  const dateOf = (jd: TimeSpan['start']): CivilDate => calendar.dayAt(jd).date;
  const part = (name: 'fast' | 'vaishnava_fast' | 'parana', date: CivilDate, span: TimeSpan | null): Happening => ({
    kind: 'ekadashi',
    ekadashi,
    part: name,
    date,
    span,
  });
  return [
    part('fast', smarta.date, null),
    ...(vaishnava.start === smarta.start ? [] : [part('vaishnava_fast', vaishnava.date, null)]),
    part('parana', dateOf(parana.start), parana),
  ];
};

/**
 * Everything of these kinds on the civil dates `from` … `to`, in order of date, then of kind. Festivals may be narrowed to a
 * region; named Ekadashis are left out of the festivals where they are asked for by themselves.
 */
export const happeningsBetween = (
  calendar: ObservanceCalendar,
  from: CivilDate,
  to: CivilDate,
  kinds: readonly HappeningKind[],
  region: FestivalRegion,
): Happening[] => {
  const { clock, table } = calendar.almanac;
  const start = clock.instant(from, 0);
  const end = clock.instant(addDays(to, 1), 0);
  const days = (): CivilDate[] =>
    Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, i) => addDays(from, i));
  const of = (kind: HappeningKind): Happening[] => {
    switch (kind) {
      case 'festivals': {
        const wanted = FESTIVALS.filter(
          (festival) => keptIn(festival, region) && !(festival.kind === 'ekadashi' && kinds.includes('ekadashi')),
        );
        return festivalsBetween(calendar, from, to, wanted).map((festival) => ({
          kind,
          festival,
          date: festival.date,
          span: null,
        }));
      }
      case 'ekadashi':
        return ekadashisBetween(calendar, plusDays(start, -2), end).flatMap((one) => ekadashiHappenings(one, calendar));
      case 'vrat':
        return vratsBetween(calendar, start, end).map((vrat) => ({ kind, vrat, date: vrat.date, span: null }));
      case 'sankranti':
        return entriesBetween(table, plusDays(start, -1), plusDays(end, 1)).map((entry) => ({
          kind,
          entry,
          date: sankrantiDay(calendar, entry).date,
          span: null,
        }));
      case 'grahan':
        return grahansBetween(calendar, start, end, 'prahara').flatMap((grahan): Happening[] =>
          grahan.seen ? [{ kind, grahan, date: calendar.dayAt(grahan.contacts.maximum).date, span: grahan.seen }] : [],
        );
      case 'limbs':
        return days().map((date) => {
          const { sunrise } = calendar.dayOf(date);
          return {
            kind,
            tithi: angaAt('tithi', table, sunrise),
            nakshatra: angaAt('nakshatra', table, sunrise),
            date,
            span: null,
          };
        });
      case 'rahu_kaal':
        return days().flatMap((date): Happening[] => {
          const day = calendar.dayOf(date);
          const span = day.sun === 'normal' ? kalaOf('rahu_kala', day) : null;
          return span ? [{ kind, date, span }] : [];
        });
    }
  };
  const [low, high] = [dayNumber(from), dayNumber(to)];
  return HAPPENING_KINDS.filter((kind) => kinds.includes(kind))
    .flatMap(of)
    .map((one) => ({ one, day: dayNumber(one.date) }))
    .filter(({ day }) => day >= low && day <= high)
    .sort((a, b) => a.day - b.day)
    .map(({ one }) => one);
};

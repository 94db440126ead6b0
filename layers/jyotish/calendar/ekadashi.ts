/** The Ekadashis: their names, the smarta and the vaishnava day, and when the fast is broken. */
import { julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { mayRunBetween, type Segment } from '../panchang/anga.ts';
import { partOf, shareOf, type TimeSpan } from '../ephemeris/span.ts';
import { ARUNODAYA_DAYS, lightOf, pratahOf } from './deciding-window.ts';
import type { LunarMonth } from './lunar-month.ts';
import type { ObservanceCalendar, ReckonedDay } from './observance-calendar.ts';
import { sunrisesIn } from './which-day.ts';

/** Ids of the Ekadashis by amanta month, bright and dark half. */
const BY_MONTH = [
  ['kamada_ekadashi', 'varuthini_ekadashi'],
  ['mohini_ekadashi', 'apara_ekadashi'],
  ['nirjala_ekadashi', 'yogini_ekadashi'],
  ['devshayani_ekadashi', 'kamika_ekadashi'],
  ['shravana_putrada_ekadashi', 'aja_ekadashi'],
  ['parivartini_ekadashi', 'indira_ekadashi'],
  ['papankusha_ekadashi', 'rama_ekadashi'],
  ['devutthana_ekadashi', 'utpanna_ekadashi'],
  ['mokshada_ekadashi', 'saphala_ekadashi'],
  ['pausha_putrada_ekadashi', 'shattila_ekadashi'],
  ['jaya_ekadashi', 'vijaya_ekadashi'],
  ['amalaki_ekadashi', 'papamochani_ekadashi'],
] as const;
const OF_LEAP = ['padmini_ekadashi', 'parama_ekadashi'] as const;

export type EkadashiId = (typeof BY_MONTH)[number][number] | (typeof OF_LEAP)[number];
/** Every Ekadashi: by month from Chaitra, bright half first; last those of a leap month. */
export const EKADASHI_IDS: readonly EkadashiId[] = [...BY_MONTH.flat(), ...OF_LEAP];

/** Month 1–12 of a named Ekadashi, its half, and whether it belongs to leap months. */
export const ekadashiPlace = (id: EkadashiId): { readonly month: number | null; readonly half: 0 | 1 } => {
  const index = EKADASHI_IDS.indexOf(id);
  return { month: index < 24 ? Math.floor(index / 2) + 1 : null, half: index % 2 === 0 ? 0 : 1 };
};

const nameIn = ({ month, adhika }: LunarMonth, half: 0 | 1): EkadashiId => {
  const pair = adhika ? OF_LEAP : BY_MONTH[month - 1];
  if (!pair) throw new Error(`no month ${month}`);
  return pair[half];
};

/** Cases by which the two days are found (README.md). */
export const EKADASHI_CASES = [
  'plain',
  'no_sunrise',
  'dwadashi_lost',
  'dashami_at_dawn',
  'dwadashi_doubled',
  'two_sunrises',
  'two_sunrises_dwadashi_lost',
] as const;
export type EkadashiCase = (typeof EKADASHI_CASES)[number];

export interface Ekadashi {
  readonly id: EkadashiId;
  readonly month: LunarMonth;
  /** 11 or 26. */
  readonly tithi: Segment;
  readonly decidedBy: EkadashiCase;
  readonly smarta: ReckonedDay;
  readonly vaishnava: ReckonedDay;
  /** The first of two days, which some almanacs give to householders. */
  readonly grihastha: ReckonedDay | null;
  /** End of the first quarter of Dwadashi, before which the fast is not broken. */
  readonly hariVasaraEnds: JulianDay;
  /** Time to break the fast of the smarta day. */
  readonly parana: TimeSpan;
  /** Time to break the fast of the vaishnava day. */
  readonly vaishnavaParana: TimeSpan;
}

interface EkadashiDays {
  readonly decidedBy: EkadashiCase;
  readonly smarta: ReckonedDay;
  readonly vaishnava: ReckonedDay;
  readonly grihastha: ReckonedDay | null;
}

const daysOf = (calendar: ObservanceCalendar, tithi: TimeSpan, dwadashi: TimeSpan): EkadashiDays => {
  const [first, second] = sunrisesIn(calendar, tithi);
  const dwadashis = sunrisesIn(calendar, dwadashi);
  const lost = dwadashis.length === 0;
  if (!first) {
    const smarta = calendar.dayAt(tithi.start);
    return { decidedBy: 'no_sunrise', smarta, vaishnava: calendar.dayFrom(smarta, 1), grihastha: null };
  }
  if (second) {
    return lost
      ? { decidedBy: 'two_sunrises_dwadashi_lost', smarta: first, vaishnava: second, grihastha: null }
      : { decidedBy: 'two_sunrises', smarta: second, vaishnava: second, grihastha: first };
  }
  if (lost) {
    const smarta = calendar.dayFrom(first, -1);
    return { decidedBy: 'dwadashi_lost', smarta, vaishnava: first, grihastha: null };
  }
  if (tithi.start > first.sunrise - ARUNODAYA_DAYS) {
    return { decidedBy: 'dashami_at_dawn', smarta: first, vaishnava: calendar.dayFrom(first, 1), grihastha: null };
  }
  const [firstDwadashi, secondDwadashi] = dwadashis;
  return firstDwadashi && secondDwadashi
    ? { decidedBy: 'dwadashi_doubled', smarta: first, vaishnava: firstDwadashi, grihastha: null }
    : { decidedBy: 'plain', smarta: first, vaishnava: first, grihastha: null };
};

const upTo = (start: JulianDay, ...ends: readonly JulianDay[]): TimeSpan => ({ start, end: julian(Math.min(...ends)) });

/**
 * Time to break a fast on the day after it: inside Dwadashi and after Hari vasara, in the first fifth of the day if
 * possible, and not in its middle fifth. If Dwadashi is over before sunrise, in the first fifth of the day.
 */
export const ekadashiParana = (day: ReckonedDay, dwadashi: TimeSpan, hariVasaraEnds: JulianDay): TimeSpan => {
  const pratah = pratahOf(day);
  if (dwadashi.end <= day.sunrise) return pratah;
  const madhyahna = partOf(lightOf(day), 5, 3);
  const start = julian(Math.max(day.sunrise, hariVasaraEnds));
  if (start < pratah.end) return upTo(start, pratah.end, dwadashi.end);
  if (start < madhyahna.start) return upTo(start, madhyahna.start, dwadashi.end);
  if (start < madhyahna.end && dwadashi.end > madhyahna.end)
    return upTo(madhyahna.end, partOf(lightOf(day), 5, 4).end, dwadashi.end);
  return start < day.sunset ? upTo(start, day.sunset, dwadashi.end) : { start, end: dwadashi.end };
};

/** The Ekadashi of one half (0 bright, 1 dark) of a lunation. */
export const ekadashiOf = (calendar: ObservanceCalendar, month: LunarMonth, half: 0 | 1): Ekadashi => {
  const tithi = calendar.tithi(month, 11 + 15 * half);
  const dwadashi = calendar.tithi(month, 12 + 15 * half);
  const days = daysOf(calendar, tithi, dwadashi);
  const hariVasaraEnds = shareOf(dwadashi, 0, 1 / 4).end;
  const parana = (fast: ReckonedDay): TimeSpan => ekadashiParana(calendar.dayFrom(fast, 1), dwadashi, hariVasaraEnds);
  return {
    id: nameIn(month, half),
    month,
    tithi,
    ...days,
    hariVasaraEnds,
    parana: parana(days.smarta),
    vaishnavaParana: parana(days.vaishnava),
  };
};

/** Days by which an observance can follow the end of its tithi, and by which its date can start before it. */
export const OBSERVED_AFTER_DAYS = 3;
export const OBSERVED_BEFORE_DAYS = 1;

/** Days by which both days of an Ekadashi may follow the end of its tithi: the later is at most the Vedic day after it. */
const KEPT_AFTER_DAYS = 1.25;

/** Every Ekadashi of which the smarta or the vaishnava day begins in [from, to), in order. */
export const ekadashisBetween = (calendar: ObservanceCalendar, from: JulianDay, to: JulianDay): Ekadashi[] => {
  const first = plusDays(from, -KEPT_AFTER_DAYS);
  const last = plusDays(to, OBSERVED_BEFORE_DAYS);
  const tithiMayRun = mayRunBetween('tithi', calendar.almanac.table, { start: first, end: last }, from);
  return calendar.lunations(first, last, from).flatMap((month) =>
    ([0, 1] as const).flatMap((half) => {
      const number = 11 + 15 * half;
      if (!tithiMayRun(number)) return [];
      const { start, end } = calendar.tithi(month, number);
      if (end < first || start > last) return [];
      const found = ekadashiOf(calendar, month, half);
      const inside = ({ date }: ReckonedDay): boolean => {
        const midnight = calendar.almanac.clock.instant(date, 0);
        return midnight >= from && midnight < to;
      };
      return inside(found.smarta) || inside(found.vaishnava) ? [found] : [];
    }),
  );
};

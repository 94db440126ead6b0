/** The day sheets of the regions: which calendar each dates by, and what its printed page lists beside the angas. */
import { mod } from '../ephemeris/angle.ts';
import { starAttributes, type StarMouth } from '../chart/avakahada.ts';
import { dayNumber, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { moonEvent, type Almanac } from '../panchang/almanac.ts';
import { tamilYogasOf, type TamilYogaKey } from '../panchang/anandadi.ts';
import { angaAt, angaEnd, angaPartsIn } from '../panchang/anga.ts';
import {
  dayChoghadiyas,
  dayGowris,
  nallaNeram,
  nightChoghadiyas,
  nightGowris,
  type GowriId,
} from '../panchang/choghadiya.ts';
import { dayStates } from '../panchang/day-state.ts';
import type { ChoghadiyaId } from '../panchang/keys.ts';
import { dishaShoolOf, shoolRemedyOf, type Direction, type ShoolRemedy } from '../panchang/nivas.ts';
import { durMuhurtasOf, kalaOf, velasOf } from '../panchang/periods.ts';
import { amritaKalaOf, varjyaOf } from '../panchang/star-windows.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import { lunarDateOfDay, solarDateOfDay, type LunarDate } from './hindu-date.ts';
import { nepaliDateOf } from './nepali.ts';
import { solarYearOf } from './solar-year.ts';
import type { SolarCalendar } from './solar-month.ts';

/** What a sheet may list, in the order of every list. */
export const REGIONAL_ITEMS = [
  'rahu_kala',
  'yamaganda',
  'gulika_kala',
  'gowri',
  'nalla_neram',
  'soolam',
  'soolam_pariharam',
  'chandrashtamam',
  'tamil_yoga',
  'nokku',
  'star_at_sunrise',
  'varjya',
  'dur_muhurta',
  'amrita_kala',
  'barabela',
  'kalabela',
  'kalaratri',
  'choghadiya',
  'sankashti_moonrise',
] as const;
export type RegionalItemId = (typeof REGIONAL_ITEMS)[number];

/** What an item says: a thing by its key, or a star. */
export type RegionalValue =
  | { readonly kind: 'gowri'; readonly key: GowriId }
  | { readonly kind: 'direction'; readonly key: Direction }
  | { readonly kind: 'remedy'; readonly key: ShoolRemedy }
  | { readonly kind: 'star'; readonly star: number }
  | { readonly kind: 'tamil_yoga'; readonly key: TamilYogaKey }
  | { readonly kind: 'nokku'; readonly key: StarMouth }
  | { readonly kind: 'choghadiya'; readonly key: ChoghadiyaId; readonly index: number };

/** An entry of a sheet. */
export interface RegionalItem {
  readonly id: RegionalItemId;
  readonly value?: RegionalValue;
  /** Null for a share of a day or night that does not exist. */
  readonly span?: TimeSpan | null;
  /** Nazhikas of 24 minutes that are left. */
  readonly nazhika?: number;
  readonly at?: JulianDay;
}

type Maker = (almanac: Almanac, day: VedicDay) => Omit<RegionalItem, 'id'>[];
const spans = (list: readonly (TimeSpan | null)[]): { readonly span: TimeSpan | null }[] =>
  list.map((span) => ({ span: span && { start: span.start, end: span.end } }));
/** Eighteenth star back: the Moon in a star is seventeenth from this one. */
const SEVENTEENTH = 16;
const NAZHIKAS_A_DAY = 60;
/** Dark fourth tithi, on which Sankashti ends at moonrise. */
const SANKASHTI_TITHI = 19;

const byStar =
  (of: (star: number) => RegionalValue): Maker =>
  ({ table }, day) =>
    angaPartsIn('nakshatra', table, day.start, day.end).map(({ id, start, end }) => ({
      value: of(id),
      span: { start, end },
    }));

/** How each entry is found. */
const MAKERS: Readonly<Record<RegionalItemId, Maker>> = {
  rahu_kala: (_, day) => spans([kalaOf('rahu_kala', day)]),
  yamaganda: (_, day) => spans([kalaOf('yamaganda', day)]),
  gulika_kala: (_, day) => spans([kalaOf('gulika_kala', day)]),
  gowri: (_, day) =>
    [...(dayGowris(day) ?? []), ...(nightGowris(day) ?? [])]
      .filter(({ good }) => good)
      .map(({ id, span }) => ({ value: { kind: 'gowri', key: id }, span })),
  nalla_neram: (_, day) => spans(nallaNeram(day)),
  soolam: (_, { vara }) => [{ value: { kind: 'direction', key: dishaShoolOf(vara) } }],
  soolam_pariharam: (_, { vara }) => [{ value: { kind: 'remedy', key: shoolRemedyOf(vara) } }],
  chandrashtamam: byStar((star) => ({ kind: 'star', star: mod(star - 1 - SEVENTEENTH, 27) + 1 })),
  tamil_yoga: (almanac, day) =>
    tamilYogasOf(dayStates(almanac, day)).map(({ key, span }) => ({ value: { kind: 'tamil_yoga', key }, span })),
  nokku: byStar((star) => ({ kind: 'nokku', key: starAttributes(star).mouth })),
  star_at_sunrise: ({ table }, { start }) => [
    {
      value: { kind: 'star', star: angaAt('nakshatra', table, start) },
      nazhika: (angaEnd('nakshatra', table, start) - start) * NAZHIKAS_A_DAY,
    },
  ],
  varjya: ({ table }, day) => spans(varjyaOf(table, day)),
  dur_muhurta: (_, day) => spans(durMuhurtasOf(day)),
  amrita_kala: ({ table }, day) => spans(amritaKalaOf(table, day)),
  barabela: (_, day) => spans(velasOf('vara_vela', day)),
  kalabela: (_, day) => spans(velasOf('kala_vela', day)),
  kalaratri: (_, day) => spans(velasOf('kala_ratri', day)),
  choghadiya: (_, day) =>
    [...(dayChoghadiyas(day) ?? []), ...(nightChoghadiyas(day) ?? [])].map(({ id, index, span }) => ({
      value: { kind: 'choghadiya', key: id, index },
      span,
    })),
  sankashti_moonrise: (almanac, day) => {
    const rise = moonEvent(almanac, day, 'rise');
    return rise !== null && angaAt('tithi', almanac.table, rise) === SANKASHTI_TITHI ? [{ at: rise }] : [];
  },
};

const KALAS: readonly RegionalItemId[] = ['rahu_kala', 'yamaganda', 'gulika_kala'];
const SOUTHERN: readonly RegionalItemId[] = ['varjya', 'dur_muhurta', 'amrita_kala', ...KALAS];
const VELAS: readonly RegionalItemId[] = ['barabela', 'kalabela', 'kalaratri'];

interface SheetRow {
  /** Solar calendar of its dates; null where it dates by tithis. */
  readonly solar: Exclude<SolarCalendar, 'national' | 'nanakshahi'> | null;
  /** Era of its lunar years. */
  readonly era: 'shaka' | 'vikram_kartikadi' | null;
  /** Count by which its years are named. */
  readonly cycle: 'solar' | 'south' | 'north' | null;
  readonly items: readonly RegionalItemId[];
}
const solar = (
  calendar: NonNullable<SheetRow['solar']>,
  items: readonly RegionalItemId[],
  named = false,
): SheetRow => ({
  solar: calendar,
  era: null,
  cycle: named ? 'solar' : null,
  items,
});
const lunar = (
  era: NonNullable<SheetRow['era']>,
  cycle: 'south' | 'north',
  items: readonly RegionalItemId[],
): SheetRow => ({
  solar: null,
  era,
  cycle,
  items,
});

/** The sheets of the regions, as their printed panchangas have them. */
export const REGIONAL_SHEETS = {
  tamil: solar(
    'tamil',
    [...KALAS, 'gowri', 'nalla_neram', 'soolam', 'soolam_pariharam', 'chandrashtamam', 'tamil_yoga', 'nokku'],
    true,
  ),
  malayalam: solar('malayalam', ['rahu_kala', 'gulika_kala', 'yamaganda', 'star_at_sunrise']),
  telugu: lunar('shaka', 'south', SOUTHERN),
  kannada: lunar('shaka', 'south', SOUTHERN),
  bengali: solar('bengali', VELAS),
  odia: solar('odia', [...VELAS, 'rahu_kala']),
  gujarati: lunar('vikram_kartikadi', 'north', ['choghadiya', 'rahu_kala']),
  marathi: lunar('shaka', 'south', ['rahu_kala', 'sankashti_moonrise']),
  nepali: solar('nepali', []),
} as const satisfies Record<string, SheetRow>;
export type RegionalTradition = keyof typeof REGIONAL_SHEETS;

/** A solar date of a region. */
export interface RegionalSolarDate {
  readonly calendar: NonNullable<SheetRow['solar']>;
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  readonly day: number;
  /** Nepali years outside the published table are reckoned; on some inside it the tables differ. */
  readonly approximate: boolean;
  readonly disputed: boolean;
}

/** A lunar date of a region. */
export interface RegionalLunarDate extends LunarDate {
  readonly era: 'shaka' | 'vikram_kartikadi';
  readonly year: number;
}

/** The sheet of a day. */
export interface RegionalDay {
  readonly solar: RegionalSolarDate | null;
  readonly lunar: RegionalLunarDate | null;
  /** Name of the year, 1–60; null in traditions that do not name years. */
  readonly samvatsara: number | null;
  readonly items: readonly RegionalItem[];
}

/** The Nepali date of a civil one: by the table, or reckoned outside it. */
const nepaliOn = (almanac: Almanac, date: CivilDate): RegionalSolarDate => {
  const known = nepaliDateOf(date);
  if (known) return { calendar: 'nepali', ...known, approximate: false };
  const today = dayNumber(date);
  for (const gregorian of [date.year, date.year - 1]) {
    const { year, months, approximate, disputed } = solarYearOf(almanac, 'nepali', gregorian);
    const month = months.findLast(({ starts }) => dayNumber(starts) <= today);
    if (month) {
      const day = today - dayNumber(month.starts) + 1;
      return { calendar: 'nepali', year, month: month.id, day, approximate, disputed };
    }
  }
  throw new Error('a date before its Nepali year');
};

/** Which year of a date is that of an era. */
const YEAR_OF = { shaka: 'shaka', vikram_kartikadi: 'vikramKartikadi' } as const;

/** The sheet of a tradition for a Vedic day. */
export const regionalDay = (almanac: Almanac, day: VedicDay, tradition: RegionalTradition): RegionalDay => {
  const { solar: calendar, era, cycle, items }: SheetRow = REGIONAL_SHEETS[tradition];
  const lunarDate = era === null ? null : lunarDateOfDay(almanac, day);
  const ruled = calendar === null || calendar === 'nepali' ? null : solarDateOfDay(almanac, calendar, day);
  const bySun =
    calendar === 'nepali'
      ? nepaliOn(almanac, day.date)
      : ruled &&
        calendar && {
          calendar,
          year: ruled.year,
          month: ruled.month,
          day: ruled.day,
          approximate: false,
          disputed: false,
        };
  const yearOf = {
    solar: ruled?.samvatsara,
    south: lunarDate?.years.samvatsaraSouth,
    north: lunarDate?.years.samvatsaraNorth,
  };
  return {
    solar: bySun,
    lunar: era && lunarDate && { ...lunarDate, era, year: lunarDate.years[YEAR_OF[era]] },
    samvatsara: cycle === null ? null : (yearOf[cycle] ?? null),
    items: items.flatMap((id) => MAKERS[id](almanac, day).map((one) => ({ id, ...one }))),
  };
};

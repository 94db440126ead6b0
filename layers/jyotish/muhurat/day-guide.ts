/**
 * The guide of a day: for each piece of it what the choghadiya, the hora, the star and the good and adverse windows favour,
 * and what they bar.
 */
import { starAttributes, type StarNature } from '../chart/avakahada.ts';
import type { Planet7 } from '../chart/rashi.ts';
import { shareOf, type TimeSpan } from '../ephemeris/span.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { angaPartsIn } from '../panchang/anga.ts';
import { dayChoghadiyas, horasOf, nightChoghadiyas } from '../panchang/choghadiya.ts';
import type { ChoghadiyaId } from '../panchang/keys.ts';
import { dayPeriod, durMuhurtasOf, kalaOf, nightAfter, type Kala } from '../panchang/periods.ts';
import { amritaKalaOf, bhadraPartsIn, varjyaOf } from '../panchang/star-windows.ts';
import { tithiInPaksha } from '../panchang/tithi.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import { cutsApart } from './pieces.ts';

/** Things that a time can favour. */
export const FAVOURS = [
  'all_good',
  'marriage_talk',
  'worship',
  'trade',
  'study_start',
  'travel',
  'vehicle',
  'office_government',
  'savings',
  'dispute_answer',
  'food',
  'water',
  'land',
  'tools',
  'surgery',
  'accounts',
  'writing',
  'teaching',
  'finance',
  'art',
  'purchase_clothes',
  'labour',
  'iron',
  'old_matters',
  'foundation',
  'planting',
  'demolition',
  'dispute',
  'fire_work',
  'routine',
  'medicine_start',
  'friendship',
  'debt_recovery',
  'repeatable_acts',
  'ancestors',
] as const;
export type Favour = (typeof FAVOURS)[number];

/** Things that a time can bar: some of the above, everything new, journeys to the south, and what nothing favours. */
export const GUIDE_BARS = [
  'all_new',
  'trade',
  'marriage_talk',
  'medicine_start',
  'travel',
  'travel_south',
  'loans',
  'last_rites',
] as const;
export type GuideBar = (typeof GUIDE_BARS)[number];

/** What is not barred where everything new is. */
const NOT_NEW: readonly Favour[] = [
  'dispute_answer',
  'surgery',
  'demolition',
  'repeatable_acts',
  'ancestors',
  'worship',
];

interface GuideRow {
  readonly favours: readonly Favour[];
  readonly bars: readonly GuideBar[];
}
const row = (favours: readonly Favour[], bars: readonly GuideBar[] = []): GuideRow => ({ favours, bars });

const CHOGHADIYA_ROWS: Readonly<Record<ChoghadiyaId, GuideRow>> = {
  amrit: row(['all_good', 'marriage_talk', 'worship']),
  shubh: row(['all_good', 'marriage_talk', 'worship']),
  labh: row(['trade', 'study_start']),
  char: row(['travel', 'vehicle']),
  udveg: row(['office_government'], ['trade', 'marriage_talk']),
  kaal: row(['savings'], ['all_new']),
  rog: row(['dispute_answer'], ['all_new', 'medicine_start']),
};
const HORA_ROWS: Readonly<Record<Planet7, GuideRow>> = {
  sun: row(['office_government']),
  moon: row(['food', 'water', 'travel']),
  mars: row(['land', 'tools', 'surgery'], ['marriage_talk']),
  mercury: row(['accounts', 'writing', 'trade']),
  jupiter: row(['teaching', 'worship', 'finance']),
  venus: row(['art', 'purchase_clothes', 'marriage_talk']),
  saturn: row(['labour', 'iron', 'old_matters'], ['all_new']),
};
const STAR_ROWS: Readonly<Record<StarNature, GuideRow>> = {
  dhruva: row(['foundation', 'planting']),
  chara: row(['travel', 'vehicle']),
  ugra: row(['demolition', 'dispute'], ['all_new', 'marriage_talk']),
  mishra: row(['fire_work', 'routine']),
  kshipra: row(['trade', 'medicine_start', 'study_start']),
  mridu: row(['art', 'friendship', 'purchase_clothes']),
  tikshna: row(['surgery', 'debt_recovery'], ['all_new', 'marriage_talk']),
};
const KALA_ROWS: Readonly<Record<Kala, GuideRow>> = {
  rahu_kala: row([], ['all_new', 'travel']),
  yamaganda: row([], ['all_new']),
  gulika_kala: row(['repeatable_acts'], ['loans', 'last_rites']),
};
const ADVERSE_ROW = row([], ['all_new']);
/** Tithis that count. */
export const GUIDE_TITHIS = ['rikta_tithi', 'amavasya'] as const;
type GuideTithi = (typeof GUIDE_TITHIS)[number];
const TITHI_ROWS: Readonly<Record<GuideTithi, GuideRow>> = {
  rikta_tithi: row(['dispute_answer'], ['all_new']),
  amavasya: row(['ancestors'], ['all_new']),
};
/** Which row a tithi 1–30 has, if any. */
const guideTithi = (tithi: number): GuideTithi | null => {
  if (tithi === 30) return 'amavasya';
  if ([4, 9, 14].includes(tithiInPaksha(tithi))) return 'rikta_tithi';
  return null;
};

/** Windows of a day that count. */
export const GUIDE_WINDOWS = [
  'rahu_kala',
  'yamaganda',
  'gulika_kala',
  'dur_muhurta',
  'varjya',
  'bhadra',
  'abhijit',
  'amrita_kala',
  'brahma_muhurta',
] as const;

/** What a piece rests on: a source, and which of its kind. */
export type GuideSource =
  | { readonly kind: 'choghadiya'; readonly key: ChoghadiyaId }
  | { readonly kind: 'hora'; readonly key: Planet7 }
  | { readonly kind: 'nakshatra'; readonly star: number }
  | { readonly kind: 'tithi'; readonly key: GuideTithi; readonly tithi: number }
  | { readonly kind: 'window'; readonly key: (typeof GUIDE_WINDOWS)[number] };
export const GUIDE_SOURCES = [
  'choghadiya',
  'hora',
  'nakshatra',
  'tithi',
  'window',
] as const satisfies readonly GuideSource['kind'][];

interface Part extends TimeSpan, GuideRow {
  readonly source: GuideSource;
}

/** A piece of the day. */
export interface GuideWindow extends TimeSpan {
  readonly favours: readonly Favour[];
  readonly bars: readonly GuideBar[];
  readonly basis: readonly GuideSource[];
}

const WEDNESDAY = 3;
/** Pieces shorter than this join a neighbour that says the same, days. */
const SHORTEST = 4 / 1440;

/** Brahma muhurta at the end of the night that closes the day: its last but one muhurta. */
const brahmaAhead = (day: VedicDay): TimeSpan | null => {
  const night = nightAfter(day);
  return night && shareOf(night, 13 / 15, 14 / 15);
};

const windowParts = ({ table }: Almanac, day: VedicDay): Part[] => {
  const abhijit = day.vara === WEDNESDAY ? null : dayPeriod('abhijit', day, null);
  const brahma = brahmaAhead(day);
  const of = (
    key: Extract<GuideSource, { kind: 'window' }>['key'],
    spans: readonly (TimeSpan | null)[],
    said: GuideRow,
  ) =>
    spans.flatMap((span) =>
      span ? [{ start: span.start, end: span.end, ...said, source: { kind: 'window' as const, key } }] : [],
    );
  return [
    ...(['rahu_kala', 'yamaganda', 'gulika_kala'] as const).flatMap((key) =>
      of(key, [kalaOf(key, day)], KALA_ROWS[key]),
    ),
    ...of('dur_muhurta', durMuhurtasOf(day), ADVERSE_ROW),
    ...of('varjya', varjyaOf(table, day), ADVERSE_ROW),
    ...of(
      'bhadra',
      bhadraPartsIn(table, day).filter(({ loka }) => loka === 'earth'),
      ADVERSE_ROW,
    ),
    ...of('abhijit', [abhijit], row(['all_good'], ['travel_south'])),
    ...of('amrita_kala', amritaKalaOf(table, day), row(['all_good'])),
    ...of('brahma_muhurta', [brahma], row(['worship', 'study_start'])),
  ];
};

/** Everything of a day that favours or bars something, with its span. */
const partsOf = (almanac: Almanac, day: VedicDay): Part[] | null => {
  const [light, dark, horas] = [dayChoghadiyas(day), nightChoghadiyas(day), horasOf(day, 'unequal')];
  if (!light || !dark || !horas) return null;
  const { table } = almanac;
  return [
    ...[...light, ...dark].map(({ id, span }) => ({
      ...span,
      ...CHOGHADIYA_ROWS[id],
      source: { kind: 'choghadiya' as const, key: id },
    })),
    ...horas.map(({ lord, span }) => ({ ...span, ...HORA_ROWS[lord], source: { kind: 'hora' as const, key: lord } })),
    ...angaPartsIn('nakshatra', table, day.start, day.end).map(({ id, start, end }) => ({
      start,
      end,
      ...STAR_ROWS[starAttributes(id).nature],
      source: { kind: 'nakshatra' as const, star: id },
    })),
    ...angaPartsIn('tithi', table, day.start, day.end).flatMap(({ id, start, end }) => {
      const key = guideTithi(id);
      return key ? [{ start, end, ...TITHI_ROWS[key], source: { kind: 'tithi' as const, key, tithi: id } }] : [];
    }),
    ...windowParts(almanac, day),
  ];
};

/** Whether a source bars what another favours; its own favours it never bars: Kaal favours savings, and bars what is new. */
const barsFavour = ({ bars }: GuideRow, one: Favour): boolean =>
  bars.some((bar) => bar === one) || (bars.includes('all_new') && !NOT_NEW.includes(one));

const judged = (parts: readonly Part[]): Omit<GuideWindow, 'start' | 'end'> => {
  const free = parts.flatMap((part) =>
    part.favours.filter((one) => !parts.some((other) => other !== part && barsFavour(other, one))),
  );
  return {
    favours: FAVOURS.filter((one) => free.includes(one)),
    bars: GUIDE_BARS.filter((one) => parts.some(({ bars }) => bars.includes(one))),
    basis: parts.map(({ source }) => source),
  };
};

const sameVerdicts = (a: GuideWindow, b: GuideWindow): boolean =>
  String(a.favours) === String(b.favours) && String(a.bars) === String(b.bars);

/** Short pieces join the neighbour that says the same, the longer one first. */
const withoutShort = (windows: readonly GuideWindow[]): GuideWindow[] => {
  const kept: GuideWindow[] = [];
  for (const window of windows) {
    const before = kept.at(-1);
    const short = (one: GuideWindow): boolean => one.end - one.start < SHORTEST;
    if (before && sameVerdicts(before, window) && (short(window) || short(before))) {
      const longer = short(window) ? before : window;
      kept[kept.length - 1] = { ...longer, start: before.start, end: window.end };
    } else kept.push(window);
  }
  return kept;
};

/** The guide of a Vedic day, without gaps from sunrise to sunrise. Null where the Sun does not rise, set and rise again. */
export const dayGuide = (almanac: Almanac, day: VedicDay): GuideWindow[] | null => {
  const parts = partsOf(almanac, day);
  if (!parts) return null;
  const cuts = cutsApart(
    parts.flatMap(({ start, end }) => [start, end]),
    day,
  );
  const edges = [day.start, ...cuts, day.end];
  return withoutShort(
    edges.slice(0, -1).map((start, i) => {
      const end = edges[i + 1] ?? day.end;
      const middle = (start + end) / 2;
      return { start, end, ...judged(parts.filter((part) => part.start <= middle && middle < part.end)) };
    }),
  );
};

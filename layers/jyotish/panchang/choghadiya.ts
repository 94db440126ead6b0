/** Choghadiya, hora and Gowri panchangam: the day and the night cut into eighths and twelfths. */
import { mod } from '../ephemeris/angle.ts';
import type { Planet7 } from '../chart/rashi.ts';
import { rowAt } from '../chart/rows.ts';
import { plusDays } from '../ephemeris/instant.ts';
import type { ChoghadiyaId } from './keys.ts';
import { daylight, KALAS, kalaOf, KALA_IDS, nightAfter } from './periods.ts';
import { equalSpans, overlap, type TimeSpan } from '../ephemeris/span.ts';
import type { VedicDay } from './vedic-day.ts';

export type ChoghadiyaNature = 'good' | 'neutral' | 'bad';

interface ChoghadiyaRow {
  readonly id: ChoghadiyaId;
  readonly nature: ChoghadiyaNature;
  readonly lord: Planet7;
}
const choghadiyaRow = (id: ChoghadiyaId, nature: ChoghadiyaNature, lord: Planet7): ChoghadiyaRow => ({
  id,
  nature,
  lord,
});

/** Nature and lord of each; Char is for travel. */
export const CHOGHADIYAS: readonly ChoghadiyaRow[] = [
  choghadiyaRow('udveg', 'bad', 'sun'),
  choghadiyaRow('char', 'neutral', 'venus'),
  choghadiyaRow('labh', 'good', 'mercury'),
  choghadiyaRow('amrit', 'good', 'moon'),
  choghadiyaRow('kaal', 'bad', 'saturn'),
  choghadiyaRow('shubh', 'good', 'jupiter'),
  choghadiyaRow('rog', 'bad', 'mars'),
];

/** An eighth of a day or night. */
export interface Choghadiya extends ChoghadiyaRow {
  /** Place in `CHOGHADIYAS`, 0–6. */
  readonly index: number;
  readonly span: TimeSpan;
}

const choghadiyas = (base: TimeSpan | null, first: number, step: number): Choghadiya[] | null =>
  base &&
  equalSpans(base, 8).map((span, i) => {
    const index = mod(first + step * i, 7);
    return { ...rowAt(CHOGHADIYAS, index, 'choghadiya'), index, span };
  });

/** Eight choghadiyas of the day: Sunday begins with Udveg, each following weekday three later. Null without sunrise. */
export const dayChoghadiyas = (day: VedicDay): Choghadiya[] | null => choghadiyas(daylight(day), 3 * day.vara, 1);

/** Eight choghadiyas of the night: Sunday's begins with Shubh. */
export const nightChoghadiyas = (day: VedicDay): Choghadiya[] | null =>
  choghadiyas(nightAfter(day), 3 * day.vara + 5, 5);

/** Each hora is followed by that of the next faster planet; the first of a day belongs to the lord of its weekday. */
const HORA_ORDER: readonly Planet7[] = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'];

/** Unequal horas, twelve to the day and twelve to the night, or hours of sixty minutes from sunrise. */
export const HORA_RULES = ['unequal', 'equal_60min'] as const;
export type HoraRule = (typeof HORA_RULES)[number];

/** A planetary hour. */
export interface Hora {
  readonly lord: Planet7;
  readonly span: TimeSpan;
  /** Begins before sunset. */
  readonly day: boolean;
}

/** Lord of hora `i` (from 0) of a Vedic day with this vara. */
export const horaLord = (vara: number, i: number): Planet7 => rowAt(HORA_ORDER, mod(3 * vara + i, 7), 'hora');

/** The 24 horas from sunrise: twelfths of day and night, or hours of sixty minutes. Null where the Sun does not rise and set. */
export const horasOf = (day: VedicDay, rule: HoraRule): Hora[] | null => {
  const [light, dark] = [daylight(day), nightAfter(day)];
  if (!light || !dark) return null;
  // 24 horas move the lord by 3 modulo 7: from the Sun on Sunday to the Moon on Monday.
  const spans =
    rule === 'equal_60min'
      ? equalSpans({ start: light.start, end: plusDays(light.start, 1) }, 24)
      : [...equalSpans(light, 12), ...equalSpans(dark, 12)];
  return spans.map((span, i) => ({ lord: horaLord(day.vara, i), span, day: span.start < light.end }));
};

/** The Tamil cycle; Visham (last) is not part of it. */
export const GOWRIS = [
  { id: 'uthi', good: true },
  { id: 'amirdha', good: true },
  { id: 'rogam', good: false },
  { id: 'labam', good: true },
  { id: 'dhanam', good: true },
  { id: 'sugam', good: true },
  { id: 'soram', good: false },
  { id: 'visham', good: false },
] as const;
export type GowriId = (typeof GOWRIS)[number]['id'];
const VISHAM = 7;

/** An eighth of a day or night in the Tamil reckoning. */
export interface Gowri {
  readonly id: GowriId;
  readonly good: boolean;
  /** Place in `GOWRIS`, 0–7. */
  readonly index: number;
  readonly span: TimeSpan;
}

/** The row of a weekday: the cycle from the weekday's own item, Visham inserted at the part of Rahu kala. */
const gowriRowOf = (vara: number): number[] => {
  const day = mod(vara, 7);
  const cycle = Array.from({ length: 7 }, (_, i) => mod(day + i, 7));
  cycle.splice((KALAS.rahu_kala[day] ?? 1) - 1, 0, VISHAM);
  return cycle;
};

const gowris = (base: TimeSpan | null, vara: number): Gowri[] | null => {
  if (!base) return null;
  const row = gowriRowOf(vara);
  return equalSpans(base, 8).map((span, i) => {
    const index = row[i] ?? VISHAM;
    return { ...rowAt(GOWRIS, index, 'gowri'), index, span };
  });
};

/** Gowri panchangam of the day. */
export const dayGowris = (day: VedicDay): Gowri[] | null => gowris(daylight(day), day.vara);

/** Gowri panchangam of the night: the day row of the fifth weekday (published night tables differ). */
export const nightGowris = (day: VedicDay): Gowri[] | null => gowris(nightAfter(day), day.vara + 4);

/** Nalla neram: good Gowri parts that Rahu kala, Yamaganda and Gulika kala of the day do not touch. */
export const nallaNeram = (day: VedicDay): TimeSpan[] => {
  const bad = KALA_IDS.map((kala) => kalaOf(kala, day)).filter((span) => span !== null);
  return [...(dayGowris(day) ?? []), ...(nightGowris(day) ?? [])]
    .filter(({ good, span }) => good && !bad.some((kala) => overlap(kala, span)))
    .map(({ span }) => span);
};

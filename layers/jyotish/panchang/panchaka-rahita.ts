/**
 * Panchaka rahita: weekday, tithi, star and rising sign added and divided by nine; the remainder says whether a moment is
 * free of the five ills (Muhurta Chintamani, verses of the southern almanacs).
 */
import { mod } from '../ephemeris/angle.ts';
import { rowAt } from '../chart/rows.ts';
import { julian } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { Almanac } from './almanac.ts';
import { angaPartsIn } from './anga.ts';
import { lagnaTable } from './lagna-table.ts';
import { tithiInPaksha } from './tithi.ts';
import type { VedicDay } from './vedic-day.ts';

/** What a remainder means: one of the five ills, or none of them. */
export const PANCHAKA_KINDS = ['free', 'mrityu', 'agni', 'raja', 'chora', 'roga'] as const;
export type PanchakaKind = (typeof PANCHAKA_KINDS)[number];

/** Kind by remainder 0–8. */
const KIND_OF: readonly PanchakaKind[] = ['free', 'mrityu', 'agni', 'free', 'raja', 'free', 'chora', 'free', 'roga'];

/** How the tithi is counted: 1–15 in its half, as the verse of the south; or 1–30 through the month. */
export const PANCHAKA_TITHIS = ['paksha', 'month'] as const;
export type PanchakaTithi = (typeof PANCHAKA_TITHIS)[number];

/** Remainder 0–8 of tithi 1–30, vara 0–6, star 1–27 and rising sign 1–12. */
export const panchakaRemainder = (
  { tithi, vara, nakshatra, lagna }: Readonly<Record<'tithi' | 'vara' | 'nakshatra' | 'lagna', number>>,
  count: PanchakaTithi,
): number => mod((count === 'paksha' ? tithiInPaksha(tithi) : tithi) + vara + 1 + nakshatra + lagna, 9);

/** A stretch of a day with one remainder. */
export interface PanchakaWindow {
  readonly kind: PanchakaKind;
  /** 0–8 */
  readonly remainder: number;
  readonly span: TimeSpan;
}

/**
 * The windows of a Vedic day in order, from its start to its end: cut where tithi, star or rising sign changes, neighbours
 * with the same remainder joined. Null on a day without sunrise.
 */
export const panchakaWindows = (
  sky: Sky,
  { table, horizon }: Almanac,
  day: VedicDay,
  count: PanchakaTithi,
): PanchakaWindow[] | null => {
  if (day.sunrise === null) return null;
  const { start, end, vara } = day;
  const tithis = angaPartsIn('tithi', table, start, end);
  const stars = angaPartsIn('nakshatra', table, start, end);
  const lagnas = lagnaTable(sky, horizon.place, day).map(({ sign, ...span }) => ({ id: sign, ...span }));
  const edges = [...new Set([tithis, stars, lagnas].flatMap((rows) => rows.map((one) => one.end)))]
    .filter((edge) => edge > start)
    .sort((a, b) => a - b);
  const windows: PanchakaWindow[] = [];
  let from = start;
  for (const to of edges) {
    const middle = julian((from + to) / 2);
    const at = (rows: readonly { readonly id: number; readonly start: number; readonly end: number }[]): number =>
      rows.find((one) => middle >= one.start && middle < one.end)?.id ?? 0;
    const parts = { tithi: at(tithis), vara, nakshatra: at(stars), lagna: at(lagnas) };
    const remainder = panchakaRemainder(parts, count);
    const before = windows.at(-1);
    const joined = before?.remainder === remainder ? windows.pop() : undefined;
    windows.push({
      kind: rowAt(KIND_OF, remainder, 'remainder'),
      remainder,
      span: { start: joined ? joined.span.start : from, end: to },
    });
    from = to;
  }
  return windows;
};

/** Directions to avoid (shool) and dwellings of the day (vasa), from almanac tables. */
import { tithiInPaksha } from './tithi.ts';
import { mod } from '../ephemeris/angle.ts';
import { rowAt } from '../chart/rows.ts';
import { angaSegments, type Anga, type AngaSource } from './anga.ts';
import { clipped, type TimeSpan } from '../ephemeris/span.ts';
import type { VedicDay } from './vedic-day.ts';

/** The eight directions, clockwise from north. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Disha shool by vara from Sunday: do not travel there. */
const DISHA_SHOOL: readonly Direction[] = ['w', 'e', 'n', 'n', 's', 'w', 'e'];
/** Rahu's dwelling by vara. */
const RAHU_VASA: readonly Direction[] = ['n', 'nw', 'w', 'sw', 's', 'se', 'e'];
/** The Moon's dwelling by the element of its sign, from Aries. */
const CHANDRA_VASA: readonly Direction[] = ['e', 's', 'w', 'n'];
/** Yogini's dwelling by tithi 1–8 in its paksha; 9–15 start again, Amavasya is as Ashtami. */
const YOGINI_VASA: readonly Direction[] = ['e', 'n', 'se', 'sw', 's', 'w', 'nw', 'ne'];
/** Nakshatra shool. */
const NAKSHATRA_SHOOL: ReadonlyMap<number, Direction> = new Map([
  [18, 'e'],
  [25, 's'],
  [4, 'w'],
  [12, 'n'],
]);

/** Where Agni may dwell. */
export const AGNI_PLACES = ['earth', 'sky', 'patala'] as const;
export type AgniPlace = (typeof AGNI_PLACES)[number];
/** Agni by the remainder of (tithi 1–30 + vara from 1 + 1) mod 4: on earth it is good for homa. */
const AGNI_VASA: readonly AgniPlace[] = ['earth', 'sky', 'patala', 'earth'];

/** Where Shiva may dwell, by the remainder of seven from 0. */
export const SHIVA_PLACES = [
  'cremation_ground',
  'kailasa',
  'with_gauri',
  'on_nandi',
  'assembly',
  'dining',
  'play',
] as const;
export type ShivaPlace = (typeof SHIVA_PLACES)[number];

/** Disha shool of vara 0–6. */
export const dishaShoolOf = (vara: number): Direction => rowAt(DISHA_SHOOL, vara, 'vara');
/** Dwelling of Rahu on vara 0–6. */
export const rahuVasaOf = (vara: number): Direction => rowAt(RAHU_VASA, vara, 'vara');
/** Dwelling of the Moon in sign 1–12. */
export const chandraVasaOf = (sign: number): Direction => rowAt(CHANDRA_VASA, (sign - 1) % 4, 'element');
/** Dwelling of Yogini on tithi 1–30. */
export const yoginiVasaOf = (tithi: number): Direction =>
  tithi === 30 ? 'ne' : rowAt(YOGINI_VASA, (tithiInPaksha(tithi) - 1) % 8, 'tithi');
/** Dwelling of Agni on tithi 1–30 of vara 0–6. */
export const agniVasaOf = (tithi: number, vara: number): AgniPlace =>
  rowAt(AGNI_VASA, (tithi + vara + 2) % 4, 'remainder');
/** Dwelling of Shiva on tithi 1–30: (2·tithi + 5) mod 7. */
export const shivaVasaOf = (tithi: number): ShivaPlace => rowAt(SHIVA_PLACES, mod(2 * tithi + 5, 7), 'remainder');
/** Shool of nakshatra 1–27, or null for the others. */
export const nakshatraShoolOf = (nakshatra: number): Direction | null => NAKSHATRA_SHOOL.get(nakshatra) ?? null;

/** What custom takes before a journey against the shool of the weekday, from Sunday (Muhurta Chintamani 11). */
export const SHOOL_REMEDIES = ['ghee', 'milk', 'jaggery', 'sesame', 'curd', 'barley', 'urad'] as const;
export type ShoolRemedy = (typeof SHOOL_REMEDIES)[number];
/** Remedy of the disha shool of vara 0–6. */
export const shoolRemedyOf = (vara: number): ShoolRemedy => rowAt(SHOOL_REMEDIES, vara, 'vara');

/** Something over a span inside a Vedic day. */
export interface Dwelling<T> {
  readonly is: T;
  readonly span: TimeSpan;
}

/** Where something dwells over a Vedic day, by the segments of an anga, inside the day; equal neighbours are joined. */
export const dwellings = <T>(
  source: AngaSource,
  day: VedicDay,
  anga: Anga,
  of: (id: number) => T | null,
): Dwelling<T>[] => {
  const found: { is: T; span: TimeSpan }[] = [];
  for (const segment of angaSegments(anga, source, day.start, day.end)) {
    const is = of(segment.id);
    const span = clipped(segment, day);
    if (is === null || !span) continue;
    const open = found.at(-1);
    if (open && open.is === is && open.span.end === span.start) open.span = { start: open.span.start, end: span.end };
    else found.push({ is, span });
  }
  return found;
};

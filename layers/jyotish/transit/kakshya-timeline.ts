/** When a planet crosses from one kakshya (3°45′) into the next, and whether the lord of the one it enters gave it a bindu. */
import { rowAt } from '../chart/rows.ts';
import type { Planet7 } from '../chart/rashi.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, equalParts, motionOf } from '../ephemeris/passages.ts';
import type { Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { yearTable } from '../ephemeris/year-table.ts';
import { prastaraOf, type AshtakaPoint, type AshtakaSigns, type AshtakaTable } from '../strength/ashtakavarga.ts';
import { KAKSHYA_LORDS } from './ashtaka-transit.ts';

/** Kakshyas of a sign, and of the circle. */
const IN_SIGN = 8;
const IN_CIRCLE = 96;
const EDGES = equalParts(IN_CIRCLE);

/** One of the 96 kakshyas. */
export interface Kakshya {
  /** 1–12 */
  readonly sign: number;
  /** 1–8 in the sign. */
  readonly kakshya: number;
  readonly lord: AshtakaPoint;
}

const kakshyaAt = (index: number): Kakshya => {
  const part = ((index % IN_CIRCLE) + IN_CIRCLE) % IN_CIRCLE;
  const kakshya = (part % IN_SIGN) + 1;
  return {
    sign: Math.floor(part / IN_SIGN) + 1,
    kakshya,
    lord: rowAt(KAKSHYA_LORDS, kakshya - 1, 'kakshya'),
  };
};

/** A planet entering a kakshya. */
export interface KakshyaEntry extends Kakshya {
  readonly jd: JulianDay;
  readonly retrograde: boolean;
}

/** Where a planet is when a window opens, and every kakshya that it enters until the window closes, re-entries included. */
export const kakshyaEntries = (
  sky: Sky,
  planet: Planet7,
  { start, end }: TimeSpan,
): { readonly first: Kakshya; readonly entries: readonly KakshyaEntry[] } => {
  const table = yearTable(sky, start);
  const passed = angleCrossings(
    (jd) => table.longitude(planet, jd),
    motionOf(planet),
    start,
    end,
    EDGES,
    (jd) => sky.longitude(planet, jd),
  );
  return {
    first: kakshyaAt(Math.floor((sky.longitude(planet, start) * IN_CIRCLE) / 360)),
    entries: passed.map(({ jd, index, retrograde }) => ({
      ...kakshyaAt(retrograde ? index - 1 : index),
      jd,
      retrograde,
    })),
  };
};

/** Whether the lord of a kakshya gave a planet a bindu in its sign. */
export const binduFinder = (
  natal: AshtakaSigns,
  table: AshtakaTable,
  planet: Planet7,
): ((part: Kakshya) => boolean) => {
  const given = prastaraOf(natal, table)[planet];
  return ({ sign, lord }) => given[lord][sign - 1] === 1;
};

/** A stretch in which the planet has a bindu, or has none; null where that is not known. */
export interface BinduSpan extends TimeSpan {
  readonly good: boolean | null;
}

/** The stretches of a window with and without a bindu; neighbours of one kind are one stretch. */
export const binduSpans = (
  { start, end }: TimeSpan,
  first: Kakshya,
  entries: readonly KakshyaEntry[],
  bindu: (part: Kakshya) => boolean | null,
): BinduSpan[] => {
  const spans: BinduSpan[] = [];
  let from = start;
  let good = bindu(first);
  for (const entry of entries) {
    const next = bindu(entry);
    if (next === good) continue;
    spans.push({ start: from, end: entry.jd, good });
    [from, good] = [entry.jd, next];
  }
  if (from < end) spans.push({ start: from, end, good });
  return spans;
};

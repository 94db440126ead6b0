/** Shani Dhaiya: Saturn in the fourth (kantaka, ardhashtama) and the eighth sign (ashtama) from a point of the birth chart. */
import { houseFrom, signAt, signOf } from '../chart/rashi.ts';
import { FIRST_INSTANT_JD, julian, LAST_INSTANT_JD, type JulianDay } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { slowPassages } from '../sky-events/slow-passages.ts';

/** Kinds by the sign counted from the reference. */
export const DHAIYA_KINDS = ['4th', '8th'] as const;
export type DhaiyaKind = (typeof DHAIYA_KINDS)[number];
/** Sign of each kind, counted from the reference. */
export const DHAIYA_HOUSES: Readonly<Record<DhaiyaKind, number>> = { '4th': 4, '8th': 8 };
/** The kind in which a house counts; null for other houses. */
export const dhaiyaKind = (house: number): DhaiyaKind | null =>
  DHAIYA_KINDS.find((kind) => DHAIYA_HOUSES[kind] === house) ?? null;

/** One unbroken stay of Saturn in the fourth or eighth sign. */
export interface DhaiyaStay {
  readonly kind: DhaiyaKind;
  readonly start: JulianDay;
  readonly end: JulianDay;
  /** Number of the stay in this sign within one passage of Saturn, from 1. */
  readonly pass: number;
}

/** Longer than a passage with its returns, shorter than the next one, days. */
const SAME_PASSAGE_DAYS = 5 * 365.25;
/** Longer than any passage of a sign, days: one that began earlier was over. */
const REACH_BACK_DAYS = 4 * 365.25;

/** The sign part of a longitude, 0–11, after a passage of one of its edges. */
const boundariesOf = (sign: number): readonly [number, number] => [30 * (sign - 1), 30 * (sign % 12)];

/**
 * Stays of Saturn that end after `from` and begin before `to`, counted from sign 1–12; the first may have begun before
 * `from`, the last ends where Saturn leaves, at the latest at the end of the ephemeris.
 */
export const dhaiyaStays = (sky: Sky, reference: number, from: JulianDay, to: JulianDay): readonly DhaiyaStay[] => {
  const start = julian(Math.max(FIRST_INSTANT_JD, from - REACH_BACK_DAYS));
  const end = julian(Math.min(LAST_INSTANT_JD, to + REACH_BACK_DAYS));
  const kindAt = (sign: number): DhaiyaKind | undefined => dhaiyaKind(houseFrom(reference, sign)) ?? undefined;
  const boundaries = DHAIYA_KINDS.flatMap((kind) => boundariesOf(signAt(reference, DHAIYA_HOUSES[kind])));
  const stays: DhaiyaStay[] = [];
  const add = (kind: DhaiyaKind | undefined, since: JulianDay, until: JulianDay): void => {
    if (!kind || until <= since) return;
    const last = stays.findLast((stay) => stay.kind === kind);
    const pass = last && since - last.end < SAME_PASSAGE_DAYS ? last.pass + 1 : 1;
    stays.push({ kind, start: since, end: until, pass });
  };
  let kind = kindAt(signOf(sky.longitude('saturn', start)));
  let since = start;
  for (const { jd, index, retrograde } of slowPassages(sky, 'saturn', boundaries, start, end)) {
    add(kind, since, jd);
    // Even boundaries begin a sign of ours, odd ones end it; backwards the other way round.
    const inside = index % 2 === (retrograde ? 1 : 0);
    kind = inside ? DHAIYA_KINDS[index >> 1] : undefined;
    since = jd;
  }
  add(kind, since, end);
  return stays.filter((stay) => stay.end > from && stay.start < to);
};

/** Stays as passages, each from its first entry to its last exit. */
export const dhaiyaPassages = (stays: readonly DhaiyaStay[]): readonly TimeSpan[] => {
  const passages: { kind: DhaiyaKind; start: JulianDay; end: JulianDay }[] = [];
  for (const { kind, start, end, pass } of stays) {
    const own = pass > 1 ? passages.findLast((one) => one.kind === kind) : undefined;
    if (own === undefined) passages.push({ kind, start, end });
    else own.end = end;
  }
  return passages;
};

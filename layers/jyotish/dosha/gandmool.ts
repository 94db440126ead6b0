/** Gandmool: the six stars at the joints of the zodiac, and whom each quarter touches (Muhurta Chintamani; Jataka Bharanam). */
import { ANGAS, nextSegment, type AngaSource, type Segment } from '../panchang/anga.ts';
import type { NakshatraPosition } from '../chart/nakshatra.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';

/** What a quarter is said to touch. */
export const GANDMOOL_EFFECTS = [
  'father',
  'ease',
  'rank',
  'honour',
  'none',
  'wealth',
  'mother',
  'elder_sibling',
  'younger_sibling',
  'self',
  'office',
  'troubles',
] as const;
export type GandmoolEffect = (typeof GANDMOOL_EFFECTS)[number];

/** Effects of quarters 1–4. */
const EFFECTS: Readonly<Record<number, readonly [GandmoolEffect, GandmoolEffect, GandmoolEffect, GandmoolEffect]>> = {
  1: ['father', 'ease', 'rank', 'honour'],
  9: ['none', 'wealth', 'mother', 'father'],
  10: ['mother', 'father', 'ease', 'wealth'],
  18: ['elder_sibling', 'younger_sibling', 'mother', 'self'],
  19: ['father', 'mother', 'wealth', 'none'],
  27: ['honour', 'office', 'wealth', 'troubles'],
};
/** The quarter of each star in which it is strongest. */
const STRONGEST: Readonly<Record<number, number>> = { 1: 1, 9: 4, 10: 1, 18: 4, 19: 1, 27: 4 };

/** Two sixtieths of a star: the last of Jyeshtha and the first of Mula. */
const ABHUKTA_SHARE = 2 / 60;

/** Gandmool of a Moon. */
export interface Gandmool {
  readonly present: boolean;
  /** What the quarter touches; null where the star is none of the six. */
  readonly effect: GandmoolEffect | null;
  /** In the quarter in which the star is strongest. */
  readonly strongest: boolean;
  /** In the last 26′40″ of Jyeshtha or the first 26′40″ of Mula. */
  readonly abhukta: boolean;
}

/** Gandmool by the star of the Moon. */
export const gandmoolOf = ({ id, pada, elapsed }: NakshatraPosition): Gandmool => {
  const effects = EFFECTS[id];
  return {
    present: effects !== undefined,
    effect: effects?.[pada - 1] ?? null,
    strongest: STRONGEST[id] === pada,
    abhukta: (id === 18 && elapsed >= 1 - ABHUKTA_SHARE) || (id === 19 && elapsed < ABHUKTA_SHARE),
  };
};

/** Days after which the Moon cannot be in the same star any more and has not returned yet. */
const PAST_STAR_DAYS = 2 * (360 / 27 / ANGAS.nakshatra.speed);

/** Each stay of the Moon in a star that touches [from, to), in order. */
export const starReturns = (source: AngaSource, star: number, from: JulianDay, to: JulianDay): readonly Segment[] => {
  const found: Segment[] = [];
  for (let at = from; ;) {
    const stay = nextSegment('nakshatra', source, star, at);
    if (stay.start >= to) return found;
    found.push(stay);
    at = plusDays(stay.end, PAST_STAR_DAYS);
  }
};

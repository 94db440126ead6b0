/** Two signs on a date: how they stand to each other, and what the day adds. No gender. */
import { houseFrom, lordOf, rashi } from '../chart/rashi.ts';
import { naturalRelation } from '../chart/dignity.ts';
import { byArea, byScored, type Area, type Scored } from './areas.ts';
import type { DaySky } from './day-sky.ts';
import { scoresOf } from './quantiles.ts';
import { dailyRaw } from './day-score.ts';
import type { Scores } from './rank.ts';

/** Shorter distance from one sign to the other, counted from 1: 1 the same, 7 opposite. */
export type SignDistance = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** Score of each distance: the same or opposite, 2/12, 3/11, 4/10, 5/9, 6/8. */
const DISTANCE_SCORES: Readonly<Record<SignDistance, number>> = { 1: 75, 2: 48, 3: 78, 4: 65, 5: 72, 6: 42, 7: 75 };
const DISTANCES: readonly SignDistance[] = [1, 2, 3, 4, 5, 6, 7];

/** Ways in which the lords of two signs hold each other: both friends, one friend, both neutral, an enemy among them. */
export const LORDS_RELATIONS = ['friends', 'mixed', 'neutral', 'strained'] as const;
export type LordsRelation = (typeof LORDS_RELATIONS)[number];
const LORDS_SCORES: Readonly<Record<LordsRelation, number>> = { friends: 10, mixed: 5, neutral: 0, strained: -8 };

const SAME_ELEMENT = 5;
/** Middle of two scores together, and how much of their difference counts. */
const MIDDLE = 120;
const DAY_SHARE = 6;
const LOWEST = 25;
const HIGHEST = 95;

/** How two signs stand to each other on every day. */
export interface SignPair {
  readonly signs: readonly [number, number];
  readonly distance: SignDistance;
  readonly lords: LordsRelation;
  readonly sameElement: boolean;
  /** One planet rules both signs; it is its own friend. */
  readonly sameLord: boolean;
  /** What each of these counts for in every score of the pair. */
  readonly parts: Readonly<Record<'distance' | 'lords' | 'element', number>>;
}

/** A pair on a date. */
export interface PairDay extends SignPair {
  /** 25–95 */
  readonly score: number;
  readonly areas: Readonly<Record<Area, number>>;
  /** What the day adds to the general score and to that of each area, −12 to 12. */
  readonly dayParts: Readonly<Record<Scored, number>>;
  /** Daily scores of the two signs. */
  readonly scores: readonly [Scores, Scores];
}

const distanceOf = (a: number, b: number): SignDistance => {
  const shorter = Math.min(houseFrom(a, b), houseFrom(b, a));
  return DISTANCES.find((one) => one === shorter) ?? 1;
};

/** Natural friendship of two lords; a lord is its own friend. */
const lordsOf = (a: number, b: number): LordsRelation => {
  const [one, other] = [lordOf(a), lordOf(b)];
  if (one === other) return 'friends';
  const both = [naturalRelation(one, other), naturalRelation(other, one)];
  if (both.includes('enemy')) return 'strained';
  const friendly = both.filter((relation) => relation === 'friend').length;
  if (friendly === 2) return 'friends';
  if (friendly === 1) return 'mixed';
  return 'neutral';
};

/** How signs 1–12 stand to each other. */
export const signPair = (a: number, b: number): SignPair => {
  const distance = distanceOf(a, b);
  const lords = lordsOf(a, b);
  const sameElement = rashi(a).element === rashi(b).element;
  const parts = {
    distance: DISTANCE_SCORES[distance],
    lords: LORDS_SCORES[lords],
    element: sameElement ? SAME_ELEMENT : 0,
  };
  return { signs: [a, b], distance, lords, sameElement, sameLord: lordOf(a) === lordOf(b), parts };
};

/** Two signs 1–12 on a date. */
export const pairDayOf = (day: DaySky, a: number, b: number): PairDay => {
  const pair = signPair(a, b);
  const scores = [a, b].map((sign) => scoresOf('daily', dailyRaw(day, sign)));
  const [first, second] = scores;
  if (!first || !second) throw new Error('a pair has two signs');
  const base = pair.parts.distance + pair.parts.lords + pair.parts.element;
  const part = (of: Scored): number => (first[of].score + second[of].score - MIDDLE) / DAY_SHARE;
  const score = (of: Scored): number => Math.min(HIGHEST, Math.max(LOWEST, Math.round(base + part(of))));
  return { ...pair, scores: [first, second], score: score('general'), areas: byArea(score), dayParts: byScored(part) };
};

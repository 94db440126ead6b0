/** What the feed speaks of, and how much each graha counts in each period. */
import type { Graha } from '../ephemeris/sky.ts';

/** Areas of life, in the order of every answer. */
export const AREAS = ['career', 'love', 'health', 'money', 'family', 'travel', 'study'] as const;
export type Area = (typeof AREAS)[number];
/** Areas that every item holds; the others are answered on request. */
export const MAIN_AREAS = ['career', 'love', 'health', 'money'] as const satisfies readonly Area[];
export type MainArea = (typeof MAIN_AREAS)[number];
/** `general` and the areas: everything that has a score. */
export const SCORED = ['general', ...AREAS] as const;
export type Scored = (typeof SCORED)[number];

/** A record over the areas, each value made by `make`. */
export const byArea = <T>(make: (area: Area) => T): Record<Area, T> => ({
  career: make('career'),
  love: make('love'),
  health: make('health'),
  money: make('money'),
  family: make('family'),
  travel: make('travel'),
  study: make('study'),
});

/** A record over everything scored, each value made by `make`. */
export const byScored = <T>(make: (of: Scored) => T): Record<Scored, T> => ({
  general: make('general'),
  ...byArea(make),
});

/** Lengths of time the feed is made for. */
export const FEED_PERIODS = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type FeedPeriod = (typeof FEED_PERIODS)[number];

interface AreaRow {
  /** Houses from the sign, the first counting most. */
  readonly houses: readonly number[];
  /** Grahas that stand for the area wherever they are. */
  readonly karakas: readonly Graha[];
}

/** Houses and karakas of each area. */
export const AREA_TABLE: Readonly<Record<Area, AreaRow>> = {
  career: { houses: [10, 6, 11], karakas: ['sun', 'saturn'] },
  love: { houses: [7, 5, 11], karakas: ['venus', 'moon'] },
  health: { houses: [1, 6, 8], karakas: ['sun', 'mars'] },
  money: { houses: [2, 11, 5], karakas: ['jupiter', 'venus'] },
  family: { houses: [4, 2], karakas: ['moon', 'jupiter'] },
  travel: { houses: [3, 9, 12], karakas: ['mercury', 'moon'] },
  study: { houses: [4, 5, 9], karakas: ['mercury', 'jupiter'] },
};

/** Share of an area's first, second and third house, and of its karakas. */
export const HOUSE_SHARES: readonly number[] = [1, 0.7, 0.5];
export const KARAKA_SHARE = 0.3;

const weights = (
  sun: number,
  moon: number,
  mars: number,
  mercury: number,
  jupiter: number,
  venus: number,
  saturn: number,
  nodes: number,
): Readonly<Record<Graha, number>> => ({
  sun,
  moon,
  mars,
  mercury,
  jupiter,
  venus,
  saturn,
  rahu: nodes / 2,
  ketu: nodes / 2,
});

/** Weights of the grahas, of a hundred. */
export const WEIGHTS: Readonly<Record<FeedPeriod, Readonly<Record<Graha, number>>>> = {
  daily: weights(10, 35, 10, 10, 10, 12, 8, 5),
  weekly: weights(15, 15, 15, 15, 12, 15, 8, 5),
  monthly: weights(25, 0, 18, 15, 13, 17, 8, 4),
  yearly: weights(10, 0, 10, 0, 35, 0, 30, 15),
};

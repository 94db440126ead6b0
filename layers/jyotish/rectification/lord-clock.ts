/** The lords of three levels of Vimshottari as a table of one round, so that thousands of dates are looked up at once. */
import { nakshatraOf } from '../chart/nakshatra.ts';
import type { DashaNode } from '../dasha/period.ts';
import { vimshottariPlan } from '../dasha/vimshottari.ts';
import { dashaTree, lifeWindow } from '../dasha/walk.ts';
import { julian } from '../ephemeris/instant.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';

/** Three rounds, the first of which begins with Ketu at day 0. Lords are places in `GRAHAS`. */
export interface LordClock {
  /** Days of a round. */
  readonly days: number;
  /** Day at which each pratyantar ends. */
  readonly ends: Float64Array;
  /** Maha, antar and pratyantar lord of each. */
  readonly lords: readonly [Uint8Array, Uint8Array, Uint8Array];
  /** For each whole day of the first round, the pratyantar in which it begins. */
  readonly byDay: Uint16Array;
  /** Days of the round that have passed at a birth with the Moon at this longitude. */
  passedAt(moon: number): number;
}

/** Pratyantars of a round. */
const PERIODS = 729;

const leavesOf = (nodes: readonly DashaNode<Graha>[]): readonly DashaNode<Graha>['period'][] =>
  nodes.flatMap(({ period, children }) => (children.length > 0 ? leavesOf(children) : [period]));

const placeOf = (lord: Graha | undefined): number => GRAHAS.findIndex((graha) => graha === lord);

const made = new Map<number, LordClock>();

/** The table for a length of the year in days; made once. */
export const lordClock = (yearLength: number): LordClock => {
  const known = made.get(yearLength);
  if (known) return known;
  const plan = vimshottariPlan(julian(0), nakshatraOf(0), yearLength);
  const periods = leavesOf(dashaTree(plan, 3, lifeWindow(plan), 2 * PERIODS) ?? []);
  const days = periods.at(-1)?.end ?? 0;
  const rounds = [0, 1, 2].flatMap((round) => periods.map(({ end, lords }) => ({ end: end + round * days, lords })));
  const atLevel = (level: number): Uint8Array => Uint8Array.from(rounds, ({ lords }) => placeOf(lords[level]));
  const byDay = new Uint16Array(Math.ceil(days));
  let period = 0;
  byDay.forEach((_none, day) => {
    while (day >= (rounds[period]?.end ?? Infinity)) period++;
    byDay[day] = period;
  });
  const clock: LordClock = {
    days,
    ends: Float64Array.from(rounds, ({ end }) => end),
    lords: [atLevel(0), atLevel(1), atLevel(2)],
    byDay,
    passedAt: (moon) => {
      const { id, elapsed } = nakshatraOf(moon);
      const maha = plan.mahas[(id - 1) % plan.mahas.length];
      return maha ? maha.start + elapsed * (maha.end - maha.start) : 0;
    },
  };
  made.set(yearLength, clock);
  return clock;
};

/** The pratyantar of the first round that runs on a day counted from its start, 0 or more; days of later rounds are cast out. */
export const periodAt = ({ days, ends, byDay }: LordClock, day: number): number => {
  const inRound = day % days;
  let period = byDay[Math.floor(inRound)] ?? 0;
  while (inRound >= (ends[period] ?? Infinity)) period++;
  return period;
};

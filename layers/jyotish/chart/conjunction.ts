/** Conjunctions: planets in one sign, or within an orb. */
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { norm360 } from '../ephemeris/angle.ts';
import { signOf } from './rashi.ts';

/** A group of conjunct planets. */
export interface Conjunction {
  /** At least two, in the order of the zodiac. */
  readonly planets: readonly [Graha, Graha, ...Graha[]];
  /** Arc from the first to the last, degrees. */
  readonly maxSeparation: number;
}

type Longitudes9 = Readonly<Record<Graha, number>>;

const inZodiacalOrder = (longitudes: Longitudes9): readonly Graha[] =>
  [...GRAHAS].sort((a, b) => longitudes[a] - longitudes[b]);

/** Runs of neighbours around the zodiac: a new one begins wherever `opens` says so. Single planets are left out. */
const runs = (longitudes: Longitudes9, opens: (before: number, here: number) => boolean): readonly Conjunction[] => {
  const sorted = inZodiacalOrder(longitudes);
  const starts = sorted.map((graha, i) => {
    const before = sorted.at(i - 1);
    return before === undefined || opens(longitudes[before], longitudes[graha]);
  });
  const first = Math.max(0, starts.indexOf(true));
  const groups: Graha[][] = [];
  for (const i of sorted.keys()) {
    const at = (first + i) % sorted.length;
    const graha = sorted[at];
    if (graha === undefined) continue;
    const open = groups.at(-1);
    if (open && !starts[at]) open.push(graha);
    else groups.push([graha]);
  }
  return groups.flatMap(([head, second, ...rest]): Conjunction[] => {
    if (head === undefined || second === undefined) return [];
    const arc = norm360(longitudes[rest.at(-1) ?? second] - longitudes[head]);
    return [{ planets: [head, second, ...rest], maxSeparation: arc }];
  });
};

/** Groups of two or more grahas in one sign, by sign from Aries. Rahu and Ketu are never together, so no group is all nine. */
export const conjunctionsBySign = (longitudes: Longitudes9): readonly Conjunction[] =>
  runs(longitudes, (before, here) => signOf(before) !== signOf(here));

/**
 * Groups of two or more grahas linked by neighbours at most `orb` degrees apart (0 < orb ≤ 30), across sign boundaries
 * too. Nine bodies leave a gap of at least 40° somewhere, so every group has a beginning and an end.
 */
export const conjunctionsByOrb = (longitudes: Longitudes9, orb: number): readonly Conjunction[] =>
  runs(longitudes, (before, here) => norm360(here - before) > orb);

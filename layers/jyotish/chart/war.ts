/** Planetary war, graha yuddha (Surya Siddhanta ch. 7): two star-planets within one degree. */
import type { Graha } from '../ephemeris/sky.ts';
import { separation } from '../ephemeris/angle.ts';

/** Who wins: the one further north, but Venus always (default); or the one with the lower longitude (Raman). */
export const WAR_RULES = ['northern_latitude', 'lower_longitude'] as const;
export type WarRule = (typeof WAR_RULES)[number];

/** Those who fight: the star-planets. */
export const FIGHTERS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
/** Degrees of longitude within which they are at war. */
export const WAR_DEG = 1;

export type Fighter = (typeof FIGHTERS)[number];

/** Two planets at war. */
export interface GrahaYuddha {
  readonly planets: readonly [Fighter, Fighter];
  readonly winner: Fighter;
  readonly loser: Fighter;
  /** Degrees, 0 ≤ x < 1. */
  readonly separation: number;
}

interface Where {
  readonly longitude: number;
  readonly latitude: number;
}

/** True when `a` is behind `b` on the shorter arc, across 0° Aries too. */
const isLower = (a: Where, b: Where): boolean => {
  const ahead = b.longitude - a.longitude;
  return Math.abs(ahead) > 180 ? ahead < 0 : ahead > 0;
};

/** The one further north of two; the first where both are equally far. */
export const furtherNorth = (a: Fighter, b: Fighter, latitude: (fighter: Fighter) => number): Fighter =>
  latitude(a) >= latitude(b) ? a : b;

/** Venus where she fights, else the one further north. */
export const venusOrNorth = (a: Fighter, b: Fighter, latitude: (fighter: Fighter) => number): Fighter =>
  a === 'venus' || b === 'venus' ? 'venus' : furtherNorth(a, b, latitude);

/** Every pair at war, nearest first. Empty when none is. */
export const planetaryWars = (
  grahas: Readonly<Record<Graha, Where>>,
  rule: WarRule = 'northern_latitude',
): readonly GrahaYuddha[] => {
  const firstWins = (a: Fighter, b: Fighter): boolean =>
    rule === 'lower_longitude'
      ? isLower(grahas[a], grahas[b])
      : venusOrNorth(a, b, (fighter) => grahas[fighter].latitude) === a;
  return FIGHTERS.flatMap((a, i) =>
    FIGHTERS.slice(i + 1).flatMap((b): GrahaYuddha[] => {
      const apart = separation(grahas[a].longitude, grahas[b].longitude);
      if (apart >= WAR_DEG) return [];
      const [winner, loser] = firstWins(a, b) ? [a, b] : [b, a];
      return [{ planets: [a, b], winner, loser, separation: apart }];
    }),
  ).sort((x, y) => x.separation - y.separation);
};

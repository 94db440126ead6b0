/** Planetary war, graha yuddha (Surya Siddhanta ch. 7): two star-planets within one degree. */
import type { Graha } from '../ephemeris/sky.ts';
import { separation } from '../ephemeris/angle.ts';

/** Who wins: the one further north, but Venus always (default); or the one with the lower longitude (Raman). */
export const WAR_RULES = ['northern_latitude', 'lower_longitude'] as const;
export type WarRule = (typeof WAR_RULES)[number];

const FIGHTERS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const WAR_DEG = 1;

type Fighter = (typeof FIGHTERS)[number];

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

/** Every pair at war, nearest first. Empty when none is. */
export const planetaryWars = (
  grahas: Readonly<Record<Graha, Where>>,
  rule: WarRule = 'northern_latitude',
): readonly GrahaYuddha[] => {
  const firstWins = (a: Fighter, b: Fighter): boolean => {
    if (rule === 'lower_longitude') return isLower(grahas[a], grahas[b]);
    if (a === 'venus' || b === 'venus') return a === 'venus';
    return grahas[a].latitude >= grahas[b].latitude;
  };
  return FIGHTERS.flatMap((a, i) =>
    FIGHTERS.slice(i + 1).flatMap((b): GrahaYuddha[] => {
      const apart = separation(grahas[a].longitude, grahas[b].longitude);
      if (apart >= WAR_DEG) return [];
      const [winner, loser] = firstWins(a, b) ? [a, b] : [b, a];
      return [{ planets: [a, b], winner, loser, separation: apart }];
    }),
  ).sort((x, y) => x.separation - y.separation);
};

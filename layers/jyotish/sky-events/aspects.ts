/** Exact angles between moving bodies, and the phases of the Moon. */
import { norm360 } from '../ephemeris/angle.ts';
import { isNode } from '../chart/graha.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, motionOf, type Motion } from '../ephemeris/passages.ts';
import type { AngleOf } from '../ephemeris/search.ts';
import type { Body, Longitudes, Sky } from '../ephemeris/sky.ts';
import { yearTable, type SkyTable } from '../ephemeris/year-table.ts';
import type { TimeSpan } from '../ephemeris/span.ts';

/** Two bodies at an exact angle. */
export interface ExactAngle {
  readonly jd: JulianDay;
  readonly a: Body;
  readonly b: Body;
  /** 0–180 */
  readonly angle: number;
  /** Of `a`. */
  readonly longitude: number;
}

const between =
  (from: Longitudes, a: Body, b: Body): AngleOf =>
  (jd) =>
    norm360(from.longitude(a, jd) - from.longitude(b, jd));

/** How the arc between two bodies moves: the Moon outruns all; else it may turn as often as the one that turns more often. */
const motionBetween = (a: Body, b: Body, node: 'mean' | 'true'): Motion => {
  if (a === 'moon' || b === 'moon') return { stepDays: 1.5, turns: false };
  return { stepDays: Math.min(motionOf(a, node).stepDays, motionOf(b, node).stepDays) / 2, turns: true };
};

/** Every exact `angles` (0–180) between two bodies in a window, in order. */
export const anglesBetween = (
  table: SkyTable,
  a: Body,
  b: Body,
  { start, end }: TimeSpan,
  angles: readonly number[],
): ExactAngle[] => {
  // An angle to the left and to the right of the other body; 0 and 180 are their own mirror.
  const targets = [...new Set(angles.flatMap((angle) => [angle, norm360(-angle)]))];
  const motion = motionBetween(a, b, table.sky.settings.node);
  return angleCrossings(between(table, a, b), motion, start, end, targets, between(table.sky, a, b)).map(
    ({ jd, angle }) => ({
      jd,
      a,
      b,
      angle: angle > 180 ? 360 - angle : angle,
      longitude: table.sky.longitude(a, jd),
    }),
  );
};

/** Exact angles between every two of several bodies, in order of time. Ketu, always opposite Rahu, makes no angle to it. */
export const exactAngles = (
  sky: Sky,
  bodies: readonly Body[],
  window: TimeSpan,
  angles: readonly number[],
): ExactAngle[] => {
  const table = yearTable(sky, window.start);
  return bodies
    .flatMap((a, i) => bodies.slice(i + 1).map((b) => [a, b] as const))
    .filter(([a, b]) => !(isNode(a) && isNode(b)))
    .flatMap(([a, b]) => anglesBetween(table, a, b, window, angles))
    .sort((x, y) => x.jd - y.jd);
};

/** Phases in the order of the Moon's distance from the Sun: 0°, 90°, 180°, 270°. */
export const MOON_PHASES = ['new', 'first_quarter', 'full', 'last_quarter'] as const;
export type MoonPhase = (typeof MOON_PHASES)[number];

/** The phases of the Moon after the start of a window, up to its end. */
export const moonPhases = (
  sky: Sky,
  { start, end }: TimeSpan,
): { readonly jd: JulianDay; readonly phase: MoonPhase }[] => {
  const table = yearTable(sky, start);
  const elongation = between(table, 'moon', 'sun');
  return angleCrossings(
    elongation,
    { stepDays: 3, turns: false },
    start,
    end,
    [0, 90, 180, 270],
    between(sky, 'moon', 'sun'),
  ).map(({ jd, index }) => ({ jd, phase: MOON_PHASES[index] ?? 'new' }));
};

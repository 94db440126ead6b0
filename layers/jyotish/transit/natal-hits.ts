/** Exact contacts of moving bodies with fixed points of a chart. */
import { norm360 } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, motionOf } from '../ephemeris/passages.ts';
import type { Body, Sky } from '../ephemeris/sky.ts';
import { yearTable } from '../ephemeris/year-table.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { widened } from '../sky-events/window.ts';

/** A fixed point of a chart. */
export interface NatalPoint<P extends string> {
  readonly point: P;
  /** Sidereal degrees. */
  readonly longitude: number;
}

/** A contact of a moving body with a fixed point. */
export interface NatalHit<P extends string> {
  readonly jd: JulianDay;
  readonly body: Body;
  readonly point: P;
  /** Angle from the point, 0–180, on either side. */
  readonly angle: number;
  /** 1 for the first passage of a lap; 2, 3 … for those added by retrograde motion. */
  readonly pass: number;
  readonly retrograde: boolean;
}

interface Target<P extends string> {
  readonly point: P;
  readonly angle: number;
  readonly longitude: number;
}

const targetsOf = <P extends string>(points: readonly NatalPoint<P>[], angles: readonly number[]): Target<P>[] =>
  points.flatMap(({ point, longitude }) =>
    angles.flatMap((angle) => {
      // 0 and 180 have one side: sum and difference are the same place, though not always the same float.
      const sides = angle % 180 === 0 ? [angle] : [angle, -angle];
      return sides.map((side) => ({ point, angle, longitude: norm360(longitude + side) }));
    }),
  );

/** Days before a window to search for the first passage of a lap: two retrograde seasons of the slowest planet. */
const LOOK_BACK = 800;
const STEADY: readonly Body[] = ['sun', 'moon', 'rahu', 'ketu'];

/**
 * Contacts after the start of a window, up to its end, in order of time. Passes are counted over the whole lap, even if it began before
 * the window; a body that passes a point twice in the same direction has gone round in between.
 */
export const natalHits = <P extends string>(
  sky: Sky,
  bodies: readonly Body[],
  points: readonly NatalPoint<P>[],
  angles: readonly number[],
  window: TimeSpan,
): NatalHit<P>[] => {
  const targets = targetsOf(points, angles);
  const table = yearTable(sky, window.start);
  return bodies
    .flatMap((body) => {
      const from = STEADY.includes(body) ? window.start : widened(window, LOOK_BACK).start;
      const last = new Map<number, { readonly retrograde: boolean; readonly pass: number }>();
      return angleCrossings(
        (jd) => table.longitude(body, jd),
        motionOf(body, sky.settings.node),
        from,
        window.end,
        targets.map(({ longitude }) => longitude),
        (jd) => sky.longitude(body, jd),
      ).flatMap(({ jd, index, retrograde }) => {
        const target = targets[index];
        if (!target) return [];
        const before = last.get(index);
        const pass = before && before.retrograde !== retrograde ? before.pass + 1 : 1;
        last.set(index, { retrograde, pass });
        return jd <= window.start ? [] : [{ jd, body, point: target.point, angle: target.angle, pass, retrograde }];
      });
    })
    .sort((a, b) => a.jd - b.jd);
};

/** How bodies move: stations, and passages over boundaries of the zodiac, backward ones included. */
import { norm180, norm360 } from './angle.ts';
import { julian, plusDays, type JulianDay } from './instant.ts';
import { bisectRoot, crossingNear, smoothRoot, type AngleOf } from './search.ts';
import type { Body, Longitudes } from './sky.ts';

/** Days between samples of a body's motion: less than half its shortest spell in one direction. */
const SAMPLE_DAYS: Readonly<Record<Body, number>> = {
  sun: 20,
  moon: 1.5,
  mercury: 6,
  venus: 12,
  mars: 16,
  jupiter: 30,
  saturn: 30,
  uranus: 40,
  neptune: 40,
  pluto: 40,
  rahu: 1,
  ketu: 1,
};
/** Where only passages are asked for, a turn is known well enough to this: within it no planet moves by 1e-7 degrees. */
const TURN_DAYS = 1e-3;
/** The last step before a station, which the sky then settles: from farther away it may settle on another ripple of the speed. */
const STATION_DAYS = 1e-6;
/** Half the base of the difference quotient taken as the speed, days. */
const SPEED_BASE = 0.05;

/** Speed of an angle in degrees per day, from two values a tenth of a day apart. */
const speedAt = (where: AngleOf, jd: JulianDay): number =>
  norm180(where(plusDays(jd, SPEED_BASE)) - where(plusDays(jd, -SPEED_BASE))) / (2 * SPEED_BASE);

/** A moment at which a planet turns. */
export interface Station {
  readonly jd: JulianDay;
  readonly longitude: number;
  /** How it moves from then on. */
  readonly to: 'retrograde' | 'direct';
}

/** A stretch of time over which a body moves one way only. */
interface Run {
  readonly from: JulianDay;
  readonly to: JulianDay;
  readonly begin: number;
  /** Longitude at the end, unwrapped from `begin`. */
  readonly end: number;
}

/** How an angle moves: days between samples (less than half its shortest spell in one direction), and whether it ever turns. */
export interface Motion {
  readonly stepDays: number;
  readonly turns: boolean;
}

/**
 * Motion of a body's longitude. The mean node never turns, the true node does.
 * @example
 * motionOf('rahu', 'mean').turns // → false
 */
export const motionOf = (body: Body, node: 'mean' | 'true' = 'true'): Motion =>
  (body === 'rahu' || body === 'ketu') && node === 'mean'
    ? { stepDays: 100, turns: false }
    : { stepDays: SAMPLE_DAYS[body], turns: body !== 'sun' && body !== 'moon' };

/** Walks an angle in runs of one direction; `turned` is called at every station between them. */
const runsOf = function* (
  where: AngleOf,
  { stepDays: step, turns }: Motion,
  from: JulianDay,
  to: JulianDay,
  turned?: (station: Station) => void,
): Generator<Run> {
  const speed = (jd: JulianDay): number => speedAt(where, jd);
  let at = from;
  let longitude = where(at);
  let pace = turns ? speed(at) : 1;
  const run = (end: JulianDay): Run => {
    const next = where(end);
    const found = { from: at, to: end, begin: longitude, end: longitude + norm180(next - longitude) };
    at = end;
    longitude = next;
    return found;
  };
  while (at < to) {
    const end = julian(Math.min(at + step, to));
    const paceThen = turns ? speed(end) : 1;
    if (pace < 0 !== paceThen < 0) {
      const jd = smoothRoot(speed, at, end, turned ? STATION_DAYS : TURN_DAYS, [pace, paceThen]);
      yield run(jd);
      turned?.({ jd, longitude, to: paceThen < 0 ? 'retrograde' : 'direct' });
    }
    if (at < end) yield run(end);
    pace = paceThen;
  }
};

/** Every station of a body between two instants, in order, where the speed over a tenth of a day is zero: `settleStation` finds where that of the sky is. */
export const stations = (longitudes: Longitudes, body: Body, from: JulianDay, to: JulianDay): Station[] => {
  const found: Station[] = [];
  const where = (jd: JulianDay): number => longitudes.longitude(body, jd);
  const runs = runsOf(where, motionOf(body), from, to, (station) => found.push(station));
  while (!runs.next().done);
  return found;
};

/** A body passing a boundary. */
export interface Crossing {
  readonly jd: JulianDay;
  /** Index into the given list of boundaries. */
  readonly index: number;
  /** The boundary, degrees. */
  readonly angle: number;
  /** True when it passes backwards (re-entry of the part before the boundary). */
  readonly retrograde: boolean;
}

/** Boundaries that cut the circle into n equal parts: 12 for signs, 27 for stars, 108 for padas. Part i begins at index i. */
export const equalParts = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => (i * 360) / n);

/** Boundaries passed on the way from `begin` to `end` (unwrapped), in the order they are met. */
const passed = (
  angles: readonly number[],
  begin: number,
  end: number,
): readonly { readonly index: number; readonly ahead: number }[] => {
  const forward = end >= begin;
  const span = Math.abs(end - begin);
  const met: { index: number; ahead: number }[] = [];
  angles.forEach((angle, index) => {
    const ahead = norm360(forward ? angle - begin : begin - angle);
    // Half-open both ways: a body that starts exactly on a boundary has already passed it forwards, not yet backwards.
    if (forward ? ahead > 0 && ahead <= span : ahead < span) met.push({ index, ahead });
  });
  return met.sort((a, b) => a.ahead - b.ahead);
};

/**
 * Every passage of a moving angle over any of `angles` in (from, to], in order, backward ones included. `finish` is the
 * same angle from the sky itself when `where` comes from a table: each passage is then settled by it (for the
 * inner planets a table is only good to 2″, for a planet beside the Sun to 5″). `turned` is called at every station on the way, as `stations` would find it.
 * @example
 * angleCrossings((jd) => jd % 360, { stepDays: 10, turns: false }, julian(0), julian(100), [90])[0].jd // → 90
 */
export const angleCrossings = (
  where: AngleOf,
  motion: Motion,
  from: JulianDay,
  to: JulianDay,
  angles: readonly number[],
  finish?: AngleOf,
  turned?: (station: Station) => void,
): Crossing[] => {
  const found: Crossing[] = [];
  for (const run of runsOf(where, motion, from, to, turned)) {
    const pace = (run.end - run.begin) / (run.to - run.from);
    for (const { index, ahead } of passed(angles, run.begin, run.end)) {
      const angle = angles[index] ?? 0;
      const jd = inRun(where, angle, run, ahead, pace);
      const better = finish ? lastSteps(where, finish, angle, jd) : 0;
      found.push({ jd: Math.abs(better) < 1 ? plusDays(jd, better) : jd, index, angle, retrograde: pace < 0 });
    }
  }
  return found;
};

/**
 * A step this long, in days per degree a day of speed, is followed by another: where a table is off, it is so by an amount
 * that itself changes, most (0.0017° a day) when the light of a planet passes the Sun. What a shorter step leaves is
 * below 0.01 s.
 */
const LONG_STEP = 2e-5;
const MAX_LAST_STEPS = 4;

/** Days by which the sky itself corrects a passage found in a table. */
const lastSteps = (where: AngleOf, finish: AngleOf, angle: number, jd: JulianDay): number => {
  const speed = speedAt(where, jd);
  if (speed === 0) return 0;
  let moved = 0;
  for (let i = 0; i < MAX_LAST_STEPS; i++) {
    const step = -norm180(finish(plusDays(jd, moved)) - angle) / speed;
    moved += step;
    if (Math.abs(step) < LONG_STEP * Math.abs(speed) || Math.abs(moved) > 1) break;
  }
  return moved;
};

/** `angleCrossings` of a body's longitude. */
export const crossings = (
  longitudes: Longitudes,
  body: Body,
  from: JulianDay,
  to: JulianDay,
  angles: readonly number[],
  finish?: Longitudes,
): Crossing[] =>
  angleCrossings(
    (jd) => longitudes.longitude(body, jd),
    motionOf(body),
    from,
    to,
    angles,
    finish && ((jd) => finish.longitude(body, jd)),
  );

/** Secant inside a run; where the body slows down to a station, the bracket of the run decides. */
const inRun = (where: AngleOf, angle: number, run: Run, ahead: number, pace: number): JulianDay => {
  const quick = crossingNear(where, angle, plusDays(run.from, ahead / Math.abs(pace)), pace);
  const inside = quick >= run.from && quick <= run.to;
  if (inside && Math.abs(norm180(where(quick) - angle)) < 1e-7) return quick;
  return bisectRoot((t) => norm180(where(t) - angle), run.from, run.to);
};

/**
 * Saturn over a lifetime: every passage of a few boundaries, retrograde ones included. One position a month where Saturn
 * is near a boundary, none elsewhere; between two positions a cubic through places and speeds (error below 0.001°)
 * shows where it passes, and one or two Newton steps settle each passage.
 */
import { norm180, norm360 } from '../chart/angle.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';

/** Saturn passing a boundary. */
export interface SaturnPassage {
  readonly jd: JulianDay;
  /** Index into the boundaries asked for. */
  readonly index: number;
  readonly retrograde: boolean;
}

const STEP_DAYS = 32;
/** Saturn's fastest mean advance (at perihelion), degrees per day. */
const FASTEST = 0.0375;
/** It may run ahead of that by its geocentric swing to and fro, and come back by its retrograde arc. */
const SWING_DEG = 13;
const RETREAT_DEG = 8;
const ROOT_DAYS = 1e-8;

interface Sample {
  readonly jd: number;
  readonly longitude: number;
  readonly speed: number;
}

/** A cubic in u, 0 ≤ u ≤ 1: degrees past the boundary between two samples. */
interface Cubic {
  value(u: number): number;
  /** Where it turns, inside (0, 1), in order. */
  readonly turns: readonly number[];
}

const cubicBetween = (a: Sample, b: Sample, boundary: number): Cubic => {
  const days = b.jd - a.jd;
  const p0 = norm180(a.longitude - boundary);
  const p1 = p0 + norm180(b.longitude - a.longitude);
  const [m0, m1] = [a.speed * days, b.speed * days];
  const c3 = 2 * p0 + m0 - 2 * p1 + m1;
  const c2 = -3 * p0 + 3 * p1 - 2 * m0 - m1;
  const value = (u: number): number => ((c3 * u + c2) * u + m0) * u + p0;
  // 3·c3·u² + 2·c2·u + m0 = 0, in the form that does not cancel.
  const root = c2 * c2 - 3 * c3 * m0;
  const q = -(c2 + Math.sign(c2 || 1) * Math.sqrt(Math.max(0, root)));
  const turns = root <= 0 ? [] : [q / (3 * c3), m0 / q];
  return { value, turns: turns.filter((u) => u > 0 && u < 1).sort((x, y) => x - y) };
};

/** Root of a cubic that changes sign once between two places. */
const cubicRoot = ({ value }: Cubic, from: number, to: number): number => {
  let [low, high] = [from, to];
  const below = value(from) < 0;
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (value(middle) < 0 === below) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** Newton from an instant that is right within minutes, or within hours near a station. */
const settled = (sample: (jd: number) => Sample, boundary: number, guess: number): number => {
  let jd = guess;
  for (let step = 0; step < 8; step++) {
    const { longitude, speed } = sample(jd);
    const move = norm180(longitude - boundary) / speed;
    if (!(Math.abs(move) < 2)) return jd; // a station within seconds of arc of the boundary: the cubic's word stands
    jd -= move;
    if (Math.abs(move) < ROOT_DAYS) return jd;
  }
  return jd;
};

/** Days that can be skipped because no boundary can be reached in them; one step where one can. */
const stride = (longitude: number, boundaries: readonly number[]): number => {
  const ahead = Math.min(...boundaries.map((b) => norm360(b - longitude)));
  const behind = Math.min(...boundaries.map((b) => norm360(longitude - b)));
  return behind < RETREAT_DEG ? STEP_DAYS : Math.max(STEP_DAYS, (ahead - SWING_DEG) / FASTEST);
};

/** Every passage of Saturn over any of `boundaries` (sidereal degrees) in (from, to], in order. */
export const saturnPassages = (
  sky: Sky,
  boundaries: readonly number[],
  from: JulianDay,
  to: JulianDay,
): SaturnPassage[] => {
  const sample = (jd: number): Sample => {
    const { longitude, speed } = sky.position('saturn', julian(jd));
    return { jd, longitude, speed };
  };
  const found: SaturnPassage[] = [];
  let a = sample(from);
  while (a.jd < to) {
    const step = stride(a.longitude, boundaries);
    const b = sample(Math.min(a.jd + step, to));
    if (step === STEP_DAYS) {
      boundaries.forEach((boundary, index) => {
        if (Math.abs(norm180(a.longitude - boundary)) > 10) return;
        const cubic = cubicBetween(a, b, boundary);
        const marks = [0, ...cubic.turns, 1];
        for (let i = 1; i < marks.length; i++) {
          const [u0, u1] = [marks[i - 1] ?? 0, marks[i] ?? 1];
          const before = cubic.value(u0);
          if (before < 0 === cubic.value(u1) < 0) continue;
          const jd = settled(sample, boundary, a.jd + cubicRoot(cubic, u0, u1) * (b.jd - a.jd));
          found.push({ jd: julian(jd), index, retrograde: before >= 0 });
        }
      });
    }
    a = b;
  }
  return found.sort((x, y) => x.jd - y.jd);
};

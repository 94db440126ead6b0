/**
 * Saturn over a lifetime: every passage of a few boundaries, retrograde ones included. One position in 64 days where
 * Saturn is near a boundary, none elsewhere; between two positions a cubic through places and speeds (error below 0.03°)
 * locates each passage, and one or two Newton steps refine it. Where Saturn turns too close to a boundary for the
 * cubic, the turn itself is computed.
 */
import { norm180, norm360 } from '../ephemeris/angle.ts';
import { julian, type JulianDay } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';

/** Saturn passing a boundary. */
export interface SaturnPassage {
  readonly jd: JulianDay;
  /** Index into the given boundaries. */
  readonly index: number;
  readonly retrograde: boolean;
}

/** Shorter than half a retrograde arc (138 days): at most one turn between two positions. */
const STEP_DAYS = 64;
/** Accuracy of a cubic over `STEP_DAYS`. */
const DOUBT_DEG = 0.1;
const HALVINGS = 4;
/** Saturn's fastest mean advance (at perihelion), degrees per day. */
const FASTEST = 0.0375;
/** Largest deviation from the mean advance by geocentric motion and the retrograde arc. */
const SWING_DEG = 13;
const RETREAT_DEG = 8;
/** More than Saturn moves in one step. */
const REACH_DEG = 10;
/** A Newton step shorter than this leaves an error below 1e-10 day. */
const LAST_STEP_DAYS = 1e-5;

interface Sample {
  readonly jd: number;
  readonly longitude: number;
  readonly speed: number;
}

/** A cubic in u, 0 ≤ u ≤ 1: degrees past the boundary between two samples. */
interface Cubic {
  value(u: number): number;
  /** Turning points inside (0, 1), in order. */
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

/** Newton's method from an instant that is good to hours. */
const settled = (sample: (jd: number) => Sample, boundary: number, guess: number): number => {
  let jd = guess;
  for (let step = 0; step < 8; step++) {
    const { longitude, speed } = sample(jd);
    const move = norm180(longitude - boundary) / speed;
    if (!(Math.abs(move) < 2)) return jd; // a station within arcseconds of the boundary: keep the cubic's result
    jd -= move;
    if (Math.abs(move) < LAST_STEP_DAYS) return jd;
  }
  return jd;
};

/** Days that can be skipped because no boundary can be reached in them; one step where one can. */
const stride = (longitude: number, boundaries: readonly number[]): number => {
  const ahead = Math.min(...boundaries.map((b) => norm360(b - longitude)));
  const behind = Math.min(...boundaries.map((b) => norm360(longitude - b)));
  return behind < RETREAT_DEG ? STEP_DAYS : Math.max(STEP_DAYS, (ahead - SWING_DEG) / FASTEST);
};

/** Passages of one boundary between two samples at most one step apart. */
const passagesBetween = (
  sample: (jd: number) => Sample,
  a: Sample,
  b: Sample,
  boundary: number,
  halvings = 0,
): { readonly jd: number; readonly retrograde: boolean }[] => {
  if (Math.abs(norm180(a.longitude - boundary)) > REACH_DEG) return [];
  const cubic = cubicBetween(a, b, boundary);
  const doubtful = cubic.turns.find((u) => Math.abs(cubic.value(u)) < DOUBT_DEG / 16 ** halvings);
  if (doubtful !== undefined && halvings < HALVINGS) {
    const turn = sample(a.jd + doubtful * (b.jd - a.jd));
    const next = halvings + 1;
    return [...passagesBetween(sample, a, turn, boundary, next), ...passagesBetween(sample, turn, b, boundary, next)];
  }
  const marks = [0, ...cubic.turns, 1];
  return marks.slice(1).flatMap((end, i) => {
    const start = marks[i] ?? 0;
    const before = cubic.value(start);
    if (before < 0 === cubic.value(end) < 0) return [];
    const jd = settled(sample, boundary, a.jd + cubicRoot(cubic, start, end) * (b.jd - a.jd));
    return [{ jd, retrograde: before >= 0 }];
  });
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
        for (const { jd, retrograde } of passagesBetween(sample, a, b, boundary)) {
          found.push({ jd: julian(jd), index, retrograde });
        }
      });
    }
    a = b;
  }
  return found.sort((x, y) => x.jd - y.jd);
};

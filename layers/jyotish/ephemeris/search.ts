/**
 * Root finding in time. Angles are unwrapped before a sign is tested; results are within
 * 1e-7 day (0.01 s). Steps are Newton's with a known mean speed and then the secant's; a bracket is the fallback, so a
 * search ends on any smooth angle.
 */
import { norm180, norm360 } from './angle.ts';
import { julian, plusDays, toUnixMs, type JulianDay } from './instant.ts';

/** An angle in degrees as a function of time. Only its direction counts: 359.9 and −0.1 are the same. */
export type AngleOf = (jd: JulianDay) => number;

/** Days within which a root is settled: a tenth of what is promised. */
const ROOT_DAYS = 1e-8;
const MAX_STEPS = 24;

/**
 * The instant between `a` and `b` where `f` changes sign, by bisection to 1e-8 day. `f(a)` and `f(b)` must differ in
 * sign; when they do not, the end nearer to zero is returned.
 */
export const bisectRoot = (f: (jd: JulianDay) => number, a: JulianDay, b: JulianDay): JulianDay => {
  let low: number = a;
  let high: number = b;
  const below = f(a) < 0;
  if (below === f(b) < 0) return Math.abs(f(a)) <= Math.abs(f(b)) ? a : b;
  while (high - low > ROOT_DAYS) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (f(julian(middle)) < 0 === below) low = middle;
    else high = middle;
  }
  return julian((low + high) / 2);
};

/**
 * The same for a smooth `f`, in a quarter of the steps: by false position, the value of an end that stays halved (Illinois).
 * Its last step is shorter than `within` days. `ends` are the values at `a` and `b` where they are known.
 */
export const smoothRoot = (
  f: (jd: JulianDay) => number,
  a: JulianDay,
  b: JulianDay,
  within: number,
  ends: readonly [number, number] = [f(a), f(b)],
): JulianDay => {
  let [from, to]: [number, number] = [a, b];
  let [before, value] = ends;
  for (let step = 0; step < MAX_STEPS && before < 0 !== value < 0; step++) {
    const next = to - (value * (to - from)) / (value - before);
    const move = Math.abs(next - to);
    const found = f(julian(next));
    if (found < 0 === value < 0) before /= 2;
    else [from, before] = [to, value];
    [to, value] = [next, found];
    if (move < within) return julian(to);
  }
  return bisectRoot(f, julian(Math.min(from, to)), julian(Math.max(from, to)));
};

/**
 * The instant near `guess` at which an angle that moves at about `speed` degrees per day (not zero, either sign) reaches
 * `target`. The guess must be nearer to it than half a turn.
 * @example
 * crossingNear((jd) => jd % 360, 90, julian(80), 1) // → 90
 */
export const crossingNear = (angle: AngleOf, target: number, guess: JulianDay, speed: number): JulianDay => {
  let before: number = guess;
  let gapBefore = norm180(angle(guess) - target);
  if (gapBefore === 0) return guess;
  let at = before - gapBefore / speed;
  for (let step = 0; step < MAX_STEPS; step++) {
    const gap = norm180(angle(julian(at)) - target);
    const slope = (gap - gapBefore) / (at - before);
    if (gap === 0 || at === before) return julian(at);
    // Far from the mean speed the secant has met a wrap or the noise of the last digits: fall back on the mean.
    const move = gap / (slope / speed > 0.2 && slope / speed < 5 ? slope : speed);
    before = at;
    gapBefore = gap;
    at -= move;
    if (Math.abs(move) < ROOT_DAYS) return julian(at);
  }
  const width = Math.abs(gapBefore / speed) + 0.01;
  return bisectRoot((t) => norm180(angle(t) - target), julian(at - 2 * width), julian(at + 2 * width));
};

/**
 * First instant after `from` at which an ever-growing angle (the Sun, the Moon, their sum or difference) reaches `target`.
 * `speed` is its mean motion in degrees per day. An angle that is at the target at `from` gives the next turn.
 */
export const nextCrossing = (angle: AngleOf, target: number, from: JulianDay, speed: number): JulianDay => {
  const ahead = norm360(target - angle(from));
  return crossingNear(angle, target, plusDays(from, (ahead === 0 ? 360 : ahead) / speed), speed);
};

/** Last instant at or before `from` at which an ever-growing angle was at `target`. */
export const previousCrossing = (angle: AngleOf, target: number, from: JulianDay, speed: number): JulianDay =>
  crossingNear(angle, target, plusDays(from, -norm360(angle(from) - target) / speed), speed);

/** Seconds on either side of a half second inside which `settle` does not trust a table, at least. */
const DOUBT_SECONDS = 0.01;
/** Degrees by which a table may be off: the slower an arc moves, the longer it takes over them. */
const DOUBT_DEGREES = 0.003 / 3600;
const DAY_SECONDS = 86_400;

/**
 * An instant found from a table, made safe to print: when it lies so near to a half second that another table could round
 * it to another second, `refine` computes it from the sky itself. So a year and each of its days print the same text.
 * `speed` of the arc in degrees per day.
 */
export const settle = (jd: JulianDay, speed: number, refine: (near: JulianDay) => JulianDay): JulianDay => {
  const seconds = toUnixMs(jd) / 1000;
  const doubt = Math.max(DOUBT_SECONDS, (DOUBT_DEGREES / speed) * DAY_SECONDS);
  return Math.abs(seconds - Math.floor(seconds) - 0.5) < doubt ? refine(jd) : jd;
};

/** Angles in degrees. */

/** Radians in a degree. */
export const RADIANS = Math.PI / 180;

/**
 * The same direction, 0 ≤ x < 360. Within a turn of it, where `%` costs ten times as much, a difference is as exact.
 * @example
 * norm360(-30) // → 330
 */
export const norm360 = (x: number): number => {
  let r = x;
  if (x <= -360 || x >= 720) r = x % 360;
  else if (x >= 360) r = x - 360;
  if (r >= 0) return r === 0 ? 0 : r;
  const up = r + 360;
  return up === 360 ? 0 : up; // a negative smaller than the spacing of doubles near 360
};

/**
 * The same direction, −180 < x ≤ 180.
 * @example
 * norm180(270) // → -90
 */
export const norm180 = (x: number): number => {
  const r = norm360(x);
  return r > 180 ? r - 360 : r;
};

/**
 * Shortest distance between two directions, 0 ≤ x ≤ 180.
 * @example
 * separation(350, 20) // → 30
 */
export const separation = (a: number, b: number): number => Math.abs(norm180(a - b));

interface OnSphere {
  readonly longitude: number;
  readonly latitude: number;
}

/**
 * Distance of two directions on the sphere, degrees 0–180; good for small ones too.
 * @example
 * sphereDistance({ longitude: 10, latitude: 5 }, { longitude: 10, latitude: 5 }) // → 0
 */
export const sphereDistance = (a: OnSphere, b: OnSphere): number => {
  const [lat1, lat2] = [a.latitude * RADIANS, b.latitude * RADIANS];
  const half = (x: number): number => Math.sin(x / 2) ** 2;
  const chord =
    half(lat1 - lat2) + Math.cos(lat1) * Math.cos(lat2) * half(norm180(a.longitude - b.longitude) * RADIANS);
  return (2 * Math.asin(Math.min(1, Math.sqrt(chord)))) / RADIANS;
};

/**
 * Non-negative remainder of whole numbers.
 * @example
 * mod(-1, 12) // → 11
 */
export const mod = (a: number, n: number): number => ((a % n) + n) % n;

/** Inclusive count from a to b in a circle of n, 1 ≤ x ≤ n: from a thing to itself is 1. */
export const count = (a: number, b: number, n: number): number => mod(b - a, n) + 1;

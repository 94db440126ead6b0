/** Shri lagna (Jaimini tradition). */
import { norm360 } from '../ephemeris/angle.ts';
import type { Chart } from './chart.ts';

/** Longitude of Shri lagna: the ascendant moved on by the share of the Moon's star that has passed, of a full circle. */
export const sreeLagna = ({ ascendant, grahas }: Chart): number =>
  norm360(ascendant.longitude + 360 * grahas.moon.nakshatra.elapsed);

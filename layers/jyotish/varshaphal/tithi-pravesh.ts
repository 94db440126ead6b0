/** Tithi pravesh: when the Moon is again as far from the Sun as at birth, in the solar month of birth (P. V. R. Narasimha Rao). */
import { norm360 } from '../ephemeris/angle.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { nextCrossing, previousCrossing } from '../ephemeris/search.ts';
import type { Sky } from '../ephemeris/sky.ts';
import { signOf } from '../chart/rashi.ts';

/** In the month in which the Sun is in its natal sign, or simply nearest to the solar return. */
export const PRAVESH_RULES = ['solar_month', 'nearest'] as const;
export type PraveshRule = (typeof PRAVESH_RULES)[number];

/** Mean motion of the Moon from the Sun, degrees a day. */
const SPEED = 12.1908;
/** Days between two instants of the same elongation, at most. */
const LUNATION_DAYS = 29.9;
/** A crossing found again from just behind itself: days. */
const STEP = 1e-3;

/** The lunar return of a year. */
export interface TithiPravesh {
  readonly at: JulianDay;
  /** Moon minus Sun at birth, degrees. */
  readonly elongation: number;
  /** Further instants of the same solar month; the one farther from the solar return. */
  readonly others: readonly JulianDay[];
  /** No such instant falls into the solar month: the nearest one was taken. */
  readonly outsideMonth: boolean;
}

/** The lunar return near a solar return, for a birth. */
export const tithiPravesh = (sky: Sky, birth: JulianDay, solarReturn: JulianDay, rule: PraveshRule): TithiPravesh => {
  const elongationAt = (jd: JulianDay): number => norm360(sky.longitude('moon', jd) - sky.longitude('sun', jd));
  const elongation = elongationAt(birth);
  const natalSign = signOf(sky.longitude('sun', birth));
  // Two lunations on either side hold every instant of a solar month around the return.
  const found: JulianDay[] = [];
  let at = previousCrossing(elongationAt, elongation, plusDays(solarReturn, -2 * LUNATION_DAYS), SPEED);
  while (at < solarReturn + 2 * LUNATION_DAYS) {
    found.push(at);
    at = nextCrossing(elongationAt, elongation, plusDays(at, STEP), SPEED);
  }
  const byDistance = found.toSorted((a, b) => Math.abs(a - solarReturn) - Math.abs(b - solarReturn));
  const inMonth = byDistance.filter((jd) => signOf(sky.longitude('sun', jd)) === natalSign);
  const [nearest] = byDistance;
  if (nearest === undefined) throw new Error('a lunation repeats every elongation');
  if (rule === 'nearest') return { at: nearest, elongation, others: [], outsideMonth: false };
  const [first, ...others] = inMonth;
  return { at: first ?? nearest, elongation, others, outsideMonth: first === undefined };
};

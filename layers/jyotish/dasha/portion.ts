/** The four portions of a day by which Kala and Chakra dashas start (BPHS ch. 46 v. 42–51). */
import type { CivilClock, JulianDay } from '../ephemeris/instant.ts';
import type { Horizon } from '../ephemeris/rise-set.ts';
import { sunsetAfter, sunsetBefore, vedicDayAt } from '../panchang/vedic-day.ts';

/** Dawn (khanda), day (purna), dusk (sudha), night (mugdha). */
export const DAY_PORTIONS = ['dawn', 'day', 'dusk', 'night'] as const;
export type DayPortion = (typeof DAY_PORTIONS)[number];

/** The portion of an instant and how much of it has passed. */
export interface PortionAt {
  readonly portion: DayPortion;
  /** 0 ≤ x < 1 */
  readonly elapsed: number;
  /** Between sunrise and sunset. */
  readonly isDay: boolean;
}

const TWILIGHT = 1 / 6;

/**
 * Portion of an instant: dawn reaches a sixth of the night before sunrise and a sixth of the day after it, dusk likewise
 * around sunset. Null where the Sun does not rise and set on the days around.
 */
export const portionAt = (horizon: Horizon, clock: CivilClock, jd: JulianDay): PortionAt | null => {
  const day = vedicDayAt(horizon, clock, jd);
  const { sunrise, sunset, nextSunrise } = day;
  if (sunrise === null || sunset === null || nextSunrise === null) return null;
  const before = sunsetBefore(horizon, day);
  const nextSunset = sunsetAfter(horizon, nextSunrise);
  if (before === null || nextSunset === null) return null;
  const light = sunset - sunrise;
  const dark = nextSunrise - sunset;
  const edges: readonly (readonly [DayPortion, number, number])[] = [
    ['dawn', sunrise - TWILIGHT * (sunrise - before), sunrise + TWILIGHT * light],
    ['day', sunrise + TWILIGHT * light, sunset - TWILIGHT * light],
    ['dusk', sunset - TWILIGHT * light, sunset + TWILIGHT * dark],
    ['night', sunset + TWILIGHT * dark, nextSunrise - TWILIGHT * dark],
    ['dawn', nextSunrise - TWILIGHT * dark, nextSunrise + TWILIGHT * (nextSunset - nextSunrise)],
  ];
  const found = edges.find(([, from, to]) => jd >= from && jd < to);
  if (!found) throw new Error('the portions cover the day');
  const [portion, from, to] = found;
  return { portion, elapsed: (jd - from) / (to - from), isDay: jd < sunset };
};

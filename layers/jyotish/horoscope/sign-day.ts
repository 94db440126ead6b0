/** A date for one sign: transits judged, scores, facts. */
import { houseFrom } from '../chart/rashi.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { STAYING } from './rotation.ts';
import { WEIGHTS, type Area } from './areas.ts';
import type { DaySky } from './day-sky.ts';
import { dayFacts, stayId, type Fact } from './facts.ts';
import { scoresOf } from './quantiles.ts';
import type { Scores } from './rank.ts';
import { dailyRaw } from './day-score.ts';
import { areaPart, judgeDay, type JudgedDay } from './raw-score.ts';
import type { DayEvents } from './sky-events.ts';

/** A date as one sign meets it. */
export interface SignDay {
  readonly day: DaySky;
  readonly sign: number;
  /** House 1–12 the Moon holds longest from 06:00 to 22:00. */
  readonly moonHouse: number;
  readonly judged: JudgedDay;
  readonly scores: Scores;
  /** The house of the Moon first, then by weight. */
  readonly facts: readonly Fact[];
}

/** A date for sign 1–12 from a sky that was computed once. */
export const signDayOf = (day: DaySky, events: DayEvents, sign: number): SignDay => {
  const judged = judgeDay(day, sign);
  return {
    day,
    sign,
    moonHouse: houseFrom(sign, day.signs.moon),
    judged,
    scores: scoresOf('daily', dailyRaw(day, sign, judged)),
    facts: dayFacts(day, events, judged, sign),
  };
};

/** Whose stays an area may rest on; of equal ones the first is named. */
const WEIGHED = ['moon', ...STAYING, 'ketu'] as const satisfies readonly Graha[];

/** Ids of the two stays that weigh most in an area of a day, the Moon's house included, heaviest first. */
export const areaBasis = ({ day, sign, judged }: Pick<SignDay, 'day' | 'sign' | 'judged'>, area: Area): string[] => {
  let [first, second]: [Graha | null, Graha | null] = [null, null];
  let [most, next] = [0, 0];
  for (const graha of WEIGHED) {
    const house = houseFrom(sign, day.signs[graha]);
    const part = Math.abs(areaPart(area, graha, house, WEIGHTS.daily[graha] * judged.values[graha]));
    if (part > most) [second, next, first, most] = [first, most, graha, part];
    else if (part > next) [second, next] = [graha, part];
  }
  return [first, second].filter((graha) => graha !== null).map(stayId);
};

/** A date for one sign: transits judged, scores, facts. */
import { houseFrom } from '../chart/rashi.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { STAYING, type Staying } from './rotation.ts';
import type { Area } from './areas.ts';
import type { DaySky } from './day-sky.ts';
import { dayFacts, stayId, type Fact } from './facts.ts';
import { scoresOf } from './quantiles.ts';
import type { Scores } from './rank.ts';
import { dailyRaw } from './day-score.ts';
import { areaPart, judgeDay, type JudgedDay } from './raw-score.ts';
import type { DayEvents } from './sky-events.ts';

/** Planets that the score of a day counts beside the Moon. */
const QUICK: ReadonlySet<Graha> = new Set(['sun', 'mars', 'mercury', 'venus']);

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

/** What a stay weighs in an area: its worth in the houses of the area and as a karaka, good above 0. */
const partOf = ({ day, sign, judged }: SignDay, area: Area, graha: Graha): number =>
  areaPart(area, graha, houseFrom(sign, day.signs[graha]), judged.values[graha]);

/** What a day holds for one area. */
export interface AreaOfDay {
  /** The stays that bear on it, the heaviest first, but for the Moon's and Ketu's; of equal ones in the order of their turns. */
  readonly stays: readonly { readonly graha: Staying; readonly part: number }[];
  /** Ids of the facts it rests on: the house of the Moon, and the heaviest stay of a quick planet. */
  readonly basis: readonly string[];
}

const areaOf = (signDay: SignDay, area: Area): AreaOfDay => {
  const stays = STAYING.map((graha) => ({ graha, part: partOf(signDay, area, graha) }))
    .filter(({ part }) => part !== 0)
    .sort((a, b) => Math.abs(b.part) - Math.abs(a.part));
  const quick = stays.find(({ graha }) => QUICK.has(graha));
  return { stays, basis: [stayId('moon'), ...(quick ? [stayId(quick.graha)] : [])] };
};

/** What a day holds for its areas. A text asks for each several times: it is looked at once. */
export const areasOfDay = (signDay: SignDay): ((area: Area) => AreaOfDay) => {
  const known = new Map<Area, AreaOfDay>();
  return (area) => {
    const found = known.get(area) ?? areaOf(signDay, area);
    known.set(area, found);
    return found;
  };
};

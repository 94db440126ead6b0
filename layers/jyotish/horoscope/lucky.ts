/**
 * What a day gives a sign to take along: a planet, and its number, colour, direction and hour. Derived from the transits of
 * the day, never drawn by lot.
 */
import { fromCivil, weekday, type CivilClock } from '../ephemeris/instant.ts';
import { GRAHAS, type Graha, type Sky } from '../ephemeris/sky.ts';
import { overlap, type TimeSpan } from '../ephemeris/span.ts';
import { lordOf, type Planet7 } from '../chart/rashi.ts';
import { rowAt } from '../chart/rows.ts';
import { openDay } from '../panchang/almanac.ts';
import { horasOf, type Hora } from '../panchang/choghadiya.ts';
import type { Direction } from '../panchang/nivas.ts';
import { kalaOf } from '../panchang/periods.ts';
import { NUMBER_PLANETS, oneDigit } from '../numerology/numbers.ts';
import { PLANET_REMEDIES, type PlanetColour } from '../remedies/planet-rows.ts';
import { FEED_OFFSET, FEED_PLACE, type DaySky } from './day-sky.ts';
import type { SignDay } from './sign-day.ts';

/** The hours of a date at New Delhi, found once for twelve signs. */
export interface FeedHours {
  /** From sunrise, those that overlap Rahu kala left out. */
  readonly horas: readonly Hora[];
}

const INDIAN_CLOCK: CivilClock = {
  offsetAt: () => FEED_OFFSET,
  instant: (date, hour) => fromCivil(date, hour, FEED_OFFSET),
};

/** The hours of a date. Throws `SkyError` EPHEMERIS_RANGE on the last day of the ephemeris. */
export const feedHoursOf = (sky: Sky, { date }: DaySky): FeedHours => {
  const { day } = openDay(sky, FEED_PLACE, 'apparent', INDIAN_CLOCK, date);
  const rahu = kalaOf('rahu_kala', day);
  const horas = horasOf(day, 'unequal');
  if (!rahu || !horas) throw new Error('the Sun rises and sets at New Delhi every day');
  return { horas: horas.filter(({ span }) => !overlap(span, rahu)) };
};

/** What a sign takes along on a date. */
export interface Lucky {
  readonly graha: Graha;
  /** 1–9 */
  readonly number: number;
  readonly colour: PlanetColour;
  readonly direction: Direction;
  /** First hour of the planet after sunrise at New Delhi, clear of Rahu kala; of Saturn for Rahu, of Mars for Ketu. */
  readonly span: TimeSpan;
}

const hourLord = (graha: Graha): Planet7 => {
  if (graha === 'rahu') return 'saturn';
  if (graha === 'ketu') return 'mars';
  return graha;
};

/** Planet, number, colour, direction and hour of a date for a sign. */
export const luckyOf = ({ day, sign, judged }: SignDay, { horas }: FeedHours): Lucky => {
  const good = GRAHAS.filter((graha) => judged.transits.some((one) => one.graha === graha && one.result === 'good'));
  const among = good.length > 0 ? good : [lordOf(sign)];
  const graha = rowAt(among, (day.moonStar + weekday(day.date)) % among.length, 'planet');
  const hour = horas.find(({ lord }) => lord === hourLord(graha));
  if (!hour) throw new Error(`no hour of ${graha} outside Rahu kala`);
  const { colour, direction } = PLANET_REMEDIES[graha];
  const number = oneDigit(NUMBER_PLANETS.indexOf(lordOf(sign)) + 1 + day.date.day + sign);
  return { graha, number, colour, direction, span: hour.span };
};

/** Shapes of sky events: what stands at a longitude, and parts of the zodiac. */
import { chartPoint } from '../../../layers/jyotish/chart/chart.ts';
import { KP_NUMBERS } from '../../../layers/jyotish/kp/sub-lords.ts';
import { signOf } from '../../../layers/jyotish/chart/rashi.ts';
import type { Body } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Division } from '../../../layers/jyotish/sky-events/ingress.ts';
import type { BodyDay, TwilightDay } from '../../../layers/jyotish/sky-events/risings.ts';
import { isoDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { SunriseRule } from '../../../layers/jyotish/ephemeris/sky.ts';
import { bank } from '../../words/bank.ts';
import type { Words } from '../../words/words.ts';
import { nakShape, signPlace, signShape } from './chart.ts';
import type { Format } from './format.ts';
import { planetName } from './names.ts';
import { starAngaShape } from './panchang.ts';
import { instantOrNull } from './time.ts';

/** A sidereal longitude with its sign and star. */
export const zodiacShape = (words: Words, longitude: number) => {
  const { sign, degree, nakshatra } = chartPoint(longitude);
  return { longitude, ...signPlace(words, sign, degree), nakshatra: nakShape(words, nakshatra) };
};

/** `body` and `name`. */
export const bodyShape = <B extends Body>(words: Words, body: B) => ({ body, name: planetName(words, body) });

/** One of the 249 KP subs. */
const subShape = (words: Words, id: number) => {
  const part = KP_NUMBERS[id - 1];
  if (!part) throw new Error(`no KP sub ${id}`);
  const { sign, nakshatra } = chartPoint((part.start + part.end) / 2);
  return {
    id,
    sign: signShape(words, sign),
    nakshatra: starAngaShape(words, nakshatra.id),
    sub_lord: part.sub,
    sub_lord_name: planetName(words, part.sub),
  };
};

/** A part of the zodiac under a division, by its number from 1: a sign, a star, a quarter of one, or a KP sub. */
export const partShape = (words: Words, division: Division, id: number) => {
  switch (division) {
    case 'sign':
    case 'navamsa':
      return signShape(words, id);
    case 'nakshatra':
      return starAngaShape(words, id);
    case 'pada':
      return nakShape(words, { id: Math.ceil(id / 4), pada: ((id - 1) % 4) + 1 });
    case 'sub':
      return subShape(words, id);
  }
};

/** Rises, sets and culminations, and twilights where they were asked for. */
export const risingsShape = (
  { words, clock }: Format,
  rule: SunriseRule,
  days: readonly BodyDay[],
  twilights: readonly TwilightDay[] | null,
) => ({
  days: days.map(({ date, body, rise, set, transit, state }) => ({
    date: isoDate(date),
    ...bodyShape(words, body),
    rise: instantOrNull(clock, rise),
    set: instantOrNull(clock, set),
    transit: instantOrNull(clock, transit),
    state,
    rule,
  })),
  twilight:
    twilights &&
    twilights.map(({ date, kind, dawn, dusk, state }) => ({
      date: isoDate(date),
      kind,
      kind_name: bank(words.language, 'sky').twilights[kind],
      dawn: instantOrNull(clock, dawn),
      dusk: instantOrNull(clock, dusk),
      state,
    })),
});

/** Sign of a longitude. */
export const signAtShape = (words: Words, longitude: number) => signShape(words, signOf(longitude));

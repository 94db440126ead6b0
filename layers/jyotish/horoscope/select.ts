/** Which of its facts a day speaks of. */
import { mod } from '../ephemeris/angle.ts';
import { dayNumber, type JulianDay } from '../ephemeris/instant.ts';
import { rowOf } from '../chart/rows.ts';
import type { Graha } from '../ephemeris/sky.ts';
import type { DaySky } from './day-sky.ts';
import type { Fact } from './facts.ts';
import { moonCountOf, STAYING, type Staying } from './rotation.ts';
import type { SignDay } from './sign-day.ts';
import { feedCivilDay } from './sky-events.ts';

/** The four aims of life, three houses each: 1 5 9, 2 6 10, 3 7 11, 4 8 12. */
export const AIMS = ['dharma', 'artha', 'kama', 'moksha'] as const;
export type Aim = (typeof AIMS)[number];

/** The aim a house 1–12 serves. */
export const aimOf = (house: number): Aim => rowOf(AIMS, ((house - 1) % 4) + 1, 'aim');

/** What a day speaks of beside the house of the Moon. */
export interface DayChoice {
  /** The heaviest facts that may be told, at most two and never two about one graha; none on a quiet day. */
  readonly events: readonly Fact[];
  /** The stay whose turn it is, unless an event is about the same graha. */
  readonly stay: Fact | null;
  /** True where nothing happens and the day of the week stands in. */
  readonly weekday: boolean;
}

/** Width of a tithi. */
const TITHI_DEG = 12;

/** Facts that all signs share are told to three of them, so that no two signs say the same: those with the Moon in houses of one aim. */
const SHARED = { tithi: 'dharma', moon_star: 'artha', weekday: 'kama' } as const satisfies Readonly<
  Record<string, Aim>
>;

/** Whether the tithi of 06:00 has begun since the last 06:00: one that holds two mornings is told on the first. */
const hasBegun = ({ grahas: { moon, sun } }: DaySky): boolean =>
  mod(moon.longitude - sun.longitude, TITHI_DEG) < moon.speed - sun.speed;

/** Whether two instants are those of one lunation. */
const isNear = (a: JulianDay | undefined, b: JulianDay | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a - b) < 1;

/** Whether a fact may be told on the date: events on their day only, what is common to all signs to three of them. */
const isTellable =
  ({ day, facts, moonHouse }: SignDay) =>
  ({ kind, body, at, partner, angle, detail }: Fact): boolean => {
    const { start, end } = feedCivilDay(day);
    switch (kind) {
      case 'ingress':
      case 'station':
        return at !== undefined && at >= start && at < end;
      case 'eclipse':
        return at !== undefined && at >= start && at < end && detail !== 'penumbral';
      case 'moon_contact':
        // A new or full moon is the Moon's meeting with the Sun: it is told once.
        return !(partner === 'sun' && (angle === 0 || angle === 180) && facts.some((one) => one.kind === 'lunation'));
      case 'tithi':
        return SHARED[kind] === aimOf(moonHouse) && (body === 'sun' || hasBegun(day));
      case 'moon_star':
        // Once in a passage through a sign: in its middle third, which holds one morning at most.
        return SHARED[kind] === aimOf(moonHouse) && moonCountOf(day).third === 1;
      case 'lunation':
        // One that is an eclipse is told as such, on the date of the eclipse.
        return !facts.some((one) => one.kind === 'eclipse' && one.detail !== 'penumbral' && isNear(one.at, at));
      default:
        return kind === 'chandrashtama';
    }
  };

/** Whose stay it is on a date for a sign: each graha comes up once a week, and neighbouring signs hear of different ones. */
const stayOfDay = ({ date }: DaySky, sign: number): Staying =>
  rowOf(STAYING, ((dayNumber(date) + sign) % STAYING.length) + 1, 'stay');

/** Whom a fact is about: the partner of a contact, for the Moon is in all of them. */
const subjectOf = ({ body, partner }: Fact): Graha => partner ?? body;

const MOST_EVENTS = 2;

/** Chooses what a day speaks of. */
export const selectDay = (signDay: SignDay): DayChoice => {
  const { day, sign, facts, moonHouse } = signDay;
  const events: Fact[] = [];
  const isNew = (fact: Fact): boolean => !events.some((stated) => subjectOf(stated) === subjectOf(fact));
  for (const fact of facts.filter(isTellable(signDay)))
    if (events.length < MOST_EVENTS && isNew(fact)) events.push(fact);
  const graha = stayOfDay(day, sign);
  const stay = facts.find(({ kind, body }) => kind === 'stay' && body === graha);
  return {
    events,
    stay: stay && isNew(stay) ? stay : null,
    weekday: events.length === 0 && aimOf(moonHouse) === SHARED.weekday,
  };
};

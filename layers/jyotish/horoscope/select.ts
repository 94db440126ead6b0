/** Which of its facts a day speaks of. */
import { mod } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { rowOf } from '../chart/rows.ts';
import type { Graha } from '../ephemeris/sky.ts';
import type { DaySky } from './day-sky.ts';
import type { Fact } from './facts.ts';
import { contactTurn } from './rotation.ts';
import type { SignDay } from './sign-day.ts';
import { feedCivilDay } from './sky-events.ts';

/** The four aims of life, three houses each: 1 5 9, 2 6 10, 3 7 11, 4 8 12. */
export const AIMS = ['dharma', 'artha', 'kama', 'moksha'] as const;
export type Aim = (typeof AIMS)[number];

/** The aim a house 1–12 serves. */
export const aimOf = (house: number): Aim => rowOf(AIMS, ((house - 1) % 4) + 1, 'aim');

/** What a day speaks of beside the house of the Moon: the heaviest facts that may be told, never two about one graha. */
export type DayEventsTold = readonly Fact[];

/** Width of a tithi. */
const TITHI_DEG = 12;

/** A special tithi is told to three signs, those with the Moon in houses of one aim, so that no two signs say the same. */
const TITHI_AIM: Aim = 'dharma';

/** Whether the tithi of 06:00 has begun since the last 06:00: one that holds two mornings is told on the first. */
const hasBegun = ({ grahas: { moon, sun } }: DaySky): boolean =>
  mod(moon.longitude - sun.longitude, TITHI_DEG) < moon.speed - sun.speed;

/** Whether two instants are those of one lunation. */
const isNear = (a: JulianDay | undefined, b: JulianDay | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a - b) < 1;

/** Whether a fact may be told on the date: events on their day only, what is common to all signs to three of them. */
const isTellable =
  ({ day, sign, facts, moonHouse }: SignDay) =>
  (fact: Fact): boolean => {
    const { kind, body, at, partner, angle, detail } = fact;
    const { start, end } = feedCivilDay(day);
    switch (kind) {
      case 'ingress':
      case 'station':
        return at !== undefined && at >= start && at < end;
      case 'eclipse':
        return at !== undefined && at >= start && at < end && detail !== 'penumbral';
      case 'moon_contact':
        // A new or full moon is the Moon's meeting with the Sun: it is told once. Of others every second sign hears.
        return (
          !(partner === 'sun' && (angle === 0 || angle === 180) && facts.some((one) => one.kind === 'lunation')) &&
          contactTurn(day, fact, sign) !== null
        );
      case 'tithi':
        return TITHI_AIM === aimOf(moonHouse) && (body === 'sun' || hasBegun(day));
      case 'lunation':
        // One that is an eclipse is told as such, on the date of the eclipse.
        return !facts.some((one) => one.kind === 'eclipse' && one.detail !== 'penumbral' && isNear(one.at, at));
      default:
        return false;
    }
  };

/** Whom a fact is about: the partner of a contact, for the Moon is in all of them. */
const subjectOf = ({ body, partner }: Fact): Graha => partner ?? body;

const MOST_EVENTS = 2;

/** Chooses what a day speaks of, the heaviest first. */
export const selectDay = (signDay: SignDay): DayEventsTold => {
  const events: Fact[] = [];
  const isNew = (fact: Fact): boolean => !events.some((stated) => subjectOf(stated) === subjectOf(fact));
  for (const fact of signDay.facts.filter(isTellable(signDay)))
    if (events.length < MOST_EVENTS && isNew(fact)) events.push(fact);
  return events;
};

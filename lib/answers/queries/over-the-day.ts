/** For an unknown birth time: finds members of an answer that differ between the start and the end of the day. */
import { addDays, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Birth } from '../../contract/values/moment.ts';

/** Reports to `uncertain` each member of an answer that differs in any of the others. */
export const reportDifferences = <T extends object>(
  answer: T,
  others: readonly T[],
  uncertain: (member: string) => void,
): void => {
  const texts = others.map(
    (other) => new Map(Object.entries(other).map(([name, value]) => [name, JSON.stringify(value)])),
  );
  for (const [member, value] of Object.entries(answer)) {
    const text = JSON.stringify(value);
    if (texts.some((other) => other.get(member) !== text)) uncertain(member);
  }
};

/**
 * The answer at the birth's instant. When the time is not known it is computed for the first and last moment of the
 * birth date too, and each member that differs is reported to `uncertain`.
 * @example
 * overTheDay(birth, () => {}, (jd) => ({ weekday: Math.floor(jd + 1.5) % 7 })) // → { weekday: 4 }
 */
export const overTheDay = <T extends object>(
  birth: Birth,
  uncertain: (member: string) => void,
  answer: (jd: JulianDay) => T,
): T => {
  const noon = answer(birth.jd);
  if (birth.timeKnown) return noon;
  const ends = [birth.date, addDays(birth.date, 1)].map((date) => answer(birth.clock.instant(date, 0)));
  reportDifferences(noon, ends, uncertain);
  return noon;
};

/** What an unknown time of birth leaves open: members of an answer that come out differently at the two ends of the day. */
import { addDays, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Birth } from '../contract/moment.ts';

/**
 * The answer at the birth's instant. When the time is not known it is computed for the first and last moment of the
 * birth date too, and `uncertain` is told each member that is not the same all three times.
 */
export const overTheDay = <T extends object>(
  birth: Birth,
  answer: (jd: JulianDay) => T,
  uncertain: (member: string) => void,
): T => {
  const noon = answer(birth.jd);
  if (birth.timeKnown) return noon;
  const ends = [birth.date, addDays(birth.date, 1)].map((date) => answer(birth.clock.instant(date, 0)));
  for (const [member, value] of Object.entries(noon)) {
    const text = JSON.stringify(value);
    if (ends.some((end) => JSON.stringify(Reflect.get(end, member)) !== text)) uncertain(member);
  }
  return noon;
};

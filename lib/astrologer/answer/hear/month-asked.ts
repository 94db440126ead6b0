/** The months that a message asks about. */
import { addDays, type CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { daysAsked, type AskedDays } from '../days/asked.ts';
import { askingSentences } from '../ear/terms.ts';
import type { Said } from './said.ts';
import type { Stretch } from './years-said.ts';

/** Whether days are a month: one by its name, or the next. */
const isMonth = (days: AskedDays | null): days is Extract<AskedDays, { kind: 'span' }> =>
  days?.kind === 'span' && (typeof days.span === 'object' || days.span === 'nextMonth');

/** Whether it is asked if something comes about in a month: "will I pass in January" asks for no day of the Moon. */
export const comesIn = ({ ask, days, matters }: Said): boolean =>
  ask === 'will' && isMonth(days) && matters.some((one) => one !== 'general');

/** The months that a message asks about: a stretch that it names, or the one month in which it asks if something comes about. */
export const stretchAsked = (said: Said, today: CivilDate): Stretch | null => {
  if (said.stretch !== null || !comesIn(said)) return said.stretch;
  // A month that is only told of is none that is asked about.
  const days = daysAsked(askingSentences(said.text).join(' '), today);
  return isMonth(days) ? { from: days.from, to: addDays(days.from, days.days) } : null;
};

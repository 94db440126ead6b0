/** What changes on a day, as every page of a report words it. */
import { capital, filled } from '../../../words/fill.ts';
import { signForms } from '../../../words/forms.ts';
import type { Stay } from '../ahead.ts';
import { ageAt } from '../ages.ts';
import { SHAPES, type Lord, type Period } from '../answers.ts';
import type { Making } from '../making.ts';
import { bookWords, houseSlots, planetSaid } from './words.ts';

interface Change {
  readonly what: string;
  readonly why: string;
}

/** Name of the chapter of a year in a book. */
export const yearId = (year: number | string): string => `y${year}`;

/** Name of the place where the dates of a year stand. */
export const yearDatesId = (year: number | string): string => `${yearId(year)}-dates`;

/** Names of the places where a book lists its great periods, and the parts of the one that runs. */
export const PERIOD_PLACES = { great: 'life-great', parts: 'life-parts' } as const;

/** A great period as the title of a reading: `Period of the Moon`. */
export const greatName = (making: Making, { key, name }: Lord): string =>
  filled(bookWords(making).texts.strip_period, { lord: planetSaid(making, key, name) });

/** The day on which a sub-period begins; the first of a great period begins on the day of the great one, which is what counts. */
export const periodDate = (making: Making, { lords, span }: Period): Change => {
  const { you } = bookWords(making);
  const [major, minor = major] = lords;
  if (major === undefined || minor === undefined) return { what: you.period_begins, why: '' };
  const great = making
    .read('vimshottari', SHAPES.vimshottari)
    .periods.find((one) => Date.parse(one.span.start) === Date.parse(span.start));
  const lord = planetSaid(making, minor.key, minor.name);
  if (great !== undefined) {
    const [{ date: born }] = making.persons;
    const years = ageAt(born, great.span.end) - ageAt(born, great.span.start);
    return { what: you.great_begins, why: filled(you.great_why, { lord, years }) };
  }
  return {
    what: you.period_begins,
    why: filled(you.period_why, { lord, major: planetSaid(making, major.key, major.name) }),
  };
};

/** The day on which a slow planet comes into a sign. */
export const moveDate = (making: Making, { name, house, sign }: Stay): Change => {
  const { you } = bookWords(making);
  return {
    what: filled(you.moves, { planet: name }),
    why: capital(
      filled(you.moves_why, {
        sign: signForms(making.language, sign),
        ...houseSlots(making, house),
      }),
    ),
  };
};

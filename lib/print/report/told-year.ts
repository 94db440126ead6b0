/** A calendar year as pages tell it: its edges on the clock of the birth, and what runs in it. */
import { staysAhead, touches, windowsAhead, type Stay, type ToldYear } from './ahead.ts';
import { SHAPES, type Span } from './answers.ts';
import { BOOK_SHAPES, solarKey } from './book/questions.ts';
import type { Making } from './making.ts';

/** The year, from the day of issue on where it has begun. */
export const toldYear = ({ persons, issued }: Making, year: number): ToldYear => {
  const [{ offset }] = persons;
  const start = `${year}-01-01T00:00:00${offset}`;
  return {
    year,
    start: Date.parse(start) < Date.parse(issued) ? issued : start,
    end: `${year + 1}-01-01T00:00:00${offset}`,
  };
};

/** Whether a span begins in a year. */
export const beginsIn = (year: ToldYear, { start }: Span): boolean =>
  Date.parse(start) >= Date.parse(year.start) && Date.parse(start) < Date.parse(year.end);

/** The sub-periods that touch a year. */
export const partsOf = (making: Making, year: ToldYear) =>
  making
    .read('vimshottari', SHAPES.vimshottari)
    .periods.flatMap(({ children = [] }) => children)
    .filter(({ span }) => touches(year, span));

/** The stays of slow planets that touch a year. */
export const staysOf = (making: Making, year: ToldYear) => staysAhead(making).filter(({ span }) => touches(year, span));

/** A planet in a house, whatever the stay: how stays that are read together are told from others. */
export const houseKey = ({ planet, house }: Pick<Stay, 'planet' | 'house'>): string => `${planet} ${house}`;

/** The windows that touch a year. */
export const windowsOf = (making: Making, year: ToldYear) =>
  windowsAhead(making).filter(({ span }) => touches(year, span));

/** The solar year that begins in a year. */
export const solarOf = (making: Making, { year }: ToldYear) => making.read(solarKey(year), BOOK_SHAPES.year);

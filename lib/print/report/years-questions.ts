/** What the line of a life asks, and the calendar years that get a page. */
import * as z from 'zod/mini';
import { daysLater, LAST_YEAR, yearsLater } from './ages.ts';
import { rowsOf, spanOf, type Question } from './answers.ts';

/** Years of a life that are drawn, and how many one question may span. */
export const LIFE = { years: 90, span: 10 } as const;
/** The month up to which a year that has begun gets a page of its own. */
const LAST_MONTH = 6;

/** The first calendar year that gets a page, on the day of issue. */
export const firstYear = (issued: string): number =>
  Number(issued.slice(0, 4)) + (Number(issued.slice(5, 7)) > LAST_MONTH ? 1 : 0);

/** The calendar years that get a page from the day of issue on, as far as the ephemeris reaches. */
export const yearsFrom = (issued: string, years: number): number[] =>
  Array.from({ length: years }, (_, i) => firstYear(issued) + i).filter((year) => year <= LAST_YEAR);

/** Name of the question of Jupiter's stays in a decade of a life. */
export const returnKey = (i: number): string => `returns.${i}`;

/** The questions of the line of a life; `born` is the date of birth. */
export const lifeQuestions = (born: string): ReadonlyMap<string, Question> => {
  const decades = Array.from({ length: LIFE.years / LIFE.span }, (_, i) => i).filter(
    (i) => Number(born.slice(0, 4)) + (i + 1) * LIFE.span <= LAST_YEAR,
  );
  return new Map<string, Question>([
    ...decades.map((i): readonly [string, Question] => [
      returnKey(i),
      {
        endpoint: 'transit/house-timeline',
        body: {
          from: yearsLater(born, i * LIFE.span),
          to: daysLater(yearsLater(born, (i + 1) * LIFE.span), -1),
          bodies: ['jupiter'],
        },
      },
    ]),
  ]);
};

/** The stays of Jupiter, as the line of a life uses them. */
export const RETURNS = z.object({ stays: rowsOf({ house: z.number(), span: spanOf }) });

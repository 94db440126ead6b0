/** What the years ahead and the line of a life ask, and the members that their pages use. */
import * as z from 'zod/mini';
import { daysLater, yearsLater } from './ages.ts';
import { SHAPES, spanOf, type Question } from './answers.ts';

/** Years of a life that are drawn, and how many one question may span. */
export const LIFE = { years: 90, span: 10 } as const;
/** Last year that the ephemeris has whole. */
const LAST_YEAR = 2398;
/** The month up to which a year that has begun gets a page of its own. */
const LAST_MONTH = 6;

/** The first calendar year that gets a page, on the day of issue. */
export const firstYear = (issued: string): number =>
  Number(issued.slice(0, 4)) + (Number(issued.slice(5, 7)) > LAST_MONTH ? 1 : 0);

/** The calendar years that get a page from the day of issue on, as far as the ephemeris reaches. */
export const yearsFrom = (issued: string, years: number): number[] =>
  Array.from({ length: years }, (_, i) => firstYear(issued) + i).filter((year) => year <= LAST_YEAR);

/** Names of questions: a return, the windows of an event, a solar year, the periods of a stretch. */
export const returnKey = (i: number): string => `returns.${i}`;
export const solarKey = (year: number): string => `solar.${year}`;

/** The questions of the years ahead and of the line of a life; `born` is the date of birth. */
export const yearQuestions = (issued: string, born: string, years: number): ReadonlyMap<string, Question> => {
  const shown = yearsFrom(issued, years);
  const decades = Array.from({ length: LIFE.years / LIFE.span }, (_, i) => i).filter(
    (i) => Number(born.slice(0, 4)) + (i + 1) * LIFE.span <= LAST_YEAR,
  );
  return new Map<string, Question>([
    ...shown.map((year): readonly [string, Question] => [
      solarKey(year),
      { endpoint: 'interpret/year', body: { year } },
    ]),
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

const text = z.string();
const paragraphs = z.array(z.object({ title: text, text }));
const num = z.number();

/** The members that the pages use, by question. */
export const YEAR_SHAPES = {
  returns: z.object({ stays: z.array(z.object({ house: num, span: spanOf })) }),
  solar: z.object({ span: spanOf, paragraphs }),
  area: SHAPES.area,
};

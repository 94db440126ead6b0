/** What the years ahead and the line of a life ask, and the members that their pages use. */
import * as z from 'zod/mini';
import { daysLater, yearsLater } from './ages.ts';
import { SHAPES, signOf, spanOf, type Question, type Read } from './answers.ts';
import { EVENTS } from './areas.ts';

/** Years of a life that are drawn, and how many one question may span. */
export const LIFE = { years: 90, span: 10 } as const;
/** Last year that the ephemeris has whole. */
const LAST_YEAR = 2398;
/** The month up to which a year that has begun gets a page of its own. */
const LAST_MONTH = 6;
export const SLOW = ['jupiter', 'saturn', 'rahu'] as const;
export type Slow = (typeof SLOW)[number];

/** The first calendar year that gets a page, on the day of issue. */
const firstYear = (issued: string): number =>
  Number(issued.slice(0, 4)) + (Number(issued.slice(5, 7)) > LAST_MONTH ? 1 : 0);

/** The calendar years that get a page from the day of issue on, as far as the ephemeris reaches. */
export const yearsFrom = (issued: string, years: number): number[] =>
  Array.from({ length: years }, (_, i) => firstYear(issued) + i).filter((year) => year <= LAST_YEAR);

/** Names of questions: a return, the windows of an event, a solar year, the periods of a stretch. */
export const returnKey = (i: number): string => `returns.${i}`;
export const eventKey = (event: string): string => `windows.${event}`;
export const solarKey = (year: number): string => `solar.${year}`;
export const periodKey = (i: number): string => `periods.${i}`;

/** The questions of the years ahead and of the line of a life; `born` is the date of birth. */
export const yearQuestions = (issued: string, born: string, years: number): ReadonlyMap<string, Question> => {
  const shown = yearsFrom(issued, years);
  const [first, last] = [shown[0] ?? firstYear(issued), shown.at(-1) ?? firstYear(issued)];
  const begin = Date.parse(issued) > Date.parse(`${first}-01-01`) ? issued.slice(0, 10) : `${first}-01-01`;
  const range = { from: begin, to: `${last}-12-31` };
  const decades = Array.from({ length: LIFE.years / LIFE.span }, (_, i) => i).filter(
    (i) => Number(born.slice(0, 4)) + (i + 1) * LIFE.span <= LAST_YEAR,
  );
  return new Map<string, Question>([
    ['slow', { endpoint: 'transit/house-timeline', body: { ...range, bodies: SLOW } }],
    ...EVENTS.map((event): readonly [string, Question] => [
      eventKey(event),
      { endpoint: 'interpret/event-windows', body: { ...range, event } },
    ]),
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

/** What is said of the great periods that begin in the years ahead. */
export const periodQuestions = (read: Read, issued: string, years: number): ReadonlyMap<string, Question> => {
  const { periods } = read('vimshottari', SHAPES.vimshottari);
  const last = yearsFrom(issued, years).at(-1) ?? firstYear(issued);
  const touched = periods.filter(
    ({ span }) => Date.parse(span.end) > Date.parse(issued) && Number(span.start.slice(0, 4)) <= last,
  );
  return new Map(
    touched.map(({ span }, i) => {
      const at = Date.parse(span.start) > Date.parse(issued) ? `${daysLater(span.start, 1)}T12:00:00` : issued;
      return [periodKey(i), { endpoint: 'interpret/dasha', body: { at } }];
    }),
  );
};

const text = z.string();
const num = z.number();
const paragraphs = z.array(z.object({ title: text, text }));
export const stays = z.object({
  stays: z.array(
    z.object({ planet: text, name: text, house: num, sign: signOf, span: spanOf, retrograde_reentry: z.boolean() }),
  ),
});

/** The members that the pages use, by question. */
export const YEAR_SHAPES = {
  stays,
  windows: z.object({ event_name: text, windows: z.array(z.object({ span: spanOf, score: num })) }),
  solar: z.object({ span: spanOf, paragraphs }),
  periods: SHAPES.read_dasha,
  area: SHAPES.area,
};

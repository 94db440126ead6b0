/** What the months of a solar year ask, and the members that their pages use. */
import * as z from 'zod/mini';
import { daysLater } from './ages.ts';
import { planetOf, rowsOf, SHAPES, signOf, spanOf, type Question, type Span } from './answers.ts';
import { dayShape } from './month-days.ts';
import { STAYS } from './ahead.ts';

/** Months of a year. */
export const MONTHS = 12;
/** Planets whose change of sign is told. */
const MOVING = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'rahu'] as const;

export const monthKey = (i: number): string => `month.${i + 1}`;

/** The questions about the months of a solar year; it has so many completed years at its start. */
export const monthQuestions = (age: number, { start, end }: Span): ReadonlyMap<string, Question> => {
  const range = { from: start.slice(0, 10), to: daysLater(end, -1) };
  return new Map<string, Question>([
    ...Array.from({ length: MONTHS }, (_, i): readonly [string, Question] => [
      monthKey(i),
      { endpoint: 'varshaphal/sub-charts', body: { age, unit: 'month', index: i + 1 } },
    ]),
    ['days', { endpoint: 'transit/personal-days', body: range }],
    ['moves', { endpoint: 'transit/house-timeline', body: { ...range, bodies: MOVING } }],
  ]);
};

const text = z.string();

/** The members that the pages use, by question. */
export const MONTH_SHAPES = {
  month: z.object({
    planets: SHAPES.planets.shape.planets,
    ascendant: z.extend(SHAPES.planets.shape.ascendant, { sign_lord: text, sign_lord_name: text }),
    entry_at: text,
    span: spanOf,
  }),
  days: z.object({ days: z.array(dayShape) }),
  moves: STAYS,
  parts: z.object({ periods: rowsOf({ lords: z.array(planetOf), span: spanOf }) }),
  texts: z.object({
    monthly: rowsOf({ span: spanOf, paragraphs: rowsOf({ title: text, text }) }),
  }),
  muntha: z.object({ monthly: rowsOf({ sign: signOf, sign_degree_dms: text }) }),
};

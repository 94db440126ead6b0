/** What a Lal Kitab report asks, and the members of the answers that its pages use. */
import * as z from 'zod/mini';
import { planetOf, QUESTIONS, rowsOf, SHAPES, signOf, spanOf, type Question, type Read } from '../answers.ts';

/** Years of life whose charts stand after the running one, and the last year of the table. */
const YEARS_AFTER = 4;
const LAST_AGE = 120;

/** The questions of the report. */
export const LAL_QUESTIONS: ReadonlyMap<string, Question> = new Map<string, Question>([
  ['planets', QUESTIONS.planets],
  ['status', { endpoint: 'lal-kitab/planet-status' }],
  ['houses', { endpoint: 'lal-kitab/house-status' }],
  ['masnui', { endpoint: 'lal-kitab/masnui' }],
  ['kinds', { endpoint: 'lal-kitab/teva-type' }],
  ['debts', { endpoint: 'lal-kitab/debts' }],
  ['cycle', { endpoint: 'lal-kitab/dasha' }],
  ['year', { endpoint: 'lal-kitab/varshphal' }],
]);

/** The name of the question about a year of life. */
export const yearKey = (age: number): string => `year.${age}`;

/** The years of life after the running one. */
export const agesAfter = (age: number): readonly number[] =>
  Array.from({ length: YEARS_AFTER }, (_, i) => age + i + 1).filter((one) => one <= LAST_AGE);

/** The charts of the years after the running one. */
export const laterYears = (read: Read): ReadonlyMap<string, Question> => {
  const { age } = read('year', LAL_SHAPES.year);
  return new Map(agesAfter(age).map((one) => [yearKey(one), { endpoint: 'lal-kitab/varshphal', body: { age: one } }]));
};

const text = z.string();
const num = z.number();
const flag = z.boolean();
/** The nine planets by key. */
export const lalPlanet = z.enum(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu']);
const row = z.object({ lords: z.array(planetOf), span: spanOf });

/** How a planet stands by its house, at birth or in a year. */
const standing = {
  pakka_ghar: flag,
  state: z.enum(['exalted', 'debilitated', 'own', 'plain']),
  state_name: text,
  awake: flag,
  gives: z.enum(['benefic', 'malefic', 'neutral']),
};

/** The members that pages use, by question. */
export const LAL_SHAPES = {
  planets: SHAPES.planets,
  status: z.object({ planets: rowsOf({ planet: lalPlanet, name: text, house: num, ...standing }) }),
  houses: z.object({
    houses: rowsOf({
      house: num,
      sign: signOf,
      awake: flag,
      empty: flag,
      owner: text,
      owner_name: text,
      karakas: z.array(planetOf),
      planets: z.array(planetOf),
    }),
  }),
  kinds: z.object({
    types: rowsOf({
      key: z.enum(['andha', 'ratandh', 'dharmi', 'nabalig']),
      name: text,
      present: flag,
      reason: text,
      half_name: z.nullable(text),
    }),
  }),
  debts: z.object({
    debts: rowsOf({
      key: z.enum(['pitri', 'self', 'matri', 'stri', 'kin', 'daughter', 'oppression', 'unborn', 'divine']),
      name: text,
      present: flag,
      placements: rowsOf({ planet: text, name: text, house: num }),
    }),
  }),
  cycle: z.object({
    periods: rowsOf({ ...row.shape, from_age: num, to_age: num, children: z.optional(z.array(row)) }),
    current: z.array(row),
  }),
  year: z.object({
    age: num,
    moved: rowsOf({ planet: lalPlanet, name: text, from_house: num, to_house: num, ...standing }),
  }),
};

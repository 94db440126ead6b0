/** What the pages of a numerology report with words of their own ask, the members that they use, and those words. */
import * as z from 'zod/mini';
import { SUMMED_NUMBERS } from '../../../layers/jyotish/numerology/profile.ts';
import { bank } from '../../words/bank.ts';
import { languagesWith } from '../../words/languages.ts';
import { rowsOf, type Question } from './answers.ts';
import type { Making } from './making.ts';

const num = z.number();
const text = z.string();
export const stretches = rowsOf({
  number: num,
  from_age: num,
  to_age: z.nullable(num),
  from: text,
  to: z.nullable(text),
});

/** Numbers of the profile, in the order of the page. */
export const PROFILE = ['life_path', 'expression', 'soul_urge', 'personality', 'maturity'] as const;

/** The members that these pages use, by question. */
export const LIVES_SHAPES = {
  pinnacles: z.object({ pinnacles: stretches, challenges: stretches }),
  lucky: z.object({ numbers: z.array(num), avoid: z.array(num) }),
  grid: z.object({ grid: z.array(z.array(num)) }),
  inclusion: z.object({ inclusion: rowsOf({ number: num, count: num }) }),
  sums: z.object({
    systems: rowsOf({
      system: z.enum(['chaldean', 'pythagorean', 'vedic']),
      sum: num,
      letters: rowsOf({ letter: text, number: num }),
    }),
  }),
  profile: z.object({
    life_path: num,
    expression: num,
    soul_urge: num,
    personality: num,
    maturity: num,
    sums: rowsOf({ key: z.enum(SUMMED_NUMBERS), summands: z.array(num) }),
  }),
  debts: z.object({ debts: rowsOf({ key: text, name: text, number: num, text }) }),
  days: z.object({
    spans: rowsOf({ kind: z.enum(['year', 'month']), number: num, from: text, to: text, text }),
    rows: rowsOf({ date: text, day_number: z.nullable(num), text }),
  }),
  round: z.object({ spans: rowsOf({ kind: text, number: num, from: text, text }) }),
};

/** Years of a round. */
const ROUND = 9;

/** The questions of these pages: friends of each number, the letters of a name and of one in Latin its profile, the next nine years. */
export const livesQuestions = (
  numbers: readonly number[],
  { issued, named, latin }: { readonly issued: string; readonly named: boolean; readonly latin: boolean },
): ReadonlyMap<string, Question> => {
  const next = Number(issued.slice(0, 4)) + 1;
  return new Map<string, Question>([
    ...numbers.map((n) => [`lucky_${n}`, { endpoint: 'numerology/lucky', body: { mulank: n }, only: [] }] as const),
    ...(named ? [['sums', { endpoint: 'numerology/name-number', only: ['name'] }] as const] : []),
    ...(latin
      ? [
          ['profile', { endpoint: 'numerology/profile', only: ['name', 'date'] }] as const,
          ['debts', { endpoint: 'numerology/karmic', only: ['name', 'date'] }] as const,
        ]
      : []),
    [
      'round',
      {
        endpoint: 'numerology/cycles',
        body: { from: `${next}-01-01`, to: `${next + ROUND - 1}-12-31` },
        only: ['date'],
      },
    ],
  ]);
};
/** The words that every language with this report has. */
export const numberWords = ({ language }: Making) => bank(language, 'report-numbers');

const LIVES = 'report-number-lives';

/** Whether the language of the readings has the words of the pages that say more. */
export const hasLives = ({ prose }: Pick<Making, 'prose'>): boolean => languagesWith(LIVES).includes(prose);

/** The words of the pages that say more, in the language of the readings. */
export const livesOf = ({ prose }: Making) => bank(prose, LIVES);

const MORE = 'report-number-more';

/** The words of pairs, of single numbers of the grid and its lines, and of days; undefined in a language that has none. */
export const moreOf = ({ prose }: Making) => (languagesWith(MORE).includes(prose) ? bank(prose, MORE) : undefined);

/** A text by its number. Throws a plain Error for a number that the rule cannot give. */
export const rowOf = <T>(rows: Readonly<Record<string, T>>, number: number): T => {
  const found = rows[String(number)];
  if (found === undefined) throw new Error(`no words for the number ${number}`);
  return found;
};

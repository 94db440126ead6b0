/** Pages of a numerology report that say what numbers mean: each number, how they live together, the name, the months. */
import * as z from 'zod/mini';
import { compoundOf } from '../../../layers/jyotish/numerology/compound.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block, ReadingBlock } from '../../contract/ports/report-document.ts';
import { daysLater } from './ages.ts';
import { rowsOf, type Question } from './answers.ts';
import { monthText, say, type Making } from './making.ts';
import { letterTables, wordSums } from './number-letters.ts';
import { monthLives, toldMonths, yearLives, type Span } from './number-lives.ts';
import { hasLives, LIVES_SHAPES, moreOf, numberWords } from './number-questions.ts';
import { LEFT, RIGHT } from './blocks.ts';

const YEAR_DAYS = 365;

/** The question about the months, which needs the date alone. */
export const monthsQuestion = (issued: string): ReadonlyMap<string, Question> =>
  new Map([
    [
      'months',
      { endpoint: 'numerology/cycles', body: { from: issued.slice(0, 10), to: daysLater(issued, YEAR_DAYS - 1) } },
    ],
  ]);

/** The question about the letters, which needs the name alone, and the one about spellings; both count Latin letters. */
export const LETTERS_QUESTION: ReadonlyMap<string, Question> = new Map([
  ['letters', { endpoint: 'numerology/name-analysis' }],
]);
export const SPELLINGS_QUESTION: ReadonlyMap<string, Question> = new Map([
  ['spellings', { endpoint: 'numerology/name-correction' }],
]);

const text = z.string();
const num = z.number();
const compound = z.object({ number: num, name: text, grade_name: text, text });

/** The members that the pages use, by question. */
const NUMBER_SHAPES = {
  pairs: z.object({
    mulank: z.object({ number: num, name: text }),
    bhagyank: z.object({ number: num, name: text }),
    namank: z.nullable(z.object({ number: num, planet_name: z.nullable(text) })),
    relations: rowsOf({
      first: z.object({ key: z.enum(['mulank', 'bhagyank', 'namank']), name: text }),
      second: z.object({ key: z.enum(['mulank', 'bhagyank', 'namank']), name: text }),
      relation: z.enum(['friend', 'neutral', 'enemy']),
      relation_name: text,
    }),
  }),
  compound: z.object({ namank: z.nullable(z.object({ compound: z.nullable(z.object({ key: text })) })) }),
  spellings: z.object({
    number: num,
    compound: z.nullable(compound),
    suggestions: rowsOf({ spelling: text, number: num, compound: z.nullable(compound) }),
  }),
};

/** Most spellings that are shown, each number with its own first. */
const SPELLINGS = 8;
/** Most spellings that come to one number: more of them say nothing new. */
const ALIKE = 2;

/** What one number says of nature, work, love, money and well-being. */
export const numberReadings = (
  making: Making,
  { label, number, planet }: { readonly label: string; readonly number: number; readonly planet: string },
): Block[] => {
  const words = numberWords(making);
  const numbers: Readonly<Record<string, Readonly<Record<keyof typeof words.fields, string>>>> = words.numbers;
  const said = numbers[String(number)];
  if (said === undefined) return [];
  const reason = filled(words.reason_number, { label, n: number, planet });
  return (['nature', 'work', 'love', 'money', 'health'] as const).map((field) => ({
    kind: 'reading',
    title: words.fields[field],
    note: '',
    paragraphs: [said[field]],
    ...(field === 'health' ? { reason } : {}),
  }));
};

/** What the day of birth stands for before it is reduced (Cheiro, ch. 12); nothing below 10, or where the name says the same. */
export const birthCompound = (making: Making): ReadingBlock[] => {
  const found = compoundOf(Number(making.persons[0].date.slice(8, 10)));
  const { namank } = making.read('core', NUMBER_SHAPES.compound);
  if (found === null || namank?.compound?.key === found.key) return [];
  const { compounds, labels } = bank(making.prose, 'numerology');
  const { name, text: said } = compounds[found.key];
  return [
    {
      kind: 'reading',
      title: `${bank(making.prose, 'report-numbers').compound} ${found.number}: ${name}`,
      note: labels.grades[found.grade],
      paragraphs: [said],
    },
  ];
};

/** How the three numbers live together. */
export const togetherPages = (making: Making): Block[] => {
  const words = numberWords(making);
  const answer = making.read('core', NUMBER_SHAPES.pairs);
  const brings: Readonly<Record<string, string>> = words.brings;
  const wants: Readonly<Record<string, string>> = words.wants;
  const more: Readonly<Record<string, string>> = moreOf(making)?.pairs ?? {};
  const told = new Set<string>();
  const pairs = new Set<string>();
  return [
    { kind: 'chapter', id: 'together', title: words.together, lead: words.together_lead, start: 'flow' },
    ...answer.relations.flatMap(({ first, second, relation, relation_name }): Block[] => {
      const [a, b] = [answer[first.key]?.number ?? 0, answer[second.key]?.number ?? 0];
      // Two of the three may be the same number: what a pair says is said once.
      if (told.has(`${a}.${b}`)) return [];
      told.add(`${a}.${b}`);
      // The pair is told once, whichever of the two is seen first.
      const pair = `${Math.min(a, b)}-${Math.max(a, b)}`;
      const lived = pairs.has(pair) ? undefined : more[pair];
      pairs.add(pair);
      const slots = { brings: brings[String(a)] ?? '', wants: wants[String(b)] ?? '' };
      return [
        {
          kind: 'reading',
          title: filled(words.pair_title, { a: `${first.name} ${a}`, b: `${second.name} ${b}` }),
          note: relation_name,
          paragraphs: [
            a === b
              ? filled(words.same, slots)
              : filled(words.pair[relation], { ...slots, first: String(a), second: String(b) }),
            ...(lived === undefined ? [] : [lived]),
          ],
        },
      ];
    }),
  ];
};

/** The letters of the name by their numbers, and spellings that come to another number; nothing where no letter counts. */
export const namePages = (making: Making): Block[] => {
  const words = numberWords(making);
  const letters = making.read('letters', z.optional(LIVES_SHAPES.inclusion));
  const tried = making.read('spellings', z.optional(NUMBER_SHAPES.spellings));
  if (letters === undefined || tried === undefined) return [];
  const row = (
    named: string,
    spelling: string,
    { number, compound: found }: { readonly number: number; readonly compound: z.output<typeof compound> | null },
  ): string[] => [
    named,
    wordSums(spelling),
    String(number),
    found === null ? '–' : `${found.number} ${found.name}`,
    found?.grade_name ?? '–',
  ];
  const shown = tried.suggestions
    .filter((one, i, all) => {
      const alike = all.slice(0, i).filter((other) => other.compound?.number === one.compound?.number);
      return alike.length < ALIKE;
    })
    .slice(0, SPELLINGS);
  // Some compounds have one name and one text between them.
  const compounds = new Map<string, number[]>();
  for (const { compound: found } of shown) {
    if (found === null || found.number === tried.compound?.number) continue;
    const said = `${found.name}: ${found.text}`;
    compounds.set(said, [...new Set([...(compounds.get(said) ?? []), found.number])]);
  }
  return [
    { kind: 'chapter', id: 'name', title: words.name, lead: words.name_lead, start: 'flow' },
    ...letterTables(making),
    { kind: 'heading', text: `${words.counts} (${bank(making.language, 'numerology').labels.systems.pythagorean})` },
    {
      kind: 'table',
      columns: [LEFT, ...letters.inclusion.map(() => RIGHT)],
      head: [words.number, ...letters.inclusion.map(({ number }) => String(number))],
      rows: [[words.count, ...letters.inclusion.map(({ count }) => String(count))]],
    },
    { kind: 'heading', text: words.spelling },
    ...(tried.compound === null
      ? []
      : [say(`${tried.compound.number} ${tried.compound.name}: ${tried.compound.text}`)]),
    {
      kind: 'table',
      columns: [LEFT, RIGHT, RIGHT, LEFT, LEFT],
      head: [words.spelling, words.sum, words.number, words.compound, words.grade],
      rows: [
        row(`${making.persons[0].name} (${words.as_written})`, making.persons[0].name, tried),
        ...shown.map((one) => row(one.spelling, one.spelling, one)),
      ],
      strong: [0],
    },
    say(shown.length === 0 ? words.no_tries : words.tries, 'small'),
    ...(compounds.size === 0
      ? []
      : [{ kind: 'list' as const, items: [...compounds].map(([said, numbers]) => `${numbers.join(', ')} ${said}`) }]),
  ];
};

/** The months of each number in one row, with what the number says. */
const monthsByNumber = (making: Making, months: readonly (Span & { readonly text: string })[]): Block => {
  const told = toldMonths(months);
  const first = told.filter(({ number }, i) => told.findIndex((one) => one.number === number) === i);
  return {
    kind: 'table',
    columns: [LEFT, LEFT],
    head: [numberWords(making).number, making.words.labels.period],
    rows: first.map(({ number }) => [
      String(number),
      told
        .filter((one) => one.number === number)
        .map(({ from }) => monthText(making.words, from))
        .join(', '),
    ]),
    notes: first.map(({ text: said }) => said),
    notesFrom: 0,
    notesSoft: true,
  };
};

/** The personal year and its months, from the day of issue on. */
export const monthsOfNumbers = (making: Making): Block[] => {
  const words = numberWords(making);
  const { spans } = making.read('months', LIVES_SHAPES.days);
  const isLong = hasLives(making);
  const months = spans.filter(({ kind }) => kind === 'month');
  return [
    { kind: 'chapter', id: 'months', title: words.months, lead: words.months_lead, start: 'flow' },
    ...spans
      .filter(({ kind }) => kind === 'year')
      .map((one): Block => ({
        kind: 'reading',
        title: filled(words.year_of, { n: one.number }),
        note: one.from.slice(0, 4),
        ...(isLong ? yearLives(making, one) : { paragraphs: [one.text] }),
      })),
    ...(isLong ? monthLives(making, months, words.month_of) : [monthsByNumber(making, months)]),
  ];
};

/**
 * Pages of a numerology report for which some languages have no words yet: what a number brings and asks at length, the
 * stretches of a life, the year and its months.
 */
import * as z from 'zod/mini';
import { LO_SHU } from '../../../layers/jyotish/numerology/lo-shu.ts';
import { digitSum } from '../../../layers/jyotish/numerology/numbers.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import { SOURCE } from '../../words/languages.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { stripScene, type StripBar } from '../draw/strip.ts';
import type { Question } from './answers.ts';
import { drawings } from './bodies.ts';
import { bookWords, hasReadings } from './book/words.ts';
import { capital, dayText, monthText, say, yearOf, type Making } from './making.ts';

const num = z.number();
const text = z.string();
const stretches = z.array(
  z.object({ number: num, from_age: num, to_age: z.nullable(num), from: text, to: z.nullable(text) }),
);

/** Numbers of the profile, in the order of the page. */
const PROFILE = ['life_path', 'expression', 'soul_urge', 'personality', 'maturity'] as const;

/** The members that these pages use, by question. */
export const LIVES_SHAPES = {
  pinnacles: z.object({ pinnacles: stretches, challenges: stretches }),
  lucky: z.object({ numbers: z.array(num), avoid: z.array(num) }),
  grid: z.object({ grid: z.array(z.array(num)) }),
  inclusion: z.object({ inclusion: z.array(z.object({ number: num, count: num })) }),
  sums: z.object({
    systems: z.array(
      z.object({
        system: z.enum(['chaldean', 'pythagorean', 'vedic']),
        sum: num,
        letters: z.array(z.object({ letter: text, number: num })),
      }),
    ),
  }),
  profile: z.object(Object.fromEntries(PROFILE.map((key) => [key, num]))),
  debts: z.object({ debts: z.array(z.object({ name: text, number: num, text })) }),
  round: z.object({ spans: z.array(z.object({ kind: text, number: num, from: text, text })) }),
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
type Stretch = z.output<typeof stretches>[number];

/** Works that the endpoints of pinnacles and of personal years cite. */
const WORKS =
  'Florence Campbell, Your Days Are Numbered (1931); Juno Jordan, Numerology: The Romance in Your Name (1965)';
/** Years of the last stretch that are drawn: it has no end. */
const LAST_YEARS = 27;

const livesOf = ({ prose }: Making) => bank(prose, 'report-number-lives');

/** A text by its number. Throws a plain Error for a number that the rule cannot give. */
const rowOf = <T>(rows: Readonly<Record<string, T>>, number: number): T => {
  const found = rows[String(number)];
  if (found === undefined) throw new Error(`no words for the number ${number}`);
  return found;
};

/** Where a number stands: as which of the three, in the date, in the name, and with which it gets on. */
const placesOf = (making: Making, { number, labels, planet }: NumberPage): Block[] => {
  const words = livesOf(making);
  const { numbers } = making.words;
  const { numbers: friends, avoid } = making.read(`lucky_${number}`, LIVES_SHAPES.lucky);
  const inName = making
    .read('letters', z.optional(LIVES_SHAPES.inclusion))
    ?.inclusion.find((one) => one.number === number)?.count;
  const inDate = making.read('loshu', LIVES_SHAPES.grid).grid.flat()[LO_SHU.flat().indexOf(number)];
  const times = (count = 0): string => {
    if (count === 0) return words.never;
    return count === 1 ? words.once : filled(words.times, { n: count });
  };
  const rows: (readonly [string, string])[] = [
    [words.as, labels.join(', ')],
    [words.ruler, planet],
    [words.in_date, times(inDate)],
    ...(inName === undefined ? [] : [[words.in_name, times(inName)] as const]),
    [words.friends, friends.join(', ')],
    ...(avoid.length === 0 ? [] : [[numbers.avoid, avoid.join(', ')] as const]),
  ];
  return [
    { kind: 'heading', text: words.stands },
    { kind: 'facts', rows },
  ];
};

/** One of the numbers of a person: as which of the three it stands. */
export interface NumberPage {
  readonly number: number;
  readonly labels: readonly string[];
  readonly planet: string;
}

/** The page of a number: where it stands, and below it what is said of it. */
export const numberPage = (making: Making, page: NumberPage, said: readonly Block[]): Block[] => {
  const { number, labels, planet } = page;
  return [
    { kind: 'chapter', id: `number_${number}`, title: `${labels[0] ?? ''}: ${number}`, lead: planet, start: 'page' },
    ...placesOf(making, page),
    ...said,
    ...numberLives(making, number),
  ];
};

/** What a number brings, how it is with people, what to watch, and a habit. */
const numberLives = (making: Making, number: number): Block[] => {
  const { fields, numbers } = livesOf(making);
  const said = rowOf(numbers, number);
  return (['gift', 'others', 'care', 'habit'] as const).map((field) => ({
    kind: 'reading',
    title: fields[field],
    note: '',
    paragraphs: [said[field]],
  }));
};

/** The four stretches with their numbers and challenges over the ages of a life. */
const lifeLine = (making: Making, pinnacles: readonly Stretch[], challenges: readonly Stretch[]): Block => {
  const { words } = making;
  const { numbers } = words;
  const { line } = livesOf(making);
  const from = yearOf(pinnacles[0]?.from ?? making.issued);
  const last = pinnacles.at(-1);
  const to = yearOf(last?.from ?? making.issued) + LAST_YEARS;
  const issued = yearOf(making.issued);
  const bars = (all: readonly Stretch[]): StripBar[] =>
    all.map((one) => {
      const [start, end] = [yearOf(one.from), one.to === null ? to : yearOf(one.to)];
      return {
        from: start,
        to: end,
        names: [String(one.number)],
        tone: start <= issued && issued < end ? 'strong' : 'plain',
      };
    });
  const said = (title: string, all: readonly Stretch[]): string =>
    `${title}: ${all.map(({ number, from_age: age }) => `${age}: ${number}`).join(', ')}`;
  const scene = stripScene({
    rows: [
      { name: numbers.pinnacle, bars: bars(pinnacles) },
      { name: numbers.challenge, bars: bars(challenges) },
    ],
    from,
    to,
    below: pinnacles.map((one) => ({ at: yearOf(one.from), text: String(one.from_age) })),
    now: { at: issued, text: bookWords(making).texts.today },
    title: '',
    alt: `${said(numbers.pinnacle, pinnacles)}; ${said(numbers.challenge, challenges)}`,
  });
  return drawings(making, 1, [{ scene, caption: line }]);
};

/** Texts of a row of stretches: a number that comes again is told by what was said before. */
const stretchTexts = (
  all: readonly Stretch[],
  {
    texts,
    again,
    opening,
    nth,
  }: {
    readonly texts: Readonly<Record<string, string>>;
    readonly again: string;
    readonly opening: readonly string[];
    readonly nth: readonly string[];
  },
): string[] =>
  all.map((one, i) => {
    const before = all.slice(0, i).findLastIndex(({ number }) => number === one.number);
    const ages = { n: one.number, from: one.from_age, to: one.to_age ?? '' };
    const own = before === -1 ? rowOf(texts, one.number) : filled(again, { n: one.number, nth: nth[before] ?? '' });
    return [filled(opening[i] ?? '', ages), own].filter((part) => part !== '').join(' ');
  });

/** What each stretch brings and asks, below a drawing of all four; nothing in a language without these words. */
export const stretchPages = (making: Making): Block[] => {
  if (!hasReadings(making)) return [];
  const words = livesOf(making);
  const { pinnacles, challenges } = making.read('pinnacles', LIVES_SHAPES.pinnacles);
  const { nth } = words;
  const lifts = stretchTexts(pinnacles, {
    texts: words.pinnacle,
    again: words.pinnacle_again,
    opening: words.opening,
    nth,
  });
  const asks = stretchTexts(challenges, { texts: words.challenge, again: words.challenge_again, opening: [], nth });
  return [
    lifeLine(making, pinnacles, challenges),
    { kind: 'heading', text: words.stretches },
    ...pinnacles.flatMap((one, i): Block[] => [
      {
        kind: 'reading',
        title: filled(words.stages[i] ?? '', { n: one.number }),
        note: [one.from, ...(one.to === null ? [] : [one.to])].map((day) => dayText(making.words, day)).join(' – '),
        paragraphs: [lifts[i] ?? ''],
        reason: words.reasons.pinnacle[i] ?? '',
      },
      {
        kind: 'reading',
        title: filled(words.asks[i] ?? '', { n: challenges[i]?.number ?? 0 }),
        note: '',
        paragraphs: [asks[i] ?? ''],
        reason: words.reasons.challenge[i] ?? '',
      },
    ]),
    // Works are cited in English.
    ...(making.prose === SOURCE ? [say(WORKS, 'small')] : []),
  ];
};

/** A personal year or month. */
interface Span {
  readonly number: number;
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
const daysIn = ({ from, to }: Span): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
/** Months that are told: in twelve a number comes three times at most, and has three texts. */
const MONTHS = 12;
/** Days that a month must still have to be told. */
const LEAST_DAYS = 7;

/** What a personal year brings at length, and how it is counted. */
export const yearLives = (making: Making, { number, from }: Span) => {
  const { year, reasons } = livesOf(making);
  return {
    paragraphs: [rowOf(year, number)],
    reason: filled(reasons.year, { year: from.slice(0, 4) }),
    span: 2 as const,
  };
};

/** The personal months at length; `named` says the number of each. */
export const monthLives = (making: Making, months: readonly Span[], named: string): Block[] => {
  const { month, reasons } = livesOf(making);
  const told = new Map<number, number>();
  return [
    ...months
      .filter((one) => daysIn(one) >= LEAST_DAYS)
      .slice(0, MONTHS)
      .map((one): Block => {
        // A number that comes again within the twelve months has its other words.
        const times = told.get(one.number) ?? 0;
        told.set(one.number, times + 1);
        const texts = rowOf<readonly string[]>(month, one.number);
        return {
          kind: 'reading',
          title: monthText(making.words, one.from),
          note: filled(named, { n: one.number }),
          paragraphs: [texts[times % texts.length] ?? ''],
        };
      }),
    say(reasons.month, 'small'),
  ];
};

/** Letters of a name in one table. */
const LETTERS = 14;

/** The sums that the numbers come from: the digits of the date, and the name letter by letter. */
export const sumPages = (making: Making): Block[] => {
  if (!hasReadings(making)) return [];
  const words = livesOf(making);
  const { numbers } = making.words;
  const { date } = making.persons[0];
  const added = (digits: string): string => {
    const sum = digitSum(Number(digits));
    const line = `${[...digits].join(' + ')} = ${sum}`;
    return sum > 9 ? `${line}, ${added(String(sum))}` : line;
  };
  const digitsOf = (part: string): string => part.replaceAll(/\D/g, '');
  const rows: (readonly [string, string])[] = [
    [numbers.mulank, added(String(Number(date.slice(8, 10))))],
    [numbers.bhagyank, added(digitsOf(date))],
  ];
  return [
    { kind: 'heading', text: words.sums },
    { kind: 'facts', rows },
  ];
};

/** The letters of the name with their values, and what they come to. */
export const letterTables = (making: Making): Block[] => {
  if (!hasReadings(making)) return [];
  const words = livesOf(making);
  const [system] = making.read('sums', z.optional(LIVES_SHAPES.sums))?.systems ?? [];
  if (system === undefined) return [];
  const { letters, sum, system: key } = system;
  const name = bank(making.prose, 'numerology').labels.systems[key];
  const parts = Array.from({ length: Math.ceil(letters.length / LETTERS) }, (_, i) =>
    letters.slice(i * LETTERS, (i + 1) * LETTERS),
  );
  return [
    { kind: 'heading', text: filled(words.letters, { system: name }) },
    ...parts.map((part, i): Block => {
      const isLast = i === parts.length - 1;
      return {
        kind: 'table',
        columns: [
          { align: 'left', share: 16 },
          ...part.map(() => ({ align: 'right' as const, share: 5 })),
          ...(isLast ? [{ align: 'right' as const, share: 12 }] : []),
        ],
        head: [words.letter, ...part.map(({ letter }) => letter), ...(isLast ? [words.sum] : [])],
        rows: [[words.value, ...part.map(({ number }) => String(number)), ...(isLast ? [String(sum)] : [])]],
      };
    }),
  ];
};

/** One round of personal years, a line each. */
export const roundPage = (making: Making): Block[] => {
  if (!hasReadings(making)) return [];
  const words = livesOf(making);
  const { spans } = making.read('round', LIVES_SHAPES.round);
  return [
    { kind: 'heading', text: words.round },
    say(words.round_lead, 'small'),
    {
      kind: 'table',
      columns: [
        { align: 'left', share: 10 },
        { align: 'right', share: 8 },
        { align: 'left', share: 82 },
      ],
      head: ['', '', ''],
      rows: spans
        .filter(({ kind }) => kind === 'year')
        .map(({ number, from, text: said }) => [from.slice(0, 4), String(number), said]),
    },
  ];
};

/** The five numbers of the Pythagorean profile, each with what it looks at, and the debts behind the sums. */
export const profilePage = (making: Making): Block[] => {
  if (!hasReadings(making)) return [];
  const words = livesOf(making);
  const profile = making.read('profile', z.optional(LIVES_SHAPES.profile));
  if (profile === undefined) return [];
  const { debts } = making.read('debts', LIVES_SHAPES.debts);
  const { labels, masters } = bank(making.prose, 'numerology');
  const themes: Readonly<Record<string, string>> = { ...bank(making.prose, 'report-numbers').brings, ...masters };
  return [
    { kind: 'chapter', id: 'profile', title: words.behind, lead: words.behind_lead, start: 'flow' },
    {
      kind: 'table',
      columns: [
        { align: 'left', share: 18 },
        { align: 'right', share: 9 },
        { align: 'left', share: 43 },
        { align: 'left', share: 30 },
      ],
      head: ['', '', words.look, words.theme],
      rows: PROFILE.filter((key) => (profile[key] ?? 0) > 0).map((key) => [
        labels.profile[key],
        String(profile[key]),
        words.places[key],
        capital(themes[String(profile[key])] ?? ''),
      ]),
    },
    { kind: 'heading', text: words.debts },
    ...(debts.length === 0
      ? [say(words.debts_none)]
      : [{ kind: 'list' as const, items: debts.map(({ name, text: said }) => `${name}: ${said}`) }]),
  ];
};

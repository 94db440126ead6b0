/** Pages of a numerology report for which some languages have no words yet: what a number brings and asks at length, the year and its months. */
import * as z from 'zod/mini';
import { LO_SHU } from '../../../layers/jyotish/numerology/lo-shu.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { bookWords } from './book/words.ts';
import { hasLives, LIVES_SHAPES, livesOf, numberWords, rowOf } from './number-questions.ts';
import { monthText, say, type Making } from './making.ts';
import { roomForNotes } from './blocks.ts';

/** Where a number stands: as which of the three, in the date, in the name, and with which it gets on. */
const placesOf = (making: Making, { number, labels, planet }: NumberPage): Block[] => {
  const words = livesOf(making);
  const { numbers } = making.words;
  const { systems } = bank(making.language, 'numerology').labels;
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
    ...(inName === undefined ? [] : [[`${words.in_name} (${systems.pythagorean})`, times(inName)] as const]),
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

/** Readings with what they rest on below the last of them. */
const reasonLast = (blocks: readonly Block[]): Block[] => {
  const reason = blocks.flatMap((block) => (block.kind === 'reading' ? [block.reason ?? ''] : [])).find(Boolean);
  const last = blocks.findLastIndex(({ kind }) => kind === 'reading');
  return blocks.map((block, i) => {
    if (block.kind !== 'reading') return block;
    const { reason: _moved, ...bare } = block;
    return { ...bare, ...(i === last && reason !== undefined ? { reason } : {}) };
  });
};

/** The chapter of a number: where it stands, and below it what is said of it. */
export const numberPage = (making: Making, page: NumberPage, said: readonly Block[]): Block[] => {
  const { number, labels, planet } = page;
  return [
    { kind: 'chapter', id: `number_${number}`, title: `${labels[0] ?? ''}: ${number}`, lead: planet, start: 'flow' },
    ...placesOf(making, page),
    ...reasonLast([...said, ...numberLives(making, number)]),
    roomForNotes(bookWords(making).headings.notes),
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

/** A personal year or month. */
export interface Span {
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

/** The months that are told: twelve of them, and none of a few days. */
export const toldMonths = <T extends Span>(months: readonly T[]): readonly T[] =>
  months.filter((one) => daysIn(one) >= LEAST_DAYS).slice(0, MONTHS);

/** The personal months at length; `named` says the number of each. */
export const monthLives = (making: Making, months: readonly Span[], named: string): Block[] => {
  const { month, reasons } = livesOf(making);
  const told = new Map<number, number>();
  return [
    say(reasons.month, 'small'),
    ...toldMonths(months).map((one): Block => {
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
  ];
};

/** One round of personal years: at length, and in a line where the chapter above has told the number. */
export const roundPage = (making: Making): Block[] => {
  if (!hasLives(making)) return [];
  const words = livesOf(making);
  const { year_of: yearOf } = numberWords(making);
  const years = (ask: string) => making.read(ask, LIVES_SHAPES.round).spans.filter(({ kind }) => kind === 'year');
  const told = years('months').map(({ number }) => number);
  return [
    { kind: 'heading', text: words.round },
    say(words.round_lead, 'small'),
    ...years('round').map(({ number, from, text: line }): Block => ({
      kind: 'reading',
      title: from.slice(0, 4),
      note: filled(yearOf, { n: number }),
      paragraphs: [told.includes(number) ? line : rowOf(words.year, number)],
    })),
  ];
};

/** The sums behind the numbers: the digits of the date, the letters of the name, and the five numbers of another school. */
import * as z from 'zod/mini';
import { latinWords, letterSum } from '../../../layers/jyotish/numerology/letters.ts';
import { MASTER_NUMBERS } from '../../../layers/jyotish/numerology/numbers.ts';
import { bank } from '../../words/bank.ts';
import { capital, filled } from '../../words/fill.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { say, type Making } from './making.ts';
import { hasLives, LIVES_SHAPES, livesOf, numberWords, PROFILE } from './number-questions.ts';
import { left, right } from './blocks.ts';

/** Letters of a name in one table. */
const LETTERS = 14;

type Profile = z.output<typeof LIVES_SHAPES.profile>;
type System = z.output<typeof LIVES_SHAPES.sums>['systems'][number];
type Letter = System['letters'][number];

/** The parts of a sum stay on one line where they are few. */
const FEW = 4;

/** `7 + 9 = 16, 1 + 6 = 7`: parts added, and the sum reduced until it is one digit, or one of `kept`. */
const added = (parts: readonly number[], kept: readonly number[] = []): string => {
  const sum = parts.reduce((all, part) => all + part, 0);
  const written = parts.length > 1 ? `${parts.join(' + ')} = ${sum}` : String(sum);
  const line = parts.length > FEW ? written : written.replaceAll(' ', '\u00a0');
  return sum > 9 && !kept.includes(sum) ? `${line}, ${added([...String(sum)].map(Number), kept)}` : line;
};
const digitsOf = (text: string): number[] => [...text.replaceAll(/\D/g, '')].map(Number);

/** `10 + 18 = 28`: what each word of a name in Latin letters comes to, and their sum. */
export const wordSums = (name: string): string => {
  const sums = latinWords(name).map((word) => letterSum('chaldean', word));
  const sum = sums.reduce((all, one) => all + one, 0);
  return sums.length > 1 ? `${sums.join(' + ')} = ${sum}`.replaceAll(' ', '\u00a0') : String(sum);
};

/** The letters that count, by the words of the name. */
const lettersByWord = (name: string, { system, letters }: System): (readonly Letter[])[] => {
  const lengths = system === 'vedic' ? [letters.length] : latinWords(name).map((word) => word.length);
  return lengths.map((length, i) => {
    const from = lengths.slice(0, i).reduce((all, one) => all + one, 0);
    return letters.slice(from, from + length);
  });
};
const sumOf = (letters: readonly Letter[]): number => letters.reduce((all, { number }) => all + number, 0);

/** The sums that the numbers come from: the digits of the date, and the name letter by letter. */
export const sumPages = (making: Making): Block[] => {
  const { numbers } = making.words;
  const { date, name } = making.persons[0];
  const [system] = making.read('sums', z.optional(LIVES_SHAPES.sums))?.systems ?? [];
  const rows: (readonly [string, string])[] = [
    [numbers.mulank, added(digitsOf(String(Number(date.slice(8, 10)))))],
    [numbers.bhagyank, added(digitsOf(date))],
    ...(system === undefined ? [] : [[numbers.namank, added(lettersByWord(name, system).map(sumOf))] as const]),
  ];
  return [
    { kind: 'heading', text: numberWords(making).sums },
    { kind: 'facts', rows },
  ];
};

/** The letters of the name with their values, and what they come to. */
export const letterTables = (making: Making): Block[] => {
  const words = numberWords(making);
  const [system] = making.read('sums', z.optional(LIVES_SHAPES.sums))?.systems ?? [];
  if (system === undefined) return [];
  const name = bank(making.language, 'numerology').labels.systems[system.system];
  const parts = lettersByWord(making.persons[0].name, system).flatMap((word) => {
    const tables = Array.from({ length: Math.ceil(word.length / LETTERS) }, (_, i) =>
      word.slice(i * LETTERS, (i + 1) * LETTERS),
    );
    return tables.map((letters, i) => ({ letters, sum: i === tables.length - 1 ? sumOf(word) : null }));
  });
  return [
    { kind: 'heading', text: filled(words.letters, { system: name }) },
    ...parts.map(({ letters, sum }): Block => ({
      kind: 'table',
      columns: [left(16), ...letters.map(() => right(5)), ...(sum === null ? [] : [right(12)])],
      head: [words.letter, ...letters.map(({ letter }) => letter), ...(sum === null ? [] : [words.sum])],
      rows: [[words.value, ...letters.map(({ number }) => String(number)), ...(sum === null ? [] : [String(sum)])]],
    })),
  ];
};

/** How the numbers of the profile are added up: each word of the name by itself, then the parts of each number. */
const profileSums = (making: Making, { sums }: Profile): Block[] => {
  const words = livesOf(making);
  const { labels } = bank(making.prose, 'numerology');
  const named = latinWords(making.persons[0].name);
  const letters = making
    .read('sums', LIVES_SHAPES.sums)
    .systems.find(({ system }) => system === 'pythagorean')
    ?.letters.map(({ number }) => number);
  // The letters of a single word are the parts of its number themselves.
  const each = letters === undefined || named.length < 2 ? [] : named;
  const starts = each.map((_, i) => each.slice(0, i).reduce((sum, word) => sum + word.length, 0));
  return [
    { kind: 'heading', text: words.counted },
    {
      kind: 'facts',
      rows: [
        ...each.map((word, i): readonly [string, string] => [
          capital(word.join('').toLowerCase()),
          added(letters?.slice(starts[i], (starts[i] ?? 0) + word.length) ?? [], MASTER_NUMBERS),
        ]),
        ...sums
          .filter(({ summands }) => summands.some((one) => one > 0))
          .map(({ key, summands }): readonly [string, string] => [
            labels.profile[key],
            added(summands, MASTER_NUMBERS),
          ]),
      ],
    },
    say(words.counted_note, 'small'),
  ];
};

/** The five numbers of the Pythagorean profile, each with what it looks at, how it is counted, and the debts behind the sums. */
export const profilePage = (making: Making): Block[] => {
  if (!hasLives(making)) return [];
  const words = livesOf(making);
  const profile = making.read('profile', z.optional(LIVES_SHAPES.profile));
  if (profile === undefined) return [];
  const { debts } = making.read('debts', LIVES_SHAPES.debts);
  const { sums } = profile;
  const sumOf = (key: string, debt: number): string => {
    const summands = sums.find((one) => one.key === key)?.summands ?? [];
    return summands.length > 1 ? `${summands.join(' + ')} = ${debt}` : String(debt);
  };
  const { labels, masters } = bank(making.prose, 'numerology');
  const themes: Readonly<Record<string, string>> = { ...bank(making.prose, 'report-numbers').brings, ...masters };
  return [
    { kind: 'chapter', id: 'profile', title: words.behind, lead: words.behind_lead, start: 'flow' },
    {
      kind: 'table',
      columns: [left(18), right(9), left(43), left(30)],
      head: ['', '', words.look, words.theme],
      rows: PROFILE.filter((key) => (profile[key] ?? 0) > 0).map((key) => [
        labels.profile[key],
        String(profile[key]),
        words.places[key],
        capital(themes[String(profile[key])] ?? ''),
      ]),
    },
    ...profileSums(making, profile),
    { kind: 'heading', text: words.debts },
    ...(debts.length === 0
      ? [say(words.debts_none)]
      : [
          {
            kind: 'list' as const,
            items: debts.map(({ key, name, number, text: said }) =>
              filled(words.debt_line, { place: name, sum: sumOf(key, number), text: said }),
            ),
          },
        ]),
  ];
};

/** The sums behind the numbers: the digits of the date, the letters of the name, and the five numbers of another school. */
import * as z from 'zod/mini';
import { latinWords } from '../../../layers/jyotish/numerology/letters.ts';
import { MASTER_NUMBERS } from '../../../layers/jyotish/numerology/numbers.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { capital, say, type Making } from './making.ts';
import { hasLives, LIVES_SHAPES, livesOf, numberWords, PROFILE } from './number-questions.ts';

/** Letters of a name in one table. */
const LETTERS = 14;

type Profile = z.output<typeof LIVES_SHAPES.profile>;

/** `7 + 9 = 16, 1 + 6 = 7`: parts added, and the sum reduced until it is one digit, or one of `kept`. */
const added = (parts: readonly number[], kept: readonly number[] = []): string => {
  const sum = parts.reduce((all, part) => all + part, 0);
  const line = parts.length > 1 ? `${parts.join(' + ')} = ${sum}` : String(sum);
  return sum > 9 && !kept.includes(sum) ? `${line}, ${added([...String(sum)].map(Number), kept)}` : line;
};
const digitsOf = (text: string): number[] => [...text.replaceAll(/\D/g, '')].map(Number);

/** The sums that the numbers come from: the digits of the date, and the name letter by letter. */
export const sumPages = (making: Making): Block[] => {
  const { numbers } = making.words;
  const { date } = making.persons[0];
  const [system] = making.read('sums', z.optional(LIVES_SHAPES.sums))?.systems ?? [];
  const rows: (readonly [string, string])[] = [
    [numbers.mulank, added(digitsOf(String(Number(date.slice(8, 10)))))],
    [numbers.bhagyank, added(digitsOf(date))],
    ...(system === undefined
      ? []
      : [[numbers.namank, system.sum > 9 ? added(digitsOf(String(system.sum))) : String(system.sum)] as const]),
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
  const { letters, sum, system: key } = system;
  const name = bank(making.language, 'numerology').labels.systems[key];
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

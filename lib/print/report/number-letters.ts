/** The sums behind the numbers: the digits of the date, the letters of the name, and the five numbers of another school. */
import * as z from 'zod/mini';
import { digitSum } from '../../../layers/jyotish/numerology/numbers.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { hasReadings } from './book/words.ts';
import { capital, say, type Making } from './making.ts';
import { LIVES_SHAPES, livesOf, PROFILE } from './number-questions.ts';

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
  const [system] = making.read('sums', z.optional(LIVES_SHAPES.sums))?.systems ?? [];
  const digitsOf = (part: string): string => part.replaceAll(/\D/g, '');
  const rows: (readonly [string, string])[] = [
    [numbers.mulank, added(String(Number(date.slice(8, 10))))],
    [numbers.bhagyank, added(digitsOf(date))],
    ...(system === undefined
      ? []
      : [[numbers.namank, system.sum > 9 ? added(String(system.sum)) : String(system.sum)] as const]),
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
      : [
          {
            kind: 'list' as const,
            items: debts.map(({ name, number, text: said }) =>
              filled(words.debt_line, { place: name, n: number, text: said }),
            ),
          },
        ]),
  ];
};

/** Where a person stands now by numbers, and the days of the coming months on which a personal day comes. */
import { oneDigit } from '../../../layers/jyotish/numerology/numbers.ts';
import { filled } from '../../words/fill.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { dayText, monthText, say, type Making } from './making.ts';
import { toldMonths } from './number-lives.ts';
import { LIVES_SHAPES, moreOf, numberWords, rowOf, type stretches } from './number-questions.ts';
import type * as z from 'zod/mini';
import { left } from './blocks.ts';

type Stretch = z.output<typeof stretches>[number];

/** The personal year, pinnacle and challenge that run on the day of issue, and until when; nothing in a language without words. */
export const nowFacts = (making: Making): Block[] => {
  const more = moreOf(making);
  if (more === undefined) return [];
  const { issued, words } = making;
  const { brings, asks, year_of: yearOf } = numberWords(making);
  const { spans } = making.read('months', LIVES_SHAPES.days);
  const { pinnacles, challenges } = making.read('pinnacles', LIVES_SHAPES.pinnacles);
  const day = issued.slice(0, 10);
  const running = (all: readonly Stretch[]) => all.find(({ from, to }) => from <= day && (to === null || day <= to));
  const year = spans.find(({ kind }) => kind === 'year');
  const said = (name: string, stretch: Stretch | undefined, theme: string): (readonly [string, string])[] => {
    if (stretch === undefined) return [];
    const n = `${stretch.number} (${theme})`;
    return [
      [
        name,
        stretch.to === null ? filled(more.always, { n }) : filled(more.until, { n, day: dayText(words, stretch.to) }),
      ],
    ];
  };
  const [pinnacle, challenge] = [running(pinnacles), running(challenges)];
  return [
    { kind: 'heading', text: more.now },
    {
      kind: 'table',
      columns: [left(24), left(76)],
      head: ['', ''],
      rows: [
        // What the year is like stands with its months, and in a line where its number comes again.
        ...(year === undefined
          ? []
          : [
              [
                filled(yearOf, { n: year.number }),
                filled(more.until, { n: rowOf(brings, year.number), day: dayText(words, year.to) }),
              ],
            ]),
        ...said(words.numbers.pinnacle, pinnacle, rowOf(brings, oneDigit(pinnacle?.number ?? 1))),
        ...said(words.numbers.challenge, challenge, rowOf(asks, challenge?.number ?? 0)),
      ],
    },
  ];
};

/** Kinds of days in the first of two tables. */
const HALF = 5;

/** The days of each month by their personal day; nothing in a language without words. */
export const daysTable = (making: Making): Block[] => {
  const more = moreOf(making);
  if (more === undefined) return [];
  const { spans, rows } = making.read('months', LIVES_SHAPES.days);
  const kinds = Object.entries(more.day_of);
  const daysOf = (from: string, to: string, number: number): string =>
    rows
      .filter(({ date, day_number: found }) => found === number && from <= date && date <= to)
      .map(({ date }) => String(Number(date.slice(8))))
      .join(', ');
  return [
    { kind: 'heading', text: more.days },
    say(more.days_lead, 'small'),
    // Five kinds of days and four: nine columns of dates are too narrow.
    ...[kinds.slice(0, HALF), kinds.slice(HALF)].map((some): Block => ({
      kind: 'table',
      columns: [left(20), ...some.map(() => left(80 / some.length))],
      head: ['', ...some.map(([, name]) => name)],
      rows: toldMonths(spans.filter(({ kind }) => kind === 'month')).map(({ from, to }) => [
        monthText(making.words, from),
        ...some.map(([number]) => daysOf(from, to, Number(number))),
      ]),
    })),
    {
      kind: 'list',
      items: kinds.flatMap(([number]) => rows.find((one) => one.day_number === Number(number))?.text ?? []),
    },
  ];
};

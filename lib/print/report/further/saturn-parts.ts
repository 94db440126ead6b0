/** Saturn sign by sign: the form of each entry, and the kakshyas in which it has a bindu. */
import * as z from 'zod/mini';
import type { Block } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { daysLater, daysOf } from '../ages.ts';
import { rowsOf, spanOf, type Question, type Span } from '../answers.ts';
import { dayText, say, type Making } from '../making.ts';
import { LEFT, RIGHT } from '../blocks.ts';

/** Days ahead, and days back to the entry of the sign that Saturn is in. */
const DAYS = { ahead: 3650, kakshyas: 1096, back: 1300 } as const;
const text = z.string();
const entries = rowsOf({ at: text, murti_name: text });

const SHAPES = {
  murti: z.object({ entries }),
  kakshyas: z.object({ spans: rowsOf({ span: spanOf, good: z.boolean() }) }),
};

/** The questions; `issued` is the instant of issue. */
export const partQuestions = (issued: string): ReadonlyMap<string, Question> => {
  const today = issued.slice(0, 10);
  const murti = (from: string, to: string): Question => ({
    endpoint: 'transit/murti',
    body: { from, to, planets: ['saturn'] },
  });
  return new Map<string, Question>([
    ['murti', murti(today, daysLater(issued, DAYS.ahead))],
    ['murti_before', murti(daysLater(issued, -DAYS.back), today)],
    [
      'kakshyas',
      {
        endpoint: 'transit/kakshya-timeline',
        body: { planet: 'saturn', from: today, to: daysLater(issued, DAYS.kakshyas) },
      },
    ],
  ]);
};

/** The form of the entry with which a stay began. */
export const murtiOf = ({ read }: Making, stay: Span): string => {
  const all = [...read('murti_before', SHAPES.murti).entries, ...read('murti', SHAPES.murti).entries];
  // A stay that ran on the day of issue is cut there; its entry lies before.
  return all.findLast(({ at }) => Date.parse(at) <= Date.parse(stay.start) + MINUTE_MS)?.murti_name ?? '–';
};
const MINUTE_MS = 60_000;

/** The stretches of the next three years in which Saturn passes a part of a sign with a bindu. */
export const kakshyaBlocks = (making: Making): Block[] => {
  const { read, words, language } = making;
  const own = bank(language, 'report-saturn').kakshya;
  const { spans } = read('kakshyas', SHAPES.kakshyas);
  const good = spans.filter((one) => one.good);
  // The sum of the days as they are printed.
  const days = good.reduce((sum, { span }) => sum + daysOf(span), 0);
  return [
    { kind: 'heading', text: own.title },
    say(own.text),
    good.length === 0
      ? say(own.none)
      : {
          kind: 'table',
          columns: [LEFT, LEFT, RIGHT],
          head: [words.labels.from, words.labels.to, own.days],
          rows: good.map(({ span }) => [dayText(words, span.start), dayText(words, span.end), String(daysOf(span))]),
          named: false,
        },
    ...(good.length === 0 ? [] : [say(filled(own.sum, { days }), 'small')]),
  ];
};

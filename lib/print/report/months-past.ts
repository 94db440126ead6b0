/** The months of a running year that have passed: what the sky did in each, without counsel. */
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { chartFigure, oneDrawing, marksNote, momentBodies } from './bodies.ts';
import { say, type Making, houseMatter } from './making.ts';
import { monthKey, MONTH_SHAPES } from './month-questions.ts';
import {
  happenings,
  houseOf,
  monthAt,
  monthId,
  monthTitle,
  munthaOf,
  pastMonths,
  risingHouse,
  wholeDegrees,
} from './month-facts.ts';
import { abreast, left } from './blocks.ts';

const pastMonth = (making: Making, i: number): Block[] => {
  const words = bank(making.language, 'report-months');
  const { names } = making;
  const chart = making.read(monthKey(i), MONTH_SHAPES.month);
  const house = risingHouse(making, i);
  const at = making.read('muntha', MONTH_SHAPES.muntha).monthly[i]?.sign_degree_dms;
  const title = monthTitle(making, i);
  return [
    { kind: 'heading', text: title, id: monthId(i) },
    abreast(
      {
        share: 1,
        blocks: [
          oneDrawing(
            making,
            '',
            chartFigure(making, chart.ascendant.sign.id, momentBodies(chart), title.split(':')[0] ?? title, 3),
          ),
        ],
      },
      {
        share: 2,
        blocks: [
          say(
            [
              filled(words.past.line, {
                sign: names.signForms(chart.ascendant.sign),
                house,
                matter: houseMatter(making, house),
              }),
              // Two months may have the same sign rising: the degree tells them apart.
              ...munthaOf(making, i).map((text) => (at === undefined ? text : `${text} · ${wholeDegrees(at)}`)),
            ].join(' '),
          ),
          {
            kind: 'table',
            columns: [left(29), left(41), left(30)],
            head: [words.date, words.what, words.where],
            rows: happenings(making, monthAt(making, i).span, (one) => houseOf(making, one)),
            small: true,
          },
        ],
      },
    ),
  ];
};

/** The months behind the day of issue, three a page. */
export const monthsPast = (making: Making): Block[] => {
  const { past } = bank(making.language, 'report-months');
  const months = pastMonths(making);
  if (months.length === 0) return [];
  return [
    { kind: 'chapter', id: 'months-past', title: past.title, lead: past.lead, start: 'page' },
    // The marks of all these charts are explained once.
    ...marksNote(
      making,
      months.flatMap((i) => momentBodies(making.read(monthKey(i), MONTH_SHAPES.month))),
    ),
    ...months.flatMap((i) => pastMonth(making, i)),
  ];
};

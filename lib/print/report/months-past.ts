/** The months of a running year that have passed: what the sky did in each, without counsel. */
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { chartFigure, drawings, marksNote, momentBodies } from './bodies.ts';
import { say, type Making } from './making.ts';
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

const pastMonth = (making: Making, i: number): Block[] => {
  const words = bank(making.language, 'report-months');
  const { matters } = bank(making.language, 'report-saturn');
  const { names } = making;
  const chart = making.read(monthKey(i), MONTH_SHAPES.month);
  const house = risingHouse(making, i);
  const at = making.read('muntha', MONTH_SHAPES.muntha).monthly[i]?.sign_degree_dms;
  const title = monthTitle(making, i);
  return [
    { kind: 'heading', text: title, id: monthId(i) },
    {
      kind: 'columns',
      columns: [
        {
          share: 1,
          blocks: [
            drawings(making, 1, [
              {
                scene: chartFigure(
                  making,
                  chart.ascendant.sign.id,
                  momentBodies(chart),
                  title.split(':')[0] ?? title,
                  3,
                ),
                caption: '',
              },
            ]),
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
                  matter: matters[house - 1] ?? '',
                }),
                // Two months may have the same sign rising: the degree tells them apart.
                ...munthaOf(making, i).map((text) => (at === undefined ? text : `${text} · ${wholeDegrees(at)}`)),
              ].join(' '),
            ),
            {
              kind: 'table',
              columns: [
                { share: 29, align: 'left' },
                { share: 41, align: 'left' },
                { share: 30, align: 'left' },
              ],
              head: [words.date, words.what, words.where],
              rows: happenings(making, monthAt(making, i).span, (one) => houseOf(making, one)),
              small: true,
            },
          ],
        },
      ],
    },
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

/** The lo shu grid of a numerology report: the digits in their squares, what each says, and the eight lines. */
import * as z from 'zod/mini';
import { ARROW_OF, LO_SHU, PLANES } from '../../../layers/jyotish/numerology/lo-shu.ts';
import { NINE } from '../../../layers/jyotish/numerology/numbers.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import type { Scene } from '../../contract/ports/scene.ts';
import { keysOf } from '../../contract/frame/about.ts';
import { squaresScene } from '../draw/squares.ts';
import { say, type Making } from './making.ts';
import { moreOf, numberWords, rowOf } from './number-questions.ts';
import { abreast, figure, left, right } from './blocks.ts';
import { rowsOf } from './answers.ts';

const text = z.string();
const num = z.number();
const remarks = rowsOf({ number: num, text });

/** The members that the grid uses. */
export const GRID_SHAPE = z.object({
  grid: z.array(z.array(num)),
  missing: remarks,
  repeated: remarks,
  arrows: rowsOf({ key: text, text }),
  planes: rowsOf({ key: z.enum(keysOf(PLANES)), name: text, numbers: z.array(num) }),
});

const gridOf = ({ read }: Making) => read('loshu', GRID_SHAPE);

/** The digits of the date in the squares of the grid. */
export const gridScene = (making: Making, side: number): Scene => {
  const { grid } = gridOf(making);
  return squaresScene(
    LO_SHU.map((row, i) => row.map((digit, k) => ({ digit, count: grid[i]?.[k] ?? 0 }))),
    making.words.numbers.loshu,
    side,
  );
};

/** How often a number stands in the grid. */
const countOf = (making: Making, number: number): number =>
  gridOf(making).grid.flat()[LO_SHU.flat().indexOf(number)] ?? 0;

const remark = (title: string, rows: readonly { readonly text: string }[]): Block[] =>
  rows.length === 0
    ? []
    : [
        { kind: 'heading', text: title },
        { kind: 'list', items: rows.map((row) => row.text) },
      ];

/** The numbers that stand in the date, how often, and what that says; those that stand once where the language has words. */
const presentTable = (making: Making): Block[] => {
  const { repeated } = gridOf(making);
  const more = moreOf(making);
  const words = numberWords(making);
  const said = (number: number): string | undefined => {
    const often = repeated.find((one) => one.number === number)?.text;
    return often ?? (more === undefined ? undefined : rowOf(more.single, number));
  };
  const rows = NINE.flatMap((number): string[][] => {
    const [count, found] = [countOf(making, number), said(number)];
    return count === 0 || found === undefined ? [] : [[String(number), String(count), found]];
  });
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', text: more?.present ?? making.words.numbers.repeated },
    {
      kind: 'table',
      columns: [right(9), right(9), left(82)],
      head: [words.number, words.count, ''],
      rows,
    },
  ];
};

/** The rows, columns and diagonals: which squares, which of them are filled, and what that says. */
const linesTable = (making: Making): Block[] => {
  const { arrows, planes } = gridOf(making);
  const more = moreOf(making);
  if (more === undefined) return remark(making.words.numbers.arrows, arrows);
  return [
    { kind: 'heading', text: more.lines },
    say(more.lines_note, 'small'),
    {
      kind: 'table',
      columns: [left(18), left(10), left(12), left(60)],
      head: [more.line, more.squares, more.stand, ''],
      rows: planes.map(({ key, name, numbers }) => {
        const there = numbers.filter((number) => countOf(making, number) > 0);
        const arrow = arrows.find((one) => one.key === ARROW_OF[key] || one.key === `${ARROW_OF[key]}_gap`);
        return [
          name,
          numbers.join(' · '),
          there.length === 0 ? more.none : there.join(' · '),
          arrow?.text ?? more.open[key],
        ];
      }),
    },
  ];
};

/** The grid beside the numbers that it lacks, those that it has, and its lines. */
export const gridBlocks = (making: Making): Block[] => {
  const { numbers } = making.words;
  return [
    { kind: 'chapter', id: 'grid', title: numbers.loshu, lead: numbers.loshu_lead, start: 'flow' },
    abreast(
      {
        share: 2,
        blocks: [figure(numbers.loshu_caption, gridScene(making, 1))],
      },
      { share: 3, blocks: remark(numbers.missing, gridOf(making).missing) },
    ),
    ...presentTable(making),
    ...linesTable(making),
  ];
};

/** Divisional charts, and the signs of all points in sixteen of them. */
import type { Block } from '../../../contract/ports/report-document.ts';
import { filled } from '../../../words/fill.ts';
import { SHAPES } from '../answers.ts';
import { chartFigure, divisionBodies, drawings } from '../bodies.ts';
import { bookWords } from '../book/words.ts';
import { vargaLinesShort } from '../further/varga-lines.ts';
import { chapter, heading, say, type Making, type Section } from '../making.ts';
import { centre, left } from '../blocks.ts';

const FINE = ['d2', 'd3', 'd4', 'd7', 'd10', 'd12'] as const;
/** Numbers of the sixteen divisions. */
export const SIXTEEN = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const;

/** What a division is read for. */
const useOf = (making: Making, chart: string): string => {
  const uses: Readonly<Record<string, string>> = bookWords(making).vargas;
  return uses[chart] ?? '';
};

const vargaFigure = (making: Making, ask: string): { scene: ReturnType<typeof chartFigure>; caption: string } => {
  const varga = making.read(ask, SHAPES.varga);
  return {
    scene: chartFigure(making, varga.ascendant.sign.id, divisionBodies(varga), varga.chart, 3),
    caption: filled(bookWords(making).texts.varga, { key: varga.chart, use: useOf(making, varga.chart) }),
  };
};

/** The signs of all points in so many divisions, by number. */
export const sixteenTable = (making: Making, divisions: readonly number[]): Block => ({
  kind: 'table',
  columns: [left(22), ...divisions.map(() => centre(8))],
  head: ['', ...divisions.map((n) => `D${n}`)],
  rows: making
    .read('sixteen', SHAPES.sixteen)
    .table.map(({ planet, name, charts: of }) => [
      making.names.planet(planet, name),
      ...divisions.map((n) => String(of[`D${n}`]?.id ?? '')),
    ]),
});

const vargasOf = (making: Making, lines: readonly Block[]): Block[] => [
  chapter(making, 'vargas', 'flow'),
  drawings(
    making,
    3,
    FINE.map((ask) => vargaFigure(making, ask)),
  ),
  ...lines,
  heading(making, 'sixteen'),
  sixteenTable(making, SIXTEEN),
  say(making.words.texts.sixteen_key, 'small'),
];

/** Divisional charts, what the lords of two say, and the signs of sixteen of them. */
export const vargas: Section = (making) => vargasOf(making, vargaLinesShort(making));

/** Without what is said: another chapter reads the divisions. */
export const vargasAlone: Section = (making) => vargasOf(making, []);

const FINER = ['d16', 'd20', 'd24', 'd27', 'd30', 'd40', 'd45', 'd60'] as const;

/** The eight finest of the sixteen divisions. */
export const vargasFine: Section = (making) => [
  chapter(making, 'vargas_fine', 'flow'),
  drawings(
    making,
    3,
    FINER.map((ask) => vargaFigure(making, ask)),
  ),
];

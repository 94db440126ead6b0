/** Divisional charts, and the signs of all points in sixteen of them. */
import type { Block } from '../../../contract/ports/report-document.ts';
import { filled } from '../../../words/fill.ts';
import type * as z from 'zod/mini';
import { signForms } from '../../../words/forms.ts';
import { SHAPES, type Ask } from '../answers.ts';
import { chartFigure, divisionBodies, drawings } from '../bodies.ts';
import { bookWords } from '../book/words.ts';
import { vargaLinesShort } from '../further/varga-lines.ts';
import { chapter, heading, say, type Making, type Section } from '../making.ts';
import { centre, left } from '../blocks.ts';

const FINE = ['d2', 'd3', 'd4', 'd7', 'd10', 'd12'] as const;
/** Numbers of the sixteen divisions. */
const SIXTEEN = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const;

/** What a division is read for. */
const useOf = (making: Making, chart: string): string => {
  const uses: Readonly<Record<string, string>> = bookWords(making).vargas;
  return uses[chart] ?? '';
};

type Varga = z.output<typeof SHAPES.varga>;

/** Divisional charts, three abreast, each with its caption. */
const vargaFigures = (making: Making, asks: readonly Ask[], captionOf: (varga: Varga) => string): Block =>
  drawings(
    making,
    3,
    asks.map((ask) => {
      const varga = making.read(ask, SHAPES.varga);
      return {
        scene: chartFigure(making, varga.ascendant.sign.id, divisionBodies(varga), varga.chart, 3),
        caption: captionOf(varga),
      };
    }),
  );

/** The same with what each is read for. */
const usedVargas = (making: Making, asks: readonly Ask[]): Block =>
  vargaFigures(making, asks, ({ chart }) =>
    filled(bookWords(making).texts.varga, { key: chart, use: useOf(making, chart) }),
  );

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

/** Six divisional charts with what is said of them, and the signs of all sixteen. */
const vargasOf = (making: Making, charts: Block, lines: readonly Block[]): Block[] => [
  chapter(making, 'vargas', 'flow'),
  charts,
  ...lines,
  heading(making, 'sixteen'),
  sixteenTable(making, SIXTEEN),
  say(making.words.texts.sixteen_key, 'small'),
];

/** Divisional charts, what the lords of two say, and the signs of sixteen of them. */
export const vargas: Section = (making) => vargasOf(making, usedVargas(making, FINE), vargaLinesShort(making));

/** Without what is said: another chapter reads the divisions. */
export const vargasAlone: Section = (making) => vargasOf(making, usedVargas(making, FINE), []);

/** With their names alone, in a language without readings. */
export const vargaTable: Section = (making) =>
  vargasOf(
    making,
    vargaFigures(making, FINE, ({ chart, chart_name: name, ascendant }) =>
      filled(making.words.captions.varga, { key: chart, name, ascendant: signForms(making.language, ascendant.sign) }),
    ),
    [],
  );

const FINER = ['d16', 'd20', 'd24', 'd27', 'd30', 'd40', 'd45', 'd60'] as const;

/** The eight finest of the sixteen divisions. */
export const vargasFine: Section = (making) => [chapter(making, 'vargas_fine', 'flow'), usedVargas(making, FINER)];

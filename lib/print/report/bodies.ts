/** Answers as drawings take them. */
import type * as z from 'zod/mini';
import { exaltationStep, placeDignity } from '../../../layers/jyotish/chart/dignity.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { isAtEdge, type DrawnBody } from '../draw/body.ts';
import { chartScene, marksScene, type ChartDrawing } from '../draw/chart.ts';
import { onPaper } from '../draw/sizing.ts';
import type { Scene } from '../../contract/ports/scene.ts';
import {
  figureWidth,
  type FiguresBlock,
  type FiguresPerRow,
  type TableBlock,
} from '../../contract/ports/report-document.ts';
import { signForms } from '../../words/forms.ts';
import { SHAPES } from './answers.ts';
import type { Making } from './making.ts';
import { CENTRE, LEFT, RIGHT } from './blocks.ts';

type Planets = z.output<typeof SHAPES.planets>;
type Varga = z.output<typeof SHAPES.varga>;

/** The signs that rise and of the Moon, as the caption of a chart names them. */
export const risingAndMoon = ({ language }: Making, { planets, ascendant }: Planets) => ({
  ascendant: signForms(language, ascendant.sign),
  moon: signForms(language, planets.find(({ planet }) => planet === 'moon')?.sign ?? ascendant.sign),
});

/** The nodes are not marked: they nearly always move backwards. */
const marked = (planet: DrawnBody['planet'], retrograde: boolean): boolean =>
  retrograde && planet !== 'rahu' && planet !== 'ketu';

/** The birth chart of an answer of kundli/planets; dignity and navamsa add their marks. */
export const birthBodies = (
  { planets, ascendant }: Planets,
  dignities: z.output<typeof SHAPES.dignities> | null,
  navamsa: Varga | null,
): DrawnBody[] =>
  [ascendant, ...planets].map(({ planet, sign, sign_degree, retrograde, combust }) => {
    const dignity = dignities?.planets.find((row) => row.planet === planet)?.dignity;
    return {
      planet,
      sign: sign.id,
      degree: sign_degree,
      retrograde: marked(planet, retrograde),
      combust,
      exalted: dignity === 'exalted',
      debilitated: dignity === 'debilitated',
      vargottama: navamsa?.planets.find((row) => row.planet === planet)?.vargottama ?? false,
      sandhi: isAtEdge(sign_degree),
    };
  });

/** What the place of a planet makes of it in a chart of its own moment; null for most, and for the ascendant. */
export const dignityAt = ({
  planet,
  sign,
  sign_degree,
}: Pick<Planets['planets'][number], 'planet' | 'sign' | 'sign_degree'>): ReturnType<typeof placeDignity> | null => {
  const graha = GRAHAS.find((one) => one === planet);
  if (graha === undefined) return null;
  const step = exaltationStep(graha, sign.id);
  if (step === 1) return 'exalted';
  return step === -1 ? 'debilitated' : placeDignity(graha, (sign.id - 1) * 30 + sign_degree);
};

/** The chart of a moment (of a year, a month), whose planets are marked as they stand in it. */
export const momentBodies = (answer: Planets): DrawnBody[] => {
  const dignities = new Map([answer.ascendant, ...answer.planets].map((one) => [one.planet, dignityAt(one)]));
  return birthBodies(answer, null, null).map((body) => ({
    ...body,
    exalted: dignities.get(body.planet) === 'exalted',
    debilitated: dignities.get(body.planet) === 'debilitated',
  }));
};

/** The planets of a chart in a table: sign, degree, star with its lord, and house; `stateOf` tells how each stands. */
export const placesTable = (
  { words: { labels }, names }: Making,
  { ascendant, planets }: Planets,
  stateOf: (row: Planets['planets'][number]) => string,
): TableBlock => ({
  kind: 'table',
  columns: [LEFT, LEFT, RIGHT, LEFT, LEFT, CENTRE, LEFT],
  head: [labels.planet, labels.sign, labels.degree, labels.nakshatra, labels.lord, labels.house, labels.state],
  rows: [ascendant, ...planets].map((row) => [
    names.planet(row.planet, row.name),
    names.sign(row.sign),
    row.sign_degree_dms,
    `${names.star(row.nakshatra)} ${row.nakshatra.pada}`,
    names.planet(row.nakshatra.lord, row.nakshatra.lord_name),
    String(row.house),
    stateOf(row),
  ]),
});

/** The navamsa, without degrees: they mean little there. What keeps its sign of the birth chart is marked. */
export const navamsaBodies = ({ ascendant, planets }: Varga): DrawnBody[] =>
  [ascendant, ...planets].map(({ planet, sign, ...row }) => ({
    planet,
    sign: sign.id,
    vargottama: 'vargottama' in row && row.vargottama,
  }));

/** Another division, without marks: vargottama is said of the navamsa alone. */
export const divisionBodies = ({ ascendant, planets }: Varga): DrawnBody[] =>
  [ascendant, ...planets].map(({ planet, sign }) => ({ planet, sign: sign.id }));

/**
 * Drawings in the words of the charts, side by side.
 * @example
 * drawings({ language: 'en', drawn: 'en' }, 2, []) // → { kind: 'figures', perRow: 2, figures: [] }
 */
export const drawings = (
  { language, drawn }: Making,
  perRow: FiguresBlock['perRow'],
  figures: FiguresBlock['figures'],
): FiguresBlock => ({ kind: 'figures', perRow, figures, ...(drawn === language ? {} : { language: drawn }) });

/** One drawing in the words of the charts, over the whole width. */
export const oneDrawing = (making: Making, caption: string, scene: Scene): FiguresBlock =>
  drawings(making, 1, [{ scene, caption }]);

/** What the marks behind the planets mean, as far as they occur, and the degrees missing in a chart; nothing where there is none. */
export const marksNote = (making: Making, bodies: readonly DrawnBody[], beside?: ChartDrawing): FiguresBlock[] => {
  const scene = marksScene(making.drawing, bodies, onPaper(figureWidth(1)), beside);
  return scene === null ? [] : [{ ...oneDrawing(making, '', scene), legend: true }];
};

/** A chart as a cover shows it: names and degrees, since no mark is explained there. */
export const coverFigure = (making: Making, answer: Planets, title: string, perRow?: FiguresPerRow): Scene => {
  const bodies = birthBodies(answer, null, null).map(({ planet, sign, degree = 0 }): DrawnBody => ({
    planet,
    sign,
    degree,
  }));
  return chartFigure(making, answer.ascendant.sign.id, bodies, title, perRow);
};

/** The birth chart on a cover. */
export const birthFigure = (making: Making, ask = 'planets', perRow?: FiguresPerRow): Scene => {
  const answer = making.read(ask, SHAPES.planets);
  return coverFigure(making, answer, making.drawing.titles.rashi, perRow);
};

/** A chart as reports draw it. */
const drawnChart = (
  { drawing, style }: Making,
  ascendant: number,
  bodies: readonly DrawnBody[],
  title: string,
  perRow: FiguresPerRow,
): ChartDrawing => ({
  style,
  words: drawing,
  ascendant,
  bodies,
  labels: 'short',
  title: '',
  subtitle: title,
  sizing: onPaper(figureWidth(perRow)),
});

/** A chart as a figure of the report, whose marks are explained beside it; its degrees too where a table of planets is. */
export const chartFigure = (
  making: Making,
  ascendant: number,
  bodies: readonly DrawnBody[],
  title: string,
  perRow: FiguresPerRow = 2,
  told: 'marks' | 'degrees' = 'marks',
): Scene => chartScene({ ...drawnChart(making, ascendant, bodies, title, perRow), told });

/** A small chart, and below whatever stands beside it a line with its marks and the degrees that it has no room for. */
export const summaryChart = (
  making: Making,
  ascendant: number,
  bodies: readonly DrawnBody[],
  title: string,
): { readonly scene: Scene; readonly note: readonly FiguresBlock[] } => {
  const drawing = drawnChart(making, ascendant, bodies, title, 3);
  return { scene: chartScene({ ...drawing, told: 'degrees' }), note: marksNote(making, bodies, drawing) };
};

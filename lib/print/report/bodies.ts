/** Answers as drawings take them. */
import type * as z from 'zod/mini';
import type { DrawnBody } from '../draw/body.ts';
import { chartScene } from '../draw/chart.ts';
import type { Scene } from '../../contract/ports/scene.ts';
import type { Block, FiguresBlock } from '../../contract/ports/report-document.ts';
import { filled } from '../../words/fill.ts';
import { type SHAPES } from './answers.ts';
import { say, type Making } from './making.ts';

type Planets = z.output<typeof SHAPES.planets>;
type Varga = z.output<typeof SHAPES.varga>;

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
    };
  });

/** A divisional chart, without degrees: they mean little there. */
export const vargaBodies = ({ ascendant, planets }: Varga): DrawnBody[] =>
  [ascendant, ...planets].map(({ planet, sign }) => ({ planet, sign: sign.id }));

/** Drawings in the words of the charts, side by side. */
export const drawings = (
  { language, drawn }: Making,
  perRow: FiguresBlock['perRow'],
  figures: FiguresBlock['figures'],
): FiguresBlock => ({ kind: 'figures', perRow, figures, ...(drawn === language ? {} : { language: drawn }) });

/** What the marks behind the planets of a chart mean. */
export const marksNote = ({ drawing }: Making, text: string): Block =>
  say(filled(text, { retrograde: drawing.retrogradeMark, combust: drawing.combustMark }), 'small');

/** A chart as a figure of the report. */
export const chartFigure = (
  { drawing, style }: Making,
  ascendant: number,
  bodies: readonly DrawnBody[],
  title: string,
  size?: number,
): Scene =>
  chartScene({
    style,
    words: drawing,
    ascendant,
    bodies,
    labels: 'short',
    title: '',
    subtitle: title,
    ...(size === undefined ? {} : { size }),
  });

/** The drawing of one chart in any style: cells, sign numbers, planets. */
import type { DrawnPlanet } from '../../words/keys.ts';
import type { Banks } from '../../words/bank.ts';
import { chartAlt } from './alt.ts';
import { degreeMinute, type DrawnBody } from './body.ts';
import { cellNodes } from './cells.ts';
import type { ChartStyle, LabelKind } from '../../contract/values/drawing-keys.ts';
import type { Scene } from '../../contract/ports/scene.ts';
import type { PackItem } from './pack.ts';

/** What is drawn. */
export interface ChartDrawing {
  readonly style: ChartStyle;
  readonly words: Banks['drawing'];
  /** Rising sign, 1–12. */
  readonly ascendant: number;
  readonly bodies: readonly DrawnBody[];
  /** How planets are written. `none` leaves an empty form with its sign numbers. */
  readonly labels: LabelKind;
  /** Title in the middle of the styles that leave room for one, and of the document. */
  readonly title: string;
  /** Second line in the middle. */
  readonly subtitle: string;
  /** Largest size of planets; larger where there are no degrees. */
  readonly size?: number;
}

const GLYPHS: Readonly<Record<DrawnPlanet, string>> = {
  sun: '☉',
  moon: '☽',
  mars: '♂',
  mercury: '☿',
  jupiter: '♃',
  venus: '♀',
  saturn: '♄',
  rahu: '☊',
  ketu: '☋',
  ascendant: 'As',
};

const THIN_SPACE = '\u2009';

/** The marks after a planet: retrograde, combust, exalted ↑, debilitated ↓, vargottama □. */
const marksOf = (words: Banks['drawing'], body: DrawnBody): string =>
  [
    body.retrograde ? words.retrogradeMark : '',
    body.combust ? words.combustMark : '',
    body.exalted ? '↑' : '',
    body.debilitated ? '↓' : '',
    body.vargottama ? '□' : '',
  ]
    .filter((mark) => mark !== '')
    .join(THIN_SPACE);

/** A body in the forms a cell may write it in. */
export const bodyItem = (words: Banks['drawing'], labels: LabelKind, body: DrawnBody): PackItem => {
  const { name, short } = words.planets[body.planet];
  const marks = marksOf(words, body);
  const marked = (text: string): string => (marks === '' ? text : `${text} ${marks}`);
  const detail = body.degree === undefined ? '' : degreeMinute(body.degree);
  const forms = labels === 'full' ? [name, short] : [labels === 'glyph' ? GLYPHS[body.planet] : short];
  return {
    forms: forms.map((text) => ({ text: marked(text), detail })),
    role: body.planet === 'ascendant' ? 'accent' : 'ink',
  };
};

/** Bodies of a sign in the order of their degrees, the ascendant among them. */
export const bodiesIn = (bodies: readonly DrawnBody[], sign: number): DrawnBody[] =>
  bodies.filter((body) => body.sign === sign).sort((a, b) => (a.degree ?? 0) - (b.degree ?? 0));

/** The title of a document: its lines that are not empty. */
export const joinedTitle = (...lines: readonly string[]): string => lines.filter((text) => text !== '').join(' · ');

/** The scene of a chart. Every planet is written in full in `alt`, whatever the cells had room for. */
export const chartScene = (drawing: ChartDrawing): Scene => {
  const { words, labels, bodies, title, subtitle } = drawing;
  return {
    height: 1,
    title: joinedTitle(title, subtitle),
    alt: chartAlt(words, drawing.ascendant, bodies),
    nodes: cellNodes({
      ...drawing,
      items: (sign) => (labels === 'none' ? [] : bodiesIn(bodies, sign).map((body) => bodyItem(words, labels, body))),
    }),
  };
};

/** The drawing of one chart in any style: cells, sign numbers, planets. */
import type { DrawingWords, DrawnPlanet } from '../i18n/drawing-words.ts';
import { chartAlt } from './alt.ts';
import { degreeMinute, drawnSign, type DrawnBody } from './body.ts';
import { CENTRE, LAYOUTS, RING, houseAngle, type Cell, type ChartStyle } from './layouts.ts';
import { cutToWidth, textWidth } from './metrics.ts';
import { LABEL_SIZE, pack, type PackItem } from './pack.ts';
import { boxOf, type Box, type Group, type Label, type Node, type Scene } from './scene.ts';

/** What is drawn. */
export interface ChartDrawing {
  readonly style: ChartStyle;
  readonly words: DrawingWords;
  /** Rising sign, 1–12. */
  readonly ascendant: number;
  readonly bodies: readonly DrawnBody[];
  /** How planets are written. `none` leaves an empty form with its sign numbers. */
  readonly labels: 'none' | 'short' | 'full' | 'glyph';
  /** Title in the middle of the styles that leave room for one, and of the document. */
  readonly title: string;
  /** Second line in the middle. */
  readonly subtitle: string;
}

export const LABEL_KINDS = ['none', 'short', 'full', 'glyph'] as const;

const NUMBER_SIZE = 0.032;
const GLYPHS: Readonly<Record<DrawnPlanet, string>> = {
  sun: '☉', moon: '☽', mars: '♂', mercury: '☿', jupiter: '♃', venus: '♀', saturn: '♄', rahu: '☊', ketu: '☋', ascendant: 'As',
}; // prettier-ignore

/** The marks after a planet: retrograde, combust, exalted ↑, debilitated ↓, vargottama □. */
const marksOf = (words: DrawingWords, body: DrawnBody): string =>
  [
    body.retrograde ? words.retrogradeMark : '',
    body.combust ? words.combustMark : '',
    body.exalted ? '↑' : '',
    body.debilitated ? '↓' : '',
    body.vargottama ? '□' : '',
  ]
    .filter((mark) => mark !== '')
    .join('');

/** A body in the forms a cell may write it in. */
export const bodyItem = (words: DrawingWords, labels: ChartDrawing['labels'], body: DrawnBody): PackItem => {
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
const bodiesIn = (bodies: readonly DrawnBody[], sign: number): DrawnBody[] =>
  bodies.filter((body) => body.sign === sign).sort((a, b) => (a.degree ?? 0) - (b.degree ?? 0));

const houseOf = (sign: number, ascendant: number): number => ((sign - ascendant + 12) % 12) + 1;

const centred = (text: string, [x, y]: readonly [number, number], size: number, role: Label['role']): Label => ({
  kind: 'label',
  at: [x, y + size * 0.35],
  anchor: 'middle',
  size,
  text,
  role,
  width: textWidth(text, size),
});

/** A stroke across the corner of the cell that holds the ascendant, where signs are fixed. */
const corner = ({ outline }: Cell): Node[] => {
  const [a, b] = outline;
  const last = outline[outline.length - 1];
  if (a === undefined || b === undefined || last === undefined || outline.length !== 4) return [];
  const along = (to: readonly [number, number]): [number, number] => {
    const length = Math.hypot(to[0] - a[0], to[1] - a[1]);
    return [a[0] + ((to[0] - a[0]) / length) * 0.055, a[1] + ((to[1] - a[1]) / length) * 0.055];
  };
  return [{ kind: 'line', from: along(b), to: along(last), stroke: 'accent' }];
};

/** Title and second line in the free middle of a layout. */
const middleOf = (style: ChartStyle, title: string, subtitle: string): Node[] => {
  const { middle } = LAYOUTS[style];
  if (middle === null) return [];
  const width = middle.right - middle.left;
  const x = (middle.left + middle.right) / 2;
  const y = (middle.top + middle.bottom) / 2;
  const size = 0.038;
  const first = cutToWidth(title, size, width);
  const second = cutToWidth(subtitle, size * 0.85, width);
  return [
    ...(first === ''
      ? []
      : [{ ...centred(first, [x, y - (second === '' ? 0 : size * 0.7)], size, 'ink'), bold: true }]),
    ...(second === '' ? [] : [centred(second, [x, y + (first === '' ? 0 : size * 0.7)], size * 0.85, 'soft')]),
  ];
};

/** A cell with its number and labels. Obstacles are what else stands in it. */
const cellGroup = (drawing: ChartDrawing, cell: Cell, index: number): Group => {
  const { words, ascendant, style, labels, bodies } = drawing;
  const byHouse = LAYOUTS[style].cells === 'house';
  const sign = byHouse ? ((ascendant + index - 1) % 12) + 1 : index + 1;
  const house = houseOf(sign, ascendant);
  const number = centred(String(sign), cell.number, NUMBER_SIZE, 'soft');
  const strike = !byHouse && house === 1 ? corner(cell) : [];
  const obstacles: Box[] = [boxOf(number)];
  if (strike.length > 0) {
    const [[x, y] = [0, 0]] = cell.outline;
    obstacles.push({ left: x, top: y, right: x + 0.055, bottom: y + 0.03 });
  }
  const items = labels === 'none' ? [] : bodiesIn(bodies, sign).map((body) => bodyItem(words, labels, body));
  return {
    kind: 'group',
    name: `house-${house}`,
    data: { house, sign: drawnSign(sign) },
    nodes: [...outlineOf(style, cell, house), ...strike, number, ...pack(cell.outline, obstacles, items, LABEL_SIZE)],
  };
};

const outlineOf = (style: ChartStyle, { outline }: Cell, house: number): Node[] => {
  if (style !== 'circle') return [{ kind: 'polygon', points: outline, stroke: 'line' }];
  const angle = houseAngle(house);
  return [
    { kind: 'sector', centre: CENTRE, inner: RING.inner, outer: RING.outer, from: angle - 15, to: angle + 15, stroke: 'line' },
  ]; // prettier-ignore
};

/** The scene of a chart. Every planet is written in full in `alt`, whatever the cells had room for. */
export const chartScene = (drawing: ChartDrawing): Scene => {
  const { style, title, subtitle } = drawing;
  return {
    height: 1,
    title: [title, subtitle].filter((text) => text !== '').join(' · '),
    alt: chartAlt(drawing.words, drawing.ascendant, drawing.bodies),
    nodes: [...LAYOUTS[style].rows.map((cell, i) => cellGroup(drawing, cell, i)), ...middleOf(style, title, subtitle)],
  };
};

/** The drawing of one chart in any style: cells, sign numbers, planets. */
import type { DrawnPlanet } from '../../words/keys.ts';
import type { Banks } from '../../words/bank.ts';
import { chartAlt } from './alt.ts';
import { degreeMinute, wholeDegree, type DrawnBody } from './body.ts';
import { drawCells, type DrawnCells } from './cells.ts';
import type { ChartStyle, LabelKind } from '../../contract/values/drawing-keys.ts';
import type { Scene } from '../../contract/ports/scene.ts';
import { centred, inRoom } from './fit.ts';
import { LAYOUTS } from './layouts.ts';
import { legendOf, marksLegend, type Legend, type Told } from './legend.ts';
import { DRAWN_MARKS, type DrawnMark } from './marks.ts';
import { labelsOf } from './scene.ts';
import type { Sizing } from './sizing.ts';
import type { PackItem } from './word.ts';

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
  readonly sizing: Sizing;
  /** What is told beside the drawing; all of it is told below where nothing is. */
  readonly told?: Told;
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

/** The drawn marks of a body, in the order they stand behind its name. */
const marksOf = (body: DrawnBody): DrawnMark[] => DRAWN_MARKS.filter((mark) => body[mark] === true);

/** A body as a cell may write it. */
export const bodyItem = (words: Banks['drawing'], labels: LabelKind, body: DrawnBody): PackItem => {
  const { name, short } = words.planets[body.planet];
  const glyph = GLYPHS[body.planet];
  const names = { full: [name, short], glyph: [glyph], short: [short], none: [short] }[labels];
  return {
    id: body.planet,
    names,
    letters: [...(body.retrograde ? [words.retrogradeMark] : []), ...(body.combust ? [words.combustMark] : [])],
    marks: marksOf(body),
    role: body.planet === 'ascendant' ? 'accent' : 'ink',
    ...(body.degree === undefined
      ? {}
      : { degrees: { minutes: degreeMinute(body.degree), whole: wholeDegree(body.degree) } }),
  };
};

/** Bodies of a sign in the order of their degrees, the ascendant among them. */
export const bodiesIn = (bodies: readonly DrawnBody[], sign: number): DrawnBody[] =>
  bodies.filter((body) => body.sign === sign).sort((a, b) => (a.degree ?? 0) - (b.degree ?? 0));

/** The title of a document: its lines that are not empty. */
export const joinedTitle = (...lines: readonly string[]): string => lines.filter((text) => text !== '').join(' · ');

/** The cells of a chart, each with its planets. */
const cellsOf = (drawing: ChartDrawing): DrawnCells => {
  const { words, labels, bodies } = drawing;
  return drawCells({
    ...drawing,
    items: (sign) => (labels === 'none' ? [] : bodiesIn(bodies, sign).map((body) => bodyItem(words, labels, body))),
  });
};

/**
 * What the marks of some bodies mean, as a drawing of its own; null where they have none. With a smaller drawing beside which it
 * stands it tells the degrees too that its cells have no room for.
 */
export const marksScene = (
  words: Banks['drawing'],
  bodies: readonly DrawnBody[],
  sizing: Sizing,
  beside?: ChartDrawing,
): Scene | null => {
  const items = bodies.map((body) => bodyItem(words, 'short', body));
  const { nodes, height } = marksLegend(words, items, sizing, beside === undefined ? [] : cellsOf(beside).cells);
  return height === 0
    ? null
    : {
        height,
        title: '',
        alt: labelsOf(nodes)
          .map(({ text }) => text)
          .join(' '),
        nodes,
      };
};

/** Size of the line below a chart that has no middle, against the largest name. */
const CAPTION = 0.9;
/** How high it may be as a share of the width, and the distance of its lines. */
const CAPTION_ROOM = 0.2;
const LINE = 1.3;

/** Title and second line below a chart whose cells leave no middle. */
const captionBelow = ({ style, title, subtitle, sizing, told = 'nothing' }: ChartDrawing): Legend => {
  const text = joinedTitle(title, subtitle);
  if (LAYOUTS[style].middle !== null || told !== 'nothing' || text === '') return { nodes: [], height: 0 };
  const size = Math.max(sizing.floor, sizing.largest * CAPTION);
  const { lines, size: each } = inRoom(text, {
    width: 1,
    height: CAPTION_ROOM,
    size,
    floor: sizing.floor,
    leading: LINE,
  });
  return {
    nodes: lines.map((line, i) => ({
      ...centred(line, [0.5, 1 + each * (0.95 + i * LINE)], each, 'ink'),
      bold: true,
    })),
    height: each * (1.7 + (lines.length - 1) * LINE),
  };
};

/** The scene of a chart. What its cells have no room for stands below it, and all of it in `alt`. */
export const chartScene = (drawing: ChartDrawing): Scene => {
  const { words, bodies, title, subtitle, sizing, told = 'nothing' } = drawing;
  const { nodes, cells } = cellsOf(drawing);
  const caption = captionBelow(drawing);
  const legend = legendOf(words, cells, sizing, { top: 1 + caption.height, told });
  return {
    height: 1 + caption.height + legend.height,
    title: joinedTitle(title, subtitle),
    alt: chartAlt(words, drawing.ascendant, bodies),
    nodes: [...nodes, ...caption.nodes, ...legend.nodes],
  };
};

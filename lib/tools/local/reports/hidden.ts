/** What a drawing of a chart hides: planets without a place, texts outside their cell, over another, or too small to read. */
import type { DrawnBody } from '../../../print/draw/body.ts';
import { chartScene } from '../../../print/draw/chart.ts';
import { LAYOUTS } from '../../../print/draw/layouts.ts';
import { boxesOverlap, boxOf, labelsOf, type Box } from '../../../print/draw/scene.ts';
import { FLOOR, onPaper, onScreen, type Sizing } from '../../../print/draw/sizing.ts';
import { CHART_STYLES, type ChartStyle } from '../../../contract/values/drawing-keys.ts';
import type { Group, Node, Point, Scene } from '../../../contract/ports/scene.ts';
import { bank } from '../../../words/bank.ts';

const MM = 72 / 25.4;
/** Largest width on paper at which a letter may stand for a cell, and how many must then stand in it. */
const LETTER = { below: 70 * MM, from: 7 } as const;

/** A size that charts are seen at. */
export interface SeenAt {
  readonly name: string;
  readonly sizing: Sizing;
  readonly floor: number;
  readonly lettersAllowed: boolean;
}

const paper = (mm: number): SeenAt => ({
  name: `${mm} mm`,
  sizing: onPaper(mm * MM),
  floor: FLOOR.points / (mm * MM),
  lettersAllowed: mm * MM < LETTER.below,
});

/** A screen, and two sizes of charts on paper. */
export const SEEN_AT: readonly SeenAt[] = [
  { name: '480 px', sizing: onScreen(480), floor: FLOOR.pixels / 480, lettersAllowed: false },
  paper(63),
  paper(55),
];

/** Languages of charts that are printed. */
export const CHART_LANGUAGES = ['en', 'hi', 'ta', 'te', 'bn', 'mr', 'gu', 'kn', 'ml', 'pa', 'or'] as const;

/** Room for the rounding of numbers. */
const NEARLY = 1e-6;

const groupsOf = (nodes: readonly Node[]): Group[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node, ...groupsOf(node.nodes)] : []));

const insideOf = (outline: readonly Point[], { left, top, right, bottom }: Box): boolean => {
  const sides = outline.map((a, i) => [a, outline[(i + 1) % outline.length] ?? a] as const);
  const cross = ([[ax, ay], [bx, by]]: readonly [Point, Point], x: number, y: number): number =>
    (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const));
  return corners.every(
    ([x, y]) =>
      sides.every((side) => cross(side, x, y) >= -NEARLY) || sides.every((side) => cross(side, x, y) <= NEARLY),
  );
};

/** Boxes of drawn marks, which stand beside their names as letters do. */
const markBoxes = (group: Group): Box[] =>
  groupsOf([group])
    .filter(({ name }) => name.startsWith('body-'))
    .flatMap(({ nodes }) =>
      nodes.flatMap((node): Box[] => {
        if (node.kind === 'circle') {
          const { centre, radius } = node;
          const [x, y] = centre;
          return [{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }];
        }
        if (node.kind !== 'polygon') return [];
        const xs = node.points.map(([x]) => x);
        const ys = node.points.map(([, y]) => y);
        return [{ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }];
      }),
    );

const crossings = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, box, i) => sum + boxes.slice(i + 1).filter((other) => boxesOverlap(box, other)).length, 0);

/** Faults of a scene, in words; and in how many cells a letter stands for the names. */
export const hiddenIn = (
  scene: Scene,
  style: ChartStyle,
  bodies: readonly DrawnBody[],
  { floor, lettersAllowed }: SeenAt,
): { readonly faults: readonly string[]; readonly letters: number } => {
  const groups = groupsOf(scene.nodes);
  const labels = labelsOf(scene.nodes);
  const ids = groups.filter(({ name }) => name.startsWith('body-')).map(({ name }) => name);
  const cells = scene.nodes.filter((node): node is Group => node.kind === 'group' && node.name.startsWith('house-'));
  const letters = groups.filter(({ name }) => name.startsWith('letter-')).length;
  const crowded = cells.filter(({ nodes }) => groupsOf(nodes).some(({ name }) => name.startsWith('letter-')));
  const counts = new Map<number, number>();
  for (const { sign } of bodies) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return {
    faults: [
      ...bodies.filter(({ planet }) => !ids.includes(`body-${planet}`)).map(({ planet }) => `${planet} is hidden`),
      ...(new Set(ids).size === ids.length ? [] : ['a planet is written twice']),
      ...labels.filter(({ text }) => /\+\d/.test(text)).map(({ text }) => `"${text}" counts planets`),
      ...labels.filter(({ size }) => size < floor - NEARLY).map(({ text }) => `"${text}" is smaller than the floor`),
      ...labels.flatMap((label) => {
        const { left, right, bottom } = boxOf(label);
        const out = left < -NEARLY || right > 1 + NEARLY || bottom > scene.height + NEARLY;
        return out ? [`"${label.text}" leaves the drawing`] : [];
      }),
      ...cells.flatMap((cell, i) => {
        const outline = LAYOUTS[style].rows[i]?.outline ?? [];
        const boxes = [...labelsOf(cell.nodes).map(boxOf), ...markBoxes(cell)];
        return boxes.every((box) => insideOf(outline, box)) ? [] : [`a text leaves ${cell.name}`];
      }),
      ...(crossings([...labels.map(boxOf), ...cells.flatMap(markBoxes)]) === 0 ? [] : ['texts cross']),
      ...(crowded.length > 0 && (!lettersAllowed || most < LETTER.from)
        ? ['a letter stands where names have room']
        : []),
    ],
    letters,
  };
};

/** A chart to draw. */
export interface ChartToDraw {
  readonly first: number;
  readonly bodies: readonly DrawnBody[];
}

/** What a run has found. */
export interface HiddenCount {
  readonly drawings: number;
  readonly faults: ReadonlyMap<string, number>;
  /** Cells that hold a letter, by size. */
  readonly letters: ReadonlyMap<string, number>;
}

/** Draws charts in every style, language and size, and counts what they hide. */
export const countHidden = (charts: readonly ChartToDraw[]): HiddenCount => {
  const faults = new Map<string, number>();
  const letters = new Map<string, number>(SEEN_AT.map(({ name }) => [name, 0]));
  let drawings = 0;
  for (const { first, bodies } of charts)
    for (const style of CHART_STYLES)
      for (const language of CHART_LANGUAGES)
        for (const seen of SEEN_AT) {
          const words = bank(language, 'drawing');
          const { sizing } = seen;
          const title = words.titles.rashi;
          const drawing = {
            style,
            words,
            ascendant: first,
            bodies,
            labels: 'short',
            title,
            subtitle: '',
            sizing,
          } as const;
          const found = hiddenIn(chartScene(drawing), style, bodies, seen);
          drawings += 1;
          letters.set(seen.name, (letters.get(seen.name) ?? 0) + found.letters);
          for (const fault of found.faults) {
            const key = `${fault} (${style}, ${language}, ${seen.name})`;
            faults.set(key, (faults.get(key) ?? 0) + 1);
          }
        }
  return { drawings, faults, letters };
};

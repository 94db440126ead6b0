/** Charts inside one another: rings of twelve slices that share their first house. Sudarshana and transits over a birth. */
import type { Banks } from '../../words/bank.ts';
import { chartAlt } from './alt.ts';
import { drawnSign, type DrawnBody } from './body.ts';
import { signOfDrawnHouse } from './cells.ts';
import { bodiesIn, bodyItem, joinedTitle } from './chart.ts';
import type { LabelKind } from '../../contract/values/drawing-keys.ts';
import type { Group, Role, Scene } from '../../contract/ports/scene.ts';
import { CENTRE, houseAngle, sliceOutline } from './layouts.ts';
import { legendOf, lettersFrom, type Legend, type PackedCell } from './legend.ts';
import { cutToWidth, textWidth } from './metrics.ts';
import { pack } from './pack.ts';
import { boxOf, onCircle } from './scene.ts';
import type { Sizing } from './sizing.ts';
import type { PackItem } from './word.ts';
import { centred } from './fit.ts';

/** One ring, from the inside out. */
export interface Ring {
  /** `natal` in the names of its groups. */
  readonly name: string;
  /** What it is, for the text alternative. */
  readonly about: string;
  /** Sign 1–12 of its first house. */
  readonly first: number;
  readonly bodies: readonly DrawnBody[];
  /** Colour of its planets; ink when left out. */
  readonly role?: Role;
}

/** What is drawn. */
export interface RingsDrawing {
  readonly words: Banks['drawing'];
  readonly labels: LabelKind;
  readonly sizing: Sizing;
  readonly rings: readonly Ring[];
  readonly title: string;
  readonly subtitle: string;
}

const OUTER = 0.495;
/** Edges of the rings in shares of the radius: the innermost is the widest, as its slices are the narrowest. */
const EDGES = { two: [0.3, 0.66, 1], three: [0.08, 0.545, 0.785, 1] } as const;
/** Size of a sign number where the floor allows. */
const NUMBER_SIZE = 0.022;
/** Share of its radius that a slice is wide. */
const SLICE = 2 * Math.tan(Math.PI / 12);

/** Distance of a sign number from the centre: near the inner edge, but where its slice is wide enough for two digits. */
const numberRadius = (inner: number, size: number): number =>
  Math.max(inner + size * 0.75, (textWidth('12', size) * 1.15) / SLICE + size * 0.4);

const sliceGroup = (
  { words, labels, sizing }: RingsDrawing,
  ring: Ring,
  house: number,
  [inner, outer]: readonly [number, number],
  letters: () => string,
): { readonly group: Group; readonly packed: PackedCell } => {
  const sign = signOfDrawnHouse(house, ring.first);
  const angle = houseAngle(house);
  const size = Math.max(NUMBER_SIZE, sizing.floor);
  const number = centred(String(sign), onCircle(CENTRE, numberRadius(inner, size), angle), size, 'accent');
  const items: PackItem[] =
    labels === 'none'
      ? []
      : bodiesIn(ring.bodies, sign).map((body): PackItem => {
          const item = bodyItem(words, labels, body);
          const role = ring.role === undefined || item.role === 'accent' ? item.role : ring.role;
          return { ...item, role, id: `${ring.name}-${item.id}` };
        });
  let letter = '';
  const packed = pack(sliceOutline(angle, inner, outer), [boxOf(number)], items, sizing, () => (letter = letters()));
  const fill = house === 1 ? ({ fill: 'wash' } as const) : {};
  return {
    group: {
      kind: 'group',
      name: `${ring.name}-${house}`,
      data: { house, sign: drawnSign(sign) },
      nodes: [
        { kind: 'sector', centre: CENTRE, inner, outer, from: angle - 15, to: angle + 15, ...fill, stroke: 'line' },
        number,
        ...packed.nodes,
      ],
    },
    packed: { ...packed, name: `${ring.about} · ${words.house} ${house}`, items, letter },
  };
};

/** Title and second line below the rings, each on a line; then what each ring is, from the inside out, in its colour. */
const ringsCaption = ({ title, subtitle, sizing, rings }: RingsDrawing): Legend => {
  const size = Math.max(sizing.floor, sizing.largest * 0.8);
  const texts = [
    { text: joinedTitle(title, subtitle), role: 'ink' as const, bold: true },
    ...(rings.some(({ role }) => role !== undefined)
      ? rings.map(({ about, role = 'ink' }) => ({ text: about, role, bold: true }))
      : [{ text: rings.map(({ about }) => about).join(' → '), role: 'soft' as const, bold: false }]),
  ].filter(({ text }) => text !== '');
  const row = size * 1.6;
  return {
    nodes: texts.map(({ text, role, bold }, i) => ({
      ...centred(cutToWidth(text, size, 1), [0.5, 1 + size + i * row], size, role),
      bold,
    })),
    height: texts.length * row + size * 0.2,
  };
};

/** The scene. Each ring is told in words of its own, from the inside out. */
export const ringsScene = (drawing: RingsDrawing): Scene => {
  const { words, rings, title, subtitle, sizing } = drawing;
  const edges = (rings.length > 2 ? EDGES.three : EDGES.two).map((share) => share * OUTER);
  const letters = lettersFrom();
  const slices = rings.flatMap((ring, i) =>
    Array.from({ length: 12 }, (_, k) =>
      sliceGroup(drawing, ring, k + 1, [edges[i] ?? 0, edges[i + 1] ?? OUTER], letters),
    ),
  );
  const below = ringsCaption(drawing);
  const legend = legendOf(
    words,
    slices.map(({ packed }) => packed),
    sizing,
    { top: 1 + below.height, told: 'nothing' },
  );
  return {
    height: 1 + below.height + legend.height,
    title: joinedTitle(title, subtitle),
    alt: rings.map(({ about, first, bodies }) => `${about}. ${chartAlt(words, first, bodies)}`).join(' '),
    nodes: [
      ...slices.map(({ group }) => group),
      { kind: 'circle', centre: CENTRE, radius: OUTER, stroke: 'line', weight: 2 },
      ...below.nodes,
      ...legend.nodes,
    ],
  };
};

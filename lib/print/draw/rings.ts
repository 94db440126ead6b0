/** Charts inside one another: rings of twelve slices that share their first house. Sudarshana and transits over a birth. */
import type { Banks } from '../../words/bank.ts';
import { chartAlt } from './alt.ts';
import { drawnSign, type DrawnBody } from './body.ts';
import { centred, signOfDrawnHouse, titleIn } from './cells.ts';
import { bodiesIn, bodyItem, joinedTitle } from './chart.ts';
import type { LabelKind } from '../../contract/values/drawing-keys.ts';
import type { Group, Role, Scene } from '../../contract/ports/scene.ts';
import { CENTRE, houseAngle, sliceOutline } from './layouts.ts';
import { pack, type PackItem } from './pack.ts';
import { boxOf, onCircle } from './scene.ts';

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
  readonly rings: readonly Ring[];
  readonly title: string;
  readonly subtitle: string;
}

const OUTER = 0.495;
const NUMBER_SIZE = 0.026;
/** Distance of a sign number from the inner edge of its slice. */
const NUMBER_INSET = 0.02;
/** Largest label in a ring; slices are narrow. */
const SIZE = 0.036;
/** Inner edge of the innermost ring. */
const HUB = { two: 0.17, three: 0.13 } as const;

const sliceGroup = (
  { words, labels }: RingsDrawing,
  ring: Ring,
  house: number,
  [inner, outer]: readonly [number, number],
): Group => {
  const sign = signOfDrawnHouse(house, ring.first);
  const angle = houseAngle(house);
  const number = centred(String(sign), onCircle(CENTRE, inner + NUMBER_INSET, angle), NUMBER_SIZE, 'soft');
  const items: PackItem[] =
    labels === 'none'
      ? []
      : bodiesIn(ring.bodies, sign).map((body): PackItem => {
          const item = bodyItem(words, labels, body);
          return ring.role === undefined || item.role === 'accent' ? item : { ...item, role: ring.role };
        });
  return {
    kind: 'group',
    name: `${ring.name}-${house}`,
    data: { house, sign: drawnSign(sign) },
    nodes: [
      { kind: 'sector', centre: CENTRE, inner, outer, from: angle - 15, to: angle + 15, stroke: 'line' },
      number,
      ...pack(sliceOutline(angle, inner, outer), [boxOf(number)], items, SIZE),
    ],
  };
};

/** The scene. Each ring is told in words of its own, from the inside out. */
export const ringsScene = (drawing: RingsDrawing): Scene => {
  const { words, rings, title, subtitle } = drawing;
  const hub = rings.length > 2 ? HUB.three : HUB.two;
  const step = (OUTER - hub) / rings.length;
  const room = hub * 0.7;
  return {
    height: 1,
    title: joinedTitle(title, subtitle),
    alt: rings.map(({ about, first, bodies }) => `${about}. ${chartAlt(words, first, bodies)}`).join(' '),
    nodes: [
      ...rings.flatMap((ring, i) =>
        Array.from({ length: 12 }, (_, k) => sliceGroup(drawing, ring, k + 1, [hub + i * step, hub + (i + 1) * step])),
      ),
      ...titleIn({ left: 0.5 - room, right: 0.5 + room, top: 0.44, bottom: 0.56 }, title, subtitle, 0.028),
    ],
  };
};

/**
 * Ornaments as paths of our own (SVG path data, points, y down), each drawn around its own origin: a lozenge on a rule, a half
 * lotus, leaves for a corner, a kalasha, and a cusped arch on pillars.
 */

/** One stroke or surface of an ornament. */
export interface Stroke {
  readonly path: string;
  readonly colour: 'text' | 'accent';
  readonly filled?: boolean;
  readonly weight?: number;
}

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** A petal from a base to its tip: `angle` in degrees clockwise from upright. */
const petal = (x: number, y: number, angle: number, length: number, width: number): string => {
  const turn = (angle * Math.PI) / 180;
  const [up, side] = [
    [Math.sin(turn), -Math.cos(turn)],
    [Math.cos(turn), Math.sin(turn)],
  ] as const;
  const at = (along: number, across: number): string =>
    `${n(x + up[0] * along + side[0] * across)} ${n(y + up[1] * along + side[1] * across)}`;
  return `M${at(0, 0)}C${at(length * 0.28, -width)} ${at(length * 0.72, -width)} ${at(length, 0)}C${at(length * 0.72, width)} ${at(length * 0.28, width)} ${at(0, 0)}Z`;
};

/** A lozenge around 0, 0. */
export const lozenge = (half: number): string => `M0 ${n(-half)}L${n(half)} 0L0 ${n(half)}L${n(-half)} 0Z`;

/** A rule with a lozenge in the middle, `width` wide around 0, 0. */
export const LINE = (width: number): readonly Stroke[] => [
  { path: `M${n(-width / 2)} 0H-9M9 0H${n(width / 2)}`, colour: 'accent', weight: 0.7 },
  { path: lozenge(3.4), colour: 'accent', filled: true },
  { path: `${circle(-7.5, 0, 0.8)}${circle(7.5, 0, 0.8)}`, colour: 'accent', filled: true },
];

function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}A${r} ${r} 0 1 1 ${n(x + r)} ${n(y)}A${r} ${r} 0 1 1 ${n(x - r)} ${n(y)}Z`;
}

/** Half a lotus, 58 wide and 28 high, its base at 0, 0. */
export const LOTUS: readonly Stroke[] = [
  ...[-76, 76].map((angle): Stroke => ({ path: petal(0, 0, angle, 29, 5), colour: 'accent', weight: 0.8 })),
  ...[-53, 53].map((angle): Stroke => ({ path: petal(0, 0, angle, 27, 6), colour: 'accent', weight: 0.8 })),
  ...[-28, 28].map((angle): Stroke => ({ path: petal(0, 0, angle, 27, 6.5), colour: 'text', weight: 0.8 })),
  { path: petal(0, 0, 0, 28, 7), colour: 'text', weight: 0.9 },
  { path: circle(0, -8, 1.3), colour: 'accent', filled: true },
  { path: 'M-32 1.6H32', colour: 'accent', weight: 0.8 },
];

/** Leaves in the upper left corner of a frame; `sx`, `sy` mirror them into the others. */
export const cornerLeaves = (x: number, y: number, sx: 1 | -1, sy: 1 | -1): readonly Stroke[] => {
  const flip = (angle: number): number => {
    const turned = sx === 1 ? angle : -angle;
    return sy === 1 ? turned : 180 - turned;
  };
  const [bx, by] = [x + sx * 4, y + sy * 4];
  return [
    {
      path: `M${n(x)} ${n(y + sy * 48)}V${n(y + sy * 12)}Q${n(x)} ${n(y)} ${n(x + sx * 12)} ${n(y)}H${n(x + sx * 48)}`,
      colour: 'text',
      weight: 1.1,
    },
    ...[105, 120, 135, 150, 165].map((angle, i): Stroke => ({
      path: petal(bx, by, flip(angle), i === 2 ? 31 : 25, i === 2 ? 4.6 : 4),
      colour: 'accent',
      weight: 0.8,
    })),
    { path: circle(x + sx * 29, y + sy * 29, 1.9), colour: 'accent', filled: true },
  ];
};

/** A kalasha, 14 wide and 26 high, its foot at 0, 0. */
export const KALASHA: readonly Stroke[] = [
  {
    path: 'M-3.5 0H3.5M0 0V-2.5M-6.5 -9C-6.5 -4.5 -3.5 -2.5 0 -2.5C3.5 -2.5 6.5 -4.5 6.5 -9C6.5 -11.5 4 -13 0 -13C-4 -13 -6.5 -11.5 -6.5 -9Z',
    colour: 'accent',
    weight: 0.9,
  },
  { path: 'M-5 -13.5H5M-3.4 -15H3.4', colour: 'text', weight: 0.9 },
  { path: petal(0, -16, 0, 10, 2.6), colour: 'text', filled: true },
];

/** Shares of half the width and points below the top at which the cusps of the arch meet, from the crown to the springing. */
const CUSPS = [
  [0.29, 34],
  [0.565, 74],
  [0.815, 116],
  [1, 170],
] as const;

/** The outline of a cusped arch around `middle`, `half` wide on each side, from its foot at `bottom` over the crown at `top`. */
export const archPath = (middle: number, half: number, top: number, bottom: number): string => {
  const at = ([share, down]: readonly [number, number], side: 1 | -1) =>
    [middle + side * share * half, top + down] as const;
  const crown = [middle, top] as const;
  const left = [...CUSPS].reverse().map((cusp) => at(cusp, -1));
  const right = CUSPS.map((cusp) => at(cusp, 1));
  const points = [...left, crown, ...right];
  const arcs = points.slice(1).map(([x, y], i) => {
    const [px = 0, py = 0] = points[i] ?? [];
    const r = Math.hypot(x - px, y - py) * 0.62;
    return `A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y)}`;
  });
  const [sx = 0, sy = 0] = points[0] ?? [];
  return `M${n(sx)} ${n(bottom)}V${n(sy)}${arcs.join('')}V${n(bottom)}`;
};

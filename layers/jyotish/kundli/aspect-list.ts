/** Every aspect of a chart, on planets and on the middles of houses. */
import { norm360 } from '../ephemeris/angle.ts';
import { bhavas } from '../chart/bhava.ts';
import type { Chart } from '../chart/chart.ts';
import { aspectsHouse, drishtiVirupas, isSpecialDrishti, type NodeAspects } from '../chart/drishti.ts';
import { isNode } from '../chart/graha.ts';
import { houseFrom, signAt, signOf } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';

/** What is aspected: a graha, or a house 1–12 at its middle. */
export type AspectTarget = { readonly graha: Graha } | { readonly house: number };

/** One aspect of a chart. */
export interface Aspect {
  readonly from: Graha;
  readonly target: AspectTarget;
  /** From the aspecting graha forward to the target, 0 ≤ x < 360. */
  readonly angle: number;
  /** Graded strength, 0–60. */
  readonly virupas: number;
  /** A full aspect by sign. */
  readonly full: boolean;
  /** One of the special full aspects of Mars, Jupiter, Saturn (or the nodes). */
  readonly special: boolean;
}

interface Point {
  readonly target: AspectTarget;
  readonly longitude: number;
  readonly sign: number;
}

const pointsOf = (chart: Chart): readonly Point[] => [
  ...GRAHAS.map((graha) => ({
    target: { graha },
    longitude: chart.grahas[graha].longitude,
    sign: chart.signs[graha],
  })),
  ...bhavas(chart.frame, chart.houseSystem).map(({ house, mid }) => ({
    target: { house },
    longitude: mid,
    sign: chart.houseSystem === 'whole_sign' ? signAt(chart.ascendant.sign, house) : signOf(mid),
  })),
];

const aspectsOn = (points: readonly Point[], chart: Chart, nodes: NodeAspects): readonly Aspect[] =>
  GRAHAS.flatMap((from) =>
    points.flatMap(({ target, longitude, sign }): Aspect[] => {
      if ('graha' in target && target.graha === from) return [];
      const steps = houseFrom(chart.signs[from], sign);
      const full = aspectsHouse(from, steps, nodes);
      const angle = norm360(longitude - chart.grahas[from].longitude);
      const virupas = drishtiVirupas(from, angle, true, nodes);
      if (!full && (isNode(from) || virupas === 0)) return [];
      return [{ from, target, angle, virupas, full, special: isSpecialDrishti(from, steps, nodes) }];
    }),
  );

/**
 * Aspects of a chart, by aspecting graha, planets first: all that are full by sign or have any graded strength. The nodes
 * aspect by sign only, as `nodes` says: BPHS grades no aspects of theirs.
 */
export const aspectsOf = (chart: Chart, nodes: NodeAspects): readonly Aspect[] =>
  aspectsOn(pointsOf(chart), chart, nodes);

/** Those of them on a house 1–12. */
export const aspectsOnHouse = (chart: Chart, house: number, nodes: NodeAspects): readonly Aspect[] => {
  const points = pointsOf(chart).filter(({ target }) => 'house' in target && target.house === house);
  return aspectsOn(points, chart, nodes);
};

/** Two charts laid over each other: planets in the partner's houses, and their aspects on the partner's planets. */
import type { Chart } from '../chart/chart.ts';
import { aspectsSign } from '../chart/drishti.ts';
import { houseFrom } from '../chart/rashi.ts';
import { norm180 } from '../ephemeris/angle.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';

/** Points of a chart that can be touched: the nine planets and the ascendant. */
export const TOUCHED_POINTS = [...GRAHAS, 'ascendant'] as const;
export type TouchedPoint = (typeof TOUCHED_POINTS)[number];

/** A planet in a house of the partner, by signs from the partner's ascendant. */
export interface Overlay {
  readonly planet: Graha;
  readonly sign: number;
  /** 1–12 */
  readonly house: number;
}

/** A planet together with a point of the partner, or aspecting its sign. */
export interface CrossAspect {
  readonly planet: Graha;
  readonly point: TouchedPoint;
  readonly kind: 'conjunction' | 'aspect';
  /** Sign of the point counted from the planet's, 1 for a conjunction. */
  readonly house: number;
  /** Degrees between the two in a conjunction, else null. */
  readonly orb: number | null;
}

/** The nine planets of a chart in the houses of another. */
export const overlaysOf = ({ signs }: Chart, { ascendant }: Chart): Overlay[] =>
  GRAHAS.map((planet) => ({ planet, sign: signs[planet], house: houseFrom(ascendant.sign, signs[planet]) }));

/** Conjunctions (same sign) and aspects by sign of the planets of a chart with the points of another. */
export const crossAspectsOf = (from: Chart, to: Chart): CrossAspect[] =>
  GRAHAS.flatMap((planet) =>
    TOUCHED_POINTS.flatMap((point): CrossAspect[] => {
      const target = point === 'ascendant' ? to.ascendant : to.grahas[point];
      const house = houseFrom(from.signs[planet], target.sign);
      if (house === 1) {
        const orb = Math.abs(norm180(from.grahas[planet].longitude - target.longitude));
        return [{ planet, point, kind: 'conjunction', house, orb }];
      }
      return aspectsSign(planet, from.signs[planet], target.sign)
        ? [{ planet, point, kind: 'aspect', house, orb: null }]
        : [];
    }),
  );

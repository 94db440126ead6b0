/** One planet as a drawing shows it, and how its sign and degrees are written. */
import { rashi } from '../../../layers/jyotish/chart/rashi.ts';
import type { DrawnPlanet, DrawnSign } from '../../words/keys.ts';

/** One planet, or the ascendant, as a drawing shows it. */
export interface DrawnBody {
  readonly planet: DrawnPlanet;
  /** Sign 1–12 it is drawn in. */
  readonly sign: number;
  /** Degrees inside the sign, 0 ≤ x < 30; left out where a chart knows only signs. */
  readonly degree?: number;
  readonly retrograde?: boolean;
  readonly combust?: boolean;
  readonly exalted?: boolean;
  readonly debilitated?: boolean;
  readonly vargottama?: boolean;
  /** Within a degree of the edge of its sign. */
  readonly sandhi?: boolean;
}

/** Key of a sign; whole turns of twelve may be added to it. */
export const drawnSign = (sign: number): DrawnSign => rashi(((sign + 11) % 12) + 1).key;

/** Degrees from the edge of its sign at which a planet is marked. */
const EDGE = 1;

/** Whether a degree inside a sign is marked as near its edge. */
export const isAtEdge = (degree: number): boolean => degree < EDGE || degree >= 30 - EDGE;

/** Degrees and minutes inside a sign, cut to the minute: `12°04′`. */
export const degreeMinute = (degree: number): string => {
  const minutes = Math.floor(degree * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}°${String(minutes % 60).padStart(2, '0')}′`;
};

/** Whole degrees inside a sign, cut: `12°`. */
export const wholeDegree = (degree: number): string => `${Math.floor(degree)}°`;

/** Charts as drawings show them: where each planet stands, and the marks beside it. */
import type { Chart } from '../../../layers/jyotish/chart/chart.ts';
import { debilitationSign, exaltationSign } from '../../../layers/jyotish/chart/dignity.ts';
import { isNode } from '../../../layers/jyotish/chart/graha.ts';
import { signAt } from '../../../layers/jyotish/chart/rashi.ts';
import { castVarga, isVargottama, vargaNumber } from '../../../layers/jyotish/chart/varga.ts';
import type { VargaMethod, VargaNumber } from '../../../layers/jyotish/chart/varga-rules.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { isAtEdge, type DrawnBody } from '../../print/draw/body.ts';

/** Charts that are not cut from another: counted from the Moon, from the Sun, and by houses. */
export const COUNTED_CHARTS = ['moon', 'sun', 'chalit'] as const;

/** A chart ready to draw. */
export interface DrawnChart {
  /** Sign 1–12 of the first house. */
  readonly first: number;
  readonly bodies: readonly DrawnBody[];
}

interface Placed {
  readonly sign: number;
  readonly degree: number;
}

/** A planet with its marks. The nodes are not marked retrograde: they nearly always are. */
const bodyOf = (chart: Chart, graha: Graha, { sign, degree }: Placed, inRashi: boolean): DrawnBody => {
  const { retrograde, combust, longitude } = chart.grahas[graha];
  return {
    planet: graha,
    sign,
    degree,
    retrograde: retrograde && !isNode(graha),
    combust: inRashi && combust,
    exalted: sign === exaltationSign(graha),
    debilitated: sign === debilitationSign(graha),
    vargottama: inRashi && isVargottama(longitude),
    sandhi: inRashi && isAtEdge(degree),
  };
};

/** The planets of a chart by sign, without the ascendant. */
export const drawnPlanets = (chart: Chart): DrawnBody[] =>
  GRAHAS.map((graha) => bodyOf(chart, graha, chart.grahas[graha], true));

const ascendantAt = ({ sign, degree }: Placed): DrawnBody => ({ planet: 'ascendant', sign, degree });

/** The birth chart by sign. */
export const drawnRashi = (chart: Chart): DrawnChart => ({
  first: chart.ascendant.sign,
  bodies: [ascendantAt(chart.ascendant), ...drawnPlanets(chart)],
});

/** A divisional chart. Throws for a method it does not have. */
const drawnVarga = (chart: Chart, n: VargaNumber, method: VargaMethod): DrawnChart => {
  if (n === 1) return drawnRashi(chart);
  const { ascendant, grahas } = castVarga(chart, n, method);
  return {
    first: ascendant.sign,
    bodies: [ascendantAt(ascendant), ...GRAHAS.map((graha) => bodyOf(chart, graha, grahas[graha], false))],
  };
};

/** The birth chart counted from the sign of a planet. */
const drawnFrom = (chart: Chart, graha: Graha): DrawnChart => ({
  ...drawnRashi(chart),
  first: chart.signs[graha],
});

/** Planets in their bhavas: in the cell of the house they fall in, which may be the sign beside their own. */
const drawnChalit = (chart: Chart): DrawnChart => {
  const first = chart.ascendant.sign;
  return {
    first,
    bodies: [
      ascendantAt(chart.ascendant),
      ...GRAHAS.map((graha): DrawnBody => {
        const { house, degree, sign } = chart.grahas[graha];
        // The marks are those of the sign it really stands in.
        return { ...bodyOf(chart, graha, { sign, degree }, true), sign: signAt(first, house) };
      }),
    ],
  };
};

/** A chart by its key: `D1` to `D144`, `moon`, `sun` or `chalit` (for which `chart` is cast in the houses wanted). */
export const drawnChart = (chart: Chart, key: string, method: VargaMethod): DrawnChart => {
  switch (key) {
    case 'moon':
    case 'sun':
      return drawnFrom(chart, key);
    case 'chalit':
      return drawnChalit(chart);
    default:
      return drawnVarga(chart, vargaNumber(key), method);
  }
};

/** The same without degrees. */
export const withoutDegrees = ({ first, bodies }: DrawnChart): DrawnChart => ({
  first,
  bodies: bodies.map(({ degree: _, ...body }) => body),
});

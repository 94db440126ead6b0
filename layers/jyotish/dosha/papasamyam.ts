/** Papasamyam: points of the malefics in the houses of marriage. */
import type { Chart } from '../chart/chart.ts';
import { dignityOf, exaltationSign } from '../chart/dignity.ts';
import { GRAHA_TABLE } from '../chart/graha.ts';
import { houseFrom } from '../chart/rashi.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { MANGLIK_HOUSES, MANGLIK_REFERENCES, type ManglikReference } from './manglik.ts';

const HOUSES: readonly number[] = MANGLIK_HOUSES.all;
const WEIGHT: Readonly<Record<ManglikReference, number>> = { lagna: 1, moon: 0.5, venus: 0.25 };

/** Factor by dignity: half in dignity, a quarter more when debilitated or in an enemy's sign. */
const dignityFactor = (chart: Chart, p: Graha): number => {
  const sign = chart.signs[p];
  const dignity = dignityOf(p, chart.grahas[p].longitude, chart.signs);
  if (sign === exaltationSign(p) || GRAHA_TABLE[p].own.includes(sign) || dignity === 'moolatrikona') return 0.5;
  return ['debilitated', 'enemy', 'great_enemy'].includes(dignity) ? 1.25 : 1;
};

/** A malefic that gives points from a reference. */
export interface PapaContributor {
  readonly planet: Graha;
  readonly reference: ManglikReference;
  readonly house: number;
  readonly points: number;
}

/** Points of one chart and their contributors. */
export interface Papasamyam {
  readonly points: Readonly<Record<ManglikReference, number>> & { readonly total: number };
  readonly contributors: readonly PapaContributor[];
}

/**
 * Points of one chart: each of Mars, Saturn, Sun and the nodes in 1, 2, 4, 7, 8, 12 gives 1 from the lagna, ½ from the
 * Moon, ¼ from Venus, changed by dignity. The nodes count once: Rahu, or Ketu when only Ketu is in such a house.
 */
export const papaPoints = (chart: Chart): Papasamyam => {
  const origins = { lagna: chart.ascendant.sign, moon: chart.signs.moon, venus: chart.signs.venus };
  const contributors = MANGLIK_REFERENCES.flatMap((reference) => {
    const house = (p: Graha): number => houseFrom(origins[reference], chart.signs[p]);
    const node: Graha = HOUSES.includes(house('rahu')) ? 'rahu' : 'ketu';
    return (['mars', 'saturn', 'sun', node] as const).flatMap((planet) =>
      HOUSES.includes(house(planet))
        ? [{ planet, reference, house: house(planet), points: WEIGHT[reference] * dignityFactor(chart, planet) }]
        : [],
    );
  });
  const sum = (reference: ManglikReference): number =>
    contributors.filter((row) => row.reference === reference).reduce((total, { points }) => total + points, 0);
  const points = { lagna: sum('lagna'), moon: sum('moon'), venus: sum('venus') };
  return { points: { ...points, total: points.lagna + points.moon + points.venus }, contributors };
};

/** Why an indicator of an area weighs against it: the one reason in the chart that weighs most. */
import { DUSTHANAS } from '../chart/bhava.ts';
import { debilitationSign, exaltationSign, naturalRelation } from '../chart/dignity.ts';
import { GRAHA_TABLE } from '../chart/graha.ts';
import { lordOf } from '../chart/rashi.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { facesDirection, strengthBand, type PlanetState } from './state.ts';

/** The reasons, the heaviest first; the last three are the houses that are hard for a lord. */
export const STRAINS = [
  'debilitated',
  'great_enemy',
  'combust',
  'direction',
  'fall_cancelled',
  'enemy',
  'house_6',
  'house_8',
  'house_12',
] as const;
export type Strain = (typeof STRAINS)[number];

/** What holds of a planet; what takes most from its strength comes first, as in `STRAINS`. */
const HOLDS: Readonly<Record<Strain, (state: PlanetState) => boolean>> = {
  debilitated: ({ dignity, fallCancelled }) => dignity === 'debilitated' && !fallCancelled,
  great_enemy: ({ dignity }) => dignity === 'great_enemy',
  combust: ({ combust }) => combust,
  direction: facesDirection,
  fall_cancelled: ({ fallCancelled }) => fallCancelled,
  enemy: ({ dignity }) => dignity === 'enemy',
  house_6: ({ house }) => house === 6,
  house_8: ({ house }) => house === 8,
  house_12: ({ house }) => house === 12,
};

/**
 * Why a planet is strained as natural significator, or as lord of `house`: what makes it weak, and for a lord that is not
 * weak the sixth, eighth or twelfth house in which it stands. Null where it is not strained.
 */
export const strainOf = (state: PlanetState, house: number | null): Strain | null => {
  if (strengthBand(state) === 'strained') return STRAINS.find((one) => HOLDS[one](state)) ?? null;
  const hard = house !== null && state.house !== house && DUSTHANAS.includes(state.house);
  return hard ? (STRAINS.find((one) => one === `house_${state.house}`) ?? null) : null;
};

/** How a planet stands by its sign in a divisional chart: what lifts it, what takes from it, or null. */
export type VargaStanding = 'exalted' | 'own' | 'fallen' | 'enemy';

/** The one verdict on a planet in a divisional chart: all that is said of it there follows it. The nodes have no sign of their own. */
export const vargaStanding = (planet: Graha, sign: number): VargaStanding | null => {
  if (sign === exaltationSign(planet)) return 'exalted';
  if (sign === debilitationSign(planet)) return 'fallen';
  if (GRAHA_TABLE[planet].own.includes(sign)) return 'own';
  return naturalRelation(planet, lordOf(sign)) === 'enemy' ? 'enemy' : null;
};

/** Planets as terms of a condition: by name, or by what they are in the chart that is read. */
import { PLANETS7 } from '../chart/graha.ts';
import type { Planet7 } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import type { ChartReading } from './reading.ts';

/** A planet that a condition is about. */
export type PlanetTerm =
  | Graha
  | { readonly is: 'lord'; readonly house: number }
  | { readonly is: 'dispositor' | 'navamsa_lord' | 'reference'; readonly of: PlanetTerm }
  | { readonly is: 'each' };

/** Lord of house 1–12. */
export const houseLord = (house: number): PlanetTerm => ({ is: 'lord', house });
/** Lord of the sign of a planet. */
export const dispositor = (of: PlanetTerm): PlanetTerm => ({ is: 'dispositor', of });
/** Lord of the sign of a planet's navamsa. */
export const navamsaLord = (of: PlanetTerm): PlanetTerm => ({ is: 'navamsa_lord', of });
/** A planet that a condition counts from or compares with, without naming it among those that form the yoga. */
export const reference = (of: PlanetTerm): PlanetTerm => ({ is: 'reference', of });
/** The current planet of `some`, `every`, `none` or `atLeast`. */
export const each: PlanetTerm = { is: 'each' };

/** Which planet a term stands for; `current` is the value of `each`. Throws for `each` outside a quantifier. */
export const resolvePlanet = (term: PlanetTerm, chart: ChartReading, current: Graha | null): Graha => {
  if (typeof term === 'string') return term;
  switch (term.is) {
    case 'lord':
      return chart.lordOfHouse(term.house);
    case 'dispositor':
      return chart.dispositor(resolvePlanet(term.of, chart, current));
    case 'navamsa_lord':
      return chart.navamsaLord(resolvePlanet(term.of, chart, current));
    case 'reference':
      return resolvePlanet(term.of, chart, current);
    case 'each':
      if (current === null) throw new Error('`each` is used outside a quantifier');
      return current;
  }
};

/** Whether a planet term names the planet among those that form the yoga. */
export const isNamed = (term: PlanetTerm): boolean => typeof term === 'string' || term.is !== 'reference';

/** `jupiter`, `lord(9)`, `dispositor(lord(1))`. */
export const printPlanet = (term: PlanetTerm): string => {
  if (typeof term === 'string') return term;
  switch (term.is) {
    case 'lord':
      return `lord(${term.house})`;
    case 'reference':
      return printPlanet(term.of);
    case 'each':
      return 'each';
    default:
      return `${term.is}(${printPlanet(term.of)})`;
  }
};

/** The five star-planets; the malefics with bodies; the nodes. */
export const STAR_PLANETS: readonly Planet7[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];
export const BODILY_MALEFICS: readonly Planet7[] = ['sun', 'mars', 'saturn'];
export const NODES = ['rahu', 'ketu'] as const;

/** A set of planets: a list, the benefics or the malefics of the chart, or those of the seven that share a sign. */
export type PlanetSet =
  | readonly PlanetTerm[]
  | { readonly set: 'benefics' | 'malefics' }
  | { readonly set: 'crowd'; readonly atLeast: number };

/** The natural benefics of the chart, and all others: Mercury by his company, the Moon by her phase. */
export const BENEFICS: PlanetSet = { set: 'benefics' };
export const MALEFICS: PlanetSet = { set: 'malefics' };
/** Those of the seven that share a sign with others, at least so many together. */
export const crowd = (atLeast: number): PlanetSet => ({ set: 'crowd', atLeast });

const isList = (set: PlanetSet): set is readonly PlanetTerm[] => Array.isArray(set);

/** The planets of a set in a chart, in the order of the set; of dynamic sets in the order of `GRAHAS`. */
export const membersOf = (set: PlanetSet, chart: ChartReading, current: Graha | null): readonly Graha[] => {
  if (isList(set)) return set.map((term) => resolvePlanet(term, chart, current));
  if (set.set !== 'crowd') return GRAHAS.filter((planet) => chart.isBenefic(planet) === (set.set === 'benefics'));
  return PLANETS7.filter(
    (planet) => PLANETS7.filter((other) => chart.signs[other] === chart.signs[planet]).length >= set.atLeast,
  );
};

/** `benefics`, `mars mercury jupiter venus saturn`, `4 in one sign`. */
export const printSet = (set: PlanetSet): string => {
  if (isList(set)) return set.map(printPlanet).join(' ');
  return set.set === 'crowd' ? `${set.atLeast} in one sign` : set.set;
};

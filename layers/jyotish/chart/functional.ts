/** Functional nature of the planets for an ascendant (BPHS ch. 34). */
import type { Planet7 } from './rashi.ts';
import { PLANETS7 } from './graha.ts';
import { lordOf, rashi, signAt } from './rashi.ts';
import { rowOf } from './rows.ts';

/** By the verses of BPHS ch. 34 (default), or by the general rule of lordships. */
export const FUNCTIONAL_RULES = ['bphs', 'rule'] as const;
export type FunctionalRule = (typeof FUNCTIONAL_RULES)[number];

/** Functional natures for one ascendant. */
export interface FunctionalNature {
  readonly benefics: readonly Planet7[];
  readonly malefics: readonly Planet7[];
  readonly neutrals: readonly Planet7[];
  /** One planet that alone makes a raja yoga; empty where no single one does. */
  readonly yogakaraka: readonly Planet7[];
  /** Two planets that make one together, as the verse names them. */
  readonly yogakarakaPairs: readonly (readonly [Planet7, Planet7])[];
  /** Strongest first. */
  readonly marakas: readonly Planet7[];
}

const SHORT: Readonly<Record<string, Planet7>> = {
  Su: 'sun',
  Mo: 'moon',
  Ma: 'mars',
  Me: 'mercury',
  Ju: 'jupiter',
  Ve: 'venus',
  Sa: 'saturn',
};

const planets = (text: string): readonly Planet7[] =>
  text.split(' ').flatMap((short) => {
    const planet = SHORT[short];
    return planet ? [planet] : [];
  });

const row = (
  benefics: string,
  malefics: string,
  neutrals: string,
  yogakaraka: string,
  marakas: string,
  pair = '',
): FunctionalNature => {
  const [first, second] = planets(pair);
  return {
    benefics: planets(benefics),
    malefics: planets(malefics),
    neutrals: planets(neutrals),
    yogakaraka: planets(yogakaraka),
    yogakarakaPairs: first && second ? [[first, second]] : [],
    marakas: planets(marakas),
  };
};

/**
 * BPHS ch. 34 v. 19–42 by ascendant 1–12; last the two planets that the verse calls yogakarakas together.
 * The Moon for Gemini and Saturn for Cancer are named as marakas only: the verse makes their nature depend on the planets they join.
 */
const BY_LAGNA: readonly FunctionalNature[] = [
  row('Su Ju Ma', 'Me Ve Sa', 'Mo', '', 'Ve Sa'),
  row('Sa Su Me', 'Ju Ve Mo', 'Ma', 'Sa', 'Ju Ma'),
  row('Ve', 'Ma Ju Su', 'Me Sa', '', 'Mo'),
  row('Ma Ju Mo', 'Ve Me', 'Su', 'Ma', 'Sa Su'),
  row('Ma Ju Su', 'Me Ve Sa', 'Mo', 'Ma', 'Sa Mo'),
  row('Me Ve', 'Ma Ju Mo', 'Su Sa', 'Ve', 'Ve Mo'),
  row('Sa Me', 'Ju Su Ma', 'Ve Mo', 'Sa', 'Ma Ju', 'Mo Me'),
  row('Ju Mo Su', 'Ve Me Sa', 'Ma', '', 'Ve', 'Su Mo'),
  row('Ma Su', 'Ve', 'Ju Mo Me Sa', '', 'Sa Ve', 'Su Me'),
  row('Ve Me Sa', 'Ma Ju Mo', 'Su', 'Ve', 'Ma'),
  row('Ve Sa', 'Ju Mo Ma', 'Su Me', 'Ve', 'Ju Su Ma'),
  row('Ma Mo Ju', 'Sa Ve Su Me', '', '', 'Sa Me', 'Ma Ju'),
];

const NATURAL_BENEFICS: readonly Planet7[] = ['moon', 'mercury', 'jupiter', 'venus'];

/** Houses 1–12 that a planet owns, seen from a lagna 1–12. */
export const housesOwned = (planet: Planet7, lagna: number): readonly number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((house) => lordOf(signAt(lagna, house)) === planet);

/** Points for the lordship of a house: a kendra counts half as much as a trikona, so that a yogakaraka stays positive. */
const worth = (house: number, planet: Planet7): number => {
  if (house === 1 || house === 5 || house === 9) return 1;
  if (house === 3 || house === 6 || house === 8 || house === 11) return -1;
  if (house === 2 || house === 12) return 0; // decided by the planet's other sign
  return NATURAL_BENEFICS.includes(planet) ? -0.5 : 0.5;
};

const byRule = (lagna: number): FunctionalNature => {
  const score = (planet: Planet7): number =>
    housesOwned(planet, lagna).reduce((sum, house) => sum + worth(house, planet), 0);
  const owns = (planet: Planet7, houses: readonly number[]): boolean =>
    housesOwned(planet, lagna).some((house) => houses.includes(house));
  const yogakaraka = PLANETS7.filter((planet) => owns(planet, [4, 7, 10]) && owns(planet, [5, 9]));
  const good = (planet: Planet7): number => (yogakaraka.includes(planet) ? 1 : score(planet));
  return {
    benefics: PLANETS7.filter((planet) => good(planet) > 0),
    malefics: PLANETS7.filter((planet) => good(planet) < 0),
    neutrals: PLANETS7.filter((planet) => good(planet) === 0),
    yogakaraka,
    yogakarakaPairs: [],
    marakas: [...new Set([lordOf(signAt(lagna, 2)), lordOf(signAt(lagna, 7))])],
  };
};

/**
 * Natures of the seven planets for lagna 1–12; no planet is in two of the three lists. `rule`: lords of 1, 5, 9 good, of
 * 3, 6, 8, 11 bad, of 4, 7, 10 half bad if naturally benefic and half good if malefic, 2 and 12 decided by the other sign.
 */
export const functionalNature = (lagna: number, rule: FunctionalRule = 'bphs'): FunctionalNature => {
  return rule === 'rule' ? byRule(lagna) : rowOf(BY_LAGNA, lagna, 'lagna');
};

const BADHAKA = { movable: 11, fixed: 9, dual: 7 } as const;

/** The house of obstruction and its lord: 11, 9, 7 from a movable, fixed, dual lagna. */
export const badhakaOf = (lagna: number): { readonly house: number; readonly lord: Planet7 } => {
  const house = BADHAKA[rashi(lagna).mode];
  return { house, lord: lordOf(signAt(lagna, house)) };
};

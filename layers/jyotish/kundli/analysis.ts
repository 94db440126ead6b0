/** Facts about one house or one planet that several chapters teach, gathered for a fact sheet (BPHS ch. 11–24; Phaladeepika ch. 15). */
import { signHouse, type Chart } from '../chart/chart.ts';
import { dignityOf, type Dignity } from '../chart/dignity.ts';
import { aspectsSign, drishtiVirupas } from '../chart/drishti.ts';
import { badhakaOf, functionalNature, housesOwned } from '../chart/functional.ts';
import { isNode } from '../chart/graha.ts';
import { naturalBenefics } from '../chart/natural.ts';
import { houseFrom, lordOf, signAt, type Planet7 } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Significators of the houses (BPHS ch. 32 v. 31–34). */
const HOUSE_KARAKAS: readonly (readonly Planet7[])[] = [
  ['sun'],
  ['jupiter'],
  ['mars'],
  ['moon'],
  ['jupiter'],
  ['mars', 'saturn'],
  ['venus'],
  ['saturn'],
  ['sun', 'jupiter'],
  ['sun', 'mercury', 'jupiter', 'saturn'],
  ['jupiter'],
  ['saturn'],
];

/** Significators of house 1–12. */
export const houseKarakas = (house: number): readonly Planet7[] => rowOf(HOUSE_KARAKAS, house, 'house');

/** A full aspect on a house, and its graded strength on the house's sign at the degree of the ascendant. */
export interface HouseAspect {
  readonly planet: Graha;
  /** House the planet stands in. */
  readonly fromHouse: number;
  /** 0–60; null for the nodes, which aspect by sign alone. */
  readonly virupas: number | null;
}

/** Planets on both sides of a house: benefics alone, malefics alone. */
export const KARTARIS = ['shubha', 'papa'] as const;
export type Kartari = (typeof KARTARIS)[number];

/** Facts about a house, by signs from the ascendant. */
export interface HouseFacts {
  readonly sign: number;
  readonly lord: Planet7;
  readonly lordHouse: number;
  /** House of the lord counted from this one. */
  readonly lordFromHouse: number;
  readonly occupants: readonly Graha[];
  readonly aspects: readonly HouseAspect[];
  /** Natural benefics, and others, that stand in the house or aspect it. */
  readonly benefics: number;
  readonly malefics: number;
  readonly kartari: Kartari | null;
  /** Number of this house counted from the Moon. */
  readonly fromMoon: number;
}

/** The kartari of a house by the planets in the two signs beside it: all benefic, or none. */
const kartariOf = (sides: readonly (readonly Graha[])[], benefics: readonly Graha[]): Kartari | null => {
  if (sides.some((side) => side.length === 0)) return null;
  const all = sides.flat();
  const good = all.filter((graha) => benefics.includes(graha)).length;
  if (good === all.length) return 'shubha';
  return good === 0 ? 'papa' : null;
};

/** Facts about house 1–12 of a chart. */
export const houseFacts = (chart: Chart, house: number): HouseFacts => {
  const { ascendant, grahas, signs } = chart;
  const sign = signAt(ascendant.sign, house);
  const lord = lordOf(sign);
  const inSign = (at: number): readonly Graha[] => GRAHAS.filter((graha) => signs[graha] === at);
  const occupants = inSign(sign);
  const middle = 30 * (sign - 1) + ascendant.degree;
  const aspects = GRAHAS.filter((graha) => aspectsSign(graha, signs[graha], sign)).map((planet) => ({
    planet,
    fromHouse: signHouse(chart, planet),
    virupas: isNode(planet) ? null : drishtiVirupas(planet, middle - grahas[planet].longitude),
  }));
  const benefic = naturalBenefics(chart);
  const touching = [...occupants, ...aspects.map(({ planet }) => planet)];
  const benefics = touching.filter((graha) => benefic.includes(graha)).length;
  const sides = [inSign(signAt(sign, 2)), inSign(signAt(sign, 12))];
  return {
    sign,
    lord,
    lordHouse: signHouse(chart, lord),
    lordFromHouse: houseFrom(sign, signs[lord]),
    occupants,
    aspects,
    benefics,
    malefics: touching.length - benefics,
    kartari: kartariOf(sides, benefic),
    fromMoon: houseFrom(signs.moon, sign),
  };
};

/** Full aspects between one planet and the others, by sign. */
export const planetAspects = (
  { signs }: Chart,
  planet: Graha,
): { readonly given: readonly Graha[]; readonly received: readonly Graha[] } => {
  const others = GRAHAS.filter((graha) => graha !== planet);
  return {
    given: others.filter((other) => aspectsSign(planet, signs[planet], signs[other])),
    received: others.filter((other) => aspectsSign(other, signs[other], signs[planet])),
  };
};

/** Dignity of a planet in a chart given by the signs of its planets; by sign lord where the degree decides nothing. */
export const dignityIn = (chart: Chart, planet: Graha): Dignity =>
  dignityOf(planet, chart.grahas[planet].longitude, chart.signs);

/** Houses a planet rules; the nodes rule none. */
export const lordshipsOf = (chart: Chart, planet: Graha): readonly number[] =>
  planet === 'rahu' || planet === 'ketu' ? [] : housesOwned(planet, chart.ascendant.sign);

/** What the lordships of a planet make of it for the ascendant (BPHS ch. 34). */
export interface FunctionalFlags {
  readonly benefic: boolean;
  readonly malefic: boolean;
  readonly yogakaraka: boolean;
  readonly maraka: boolean;
  readonly badhaka: boolean;
}

/** The functional nature of one planet; all false for the nodes, which rule no house. */
export const functionalFlags = ({ ascendant: { sign } }: Chart, planet: Graha): FunctionalFlags => {
  const { benefics, malefics, yogakaraka, marakas } = functionalNature(sign);
  const among = (list: readonly Graha[]): boolean => list.includes(planet);
  return {
    benefic: among(benefics),
    malefic: among(malefics),
    yogakaraka: among(yogakaraka),
    maraka: among(marakas),
    badhaka: badhakaOf(sign).lord === planet,
  };
};

/** Houses 1–12 by signs that a planet aspects fully, ascending. */
export const aspectedHouses = ({ ascendant, signs }: Chart, planet: Graha): readonly number[] =>
  HOUSES.filter((house) => aspectsSign(planet, signs[planet], signAt(ascendant.sign, house)));

/** Houses 1–12 that a planet is a significator of; none for the nodes. */
export const karakaHouses = (planet: Graha): readonly number[] =>
  HOUSES.filter((house) => houseKarakas(house).some((karaka) => karaka === planet));

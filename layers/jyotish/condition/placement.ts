/** Conditions of place: houses, signs, divisions, degrees. Houses are counted by signs and inclusively. */
import { DUSTHANAS, KENDRA_TRIKONA, KENDRAS, TRIKONAS } from '../chart/bhava.ts';
import { lordOf, rashi, type Mode, type Planet7 } from '../chart/rashi.ts';
import type { VargaNumber } from '../chart/varga-rules.ts';
import { separation } from '../ephemeris/angle.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { ofChart, ofPair, ofPlanet, seeHouse, seeHouseFrom, seeSign } from './make.ts';
import { membersOf, type PlanetSet, type PlanetTerm } from './planet.ts';
import type { ChartReading } from './reading.ts';
import type { Condition } from './term.ts';

/**
 * A planet is in this house from the lagna, or in one of these.
 * @example
 * inHouses('sun', [1, 4, 7, 10]).type // → 'condition'
 */
export const inHouses = (planet: PlanetTerm, wanted: number | readonly number[]) => {
  const houses = typeof wanted === 'number' ? [wanted] : wanted;
  return ofPlanet('in_houses', planet, houses, (chart, p) => houses.includes(chart.house(p)), seeHouse);
};
/** In a house of these kinds from the lagna: kendra, trikona, either of them, or dusthana. */
export const inKendra = (planet: PlanetTerm) => inHouses(planet, KENDRAS);
export const inTrikona = (planet: PlanetTerm) => inHouses(planet, TRIKONAS);
export const inKendraOrTrikona = (planet: PlanetTerm) => inHouses(planet, KENDRA_TRIKONA);
export const inDusthana = (planet: PlanetTerm) => inHouses(planet, DUSTHANAS);

/** `planet` is in one of these houses counted from `from`. */
export const inHousesFrom = (from: PlanetTerm, planet: PlanetTerm, houses: readonly number[]) =>
  ofPair('in_houses_from', from, planet, houses, (chart, q, p) => houses.includes(chart.houseFrom(q, p)), seeHouseFrom);

/** Two planets, the second in a kendra from the first. */
export const inKendraFrom = (from: PlanetTerm, planet: PlanetTerm) =>
  ofPair('in_kendra_from', from, planet, KENDRAS, (chart, q, p) => chart.inKendraFrom(q, p), seeHouseFrom);

/** A planet is in one of these signs, or in a movable, fixed or dual sign, or in an odd or even one. */
export const inSigns = (planet: PlanetTerm, signs: readonly number[]) =>
  ofPlanet('in_signs', planet, signs, (chart, p) => signs.includes(chart.signs[p]), seeSign);
export const inSignsOfMode = (planet: PlanetTerm, mode: Mode) =>
  ofPlanet('in_signs_of_mode', planet, [mode], (chart, p) => rashi(chart.signs[p]).mode === mode, seeSign);
export const inSignsOfParity = (planet: PlanetTerm, parity: 'odd' | 'even') =>
  ofPlanet('in_signs_of_parity', planet, [parity], (c, p) => rashi(c.signs[p]).odd === (parity === 'odd'), seeSign);

/** All planets of a set are in these houses, and none of the houses is empty of them. */
export const fill = (set: PlanetSet, houses: readonly number[]): Condition<'fill'> => {
  const members = (chart: ChartReading): readonly Graha[] => membersOf(set, chart, null);
  return {
    type: 'condition',
    kind: 'fill',
    planets: Array.isArray(set) ? set : [],
    wants: houses,
    met: (chart) => {
      const stood = members(chart).map((planet) => chart.house(planet));
      return stood.every((house) => houses.includes(house)) && houses.every((house) => stood.includes(house));
    },
    observed: (chart) => members(chart).flatMap((planet) => seeHouse(chart, planet)),
  };
};
/** The planets of a set are in so many signs. */
export const inSoManySigns = (set: PlanetSet, count: number) => {
  const occupied = (chart: ChartReading): number =>
    new Set(membersOf(set, chart, null).map((planet) => chart.signs[planet])).size;
  return ofChart(
    'in_so_many_signs',
    [count],
    (chart) => occupied(chart) === count,
    (chart) => ({
      what: 'signs_occupied',
      value: occupied(chart),
    }),
  );
};
/** A planet is in a sign of `lord` in a varga. */
export const inVargaSignOf = (planet: PlanetTerm, varga: VargaNumber, lord: Planet7) =>
  ofPlanet(
    'in_varga_sign_of',
    planet,
    [varga, lord],
    (chart, p) => lordOf(chart.signIn(varga, p)) === lord,
    (chart, p) => [{ planet: p, what: 'sign', value: chart.signIn(varga, p) }],
  );
/** A planet is in the Indu lagna. */
export const inInduLagna = (planet: PlanetTerm) =>
  ofPlanet('in_indu_lagna', planet, [], (chart, p) => chart.signs[p] === chart.induLagna, seeSign);
/** A planet is within `orb` degrees of a longitude. */
export const nearDegree = (planet: PlanetTerm, degree: number, orb: number) =>
  ofPlanet(
    'near_degree',
    planet,
    [degree, orb],
    (chart, p) => separation(chart.longitudes[p], degree) <= orb,
    (chart, p) => [{ planet: p, what: 'degree', value: chart.longitudes[p] }],
  );

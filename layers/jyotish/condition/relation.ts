/** Conditions between two planets, or a planet and a house. "With" is the same sign, "aspect" a full graha drishti. */
import { ofPair, ofPlanet, seeDispositors, seeHouse, seeHouseFrom, seeSigns } from './make.ts';
import { samePlanet } from './dignity.ts';
import type { PlanetTerm } from './planet.ts';
import { any } from './term.ts';

/** In one sign. */
export const conjunct = (a: PlanetTerm, b: PlanetTerm) =>
  ofPair('conjunct', a, b, [], (chart, p, q) => chart.areConjunct(p, q), seeSigns);
/** `a` aspects `b`. */
export const aspects = (a: PlanetTerm, b: PlanetTerm) =>
  ofPair('aspects', a, b, [], (chart, p, q) => chart.aspects(p, q), seeHouseFrom);
/** Each aspects the other. */
export const aspectEachOther = (a: PlanetTerm, b: PlanetTerm) =>
  ofPair('aspect_each_other', a, b, [], (chart, p, q) => chart.aspectEachOther(p, q), seeHouseFrom);
/** Each is in a sign of the other. */
export const exchangeSigns = (a: PlanetTerm, b: PlanetTerm) =>
  ofPair('exchange_signs', a, b, [], (chart, p, q) => chart.exchangeSigns(p, q), seeDispositors);
/** Conjunct, aspecting each other, or in exchange (sambandha). */
export const related = (a: PlanetTerm, b: PlanetTerm) =>
  ofPair(
    'related',
    a,
    b,
    [],
    (chart, p, q) => chart.areRelated(p, q),
    (chart, p, q) => [...seeHouseFrom(chart, p, q), ...seeDispositors(chart, p, q)],
  );
/** `a` is with `by`, or `by` aspects it. */
export const joinedOrAspected = (a: PlanetTerm, by: PlanetTerm) =>
  ofPair(
    'joined_or_aspected',
    a,
    by,
    [],
    (chart, p, q) => chart.isJoinedOrAspected(p, q),
    (chart, p, q) => seeHouseFrom(chart, q, p),
  );
/** In one sign, or one planet: who is himself the lord that must be joined has joined him. */
export const joined = (a: PlanetTerm, b: PlanetTerm) => any(conjunct(a, b), samePlanet(a, b));
/** The same, or `by` aspects `a`. */
export const touched = (a: PlanetTerm, by: PlanetTerm) => any(joinedOrAspected(a, by), samePlanet(a, by));
/** A planet aspects a house. */
export const aspectsHouseAt = (planet: PlanetTerm, house: number) =>
  ofPlanet('aspects_house', planet, [house], (chart, p) => chart.aspectsHouse(p, house), seeHouse);
/** The lords of two houses are in each other's house. */
export const housesExchange = (m: number, n: number) =>
  ofPair(
    'houses_exchange',
    { is: 'lord', house: m },
    { is: 'lord', house: n },
    [m, n],
    (chart) => chart.housesExchange(m, n),
    (chart, p, q) => [...seeHouse(chart, p), ...seeHouse(chart, q)],
  );

/** Conditions of state: dignity, strength, combustion, lordship. */
import type { NeechaBhangaId } from '../chart/neecha-bhanga.ts';
import { ofChart, ofPair, ofPlanet, seeCombust, seeDignity, seeLordship } from './make.ts';
import type { PlanetTerm } from './planet.ts';

/** Exalted, moolatrikona or own sign. */
export const dignified = (planet: PlanetTerm) =>
  ofPlanet('dignified', planet, [], (chart, p) => chart.isDignified(p), seeDignity);
/** In its exaltation sign, whatever the degree. */
export const exalted = (planet: PlanetTerm) =>
  ofPlanet('exalted', planet, [], (chart, p) => chart.isExalted(p), seeDignity);
/** In a sign that it owns, whatever the degree. */
export const inOwnSign = (planet: PlanetTerm) =>
  ofPlanet('in_own_sign', planet, [], (chart, p) => chart.isInOwnSign(p), seeDignity);
/** In the degrees of its moolatrikona. */
export const inMoolatrikona = (planet: PlanetTerm) =>
  ofPlanet('in_moolatrikona', planet, [], (chart, p) => chart.dignity(p) === 'moolatrikona', seeDignity);
/** In its debilitation sign, whatever the degree. */
export const debilitated = (planet: PlanetTerm) =>
  ofPlanet('debilitated', planet, [], (chart, p) => chart.isDebilitated(p), seeDignity);
/** In the sign of a friend or great friend (compound relation). */
export const inFriendSign = (planet: PlanetTerm) =>
  ofPlanet('in_friend_sign', planet, [], (chart, p) => chart.isInFriendSign(p), seeDignity);
/** In the sign of a great friend (compound relation). */
export const inGreatFriendSign = (planet: PlanetTerm) =>
  ofPlanet('in_great_friend_sign', planet, [], (chart, p) => chart.dignity(p) === 'great_friend', seeDignity);
/** In dignity or a friend's sign, neither combust nor debilitated. */
export const strong = (planet: PlanetTerm) =>
  ofPlanet(
    'strong',
    planet,
    [],
    (chart, p) => chart.isStrong(p),
    (chart, p) => [...seeDignity(chart, p), ...seeCombust(chart, p)],
  );
/** Too near the Sun to be seen. */
export const combust = (planet: PlanetTerm) =>
  ofPlanet('combust', planet, [], (chart, p) => chart.isCombust(p), seeCombust);
/** Moving backwards. */
export const retrograde = (planet: PlanetTerm) =>
  ofPlanet(
    'retrograde',
    planet,
    [],
    (chart, p) => chart.isRetrograde(p),
    (chart, p) => [{ planet: p, what: 'retrograde', value: chart.isRetrograde(p) }],
  );
/** A benefic by nature, as the chart reads it. */
export const benefic = (planet: PlanetTerm) =>
  ofPlanet(
    'benefic',
    planet,
    [],
    (chart, p) => chart.isBenefic(p),
    (chart, p) => [{ planet: p, what: 'benefic', value: chart.isBenefic(p) }],
  );
/** Debilitated, with the debilitation cancelled: by any of the conditions of neecha bhanga, or by the given one. */
export const fallRaised = (planet: PlanetTerm, by?: NeechaBhangaId) =>
  ofPlanet(
    'fall_raised',
    planet,
    by === undefined ? [] : [by],
    (chart, p) => (by === undefined ? chart.raisedBy(p).length > 0 : chart.raisedBy(p).includes(by)),
    (chart, p) => [{ planet: p, what: 'raised_by', value: chart.raisedBy(p).join(' ') }],
  );

/** A planet is lord of one of these houses. */
export const owns = (planet: PlanetTerm, houses: readonly number[]) =>
  ofPlanet('owns', planet, houses, (chart, p) => chart.housesOwned(p).some((n) => houses.includes(n)), seeLordship);
/** Two terms are one planet. */
export const samePlanet = (a: PlanetTerm, b: PlanetTerm) =>
  ofPair(
    'same_planet',
    a,
    b,
    [],
    (_, p, q) => p === q,
    (chart, p, q) => [...seeLordship(chart, p), ...seeLordship(chart, q)],
  );
/** The lord of a good house owns no dusthana, or has its moolatrikona in the good house. */
export const untainted = (house: number) =>
  ofChart(
    'untainted',
    [house],
    (chart) => chart.isUntainted(house),
    (chart) => ({
      what: 'lordship',
      value: chart.housesOwned(chart.lordOfHouse(house)).join(' '),
    }),
  );

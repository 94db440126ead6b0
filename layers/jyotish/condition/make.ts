/** Makers of conditions: what each is about, how it is decided, and what is observed. */
import type { Graha } from '../ephemeris/sky.ts';
import type { PlanetTerm } from './planet.ts';
import type { ChartReading } from './reading.ts';
import type { Condition, Observed } from './term.ts';

type Wants = readonly (string | number)[];

/** A condition of one planet. */
export const ofPlanet = <const Kind extends string>(
  kind: Kind,
  planet: PlanetTerm,
  wants: Wants,
  met: (chart: ChartReading, planet: Graha) => boolean,
  observed: (chart: ChartReading, planet: Graha) => readonly Observed[],
): Condition<Kind> => ({
  type: 'condition',
  kind,
  planets: [planet],
  wants,
  met: (chart, who) => met(chart, who(planet)),
  observed: (chart, who) => observed(chart, who(planet)),
});

/** A condition of two planets. */
export const ofPair = <const Kind extends string>(
  kind: Kind,
  first: PlanetTerm,
  second: PlanetTerm,
  wants: Wants,
  met: (chart: ChartReading, a: Graha, b: Graha) => boolean,
  observed: (chart: ChartReading, a: Graha, b: Graha) => readonly Observed[],
): Condition<Kind> => ({
  type: 'condition',
  kind,
  planets: [first, second],
  wants,
  met: (chart, who) => met(chart, who(first), who(second)),
  observed: (chart, who) => observed(chart, who(first), who(second)),
});

/** A condition of the chart or the birth itself. */
export const ofChart = <const Kind extends string>(
  kind: Kind,
  wants: Wants,
  met: (chart: ChartReading) => boolean,
  observed: (chart: ChartReading) => Pick<Observed, 'what' | 'value'>,
): Condition<Kind> => ({
  type: 'condition',
  kind,
  planets: [],
  wants,
  met,
  observed: (chart) => [{ planet: null, ...observed(chart) }],
});

/** House from the lagna. */
export const seeHouse = (chart: ChartReading, planet: Graha): readonly Observed[] => [
  { planet, what: 'house', value: chart.house(planet) },
];
/** House from another planet. */
export const seeHouseFrom = (chart: ChartReading, from: Graha, planet: Graha): readonly Observed[] => [
  { planet, what: 'house_from', from, value: chart.houseFrom(from, planet) },
];
/** Sign 1–12. */
export const seeSign = (chart: ChartReading, planet: Graha): readonly Observed[] => [
  { planet, what: 'sign', value: chart.signs[planet] },
];
/** Signs of two planets. */
export const seeSigns = (chart: ChartReading, a: Graha, b: Graha): readonly Observed[] => [
  ...seeSign(chart, a),
  ...seeSign(chart, b),
];
/** Dignity. */
export const seeDignity = (chart: ChartReading, planet: Graha): readonly Observed[] => [
  { planet, what: 'dignity', value: chart.dignity(planet) },
];
/** Combust or not. */
export const seeCombust = (chart: ChartReading, planet: Graha): readonly Observed[] => [
  { planet, what: 'combust', value: chart.isCombust(planet) },
];
/** Houses that a planet owns. */
export const seeLordship = (chart: ChartReading, planet: Graha): readonly Observed[] => [
  { planet, what: 'lordship', value: chart.housesOwned(planet).join(' ') },
];
/** Lords of the signs of two planets. */
export const seeDispositors = (chart: ChartReading, a: Graha, b: Graha): readonly Observed[] =>
  [a, b].map((planet) => ({ planet, what: 'dispositor', value: chart.dispositor(planet) }));

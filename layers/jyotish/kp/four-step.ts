/** The four steps of a planet: itself, its star lord, its sub lord and the star lord of that (Sunil Gondhalekar). */
import type { Chart } from '../chart/chart.ts';
import { nakshatraLord } from '../chart/nakshatra.ts';
import { lordOf } from '../chart/rashi.ts';
import { isNode } from '../chart/graha.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { kpHousesOwned } from './significators.ts';
import { kpLords } from './sub-lords.ts';

/** How a house is signified. */
export const STEP_WAYS = ['occupies', 'owns'] as const;

/** A house of a step. */
export interface StepHouse {
  /** 1–12 */
  readonly house: number;
  readonly by: (typeof STEP_WAYS)[number];
  /** Signified in full; else only in the second place. */
  readonly strong: boolean;
  /** The planet through which a node signifies it; null where the planet of the step does itself. */
  readonly agent: Graha | null;
}
/** A step: its planet and the houses this signifies. */
export interface Step {
  /** 1–4 */
  readonly step: number;
  readonly planet: Graha;
  readonly houses: readonly StepHouse[];
}

const starLordOf = (chart: Chart, graha: Graha): Graha => nakshatraLord(chart.grahas[graha].nakshatra.id);

/** Whether a planet speaks for itself: none stands in its stars, or it stands in one of its own. */
const speaksForItself = (chart: Chart, planet: Graha): boolean =>
  starLordOf(chart, planet) === planet || !GRAHAS.some((graha) => starLordOf(chart, graha) === planet);

/** Whom a node stands for: the lord of its sign, and the planets in its sign. */
const agentsOf = (chart: Chart, planet: Graha): readonly Graha[] => {
  if (!isNode(planet)) return [];
  const sign = chart.signs[planet];
  const joined = GRAHAS.filter((graha) => graha !== planet && chart.signs[graha] === sign);
  return [...new Set<Graha>([lordOf(sign), ...joined])];
};

/** The four steps of all nine planets; houses by the cusps of the chart. */
export const fourSteps = (chart: Chart): readonly { readonly planet: Graha; readonly steps: readonly Step[] }[] => {
  const owned = kpHousesOwned(chart);
  const occupied = (house: number): boolean => GRAHAS.some((graha) => chart.grahas[graha].house === house);
  const housesOf = (planet: Graha, agent: Graha | null, always: boolean): readonly StepHouse[] => {
    const self = speaksForItself(chart, planet);
    return [
      { house: chart.grahas[planet].house, by: 'occupies', strong: always || self, agent },
      ...owned[planet].map((house): StepHouse => ({
        house,
        by: 'owns',
        strong: (always || self) && !occupied(house),
        agent,
      })),
    ];
  };
  return GRAHAS.map((planet) => {
    const { star, sub } = kpLords(chart.grahas[planet].longitude);
    const steps = [planet, star, sub, starLordOf(chart, sub)].map((of, i): Step => {
      // The first and third steps ask whether the planet speaks for itself, the star lords always do.
      const always = i % 2 === 1;
      const agents = agentsOf(chart, of).flatMap((agent) => housesOf(agent, agent, always));
      return { step: i + 1, planet: of, houses: [...housesOf(of, null, always), ...agents] };
    });
    return { planet, steps };
  });
};

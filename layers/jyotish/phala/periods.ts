/** Paragraphs of the Vimshottari periods: what the years of a planet ask, and the months of another inside them. */
import { isNode } from '../chart/graha.ts';
import { rowOf } from '../chart/rows.ts';
import type { DashaNode, DashaPeriod } from '../dasha/period.ts';
import type { Graha } from '../ephemeris/sky.ts';
import { combustFact, dignityFact, lordFact, signFact } from './facts.ts';
import { clausePicker, MODIFIER_ORDER, type ClausePicker } from './modifiers.ts';
import { inHouse, natureTheme } from './placements.ts';
import { HOUSES, HOUSE_THEMES, type Clause, type Fact, type Paragraph, type Sway } from './reading.ts';
import { byWeight } from './settle.ts';
import { strengthBand, type PlanetState, type ReadChart, type StrengthBand } from './state.ts';

const WEIGHT = { lord: 2, house: 0.6, placed: 0.6, pair: 1 } as const;
const BAND_SWAY: Readonly<Record<StrengthBand, Sway>> = { strong: 1, steady: 0, strained: -1 };

/** Chapter of BPHS on the sub-periods in the major period of each planet. */
const PAIR_CHAPTER: Readonly<Record<Graha, number>> = {
  sun: 52,
  moon: 53,
  mars: 54,
  rahu: 55,
  jupiter: 56,
  saturn: 57,
  mercury: 58,
  ketu: 59,
  venus: 60,
};

const stateFacts = ({ planet, sign, dignity, combust }: PlanetState): readonly Fact[] => [
  signFact(planet, sign),
  ...(isNode(planet) ? [] : [dignityFact(planet, dignity)]),
  ...(combust ? [combustFact(planet)] : []),
];

/** The houses a planet rules, in order; none for a node. */
const housesRuledBy = (read: ReadChart, planet: Graha): readonly number[] =>
  HOUSES.filter((house) => read.lord(house) === planet);

/**
 * The major period of a planet: what it asks by the strength of its lord, then the houses that the lord rules; a node
 * rules none and is read by the house it stands in. Without a time of birth only the lord is read.
 */
const majorPeriod = (read: ReadChart, planet: Graha, pick: ClausePicker, timeKnown: boolean): readonly Paragraph[] => {
  const state = read.states[planet];
  const band = strengthBand(state);
  const lord: Paragraph = {
    family: 'dasha.lord',
    row: `${planet}/${band}`,
    placement: { kind: 'period', lords: [planet] },
    theme: natureTheme(planet),
    sway: BAND_SWAY[band],
    weight: WEIGHT.lord * state.strength,
    facts: stateFacts(state),
    clauses: isNode(planet) ? [] : pick({ read, state, house: timeKnown ? state.house : null }, MODIFIER_ORDER.maha),
    source: 'BPHS ch. 47; Phaladeepika ch. 19, 20',
    speaker: planet,
  };
  if (!timeKnown) return [lord];
  if (isNode(planet)) {
    const placed = inHouse(read, planet, () => []);
    const lead: Clause = { key: `acts-from/${state.house}`, sway: 0, facts: [], planets: { planet } };
    return byWeight([lord, { ...placed, sway: 0, weight: WEIGHT.placed * state.strength, lead }]);
  }
  const houses = housesRuledBy(read, planet).map((house): Paragraph => ({
    family: 'dasha.house',
    row: String(house),
    placement: { kind: 'period_house', planet, house },
    theme: rowOf(HOUSE_THEMES, house, 'house'),
    sway: 0,
    weight: WEIGHT.house * state.strength,
    facts: [lordFact(house, planet)],
    clauses: [],
    source: 'Laghu Parashari v. 6–8; BPHS ch. 34 (planets by the houses they rule)',
    speaker: planet,
  }));
  return byWeight([lord, ...houses]);
};

/** The sub-period of a planet inside a major one: by the pair, their places from one another, and the state of its lord. */
const subPeriod = (read: ReadChart, maha: Graha, antar: Graha, pick: ClausePicker): readonly Paragraph[] => {
  const state = read.states[antar];
  return [
    {
      family: 'dasha.pair',
      row: `${maha}/${antar}`,
      placement: { kind: 'period', lords: [maha, antar] },
      theme: natureTheme(antar),
      sway: 0,
      weight: WEIGHT.pair * state.strength,
      facts: stateFacts(state),
      clauses: pick({ read, state, house: null, within: maha }, MODIFIER_ORDER.antar),
      source: `BPHS ch. ${PAIR_CHAPTER[maha]}; Phaladeepika ch. 21`,
      speaker: antar,
    },
  ];
};

/** The paragraphs of one period. */
export interface PeriodReading {
  readonly period: DashaPeriod<Graha>;
  readonly paragraphs: readonly Paragraph[];
}

/** Every period of a tree of two levels, each major period followed by its sub-periods. */
export const periodsReading = (
  read: ReadChart,
  nodes: readonly DashaNode<Graha>[],
  timeKnown: boolean,
): readonly PeriodReading[] => {
  const pick = clausePicker();
  return nodes.flatMap(({ period, children }) => {
    const maha = period.lord;
    return [
      { period, paragraphs: majorPeriod(read, maha, pick, timeKnown) },
      ...children.map((child) => ({
        period: child.period,
        paragraphs: subPeriod(read, maha, child.period.lord, pick),
      })),
    ];
  });
};

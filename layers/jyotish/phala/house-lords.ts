/** Paragraphs of the house lords: what becomes of the matters of a house, by the house its lord stands in. */
import { rowOf } from '../chart/rows.ts';
import { lordFact, lordHouseFact } from './facts.ts';
import { MODIFIER_ORDER, type ClausePicker } from './modifiers.ts';
import { swayAt } from './placements.ts';
import { HOUSE_THEMES, type Paragraph } from './reading.ts';
import type { ReadChart } from './state.ts';

/** Which way the matters of a house lean with its lord in houses 1–12; one row for each house (BPHS ch. 24). */
const LORD_RESULTS: readonly string[] = [
  '++0++-0-+++-',
  '++0++00-+++-',
  '+-++0-0-0++-',
  '++0++-+-++0-',
  '++0++-+-+++-',
  '000-0+-000+0',
  '000++-+-+++-',
  '--0-0+-+0000',
  '+++++-+-+++-',
  '+++++0+-+++-',
  '++0++0+-+++-',
  '-00-00-0000+',
];

/** BPHS ch. 24 has one verse for each lord in each house, in order. */
const verse = (house: number, inHouse: number): string => `BPHS ch. 24 v. ${(house - 1) * 12 + inHouse}`;

/** The lord of house 1–12 in the house it stands in. */
export const lordInHouse = (read: ReadChart, house: number, pick: ClausePicker): Paragraph => {
  const lord = read.lord(house);
  const state = read.states[lord];
  return {
    family: 'lord.in',
    row: `${house}/${state.house}`,
    placement: { kind: 'lord', house, inHouse: state.house },
    theme: rowOf(HOUSE_THEMES, house, 'house'),
    sway: swayAt(rowOf(LORD_RESULTS, house, 'house'), state.house),
    weight: state.strength,
    facts: [lordFact(house, lord), lordHouseFact(house, state.house)],
    clauses: pick({ read, state, house }, MODIFIER_ORDER.lord),
    source: verse(house, state.house),
    speaker: lord,
    lord: { planet: lord, house },
  };
};

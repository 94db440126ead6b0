/** The readings: which paragraphs answer a question, settled and in order. */
import { NAKSHATRA_KEYS, nakshatraLord } from '../chart/nakshatra.ts';
import { rowOf } from '../chart/rows.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { ascendantFact, padaFact, signFact, starFact, starLordFact } from './facts.ts';
import { lordInHouse } from './house-lords.ts';
import { clausePicker, MODIFIER_ORDER } from './modifiers.ts';
import { inHouse, inSign, inStar } from './placements.ts';
import { HOUSES, signKey, type Clause, type Paragraph } from './reading.ts';
import { byWeight, settleThemes } from './settle.ts';
import type { ReadChart } from './state.ts';

/** Weights of the rows that carry an answer. */
const WEIGHT = { ascendant: 2, moon: 2, star: 2, pada: 1 } as const;

/** The rising sign, its lord, and the planets that stand in the first house. */
export const ascendantReading = (read: ReadChart): readonly Paragraph[] => {
  const { sign } = read.chart.ascendant;
  const pick = clausePicker();
  const lord = read.lord(1);
  const rising: Paragraph = {
    family: 'asc',
    row: signKey(sign),
    placement: { kind: 'rising', sign },
    theme: 'self',
    sway: 0,
    weight: WEIGHT.ascendant,
    facts: [ascendantFact(sign)],
    clauses: [],
    source: 'Phaladeepika ch. 9; Brihat Jataka ch. 17',
    speaker: lord,
  };
  // The lord in its own rising sign is read once, as lord.
  const occupants = GRAHAS.filter((planet) => read.states[planet].house === 1 && planet !== lord);
  return byWeight(
    settleThemes([rising, lordInHouse(read, 1, pick), ...occupants.map((planet) => inHouse(read, planet, pick))]),
  );
};

/** The Moon's sign with what bears on the Moon, and, where the time of birth is known, its house. */
export const moonReading = (read: ReadChart, timeKnown: boolean): readonly Paragraph[] => {
  const state = read.states.moon;
  const pick = clausePicker();
  const moon: Paragraph = {
    family: 'moon',
    row: signKey(state.sign),
    placement: { kind: 'sign', planet: 'moon', sign: state.sign },
    theme: 'mind',
    sway: 0,
    weight: WEIGHT.moon * state.strength,
    facts: [signFact('moon', state.sign)],
    clauses: pick({ read, state, house: null }, MODIFIER_ORDER.sign),
    source: 'Brihat Jataka ch. 17; Saravali ch. 23',
    speaker: 'moon',
  };
  return byWeight(settleThemes(timeKnown ? [moon, inHouse(read, 'moon', pick)] : [moon]));
};

/** The birth star, its quarter, and, where the time of birth is known, the house of the star's lord. */
export const starReading = (read: ReadChart, timeKnown: boolean): readonly Paragraph[] => {
  const { id, pada } = read.chart.grahas.moon.nakshatra;
  const star = rowOf(NAKSHATRA_KEYS, id, 'nakshatra');
  const base = { theme: 'mind', sway: 0, clauses: [], speaker: 'moon' } as const;
  const rows: readonly Paragraph[] = [
    {
      ...base,
      family: 'star',
      row: star,
      placement: { kind: 'star', star: id, pada: null },
      weight: WEIGHT.star,
      facts: [starFact('moon', star)],
      source: 'Brihat Jataka ch. 16; Jataka Parijata ch. 9',
    },
    {
      ...base,
      family: 'pada',
      row: `${star}/${pada}`,
      placement: { kind: 'star', star: id, pada },
      weight: WEIGHT.pada,
      facts: [starFact('moon', star), padaFact('moon', pada)],
      source: 'BPHS ch. 6 v. 12 (the pada is a navamsa); Brihat Jataka ch. 17',
    },
  ];
  const lord = nakshatraLord(id);
  const lead: Clause = { key: 'star-lord', sway: 0, facts: [starLordFact('moon', lord)], planets: { planet: lord } };
  const ofLord = (): Paragraph => ({ ...inHouse(read, lord, clausePicker()), lead });
  return byWeight(settleThemes(timeKnown ? [...rows, ofLord()] : rows));
};

/** Paragraphs of one planet. */
export interface PlanetReading {
  readonly planet: Graha;
  readonly paragraphs: readonly Paragraph[];
}

const gathered = <K>(
  groups: readonly (readonly [K, readonly Paragraph[]])[],
): readonly (readonly [K, readonly Paragraph[]])[] => {
  const settledOnes = settleThemes(groups.flatMap(([, paragraphs]) => paragraphs));
  let at = 0;
  return groups.map(([key, { length }]) => [key, byWeight(settledOnes.slice(at, (at += length)))] as const);
};

/** The wanted planets in house, sign and star; without the houses where the time of birth is not known. */
export const planetsReading = (
  read: ReadChart,
  planets: readonly Graha[],
  timeKnown: boolean,
): readonly PlanetReading[] => {
  const pick = clausePicker();
  const groups = planets.map((planet) => {
    const placed = timeKnown ? [inHouse(read, planet, pick)] : [];
    return [planet, [...placed, inSign(read, planet, pick), inStar(read, planet)]] as const;
  });
  return gathered(groups).map(([planet, paragraphs]) => ({ planet, paragraphs }));
};

/** Paragraph of the lord of each house. */
export const houseLordsReading = (
  read: ReadChart,
): readonly { readonly house: number; readonly paragraphs: readonly Paragraph[] }[] => {
  const pick = clausePicker();
  const groups = HOUSES.map((house) => [house, [lordInHouse(read, house, pick)]] as const);
  return gathered(groups).map(([house, paragraphs]) => ({ house, paragraphs }));
};

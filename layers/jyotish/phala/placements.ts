/** Paragraphs of a planet: the house it stands in, its sign, and the star whose lord it works through. */
import { debilitationSign, exaltationSign } from '../chart/dignity.ts';
import { GRAHA_TABLE, isNode } from '../chart/graha.ts';
import { nakshatraLord } from '../chart/nakshatra.ts';
import { rowAt, rowOf } from '../chart/rows.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { houseFact, signFact, starLordFact } from './facts.ts';
import { MODIFIER_ORDER, type ClausePicker, type ModifierOrder } from './modifiers.ts';
import {
  HOUSE_THEMES,
  NATURE_THEMES,
  signKey,
  SWAY_OF,
  type NatureTheme,
  type Paragraph,
  type Sway,
} from './reading.ts';
import type { PlanetState, ReadChart } from './state.ts';

/** Sway of house 1–12 in a row of signs: `+` supportive, `-` demanding, `0` mixed. */
export const swayAt = (signs: string, house: number): Sway => {
  const sway = SWAY_OF[signs.charAt(house - 1)];
  if (sway === undefined) throw new Error(`no sway for house ${house} in ${signs}`);
  return sway;
};

/**
 * Which way a planet leans in houses 1–12 (Phaladeepika ch. 8; Saravali ch. 30). Where the verse names only a cruel
 * outcome the house is read from its theme instead; README.md lists what is left out.
 */
const HOUSE_RESULTS: Readonly<Record<Graha, string>> = {
  sun: '0-+-0+--0++-',
  moon: '+++++-+-+++-',
  mars: '0-+-0+--0++-',
  mercury: '++0++0+0+++-',
  jupiter: '++0++0+-+++0',
  venus: '++0++-+0++++',
  saturn: '--+--+000++-',
  rahu: '0-+-0+--0++-',
  ketu: '--+-0+--000+',
};

/** Relative weights of the three paragraphs, times the strength of the planet. */
const WEIGHT = { house: 1, sign: 0.8, star: 0.4 } as const;

const SIGN_SOURCES: Readonly<Record<Graha, string>> = {
  sun: 'Brihat Jataka ch. 18; Saravali ch. 22',
  moon: 'Brihat Jataka ch. 17; Saravali ch. 23',
  mars: 'Brihat Jataka ch. 18; Saravali ch. 25',
  mercury: 'Brihat Jataka ch. 18; Saravali ch. 26',
  jupiter: 'Brihat Jataka ch. 18; Saravali ch. 27',
  venus: 'Brihat Jataka ch. 18; Saravali ch. 28',
  saturn: 'Brihat Jataka ch. 18; Saravali ch. 29',
  rahu: 'Laghu Parashari v. 13 (through the lord of the sign)',
  ketu: 'Laghu Parashari v. 13 (through the lord of the sign)',
};

/** What a planet stands for in a person. */
export const natureTheme = (planet: Graha): NatureTheme =>
  rowAt(NATURE_THEMES, GRAHAS.indexOf(planet), 'theme of a planet');

/** The planet in its house. */
export const inHouse = (read: ReadChart, planet: Graha, pick: ClausePicker): Paragraph => {
  const state = read.states[planet];
  const { house, strength } = state;
  return {
    family: 'planet.house',
    row: `${planet}/${house}`,
    placement: { kind: 'house', planet, house },
    theme: rowOf(HOUSE_THEMES, house, 'house'),
    sway: swayAt(HOUSE_RESULTS[planet], house),
    weight: WEIGHT.house * strength,
    facts: [houseFact(planet, house)],
    clauses: pick({ read, state, house }, MODIFIER_ORDER.house),
    source: 'Phaladeepika ch. 8; Saravali ch. 30',
    speaker: planet,
  };
};

/** By the whole sign of exaltation, own sign and fall; a cancelled fall leans neither way, and nor do the nodes. */
const signSway = ({ planet, sign, fallCancelled }: PlanetState): Sway => {
  if (isNode(planet)) return 0;
  if (sign === exaltationSign(planet) || GRAHA_TABLE[planet].own.includes(sign)) return 1;
  return sign === debilitationSign(planet) && !fallCancelled ? -1 : 0;
};

/** The planet in its sign. `order` says which modifiers it takes; none where its house is read beside it. */
export const inSign = (
  read: ReadChart,
  planet: Graha,
  pick: ClausePicker,
  order: ModifierOrder = MODIFIER_ORDER.sign,
): Paragraph => {
  const state = read.states[planet];
  const { sign, strength } = state;
  return {
    family: 'planet.sign',
    row: `${planet}/${signKey(sign)}`,
    placement: { kind: 'sign', planet, sign },
    theme: natureTheme(planet),
    sway: signSway(state),
    weight: WEIGHT.sign * strength,
    facts: [signFact(planet, sign)],
    clauses: pick({ read, state, house: null }, order),
    source: SIGN_SOURCES[planet],
    speaker: planet,
  };
};

/** The planet in its star, by the star's lord: it takes up the matters of that lord. */
export const inStar = (read: ReadChart, planet: Graha): Paragraph => {
  const lord = nakshatraLord(read.chart.grahas[planet].nakshatra.id);
  return {
    family: 'planet.star',
    row: `${planet}/${lord}`,
    placement: { kind: 'star_lord', planet, lord },
    theme: natureTheme(planet),
    sway: 0,
    weight: WEIGHT.star * read.states[planet].strength,
    facts: [starLordFact(planet, lord)],
    clauses: [],
    source: 'K. S. Krishnamurti, KP Reader II (a planet works through the lord of its star)',
    speaker: planet,
  };
};

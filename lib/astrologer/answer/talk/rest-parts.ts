/** What is left to tell of a matter where all that answers a question was told before. */
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { AREA_ROWS } from '../../../../layers/jyotish/phala/areas.ts';
import { decide, type Decision } from '../../../answers/judgement.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { phalaRow } from '../../../words/phala/rows.ts';
import type { Ask } from '../../../words/reading/ask.ts';
import { askedOf, directAnswers } from '../direct.ts';
import { says } from '../direct/telling.ts';
import { rowsOf, saidParts, type Making } from '../tell/making.ts';
import { advicePart } from '../tell/matter-parts.ts';
import { reasonParts } from '../tell/reason-parts.ts';
import { placeParts, planetParts } from '../tell/named.ts';
import type { Draft } from '../tell/parts.ts';
import { saidIn, type Said } from '../hear/said.ts';

type Way = (making: Making, decision: Decision) => readonly Draft[];

/** Most of what weighs that is told at once. */
const MOST_REASONS = 2;
const reasons: Way = (making, decision) => reasonParts(making, decision, MOST_REASONS, true);

/** How the area of a matter shows in a life. */
const shows: Way = (making, decision) => {
  const { verdict, matter } = decision;
  const { area } = MATTER_ROWS[matter];
  if (area === null || verdict === null) return [];
  const { married } = rowsOf(making);
  const isMarried = matter === 'married_life' && (verdict === 'clear_for' || verdict === 'clear_against');
  const template = isMarried ? married[verdict] : phalaRow(making.tongue, 'area.frame', `${area}/${verdict}`)[0];
  return [{ kind: 'meaning', template, cites: [making.cited.decision(decision)], matter }];
};

/** What the planet that rules the house of the matter gives where it stands, or in its sign. */
const ruler =
  (isMore: boolean): Way =>
  (making, { matter }) => {
    const { area } = MATTER_ROWS[matter];
    if (area === null) return [];
    const { house } = AREA_ROWS[area];
    const read = planetParts(making, making.known.read.lord(house), isMore).slice(0, 1);
    // Why that planet is read is said first: it rules the house of the matter.
    return isMore || !making.known.birth.timeKnown ? read : [...placeParts(making, house).slice(0, 1), ...read];
  };

/** What custom does, as it is asked for, for a planet. */
const customOf = (making: Making, said: Said, planet: Graha): readonly Draft[] =>
  saidParts(making, directAnswers(making.known, { said, question: 'remedy', planets: [planet] }, making));

/** What custom does for the planet that weighs most against it. */
const custom: Way = (making, { indicators }) => {
  const heaviest = indicators.find(({ supports }) => !supports);
  return heaviest === undefined ? [] : customOf(making, saidIn('', making.known.at.date), heaviest.planet);
};

/** The planet that weighs most against a matter and does not help it as well; undefined where there is none. */
const heaviestOf = ({ indicators }: Decision): Graha | undefined => {
  const helping = indicators.filter(({ supports }) => supports).map(({ planet }) => planet);
  return indicators.find(({ supports, planet }) => !supports && !helping.includes(planet))?.planet;
};

/** The day on which the mantra is said that was told for a matter. */
export const customDayFor = (making: Making, matter: Matter, said: Said): readonly Draft[] => {
  const { area } = MATTER_ROWS[matter];
  if (area === null || !making.known.birth.timeKnown) return [];
  const planet = heaviestOf(decide(making.known, matter, null)) ?? making.known.read.lord(AREA_ROWS[area].house);
  return saidParts(making, directAnswers(making.known, { said, question: 'mantra_day', planets: [planet] }, making));
};

/** What custom does for a matter, as it is asked for: for the planet that weighs most against it, else for that which rules its house. */
export const customFor = (making: Making, matter: Matter, said: Said): readonly Draft[] => {
  const { area } = MATTER_ROWS[matter];
  if (area === null || !making.known.birth.timeKnown) return [];
  // What helps the matter as well was told as its help.
  const heaviest = heaviestOf(decide(making.known, matter, null));
  if (heaviest === undefined) return customOf(making, said, making.known.read.lord(AREA_ROWS[area].house));
  const why = says('weighsMost', () => ({ values: { planet: making.cited.write.planet(heaviest) }, claims: [] }));
  return [...saidParts(making, why(askedOf(making.known, { said }, making))), ...customOf(making, said, heaviest)];
};

const advice: Way = (making, decision) => advicePart(making, decision, true);

/** What is told next, by the way of asking. */
const WAYS: Readonly<Record<Ask, readonly Way[]>> = {
  when: [reasons, advice],
  do: [advice, custom],
  why: [reasons, ruler(false), shows, ruler(true)],
  how: [reasons, shows, advice, ruler(false)],
  will: [reasons, advice, shows],
  should: [reasons, advice, custom],
};
/** In plain words nothing of the chart is named. */
const SIMPLE: readonly Way[] = [advice];

/** The ways in which a matter is told further, the nearest to what is asked first. */
export const restOf = (making: Making, ask: Ask, matter: Matter): readonly (() => readonly Draft[])[] => {
  const decision = decide(making.known, matter, null);
  if (decision.verdict === null) return [];
  return (making.form === 'simple' ? SIMPLE : WAYS[ask]).map((way) => () => way(making, decision));
};

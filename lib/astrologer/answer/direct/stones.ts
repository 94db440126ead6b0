/** How the stone of a planet is worn, by custom. */
import { judgeGem } from '../../../../layers/jyotish/remedies/gems.ts';
import { PLANETS7 } from '../../../../layers/jyotish/chart/graha.ts';
import { PLANET_REMEDIES } from '../../../../layers/jyotish/remedies/planet-rows.ts';
import { GRAHAS, type Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { bank } from '../../../words/bank.ts';
import { lordClaim } from '../../facts/of-birth.ts';
import { ofPlanet, type Asked, type Grounds } from './telling.ts';

/** The house of learning, whose lord gives the stone for studies. */
export const HOUSE_OF_STUDY = 5;
/** Whether a stone is asked for studies or an examination. */
export const isForStudy = ({ said: { matters } }: Pick<Asked, 'said'>): boolean =>
  matters.includes('learning') || matters.includes('exam');

/** The planet of the stone that is asked about: the one that is named, else that of the lord of the ascendant, for studies of the fifth house. */
const planetOfStone = ({ known, said }: Asked): Graha => {
  const named = said.thing?.kind === 'gem' ? said.thing.gems[0] : undefined;
  return (
    GRAHAS.find((one) => PLANET_REMEDIES[one].gem === named) ??
    known.read.lord(isForStudy({ said }) ? HOUSE_OF_STUDY : 1)
  );
};
/** The stones that do not suit, by the tests of `remedies/gemstone-check`: those that are named by themselves are told the same. */
export const unsuited: Grounds = ({ known, language }) => {
  const names = bank(language, 'gems');
  const stones = PLANETS7.filter((one) => !judgeGem(known.read.chart, one).suitable).map((one) =>
    names[PLANET_REMEDIES[one].gem].toLowerCase(),
  );
  return stones.length === 0 ? null : { values: { stones: stones.join(', ') }, claims: [lordClaim(known, 1)] };
};
/** What custom gives the planet of the stone that is asked about. */
export const ofStone: Grounds = (asked) => ({ values: ofPlanet(asked, planetOfStone(asked)), claims: [] });
/** On which finger a stone is worn. */
export const worn: Grounds = (asked) => {
  const { finger } = PLANET_REMEDIES[planetOfStone(asked)];
  return { values: { finger: bank(asked.language, 'remedies').fingers[finger].toLowerCase() }, claims: [] };
};
/** The weight of a stone. */
export const weight: Grounds = (asked) => {
  const [least, most] = PLANET_REMEDIES[planetOfStone(asked)].weight;
  return { values: { least, most }, claims: [] };
};
/** Less costly stones for its planet. */
export const substitutes: Grounds = (asked) => {
  const names = bank(asked.language, 'remedies').substitutes;
  const others = PLANET_REMEDIES[planetOfStone(asked)].substitutes.map((one) => names[one].toLowerCase());
  return others.length === 0 ? null : { values: { others: others.join(', ') }, claims: [] };
};

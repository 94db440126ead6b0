/** A planet of a teva as answers tell it. */
import type { LalPlanet } from '../../../layers/jyotish/lal-kitab/teva.ts';
import { bank } from '../../words/bank.ts';
import type { Words } from '../../words/words.ts';

/** How a planet stands by its house. */
export const lalStanding = ({ language }: Words, { pakka, state, awake, nature }: LalPlanet) => {
  const text = bank(language, 'lal-kitab');
  return {
    pakka_ghar: pakka,
    state,
    state_name: text.states[state],
    awake,
    gives: nature,
    gives_name: text.natures[nature],
  };
};

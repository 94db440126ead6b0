/**
 * A choice that a message puts in several sentences: "I have an offer in Pune, my father wants me back in the village. Should I
 * take it?" Each sentence is heard as a side of a choice; what somebody near wishes is the other way of what is asked.
 */
import { isOfChoices } from './compared.ts';
import type { Said } from './said.ts';
import type { CompareIntent, Intent } from './intent.ts';
import { mattersOfOptions } from './option-rows.ts';
import { wayHeard, waysAnswer } from './sides-heard.ts';

/** Share from which a sentence names a way. */
const CLEAR = 0.7;

/** A sentence, and the way that it names; null where it names none. */
interface Told {
  readonly said: Said;
  readonly way: string | null;
}

/** The choice between the way that is asked about and the one that somebody near wishes; null where there are no two such. */
const choiceTold = (pieces: readonly Said[]): CompareIntent | null => {
  const asked = pieces.findLastIndex(({ ask }) => ask === 'should');
  const question = pieces[asked];
  const second = question?.fork?.second ?? null;
  if (question === undefined || second !== null || pieces.length < 2) return null;
  const told = pieces.map((said): Told => ({ said, way: wayHeard(said.words.join(' '), CLEAR) }));
  const wished = told.findLast(({ said, way }) => said !== question && said.kin.length > 0 && way !== null);
  const wish = wished?.way ?? null;
  const others = told.filter((one) => one !== wished && one.way !== null);
  const nearest = others.findLast(({ said }) => said.kin.length === 0) ?? others.at(-1);
  const own = told[asked]?.way ?? nearest?.way ?? null;
  const options = own === null || wish === null ? null : waysAnswer(own, wish);
  if (options === null) return null;
  return {
    kind: 'compare',
    matters: mattersOfOptions(options),
    years: [],
    months: [],
    options,
    ask: 'should',
    isOfTwo: true,
  };
};

/** What may be one way of a choice: a matter, one way that is said alone, a line of work. */
const mayBeOfChoice = (one: Intent): boolean => {
  if (one.kind === 'named') return one.said.questions.length > 0 && one.said.questions.every(isOfChoices);
  return one.kind === 'matter' || (one.kind === 'compare' && one.isOfTwo !== true);
};

/** What a message asks, with the choice that its sentences put in the place of the one way that is asked about. */
export const withChoiceTold = (intents: readonly Intent[], pieces: readonly Said[]): readonly Intent[] => {
  if (!intents.every(mayBeOfChoice)) return intents;
  const choice = choiceTold(pieces);
  return choice === null ? intents : [choice];
};

/** What a message is about where its words do not name it. */
import { MATTER_OF_KIN } from '../people/kin.ts';
import { askedFor, MINE, SELF } from './ask-terms.ts';
import type { MatterIntent } from './intent.ts';
import { mattersNear } from './matters-said.ts';
import { mended } from './mended.ts';
import { spelledWords } from './patterns.ts';
import { asks } from './pieces.ts';
import type { Said } from './said.ts';

/** How one does something is asked of no chart: "how do I reset it". */
const HOW_TO = askedFor(({ howTo }) => howTo);

/**
 * What a message is most likely about: the matter of which it has the least trace, or the life as a whole of whoever asks of
 * themselves. Null where neither is there.
 */
export const guessOf = (said: Said): MatterIntent | null => {
  const { words, ask, text } = said;
  const isOfSelf = words.some((word) => SELF.has(word) || MINE.has(word));
  if (HOW_TO.isIn(words) || !(isOfSelf || asks(said) || said.kin.length > 0)) return null;
  const [near] = mattersNear(spelledWords(mended(text)));
  if (near !== undefined) return { kind: 'matter', ask, matter: near };
  const [kin] = said.kin;
  if (kin !== undefined && MATTER_OF_KIN[kin] !== undefined) return { kind: 'matter', ask, matter: MATTER_OF_KIN[kin] };
  return isOfSelf && asks(said) ? { kind: 'matter', ask, matter: 'general' } : null;
};

/** Whoever says that they are lonely, sad or uneasy, or that nothing works, and names no part of life. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Feeling } from '../../../words/reading/ask.ts';
import { askedFor } from './ask-terms.ts';
import type { Intent } from './intent.ts';
import { mattersIn } from './matters-said.ts';
import { without } from './patterns.ts';

/** Feelings that are told for their own sake. */
export const HEAVY = ['lonely', 'low', 'uneasy', 'stuck'] as const satisfies readonly Feeling[];
export type Heavy = (typeof HEAVY)[number];

const WORDS_OF = new Map(HEAVY.map((heavy) => [heavy, askedFor(({ feelings }) => feelings[heavy])]));

/** Matters that are named by the way: where one is, how one is. */
const BY_THE_WAY: readonly (Matter | 'general')[] = ['general', 'health', 'inner', 'travel', 'abroad'];

/** Matters that a mind may not stay with: "my mind is not on my books" tells of these, and of no heavy heart. */
const KEPT_AT: readonly (Matter | 'general')[] = ['learning', 'career', 'job', 'business'];
const isOfMindAt = (heavy: Heavy, intents: readonly Intent[]): boolean =>
  heavy === 'low' && intents.some((one) => one.kind === 'matter' && KEPT_AT.includes(one.matter));

/** Words up to which fear is all that is told. */
const FEAR_WORDS = 6;
/** What a feeling is told as: fear of nothing that is named is answered as what is uneasy. */
const toldAs = (feeling: Feeling | null, words: readonly string[]): Heavy | undefined =>
  feeling === 'fear' && words.length <= FEAR_WORDS ? 'uneasy' : HEAVY.find((one) => one === feeling);

/** What weighs on whoever asks, where that is all they speak of; null where words beside it name a part of life, or a thing. */
export const heavyIn = (
  feeling: Feeling | null,
  words: readonly string[],
  intents: readonly Intent[],
): Heavy | null => {
  const heavy = toldAs(feeling, words);
  const felt = heavy === undefined ? undefined : WORDS_OF.get(heavy);
  if (heavy === undefined || felt === undefined || intents.some(({ kind }) => kind !== 'matter')) return null;
  if (isOfMindAt(heavy, intents)) return null;
  return mattersIn(without(words, felt)).every((one) => BY_THE_WAY.includes(one)) ? heavy : null;
};

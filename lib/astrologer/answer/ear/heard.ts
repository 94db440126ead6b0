/**
 * What a message as a whole most likely asks: about what, in which way, and whose life it is. Learned from questions
 * (`npm run ear:learn`), where the patterns of `said.ts` read single words: a long message names many things besides the one
 * that it asks about.
 */
import { chooserOf, type Likely } from '../../../words/reading/learned.ts';
import learned from './learned.json' with { type: 'json' };
import { termsOf } from './terms.ts';

type Chooser = ReturnType<typeof chooserOf>;
let opened: { readonly topic: Chooser; readonly ask: Chooser; readonly whose: Chooser } | undefined;

/** What is heard in a message, the likeliest first. */
export interface HeardWhole {
  readonly topics: readonly Likely[];
  readonly asks: readonly Likely[];
  readonly whose: readonly Likely[];
}

const OWN = new Map(learned.topic.labels.map((label, i) => [label, learned.own[i] ?? 1]));

/** Topics by whose life it is: what is between oneself and another is hardly what is asked about the other’s own life. */
const withWhose = (topics: readonly Likely[], own: number): readonly Likely[] => {
  const weighed = topics.map(({ label, share }) => {
    const rate = OWN.get(label) ?? 1;
    return { label, share: share * (own * rate + (1 - own) * (1 - rate)) };
  });
  const sum = weighed.reduce((all, { share }) => all + share, 0);
  return weighed.map(({ label, share }) => ({ label, share: share / sum })).toSorted((a, b) => b.share - a.share);
};

/** How much of the own life is left where the patterns found another’s. */
const OWN_BESIDE_OTHER = 0.3;

/** What a message as a whole most likely asks; `isOther` where the patterns found that it is about another’s life. */
export const hearWhole = (text: string, isOther = false): HeardWhole => {
  opened ??= { topic: chooserOf(learned.topic), ask: chooserOf(learned.ask), whose: chooserOf(learned.whose) };
  const terms = termsOf(text);
  const whose = opened.whose(terms);
  const own = (whose.find(({ label }) => label === 'self')?.share ?? 1) * (isOther ? OWN_BESIDE_OTHER : 1);
  return { topics: withWhose(opened.topic(terms), own), asks: opened.ask(terms), whose };
};

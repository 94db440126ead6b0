/** A question about another, as they would ask it themselves: once their birth is read, “my son … his nature” is “my nature”. */
import { normalised } from '../../../words/reading/normalise.ts';
import { MINE, POSSESSIVE, POSTPOSITIONS } from '../hear/ask-terms.ts';
import { personOf, THEIR } from './kin.ts';

const HE = new Set(['he', 'she', 'they']);
const WOH = new Set(['wo', 'woh', 'vo', 'voh', 'vah']);
const VAH = new Set(['वो', 'वह', 'वे']);
const ENGLISH = new Set(['his', 'her', 'their']);
const HIM = new Set(['him', 'them']);
/** Words before which “her” is no owner: “suits her or not”. */
const NO_NOUN = /^(?:|and|or|in|for|to|now|next|this|at|with|but|then|if|when)$/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** What a word for another is for oneself, by the word behind it; null for any other word. */
const ofOneself = (word: string, next: string): string | null => {
  if (HIM.has(word) || (word === 'her' && NO_NOUN.test(next))) return 'me';
  if (HE.has(word)) return 'i';
  if (WOH.has(word)) return 'main';
  if (VAH.has(word)) return 'मैं';
  if (!THEIR.has(word) && !/^(?:us|un)k[aei]$/u.test(word)) return null;
  if (ENGLISH.has(word)) return 'my';
  return DEVANAGARI.test(word) ? 'मेरा' : 'mera';
};

/** The question without who is named and what joins them to it, and with “my” for “his”. */
export const asTheirs = (text: string): string => {
  const words = normalised(text).split(/\s+/u);
  const bare = (at: number): string => (words[at] ?? '').replace(/[^\p{L}\p{M}']/gu, '');
  const isPerson = (at: number): boolean => personOf(bare(at)) !== null;
  const left = words.flatMap((word, at) => {
    if (isPerson(at) || (MINE.has(bare(at)) && isPerson(at + 1))) return [];
    const isJoint = POSTPOSITIONS.has(bare(at)) || POSSESSIVE.has(bare(at));
    if (isJoint && isPerson(at - 1)) return [];
    const isEnd = /[.,;?!]$/u.test(words[at] ?? '');
    const own = ofOneself(bare(at), isEnd ? '' : bare(at + 1));
    return [own === null ? word : word.replace(bare(at), own)];
  });
  return left.join(' ').replace(/^[\s,]+/u, '');
};

/** The words of a sentence that ask: without those by which someone is spoken to, without what is denied, without what only tells. */
import { type Ask, ASKS } from '../../../words/reading/ask.ts';
import { NOT, askedFor, MINE, namesOr, POSSESSIVE, POSTPOSITIONS, wordsOf } from './ask-terms.ts';
import { mattersHeard, mattersIn } from './matters-said.ts';
import { spelledWords } from './patterns.ts';

const ASK_TERMS = ASKS.map((ask) => ({ ask, terms: askedFor(({ asks }) => asks[ask]) }));
const ADVERSE = askedFor(({ adverse }) => adverse);
const FEARED = askedFor(({ feared }) => feared);
const WILL = wordsOf(({ forms }) => forms.will);
const VERBS = wordsOf(({ stays }) => stays.verbs);
/** "Naukri to nahi chali jayegi" fears it. */
const LEST = askedFor(({ forms }) => forms.lest);
/** What ends it: "will the trouble end" hopes. */
const RELIEVED = askedFor(({ relieved }) => relieved);
/** Words that ask: what, which, how. */
export const WHAT = wordsOf(({ what }) => what);
const VOCATIVES = wordsOf(({ vocatives }) => vocatives);

/** What is asked by the words alone; null where nothing is. */
const plainAsk = (words: readonly string[]): Ask | null => {
  const scored = ASK_TERMS.map(({ ask, terms }) => ({ ask, score: terms.score(words) }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  if (best.score === 0) return null;
  // "I do not know what to do: shall I stay or go" asks which of the two.
  if (best.ask === 'do' && namesOr(words) && scored.some((one) => one.ask === 'should' && one.score > 0))
    return 'should';
  // "When should I change" asks when.
  return best.ask === 'should' && scored.some((one) => one.ask === 'when' && one.score > 0) ? 'when' : best.ask;
};

/** Score from which words ask "will" by more than a verb that a statement has too: "my shop is in loss" asks nothing. */
const SURELY = 2;
const WILL_TERMS = askedFor(({ asks }) => asks.will);
/** Whether it asks if something comes: by its words, or by the first or the last of them. */
const isWill = (words: readonly string[]): boolean => {
  const ask = plainAsk(words);
  const isPlain = WILL.has(words[0] ?? '') || WILL.has(words.at(-1) ?? '') || LEST.isIn(words);
  return ask === 'will' ? isPlain || WILL_TERMS.score(words) >= SURELY : ask === null && isPlain;
};

/** The words from the last that asks on: "my first shop failed, will the second work" fears nothing. */
const askedPart = (words: readonly string[]): readonly string[] => {
  const at = words.findLastIndex((word) => WILL.has(word) && !VERBS.has(word));
  return at > 0 && at < words.length - 1 ? words.slice(at) : words;
};

/** Whether it asks if something comes that is feared: a yes would be a yes to the loss. */
export const fearsIn = (words: readonly string[]): boolean => {
  const asked = askedPart(words);
  return isWill(words) && FEARED.isIn(asked) && !RELIEVED.isIn(asked) && !namesOr(words);
};

/** The way of asking with the greatest score; null where none is heard. */
export const askIn = (words: readonly string[]): Ask | null => {
  const ask = plainAsk(words);
  // "Will I lose my job" is answered by how the job stands.
  return ask === 'will' && (FEARED.isIn(words) || ADVERSE.isIn(words)) ? 'how' : ask;
};

/** The words without those by which someone is spoken to: "meri job kab lagegi bhai". */
export const calledBy = (words: readonly string[]): readonly string[] => {
  const [last = '', before = ''] = words.toReversed();
  const [first = '', next = ''] = words;
  const isCalled = words.length > 2 && VOCATIVES.has(first) && !POSSESSIVE.has(next) && !POSTPOSITIONS.has(next);
  if (isCalled) return calledBy(words.slice(1));
  return words.length > 2 && VOCATIVES.has(last) && !MINE.has(before) ? calledBy(words.slice(0, -1)) : words;
};

/** The words without what is denied beside what is meant: "job, not business", "business nahi, job". */
const withoutDenied = (words: readonly string[]): readonly string[] => {
  const at = words.findIndex((word) => NOT.has(word));
  if (at < 0 || mattersHeard(words).length < MOST_ALIKE) return words;
  const [before, after] = [words.slice(0, at), words.slice(at + 1)];
  if (mattersIn(before).length > 0 && mattersIn(after).length > 0 && after.length <= DENIED_WORDS) return before;
  return before.length <= DENIED_WORDS && mattersIn(before).length > 0 && mattersIn(after).length > 0 ? after : words;
};
/** Words that "not" denies at the most, and matters from which one may be denied. */
const DENIED_WORDS = 2;
const MOST_ALIKE = 2;

/** Words from which a part of a sentence tells something. */
const TELLING_WORDS = 4;
/** The words of a sentence that ask: what only tells of another matter beside them is left out. */
export const askingIn = (text: string, words: readonly string[]): readonly string[] => {
  const meant = withoutDenied(words);
  if (meant !== words || !text.includes(',')) return meant;
  const asks = (part: readonly string[]): boolean => askIn(part) !== null || part.some((word) => WHAT.has(word));
  const parts = text
    .split(/,(?!\d)/u)
    .map((part) => calledBy(spelledWords(part)))
    .filter((part) => asks(part) || part.length < TELLING_WORDS);
  const own = mattersIn(parts.flat());
  const isOfSentence = own.some((one) => one !== 'general') && own.every((one) => mattersHeard(words).includes(one));
  return parts.some(asks) && isOfSentence ? parts.flat() : words;
};

/** The language a text is written in, by its script and by how many of its words each tongue knows. */
import type { Word } from './stems.ts';
import type { Tongue } from './tongue.ts';

/** A text as one tongue reads it. */
export interface Reading {
  readonly tongue: Tongue;
  readonly words: readonly Word[];
  /** How many of the words it knows. */
  readonly known: number;
  /** Whether it is of a tongue that is mixed, and all words are those of questions in it. */
  readonly isAsked: boolean;
}

/** What is not known of a text: its script, or its words. */
export type Foreign = 'script' | 'words';

/** Words that another tongue must know more than the mixed one, and where that one knows few. */
const CLEARLY_MORE = 2;
/** Share of the words that the tongue of a text knows. */
const KNOWN_SHARE = 0.3;
/** Words from which a text of which too few are known is foreign. */
const FEWEST_WORDS = 3;
/** What letters that only one language of a script has count, in words. */
const OWN_LETTERS = 2;

const LETTER = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** The tongue that knows the most words; among equals one whose own letters stand in the text, then the last. */
const bestOf = <R extends Reading>(text: string, read: readonly R[]): R | null => {
  const scored = read.map((one) => {
    const { ownLetters } = one.tongue;
    const letters = ownLetters !== null && ownLetters.test(text) ? OWN_LETTERS : 0;
    return { one, score: one.known + letters - (ownLetters !== null && letters === 0 ? 0.5 : 0) };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.one ?? null;
};

/** How many words of a text a mixed tongue reads as its own. */
export const ownWords = ({ known, words, isAsked }: Reading): number => (isAsked ? words.length : known);

/** Whether a tongue knows clearly more of a text than the mixed one does; a word that is said twice counts once. */
const isClearly = ({ tongue, words }: Reading, mixed: Reading | null): boolean => {
  const each = [...new Set(words)];
  const known = tongue.knownIn(each);
  const less = mixed === null ? 0 : ownWords(mixed);
  const isMore = known >= less + CLEARLY_MORE || (known > less && less * 2 <= known);
  return isMore && known >= CLEARLY_MORE && known >= KNOWN_SHARE * each.length;
};

/** How many small words of one tongue another does not know. */
const ownMarks = (one: Reading, other: Reading): number =>
  one.words.filter((word, i) => {
    const there = other.words[i];
    return one.tongue.marksIn([word]) > 0 && there !== undefined && other.tongue.knownIn([there]) === 0;
  }).length;

/** Whether small words tell a tongue, where nouns that all borrow do not: “mere sharike nu tabah karan layi kala jadu dasso”. */
const isByMarks = (one: Reading, mixed: Reading | null): boolean => {
  if (mixed === null || one.words.length !== mixed.words.length) return false;
  const own = ownMarks(one, mixed);
  return own >= CLEARLY_MORE && own > ownMarks(mixed, one);
};

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a tongue knows too few of the words of a text. */
const knowsTooFew = (reading: Reading): boolean =>
  reading.words.length >= FEWEST_WORDS && ownWords(reading) < KNOWN_SHARE * reading.words.length;

/**
 * The reading of a text in its own tongue: that of its script, and where several tongues share one, the one that is mixed
 * with others unless another clearly knows more of it, or, where small words suffice, these tell it.
 */
export const writtenIn = <R extends Reading>(
  text: string,
  read: readonly R[],
  byMarks = false,
): { readonly reading: R | null; readonly foreign: Foreign | null } => {
  const letters = countOf(text, LETTER);
  const inScript = read.filter(({ tongue }) => tongue.lettersIn(text) * 2 > letters);
  const isLatin = countOf(text, LATIN) * 2 >= letters;
  if (letters > 0 && !isLatin && inScript.length === 0) return { reading: null, foreign: 'script' };
  const mixed = bestOf(
    text,
    read.filter(({ tongue }) => tongue.isMixed),
  );
  const others = (isLatin ? read : inScript).filter(({ tongue }) => !tongue.isMixed);
  const best = bestOf(text, others);
  const isMixedScript = isLatin || (mixed !== null && inScript.includes(mixed));
  const isOther = best !== null && (!isMixedScript || isClearly(best, mixed) || (byMarks && isByMarks(best, mixed)));
  const reading = isOther ? best : mixed;
  const isUnknown = isMixedScript && reading !== null && knowsTooFew(reading);
  return { reading, foreign: isUnknown ? 'words' : null };
};

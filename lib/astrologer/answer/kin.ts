/** The people that words name beside whoever asks, and whose life they are about. */
import { KIN, type Kin } from '../../words/reading/ask.ts';
import { askedFor, JOINTS, MINE, POSSESSIVE, POSTPOSITIONS, wordsOf } from './ask-terms.ts';

const PEOPLE = KIN.map((kin) => ({ kin, words: wordsOf((one) => one.kin[kin]) }));
const BEFORE = wordsOf(({ before }) => before);

const PURPOSE = askedFor(({ purpose }) => purpose);
const PURPOSE_WORDS = 5;
/** Forms of "my" that stand in Hindi, where the case ending tells whose a thing is, and those before whoever acts. */
const HINDI_MINE = /^(?:mer[aei]|hamar[aei])$/;
const NOMINATIVE = /^(?:mer[ai]|hamar[ai]|मेर[ाी]|हमार[ाी])$/u;

/** Whom a word names; null for any other word. */
export const kinOf = (word: string): Kin | null => PEOPLE.find(({ words }) => words.has(word))?.kin ?? null;

/** Whether someone at a place is whom a matter is about: "my son’s job", "बेटे की नौकरी", not "a loan to my brother". */
const isAboutAt = (words: readonly string[], at: number): boolean => {
  const [before = '', first = ''] = [words[at - 1], words[at - 2]];
  const next = words[at + 1] ?? '';
  // A parent in law.
  if (next === 'in') return false;
  // "For my son’s schooling", "my daughter’s wedding expenses" tell what one’s own is for.
  if (PURPOSE.isIn(words.slice(at, at + PURPOSE_WORDS))) return false;
  if (POSSESSIVE.has(next)) return MINE.has(before) || at === 0;
  if (!MINE.has(before) || JOINTS.has(next)) return false;
  const isFirst = first === '' || BEFORE.has(first);
  if (HINDI_MINE.test(before) || !/^[a-z]/.test(words[at] ?? ''))
    return isFirst && NOMINATIVE.test(before) && !POSTPOSITIONS.has(next);
  return isFirst || next === 's';
};
/** "My younger sister" is "my sister". */
const YOUNGER = wordsOf(({ younger }) => younger);
/** Whom the words are about; null where that is nobody else. */
export const aboutIn = (said: readonly string[]): Kin | null => {
  const words = said.filter((word) => !YOUNGER.has(word));
  return words.flatMap((word, at) => (isAboutAt(words, at) ? (kinOf(word) ?? []) : []))[0] ?? null;
};

/** "Will he", and "his". */
export const THEIRS = askedFor(({ theirs }) => theirs);
export const THEIR = wordsOf(({ their }) => their);
/** "He", and in Hindi "it" as well. */
export const THEY = wordsOf(({ they }) => they);

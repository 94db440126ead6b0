/** Whether a question is about another person, whose own birth is needed. */
import type { Matter } from '../../contract/suites/astrologer.ts';
import { askedFor, JOINTS, MINE, POSSESSIVE, POSTPOSITIONS, SELF, wordsOf } from './ask-terms.ts';
import { isOfOneChart } from './direct.ts';
import { mattersOf, type Intent } from './intent.ts';
import { without } from './patterns.ts';

const OTHERS = wordsOf(({ others }) => others);
const SPOUSES = wordsOf(({ spouses }) => spouses);
const WITH_ME = askedFor(({ withMe }) => withMe);
const BEFORE = wordsOf(({ before }) => before);
const THEIRS = askedFor(({ theirs }) => theirs);
const THEIR = wordsOf(({ their }) => their);

/** "Uske baad" is a time, and nobody's. */
const AFTER = askedFor(({ follow }) => follow.after);
const PURPOSE = askedFor(({ purpose }) => purpose);
const PURPOSE_WORDS = 5;
/** Forms of "my" that stand in Hindi, where the case ending tells whose a thing is, and those before whoever acts. */
const HINDI_MINE = /^(?:mer[aei]|hamar[aei])$/;
const NOMINATIVE = /^(?:mer[ai]|hamar[ai]|मेर[ाी]|हमार[ाी])$/u;

/** Whether one of some people is whom a matter is about: "my son’s job", "बेटे की नौकरी", not "a loan to my brother". */
const isAbout = (people: ReadonlySet<string>, words: readonly string[]): boolean =>
  words.some((word, at) => {
    if (!people.has(word)) return false;
    const [before = '', first = ''] = [words[at - 1], words[at - 2]];
    const next = words[at + 1] ?? '';
    // "For my son’s schooling" tells what one’s own is for.
    if (POSSESSIVE.has(next))
      return (MINE.has(before) || at === 0) && !PURPOSE.isIn(words.slice(at, at + PURPOSE_WORDS));
    if (!MINE.has(before) || JOINTS.has(next)) return false;
    const isFirst = first === '' || BEFORE.has(first);
    if (HINDI_MINE.test(before) || !/^[a-z]/.test(word))
      return isFirst && NOMINATIVE.test(before) && !POSTPOSITIONS.has(next);
    return isFirst || next === 's';
  });

/** Matters that are one’s own though others are named in them, and those of a marriage. */
const WITH_OTHERS: readonly (Matter | 'general')[] = ['family', 'debt', 'general'];
const OF_A_PAIR: readonly (Matter | 'general')[] = [
  'marriage',
  'love',
  'married_life',
  'spouse',
  'reunion',
  'second_marriage',
  'children',
  'pregnancy',
];

/** Whether he, she or they is whom a matter is about: "will he be rich", "uski job kab lagegi". */
const isTheirs = (
  words: readonly string[],
  own: readonly (Matter | 'general')[],
  matters: readonly (Matter | 'general')[],
): boolean => {
  if (words.some((word) => SELF.has(word))) return false;
  const isOwn = own.some((matter) => !OF_A_PAIR.includes(matter));
  return THEIRS.isIn(words)
    ? isOwn || matters.length === 0
    : isOwn && without(words, AFTER).some((word) => THEIR.has(word));
};

/** Whether what is asked is of another person, whose own birth is needed. */
export const isOfAnother = (words: readonly string[], intents: readonly Intent[]): boolean => {
  const named = intents.flatMap((one) => (one.kind === 'named' ? [one.said] : []));
  if (named.length > 0) return isAbout(OTHERS, words) && named.every(isOfOneChart);
  // Which of two ways one goes is one's own to choose: "papa's business, or a job".
  const isChoice = intents.some((one) => one.kind === 'compare' && one.matters.length > 1);
  if (isChoice || intents.some(({ kind }) => kind === 'pair')) return false;
  // What others do to the one who asks is read from the own chart.
  if (WITH_ME.isIn(words)) return false;
  const matters = intents.flatMap(mattersOf);
  const own = matters.filter((matter) => !WITH_OTHERS.includes(matter));
  if (isAbout(OTHERS, words) && (own.length > 0 || matters.length === 0)) return true;
  if (isTheirs(words, own, matters)) return true;
  return isAbout(SPOUSES, words) && own.some((matter) => !OF_A_PAIR.includes(matter));
};

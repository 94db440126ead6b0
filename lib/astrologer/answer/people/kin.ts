/** The people that words name beside whoever asks, and whose life they are about. */
import { OF_OWN } from '../hear/matter-groups.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { KIN_OF, PERSONS, type Kin, type Person } from '../../../words/reading/ask.ts';
import {
  askedFor,
  JOINTS,
  MINE,
  namesWays,
  POSSESSIVE,
  POSTPOSITIONS,
  SAYS,
  SELF,
  wordsOf,
} from '../hear/ask-terms.ts';
import { mattersIn } from '../hear/matters-said.ts';
import { without } from '../hear/patterns.ts';

const PEOPLE = PERSONS.map((person) => ({ person, words: wordsOf(({ persons }) => persons[person]) }));
const BEFORE = wordsOf(({ before }) => before);

const PURPOSE = askedFor(({ purpose }) => purpose);
const PURPOSE_WORDS = 5;
/** "With my brother": who is along is not whom it is about. */
const ALONG = askedFor(({ along }) => along);
/** What is one's own beside a purpose: "a loan for my son’s schooling". */
const hasOwnBeside = (words: readonly string[], at: number): boolean => {
  const purpose = PURPOSE.find(words, at);
  if (purpose === null || purpose.from >= at + PURPOSE_WORDS) return false;
  return mattersIn([...words.slice(0, at), '', ...words.slice(purpose.to)]).some((one) => OF_OWN.includes(one));
};
/** Forms of "my" in Hindi, where the case ending tells whose a thing is, and those before whoever acts. */
const CASED = wordsOf(({ cased }) => cased);
const DOERS = wordsOf(({ doers }) => doers);

/** The nearest of one’s family, who are no partner: a chart shows the bond with them. */
export const FAMILY: readonly (Kin | null)[] = ['child', 'sibling', 'parent'];

/** Whom a word names; null for any other word. */
export const personOf = (word: string): Person | null => PEOPLE.find(({ words }) => words.has(word))?.person ?? null;
/** What whom a word names is to whoever asks. */
export const kinOf = (word: string): Kin | null => {
  const person = personOf(word);
  return person === null ? null : KIN_OF[person];
};

/** Matters of two, of which a child or a relative is no doer: "bachcha kab hoga". */
const OF_TWO: readonly (Matter | 'general')[] = ['children', 'pregnancy', 'family', 'married_life', 'general'];
/** "Kab hoga" of a child asks whether one comes. */
const COMES = askedFor(({ comes }) => comes);
/** Whether whoever is named does something of their own: "son not studying", "daughter wants to go abroad", "beta kab sudhrega". */
const doesOwn = (words: readonly string[], at: number): boolean => {
  const next = words[at + 1] ?? '';
  if (next === '' || JOINTS.has(next) || POSTPOSITIONS.has(next)) return false;
  const rest = words.slice(at + 1);
  if (rest.some((word) => SELF.has(word))) return false;
  const isChildless = mattersIn([words[at] ?? '']).includes('children');
  const own = mattersIn(rest);
  if (own.length === 0) return !COMES.isIn(rest) && (namesWays(rest) || kinOf(words[at] ?? '') !== 'spouse');
  return own.some((one) => !OF_TWO.includes(one) && !(isChildless && one === 'marriage'));
};

/** Words between somebody and their health: "nani ki tabiyat", "my father’s blood pressure". */
const NEAR_HEALTH = 2;
/** Whether the health of somebody who is named is told of, and not that of whoever asks. */
export const isKinIll = ({
  words,
  matters,
}: {
  readonly words: readonly string[];
  readonly matters: readonly (Matter | 'general')[];
}): boolean =>
  matters.includes('health') &&
  words.some(
    (word, at) =>
      personOf(word) !== null &&
      POSSESSIVE.has(words[at + 1] ?? '') &&
      mattersIn(words.slice(at + 2, at + 2 + NEAR_HEALTH)).includes('health'),
  );

/** Whether whoever is named only tells of it: "papa bolte hain". */
export const isTeller = (words: readonly string[], at: number): boolean => SAYS.find(words, at + 1)?.from === at + 1;
const ANOTHER = wordsOf(({ stays }) => stays.another);
/** Whether a child is named who is still hoped for: "dusre bachche ka yog", not "dusre bachche ki padhai". */
const isHopedFor = (words: readonly string[], at: number): boolean =>
  personOf(words[at] ?? '') === 'child' &&
  ANOTHER.has(words[at - 1] ?? '') &&
  !namesWays(words) &&
  mattersIn(words).every((one) => OF_TWO.includes(one));

/** Whether whoever is named is only with it or what it is for, or tells of it: "with my brother", "for my son’s schooling"; or not born yet. */
const isAlong = (words: readonly string[], at: number): boolean =>
  isHopedFor(words, at) || isTeller(words, at) || hasOwnBeside(words, at) || ALONG.find(words, at + 1)?.from === at + 1;

/** Whether someone at a place is whom a matter is about: "my son’s job", "बेटे की नौकरी", not "a loan to my brother". */
const isAboutAt = (words: readonly string[], at: number): boolean => {
  const [before = '', first = ''] = [words[at - 1], words[at - 2]];
  const next = words[at + 1] ?? '';
  if (isAlong(words, at)) return false;
  if (POSSESSIVE.has(next)) return MINE.has(before) || !words.some((word) => MINE.has(word));
  if ((at === 0 || MINE.has(before)) && doesOwn(words, at)) return true;
  // "My mother is worried about my marriage" is about one’s own.
  if (!MINE.has(before) || JOINTS.has(next) || words.slice(at + 1).some((word) => MINE.has(word))) return false;
  const isFirst = first === '' || BEFORE.has(first);
  return isFirst && (!CASED.has(before) || (DOERS.has(before) && !POSTPOSITIONS.has(next)));
};
/** "My younger sister" is "my sister". */
const YOUNGER = wordsOf(({ younger }) => younger);
/** "How can I help my brother find work". */
const HELPING = askedFor(({ helping }) => helping);
/** Whether it is asked how to help somebody. */
export const asksToHelp = (words: readonly string[]): boolean => HELPING.isIn(words);
/** "From my chart": by what it is to be told, and not whose life it is. */
const FROM_CHART = askedFor(({ fromChart }) => fromChart);
/** Whether words say that the own chart is to be read, whosever life they ask about. */
export const namesOwnChart = (words: readonly string[]): boolean => FROM_CHART.isIn(words);
/** Whom the words are about; null where that is nobody else. */
export const aboutIn = (said: readonly string[]): Person | null => {
  const words = without(said, FROM_CHART).filter((word) => word !== '' && !YOUNGER.has(word));
  const isHelped = HELPING.isIn(words);
  return words.flatMap((word, at) => (isHelped || isAboutAt(words, at) ? (personOf(word) ?? []) : []))[0] ?? null;
};

/** The child that a sentence tells of before it asks of "him" or "her": "my son does not call, will he come to me in my old age". */
export const childIn = (words: readonly string[]): Person | null => {
  const people = new Set(words.flatMap((word) => personOf(word) ?? []));
  const [child, ...others] = people;
  return child !== undefined && others.length === 0 && KIN_OF[child] === 'child' ? child : null;
};

/** "Will he", and "his". */
export const THEIRS = askedFor(({ theirs }) => theirs);
export const THEIR = wordsOf(({ their }) => their);
/** "He", and in Hindi "it" as well. */
export const THEY = wordsOf(({ they }) => they);

/** What one's own chart tells of those who are named. */
export const MATTER_OF_KIN: Readonly<Partial<Record<Kin, Matter>>> = {
  child: 'children',
  spouse: 'married_life',
  parent: 'family',
  sibling: 'family',
};

/** Matters of a couple. */
export const OF_COUPLES: readonly (Matter | 'general')[] = ['love', 'married_life', 'reunion'];
/** Those who married into the family of whoever asks: what is with them is of the home, and no love life. */
export const IN_LAW: readonly Person[] = ['daughter_in_law', 'son_in_law'];
/** The matters of words that name some people: with a daughter-in-law they are of the home. */
export const ofHousehold = (
  matters: readonly (Matter | 'general')[],
  people: readonly Person[],
): readonly (Matter | 'general')[] =>
  people.some((one) => IN_LAW.includes(one)) && people.every((one) => KIN_OF[one] !== 'spouse')
    ? [...new Set(matters.map((one) => (OF_COUPLES.includes(one) ? 'family' : one)))]
    : matters;

/** The ending of a Hindi verb by which whoever asks speaks of what they may do: "bech du kya", "बेच दूँ". */
const MAY_I = askedFor(({ mayI }) => mayI);
/** Whether whoever asks speaks of what they may do themselves. */
export const isFirstPerson = (words: readonly string[]): boolean => MAY_I.isIn(words);

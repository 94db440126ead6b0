/** The births that a talk keeps, and whose of them a message is about. */
import { KIN_OF, type Kin } from '../../../words/reading/ask.ts';
import { THEIR_CHART } from '../../../words/reading/birth-vocabulary.ts';
import { normalised, wholeWords } from '../../../words/reading/normalise.ts';
import type { TalkState } from '../../conversation/state.ts';
import { MINE, OURS, SELF, TELLING } from '../hear/ask-terms.ts';
import type { Question } from '../hear/intents.ts';
import { decidesWithThem } from './others.ts';
import { THEIR, THEIRS, THEY } from './kin.ts';
import { spelledWords, without } from '../hear/patterns.ts';
import { namesAnyone, namesSuitor, type BirthOf, type BirthsIn } from './written-births.ts';

/** Most births that a talk keeps. */
const MOST_KEPT = 4;

/** Whether a birth is that of one whom one may marry, or has married. */
export const isPartner = ({ who, isSuitor }: BirthOf): boolean =>
  isSuitor || (who !== null && KIN_OF[who] === 'spouse');

/** Births that come first, and after them the others that are known. */
export const sameFirst = (first: readonly BirthOf[], known: readonly BirthOf[]): readonly BirthOf[] => {
  const all = [...first, ...known];
  const isSame = (a: BirthOf, b: BirthOf): boolean => a.date === b.date && a.time === b.time;
  return all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at).slice(0, MOST_KEPT);
};

const CHART_OF_THEM = new RegExp(wholeWords(THEIR_CHART), 'u');
/** Words between “my” and who that is: “my younger sister”. */
const BETWEEN = 2;
/** Whether words speak of whoever asks, but for “my” before somebody who is named. */
export const speaksOfOneself = (text: string): boolean => {
  if (CHART_OF_THEM.test(normalised(text))) return false;
  const words = without(without(spelledWords(normalised(text)), TELLING), OURS);
  const isOfNamed = (at: number): boolean =>
    MINE.has(words[at] ?? '') && words.slice(at + 1, at + 1 + BETWEEN).some(namesAnyone);
  return words.some((word, at) => SELF.has(word) && word !== 'me' && !isOfNamed(at));
};

/** Whether words speak of him or her whose birth the talk knows. */
export const speaksOfThem = ({ said, intents }: Question, before: TalkState | null): boolean => {
  const { words, kin } = said;
  if (kin.length > 0 || words.some((word) => SELF.has(word) && word !== 'me')) return false;
  if (intents.some((one) => one.kind === 'pair' || decidesWithThem(one))) return false;
  const isNear = before?.other !== undefined || before?.intents.some(({ kind }) => kind === 'pair') === true;
  const isSuitor = before?.births?.some((one) => one.isSuitor) === true && namesSuitor(said.text);
  const isCouple = intents.some((one) => one.kind === 'matter' && (one.matter === 'marriage' || one.matter === 'love'));
  if (isSuitor && !isCouple) return true;
  const isTold = THEIRS.isIn(words) || words.some((word) => THEIR.has(word));
  return isTold || (isNear && words.some((word) => THEY.has(word)));
};

/** The birth of whom a message is about; null where none of those that are known is theirs. */
export const recordOf = (
  births: readonly BirthOf[],
  whose: Kin,
  own: BirthsIn | null,
  { said: { person } }: Question,
): BirthOf | null => {
  const [first] = own?.births ?? [];
  const isOf = ({ who, isSuitor }: BirthOf): boolean => {
    if (isSuitor) return whose === 'spouse' || whose === 'friend';
    return who === null || KIN_OF[who] === whose;
  };
  const named = births.find(({ who }) => who !== null && who === person);
  if (named !== undefined) return named;
  if (first !== undefined && isOf(first)) return first;
  const others = births.filter(isOf);
  // “My brother” is no sister whose birth was told.
  const isOther = ({ who }: BirthOf): boolean =>
    person !== null &&
    who !== null &&
    KIN_OF[person] === KIN_OF[who] &&
    !GENERAL.includes(person) &&
    !GENERAL.includes(who);
  return others.find((one) => !isOther(one)) ?? null;
};
/** Names that may be any of their kin: a child, a friend. */
const GENERAL: readonly string[] = ['child', 'grandchild', 'parents', 'friend', 'other', 'fiance'];

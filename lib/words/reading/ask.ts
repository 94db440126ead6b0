/**
 * Words of questions, a JSON file per language: patterns as `lib/astrologer/answer/hear/patterns.ts` has them, with a weight for
 * those of matters and of ways of asking (`job:3`; 2 where none stands, below 0 for what speaks against).
 */
import { asTyped } from '../hinglish.ts';
import en from './ask/en.json' with { type: 'json' };
import hi from './ask/hi.json' with { type: 'json' };
import hinglish from './ask/hi-Latn.json' with { type: 'json' };

/** Lists of words, however deep they stand; a language may have none of some. */
type Lists<T> = T extends readonly unknown[] ? readonly string[] : { readonly [K in keyof T]: Lists<T[K]> };
/** What one language says. */
export type AskWords = Lists<typeof en>;

/** All languages; their words are looked for at once. */
const ASK_WORDS: readonly AskWords[] = [en, hi, hinglish];

/** All patterns of some lists, however deep they stand. */
export const patternsOf = (of: object): readonly string[] =>
  Object.values(of).flatMap((one: unknown): readonly string[] => {
    if (typeof one === 'string') return [one];
    return typeof one === 'object' && one !== null ? patternsOf(one) : [];
  });

/** The words of all languages for one thing; those of Hindi also as they are typed in Latin letters. */
export const askWords = (of: (one: AskWords) => readonly string[]): readonly string[] => [
  ...ASK_WORDS.flatMap(of),
  ...of(hi).flatMap(asTyped),
];
/** What the words of each language come to. */
export const inEachLanguage = <T>(of: (one: AskWords) => T): readonly T[] => ASK_WORDS.map(of);
/** The numbers from one on, in the words of each language. */
export const NUMBERS_SAID: readonly (readonly string[])[] = inEachLanguage(({ numbers }) => numbers);

/** Questions that get an answer of their own, the first of which wins. */
export type DirectQuestion = keyof AskWords['things'];
const isDirect = (name: string): name is DirectQuestion => name in en.things;
export const DIRECT_QUESTIONS: readonly DirectQuestion[] = Object.keys(en.things).filter(isDirect);

/** What a short question leaves to be filled from the one before: which finger, how many times, until when. */
export type Hole = keyof AskWords['holes'];
const isHole = (name: string): name is Hole => name in en.holes;
export const HOLES: readonly Hole[] = Object.keys(en.holes).filter(isHole);

/** By what words a message goes on with what was said before: why, sooner, and after that. */
export type Follow = keyof AskWords['follow'];
const isFollow = (name: string): name is Follow => name in en.follow;
export const FOLLOWS: readonly Follow[] = Object.keys(en.follow).filter(isFollow);

/** What is said of the answer before, or asked of it by words that name no matter: be honest, how do you see it, whose fault is it, and if not. */
export type RemarkSaid = keyof AskWords['remarks'];
const isRemark = (name: string): name is RemarkSaid => name in en.remarks;
export const REMARKS: readonly RemarkSaid[] = Object.keys(en.remarks).filter(isRemark);
/** Those and what no words stand for by themselves: “hmm”, a birth that is told, “you said March”, “how many attempts”, “both together?”, “if I try it for a year”, “rejected twice already”. */
export type Remark = RemarkSaid | 'nod' | 'birth' | 'before' | 'count' | 'both' | 'trial' | 'told';

/** How things stand already by what is told beside a question: in treatment, out of work, engaged. */
export type State = keyof AskWords['states'];
const isState = (name: string): name is State => name in en.states;
export const STATES: readonly State[] = Object.keys(en.states).filter(isState);

/** What is told beside a choice and counts for more than a chart: an illness at home, a birth, a debt. */
export type Reason = keyof AskWords['reasons'];
const isReason = (name: string): name is Reason => name in en.reasons;
export const REASONS: readonly Reason[] = Object.keys(en.reasons).filter(isReason);

/** Acts for which a day is chosen by the rules of muhurat, by the ids of its events. */
export type Act = keyof AskWords['acts'];
const isAct = (name: string): name is Act => name in en.acts;
export const ACTS: readonly Act[] = Object.keys(en.acts).filter(isAct);

/** Sides of a matter by which people name it: a promotion, money that is owed. */
export type Aspect = keyof AskWords['aspects'];
const isAspect = (name: string): name is Aspect => name in en.aspects;
export const ASPECTS: readonly Aspect[] = Object.keys(en.aspects).filter(isAspect);

/** What is done in an option of a choice: go on, let go, begin, go to a place, wait, do it later, come home, live apart or together, rent, let out, talk it over, do it alone, do it once more, keep money in a bank, settle, fight, hand over, live near a child, in the village, in the city. */
export const MOVES = [
  'on',
  'off',
  'begin',
  'go',
  'wait',
  'later',
  'home',
  'apart',
  'together',
  'rent',
  'let',
  'talk',
  'alone',
  'again',
  'save',
  'settle',
  'fight',
  'hand',
  'childs_home',
  'village',
  'city',
  'risk',
  'gold',
  'prepare',
  'give',
] as const;
export type Move = (typeof MOVES)[number];

/** People beside whoever asks: what they are to them, and who each is. */
export const KIN = ['child', 'sibling', 'parent', 'spouse', 'friend'] as const;
export type Kin = (typeof KIN)[number];
export type Person = keyof AskWords['persons'];
const isPerson = (name: string): name is Person => name in en.persons;
export const PERSONS: readonly Person[] = Object.keys(en.persons).filter(isPerson);
export const KIN_OF: Readonly<Record<Person, Kin>> = {
  son: 'child',
  daughter: 'child',
  child: 'child',
  grandson: 'child',
  granddaughter: 'child',
  grandchild: 'child',
  daughters_son: 'child',
  daughters_daughter: 'child',
  brother: 'sibling',
  sister: 'sibling',
  cousin: 'sibling',
  mother: 'parent',
  father: 'parent',
  parents: 'parent',
  grandparent: 'parent',
  husband: 'spouse',
  wife: 'spouse',
  boyfriend: 'spouse',
  girlfriend: 'spouse',
  fiance: 'spouse',
  friend: 'friend',
  daughter_in_law: 'friend',
  son_in_law: 'friend',
  other: 'friend',
};

/** People with whom something stands well or badly, by the house that shows them. */
export type Relation = keyof AskWords['relations'];
const isRelation = (name: string): name is Relation => name in en.relations;
export const BONDS: readonly Relation[] = Object.keys(en.relations).filter(isRelation);

/** What weighs on whoever asks: each has a sentence of sympathy. */
export type Feeling = keyof AskWords['feelings'];
const isFeeling = (name: string): name is Feeling => name in en.feelings;
export const FEELINGS: readonly Feeling[] = Object.keys(en.feelings).filter(isFeeling);

/** Ways of asking. */
export const ASKS = ['when', 'should', 'do', 'why', 'will', 'how'] as const;
export type Ask = (typeof ASKS)[number];

/** Sides of another’s life that people ask about. */
export const SIDES = ['wedding', 'study', 'work', 'money', 'away', 'posting', 'ways', 'life'] as const;
export type Side = (typeof SIDES)[number];

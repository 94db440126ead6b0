/** Whom a question is about besides whoever asks: another person’s life is read from that person’s own birth. */
import { isSaid } from '../choice/option-rows.ts';
import { OF_COUPLE, OF_COUPLE_AND_CHILDREN } from '../hear/matter-groups.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Aspect, Kin } from '../../../words/reading/ask.ts';
import { AFTER, SELF, WITH_ME } from '../hear/ask-terms.ts';
import { isRelating, relationNamed } from '../hear/bond-said.ts';
import { isOfOneChart, questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import { FAMILY, THEIR, THEIRS } from './kin.ts';
import { type Intent, isOfTwo, mattersOf } from '../hear/intent.ts';
import { without } from '../hear/patterns.ts';
import type { Said } from '../hear/said.ts';
import { halfOf, personOfBond, sideAsked } from './theirs.ts';

/** Matters that are one’s own though others are named in them, and those of a marriage. */
const WITH_OTHERS: readonly (Matter | 'general')[] = ['family', 'debt', 'court', 'general'];

/** Whether he, she or they is whom a matter is about: "will he be rich", "uski job kab lagegi". */
const isTheirs = (
  words: readonly string[],
  own: readonly (Matter | 'general')[],
  matters: readonly (Matter | 'general')[],
): boolean => {
  if (words.some((word) => SELF.has(word))) return false;
  const isOwn = own.some((matter) => !OF_COUPLE_AND_CHILDREN.includes(matter));
  return THEIRS.isIn(words)
    ? isOwn || matters.length === 0
    : isOwn && without(words, AFTER).some((word) => THEIR.has(word));
};

/** The own half of a question about another’s life: what one can do for them, or how one stands with them; null where none is asked. */
export const ownHalf = (said: Said): Intent | null => {
  const { about, person, ask, words, matters } = said;
  if (!FAMILY.includes(about) || person === null || (ask !== 'do' && ask !== null)) return null;
  const isOther = matters.some((one) => !WITH_OTHERS.includes(one) && !OF_COUPLE_AND_CHILDREN.includes(one));
  const half = halfOf(person, sideAsked(matters, words));
  if (half === null || !isOther) return null;
  // What stands between two is the bond itself, whatever it is about.
  return half.kind === 'relation' && isRelating(words)
    ? { ...half, ask: 'do', side: undefined }
    : { ...half, ask: 'do' };
};

/** How or when the work of a partner goes is told by that partner’s chart; what work it is by the own one. */
const isOfCourse = ({ questions: [question], ask, isTroubled }: Said): boolean =>
  question === 'partner_trade' && (ask === 'when' || isTroubled);

/** What others decide about oneself and a partner. */
const OF_BOTH: readonly Aspect[] = ['consent', 'partner_will', 'partners_family', 'together', 'parents_along'];
/** Whether others decide with whoever asks: "papa maanenge kya" of a marriage. */
export const decidesWithThem = (one: Intent): boolean =>
  one.kind === 'matter' && OF_BOTH.some((aspect) => aspect === one.aspect);
/** Whether the own chart, or a word for anyone, answers what is asked, whoever is named in it. */
export const isReadHere = (one: Intent): boolean => {
  const question = one.kind === 'named' ? questionOn(one) : null;
  return decidesWithThem(one) || (question !== null && DIRECT_ROWS[question].isForAnyone === true);
};

/** Whether a child or a brother who lives far away comes back: where they live is their own to decide, though it is "with me". */
const comesBack = (about: Kin | null, intents: readonly Intent[]): boolean =>
  FAMILY.includes(about) &&
  intents.some((one) => one.kind === 'matter' && (one.matter === 'abroad' || one.aspect === 'return_home'));

/** Whose own birth is needed for what is asked; null where it is that of whoever asks. */
export const otherOf = ({ words, about }: Said, intents: readonly Intent[]): Kin | null => {
  const named = intents.flatMap((one) => (one.kind === 'named' ? [one.said] : []));
  if (named.length > 0) return named.every(isOfOneChart) || named.some(isOfCourse) ? about : null;
  // Whether the family agrees is asked for oneself.
  if (intents.some((one) => decidesWithThem(one))) return null;
  // How one stands with someone is read from the own chart.
  if (intents.some(({ kind }) => kind === 'relation')) return null;
  // Which of two ways one goes is one's own to choose: "papa's business, or a job", "talk to him or let it be".
  const isChoice = intents.some(
    (one) =>
      one.kind === 'compare' &&
      (one.matters.length > 1 || isSaid(one.options) || one.choiceKind === 'talk' || one.choiceKind === 'going'),
  );
  if (isChoice || isOfTwo(intents)) return null;
  // What is between others and the one who asks, or comes to one from them, is read from the own chart.
  if (WITH_ME.isIn(words) && !comesBack(about, intents)) return null;
  return ofLife({ words, about }, intents.flatMap(mattersOf));
};

/** Whose life the matters are of that a message is about. */
const ofLife = (
  { words, about }: Pick<Said, 'words' | 'about'>,
  matters: readonly (Matter | 'general')[],
): Kin | null => {
  const own = matters.filter((matter) => !WITH_OTHERS.includes(matter));
  // What becomes of a brother or a son is no matter of one’s own home.
  const isOfHome = matters.every((matter) => matter === 'family' || matter === 'general');
  if (isOfHome && (about === 'sibling' || about === 'child')) return about;
  // What parents own comes to the one who asks.
  if (about === 'parent' && own.length > 0 && own.every((matter) => matter === 'property')) return null;
  if (about !== null && matters.length === 0) return about;
  if (about !== null && about !== 'spouse' && own.length > 0) return about;
  if (isTheirs(words, own, matters)) return about ?? 'friend';
  return own.some((matter) => !OF_COUPLE_AND_CHILDREN.includes(matter)) ? about : null;
};

/** Whether matters are of love or marriage. */
export const isOfLove = (matters: readonly (Matter | 'general')[]): boolean =>
  matters.some((one) => OF_COUPLE.includes(one));

/** "Papa nahi maan rahe" of somebody for whom it is about no wedding. */
export const withoutWedding = (intent: Intent, { heard, words, person }: Said): Intent => {
  if (intent.kind !== 'matter' || intent.aspect !== 'consent' || isOfLove(heard)) return intent;
  const relation = relationNamed(words) ?? 'parents';
  return { kind: 'relation', ask: 'do', relation, person: personOfBond(relation, person) };
};

/** The same in a conversation: of what was asked about before. */
export const consentOn = (intent: Intent, said: Said, before: readonly (Matter | 'general')[]): Intent =>
  isOfLove(before) ? intent : withoutWedding(intent, said);

/** What a message that names nothing of its own asks of what was asked before. */
import { KIN_OF, type Ask, type Kin } from '../../../words/reading/ask.ts';
import { ANOTHER, askedFor, MINE, OURS, SELF } from '../hear/ask-terms.ts';
import { mattersAsked, mattersBefore, waitedFor, type Before } from './before.ts';
import { chosen, kindAsked, placeAsked, stoneAsked } from './chosen.ts';
import { followOf } from '../direct.ts';
import { isMatter, sideOfChoice, type Intent } from '../hear/intent.ts';
import { without } from '../hear/patterns.ts';
import type { Said } from '../hear/said.ts';
import type { Question } from '../hear/intents.ts';
import type { AnswerForm, Finer } from '../tell/making.ts';
import { asksBadMonth } from '../hear/marks.ts';
import { isOfPartner } from '../people/of-partner.ts';
import { backToMatter, nextPeriod, stillTheirs } from './onward.ts';
import { askedAgain, askedBefore, whoOf, wordsIn, type Resolved } from './resolved.ts';
import { statesIn } from '../hear/states.ts';
import { thenAsked } from './then.ts';

/** Words up to which a message without a matter goes on with what was asked before. */
const FOLLOW_WORDS = 9;

export const REWORDING: Readonly<Partial<Record<NonNullable<Question['followUp']>, AnswerForm | null>>> = {
  again: null,
  simpler: 'simple',
  shorter: 'short',
  hindi: null,
  english: null,
  hinglish: null,
};

/** What a follow-up asks by its words. */
const ASKED_BY: Readonly<Partial<Record<NonNullable<Question['followUp']>, Ask>>> = {
  why: 'why',
  late: 'why',
  rather: 'should',
  meanwhile: 'do',
  month: 'when',
  sooner: 'when',
  after: 'when',
  more: 'how',
  sure: 'how',
  wait: 'when',
};

/** What is asked of the time of the one thing that a choice is about. */
const OF_TIME: readonly Question['followUp'][] = ['month', 'late', 'rather'];

/** A comparison asked on: the matter that was found the better, or each; of a choice that one or the first, where its month or year is asked. */
const ofCompared = ({ intents, best }: Before, ask: Ask, isOfTime: boolean): readonly Intent[] =>
  intents.flatMap((one): readonly Intent[] => {
    if (one.kind !== 'compare' || (one.options !== undefined && !isOfTime)) return [one];
    const aspect = sideOfChoice(one);
    const isFound = best !== undefined && one.matters.includes(best);
    const matters = isFound ? [best] : one.matters.slice(0, one.options === undefined ? 2 : 1);
    return matters.map((matter) => ({ kind: 'matter', ask, matter, aspect }));
  });

/** What goes on to something else of what was asked: a matter before it, the next period, who the partner is, a stone; null where nothing does. */
const asideOf = (question: Question, before: Before, how: Ask): readonly Intent[] | null => {
  const earlier = backToMatter(question, before);
  if (earlier !== null) return [{ kind: 'matter', ask: how, matter: earlier }];
  const { followUp } = question;
  const period = nextPeriod(question, before);
  if (period !== null) return period;
  const isOfKind = followUp === 'kind' || (how === 'how' && isOfPartner(question, before));
  const kind = isOfKind ? kindAsked(question, before) : [];
  if (kind.length > 0) return kind;
  const stone = stoneAsked(question, before);
  if (stone !== null) return [stone];
  const place = followUp === 'where' ? placeAsked(question, before) : [];
  return place.length > 0 ? place : null;
};

/** What is asked on by words that name no matter. */
export const askedOn = (question: Question, before: Before): readonly Intent[] => {
  const { followUp, said } = question;
  const { ask } = said;
  // "What more shall I do" asks what to do.
  const isPlain = followUp === null || (followUp === 'more' && ask === 'do');
  const own = isPlain ? ask : (ASKED_BY[followUp] ?? ask);
  const [first] = before.intents.flatMap((one) =>
    one.kind === 'matter' || one.kind === 'relation' ? (one.ask ?? []) : [],
  );
  // Who doubts a thing of the chart hears what it rests on, where that is told by itself.
  if (followUp === 'sure' && before.intents.every(({ kind }) => kind === 'named'))
    return before.intents.flatMap((one) =>
      one.kind === 'named' && followOf(one, 'why') !== null ? askedAgain(one, 'why') : [one],
    );
  const how = own ?? askedBefore(first ?? 'how', before);
  const side = asideOf(question, before, how);
  if (side !== null) return side;
  const other = chosen(question, before);
  if (other !== null) return other;
  const isOpened = own !== null && own !== 'how';
  const isOfTime = followUp !== null && OF_TIME.includes(followUp);
  const isOfOne = isOfTime || (how === 'when' && question.years !== null);
  return (isOpened ? ofCompared(before, how, isOfOne) : before.intents).flatMap((one) => askedAgain(one, how));
};

const isAskedOn = ({ followUp, said, years, pointsBack }: Question): boolean =>
  followUp !== null ||
  said.ask !== null ||
  years !== null ||
  said.stretch !== null ||
  pointsBack ||
  said.hasQuestionWord;

/** What goes badly stays so until something else is asked about. */
const isTroubledBy = ({ said, followUp, isOfDelay }: Question, { troubled }: Before): boolean =>
  said.isTroubled || troubled === true || (followUp === 'why' && isOfDelay);

/** Ways of going on that ask on of whomever was asked about, whoever is named beside it: "all his friends got one, why not he". */
const OF_THEIRS: readonly Question['turn'][] = [
  'why',
  'why_late',
  'month',
  'sooner',
  'now_or_later',
  'wait',
  'after',
  'where',
  'which_kind',
  'how_much',
  'sure',
  'more',
];
/** Whom a message that goes on is about: whoever was asked about before still is, unless whoever asks turns to themselves. */
const otherOn = (question: Question, before: Before): Kin | null => {
  if (isOfPartner(question, before)) return null;
  const isOfSelf = question.said.words.some((word) => SELF.has(word));
  // "Kab jayega" after a son who wants to go asks of him, not of the bond with him.
  const [bond] = before.intents;
  const isOfTheirSide = bond?.kind === 'relation' && bond.side !== undefined && bond.person !== undefined;
  if (isOfTheirSide && question.said.ask === 'when' && !isOfSelf) return KIN_OF[bond.person];
  // "Will it be in our city" after a son who looks for work is still of him.
  const isOfMe = without(question.said.words, OURS).some((word) => SELF.has(word) || MINE.has(word));
  if (question.turn !== null && OF_THEIRS.includes(question.turn) && !isOfMe) return before.other ?? question.other;
  // "What can I do" after another’s matter is one’s part for them.
  const isForThem = question.said.ask === 'do' && question.intents.length === 0;
  return stillTheirs(question, before) ?? question.other ?? (isOfSelf && !isForThem ? null : (before.other ?? null));
};

/** The same in other words is about the same person. */
export const sameOf = (question: Question, before: Before): Pick<Resolved, 'other' | 'person' | 'side'> => {
  const other = before.other ?? null;
  return { other, ...whoOf(question, other, before) };
};

/** Whether a message goes on: "sharab pita hai" tells more of whom was asked about, "mere liye bhi" asks the same for oneself. */
export const goesOn = (question: Question, before: Before, other: Kin | null): boolean =>
  // A long one does not go on by its patterns alone.
  (question.turn !== null || wordsIn(question) <= FOLLOW_WORDS) &&
  (isAskedOn(question) ||
    other !== null ||
    (before.other !== undefined && question.said.words.some((word) => MINE.has(word) || SELF.has(word))));

/** A message that goes on with what was asked before, as long as nothing says what it asks of it. */
export const goingOn = (question: Question, before: Before): Resolved => {
  const { years, followUp, said, isWorried, feeling } = question;
  const other = otherOn(question, before);
  return {
    intents: before.intents,
    years: years ?? before.years,
    stretch: said.stretch,
    form: before.form,
    isReworded: false,
    isWorried,
    feeling,
    heavy: before.heavy ?? null,
    isHalf: false,
    isTroubled: isTroubledBy(question, before),
    isFeared: said.isFeared,
    states: statesIn(said.words),
    isFollowUp: true,
    finer: null,
    after: null,
    then: question.followUp === null ? thenAsked(question, before) : null,
    remark: null,
    isDoubt: followUp === 'sure',
    guess: null,
    other,
    ...whoOf(question, other, before),
    beside: null,
    isOfAge: false,
  };
};

/** A year after a thing that is one side of a matter is of that matter: "and in 2029?" after where a partner is met; null after a planet, a stone or a name, of which it asks about the chart as a whole. */
export const yearOfThing = (question: Question, before: Before): Resolved | null => {
  const matter = mattersAsked(before).find(isMatter);
  return matter === undefined || question.followUp !== null
    ? null
    : { ...goingOn(question, before), intents: [{ kind: 'matter', ask: 'when', matter }] };
};

const CARE = askedFor(({ remarks }) => remarks.avoid);
/** "Which months should I be careful" asks for months, and fears some of them; "the worst months" for these alone. */
export const finerOf = ({ said: { words } }: Question): Finer => {
  if (asksBadMonth(words)) return 'bad';
  return CARE.isIn(words) ? 'care' : 'month';
};
/** "And the bad one?" after a matter asks for months. */
export const withBads = (question: Question, before: Before): Question => {
  const isOfMatter = before.intents.some((one) => one.kind === 'matter');
  return isOfMatter && question.followUp === null && asksBadMonth(question.said.words)
    ? { ...question, followUp: 'month' }
    : question;
};

const WHICH_PLANET = askedFor(({ whichPlanet }) => whichPlanet);
/** Whether it is asked which planet. */
export const asksPlanet = ({ words }: Said): boolean => WHICH_PLANET.isIn(words);
/** "Which planet is behind it" after a matter asks why, and for no planet of the whole chart. */
export const withPlanet = (question: Question, before: Before): Question =>
  asksPlanet(question.said) &&
  (question.pointsBack || question.said.ask === 'why') &&
  mattersBefore(before).some(isMatter) &&
  question.said.planets.length === 0
    ? {
        ...question,
        followUp: 'why',
        intents: [],
        guess: null,
        isClear: false,
        said: { ...question.said, questions: [], thing: null },
      }
    : question;
/** "Because of which planet?", "why does it take so much time" after a matter asks what of the chart stands behind it. */
export const asksWhyOfIt = ({ followUp, intents, said, isOfDelay }: Question, before: Before): boolean =>
  (followUp === 'why' || followUp === 'late') &&
  (isOfDelay || asksPlanet(said)) &&
  intents.every((one) => one.kind === 'matter' && one.matter === 'general') &&
  mattersBefore(before).some((one) => one !== 'general');

/** "Why not the other" after a choice asks what weighs against it, and for no earlier time. */
export const withOther = (question: Question, { intents }: Before): Question =>
  question.followUp === 'late' &&
  intents.some((one) => one.kind === 'compare' && one.options !== undefined) &&
  ANOTHER.isIn(question.said.words)
    ? { ...question, followUp: 'why', intents: [], guess: null, isClear: false }
    : question;

/** "What shall I do before that" asks what to do, and for no sooner time. */
export const withoutSooner = (question: Question): Question =>
  question.followUp === 'sooner' && question.said.ask === 'do' ? { ...question, followUp: null } : question;

/** Days of a matter, asked on: the matter itself. */
export const ofDaysMatter = (one: Intent): Intent =>
  one.kind === 'named' && one.matter !== undefined && one.question === undefined
    ? { kind: 'matter', ask: 'when', matter: one.matter }
    : one;

/** What waiting comes to: two years side by side, or the next good time. */
export const waiting = (question: Question, before: Before): Pick<Resolved, 'intents' | 'stretch' | 'finer'> => {
  const { said, years } = question;
  const either = waitedFor(years, before);
  return either === null
    ? { intents: askedOn(question, before).map(ofDaysMatter), stretch: null, finer: 'wait' }
    : { intents: [either], stretch: said.stretch, finer: null };
};

/** What a piece of a message compares: years, months, matters, or the two ways of a choice. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Aspect, DirectQuestion, Relation } from '../../../words/reading/ask.ts';
import { matterOfAspect } from '../hear/aspects-said.ts';
import { relationNamed } from '../hear/bond-said.ts';
import { askedFor, COMPARES, COUNTRIES, NOT, OR, WHICH_OF } from '../hear/ask-terms.ts';
import { type Fork, isLater } from './fork.ts';
import { type CompareIntent, isMatter } from '../hear/intent.ts';
import { kindSaid } from './option-kinds.ts';
import { isOfNone, isSaid, isTradeOption, mattersOfOptions, OF_NOTHING, type Options } from './option-rows.ts';
import { optionsOf } from './options.ts';
import { asksThing } from '../hear/pieces.ts';
import type { Said } from '../hear/said.ts';
import { TRADE_ROWS } from './trades.ts';
import { areNamed, bothNamed, waysSaid, type Names } from './ways-named.ts';

/** Things that are asked for outright, and are chosen between as two ways: lines of work, a job or a business, study or work. */
const OF_CHOICES: readonly DirectQuestion[] = ['vocation', 'service', 'trade', 'subject', 'talent', 'venture'];
export const isOfChoices = (question: DirectQuestion): boolean => OF_CHOICES.includes(question);
/** "This month or later" asks of no day of the Moon. */
const isOfTime = ({ fork, act }: Said): boolean => act === null && fork?.second?.moves.includes('later') === true;
/** Whether the two sides of a choice are things with rules of their own: two stones, two planets. */
const isOfThings = (said: Said): boolean =>
  !said.questions.every(isOfChoices) ||
  said.findings.length > 0 ||
  (said.days !== null && !isOfTime(said)) ||
  asksThing(said);

/** Steps that are weighed by themselves, whatever is named as the other way. */
const STEPS: readonly Aspect[] = ['expansion', 'switch_field', 'proposal', 'adoption', 'move_on'];
/** Steps that are no choice where only one way is said. */
const STEPS_ALONE: readonly Aspect[] = ['separate_home', 'second_child', 'return_home', 'stay_posting'];
/** Two lines of work, each of which is named: more than whether to change. */
const namesTrades = (fork: Fork | null): boolean =>
  new Set([...(fork?.first.trades ?? []), ...(fork?.second?.trades ?? [])]).size > 1;
const isOneStep = ({ sure, fork }: Said): boolean =>
  sure !== null &&
  !namesTrades(fork) &&
  (STEPS.includes(sure) || (STEPS_ALONE.includes(sure) && fork?.second === null));

/** Sides of a matter that tell how things stand, and name nothing that is chosen: who lost a job chooses no dismissal; what is sold may also be kept. */
const STANDING: readonly Aspect[] = [
  'sale',
  'layoff',
  'raise',
  'interview',
  'owing',
  'shortage',
  'savings',
  'respect',
  'rivals',
  'change',
];
export const isWay = (aspect: Aspect): boolean => !STANDING.includes(aspect);

/** Those whom one leaves with one’s job. */
const OF_WORK: readonly (Relation | null)[] = ['boss', 'colleague'];
/** Two people, of whom no chart but their own tells anything. */
const TWO_PEOPLE = askedFor(({ twoPeople }) => twoPeople);
const PEOPLE: CompareIntent = {
  kind: 'compare',
  matters: ['marriage'],
  years: [],
  months: [],
  options: ['marriage', 'marriage'],
  isOfTwo: true,
};

/** Two posts that are offered: which of them is told by their own names alone. */
const TWO_OFFERS = askedFor(({ twoOffers }) => twoOffers);
export const OFFERS: CompareIntent = { ...PEOPLE, matters: ['job'], options: ['job', 'job'], isOffered: true };

/** Two people, or two posts, between which it is asked to choose; null where it is not. */
const ofTwo = (said: Said): CompareIntent | null => {
  const { words, ask, fork } = said;
  if (TWO_PEOPLE.isIn(words)) return { ...PEOPLE, ask };
  const areOffers = fork === null && TWO_OFFERS.isIn(words) && words.some((word) => WHICH_OF.has(word));
  return areOffers ? { ...OFFERS, ask } : null;
};

/** Matters of which a doctor, a lawyer or an office decides. */
const OF_OTHERS: readonly (Matter | 'general')[] = ['health', 'pregnancy', 'children', 'court', 'visa'];
/** Whether words ask to choose between two ways; talking it over, and with whom to go, are asked whatever it is about. */
const isChosen = (
  { words, ask, sure, heard, isChoice }: Said,
  fork: Fork,
  isNamed: boolean,
  isOfKind: boolean,
): boolean => {
  const isAsked = ask === 'should' || COMPARES.isIn(words) || (isChoice && ask !== null) || (ask === null && isNamed);
  const isOfMatter = sure !== null || heard.some((one) => OF_OTHERS.includes(one));
  if (fork.second === null) return false;
  // Of a bet no side is weighed. Whether to tell somebody now or later is asked of the talk, and not of its time.
  if (!isOfKind && (isLater(fork.first) || isLater(fork.second))) return false;
  return isAsked && ((isChoice && sure !== 'invest') || isOfKind || !isOfMatter);
};

/** One line of work twice, of which no names part the two. */
const isOneTrade = ([one, other]: Options, names: Names): boolean =>
  one === other && isTradeOption(one) && !areNamed(names);

/** What a choice is of that names no matter: of two subjects the study of them. */
const matterOf = ({ first, second }: Fork, told: readonly Matter[]): Matter | undefined => {
  const trades = [...first.trades, ...(second?.trades ?? [])];
  return trades.some((trade) => TRADE_ROWS[trade].isStudy === true) ? 'learning' : told[0];
};

/** A choice of two ways of which nothing in a chart tells: by the matter that is named with it, where one is. */
const undecided = (said: Said, fork: Fork, told: readonly Matter[]): CompareIntent | null => {
  const { words, ask, matters } = said;
  const choiceKind = kindSaid(words, fork, OF_NOTHING) ?? undefined;
  // What is done alone, or talked over, has no two names.
  const names = choiceKind === undefined ? bothNamed(said.text) : undefined;
  if (TWO_OFFERS.isIn(words)) return { ...OFFERS, ask, names };
  // With whom one goes is of the journey, and not of the family.
  const named = choiceKind === 'going' ? undefined : (matters.find(isMatter) ?? matterOf(fork, told));
  // Two names alone ask nothing of a life: "BJP or Congress?"
  const isNamed = named !== undefined && (names !== undefined || said.isChoice);
  if (!isChosen(said, fork, isNamed, choiceKind !== undefined)) return null;
  // "Soon or late" is of the wedding, and of no two people.
  const isOfPeople = ask === null || ask === 'should' || COMPARES.isIn(words);
  if (named === 'marriage' && names !== undefined && isOfPeople) return { ...PEOPLE, ask };
  const base = { kind: 'compare', matters: named === undefined ? [] : [named], years: [], months: [] } as const;
  return { ...base, options: OF_NOTHING, ask, isOfTwo: true, names, choiceKind };
};

/** The side of a matter of two options that a piece names; of money that is put by or built with, what is built. */
const sideNamed = ({ aspects }: Said, options: Options): Aspect | undefined => {
  const matters = mattersOfOptions(options).filter((one) => one !== 'money' || !options.includes('save'));
  return aspects.find((one) => isWay(one) && matters.includes(matterOfAspect(one)));
};

/** Whether two ways are none: two ways to wait, or one that was only told to be left; where both are one option, it is asked whether, and not which. */
const isNoChoice = (options: Options, { ask, words, isChoice }: Said): boolean => {
  if (options.every((one) => one === 'wait') || (options.includes('leave_work') && ask !== 'should')) return true;
  const isWhich = isChoice || ask === null || ask === 'should' || COMPARES.isIn(words);
  return options[0] === options[1] && !isWhich;
};
/** Whether both ways of a choice are named, or the one that is asked about is a way by its own name. */
const areBothSaid = ({ fork, ask }: Said, options: Options): boolean =>
  (fork?.second ?? null) !== null || (ask === 'should' && isSaid(options));

/** The choice that a piece puts between two ways; `before` are the matters told of before it. */
export const choiceIn = (said: Said, before: readonly (Matter | 'general')[]): CompareIntent | null => {
  const two = ofTwo(said);
  if (two !== null) return two;
  if (said.fork === null || isOfThings(said) || isOneStep(said)) return null;
  const told = before.filter((one): one is Matter => one !== 'general');
  // To leave a boss is to leave the work under him.
  const isOfWork = told.length === 0 && OF_WORK.includes(relationNamed(said.words));
  const options = optionsOf(said.fork, isOfWork ? ['job'] : told);
  const names = waysSaid(
    said.text,
    said.words.every((word) => !OR.has(word)),
  );
  if (options === null || isOfNone(options) || isOneTrade(options, names)) return undecided(said, said.fork, told);
  if (isNoChoice(options, said)) return null;
  const matters = mattersOfOptions(options);
  const aspect = sideNamed(said, options);
  const choice: CompareIntent = {
    kind: 'compare',
    matters,
    years: [],
    months: [],
    options,
    // Whether in the morning or at night has no time of its own.
    ask: options[0] === options[1] && said.isChoice ? 'should' : said.ask,
    names: areNamed(names) || (options[0] !== options[1] && names.some((name) => name !== '')) ? names : undefined,
    choiceKind: kindSaid(said.words, said.fork, options) ?? undefined,
  };
  return {
    ...choice,
    ...(aspect === undefined ? {} : { aspect }),
    ...(areBothSaid(said, options) ? { isOfTwo: true } : {}),
  };
};

/** Which of several years, months or matters a piece asks, or which of two ways; null where it asks of one. */
export const compared = (said: Said, before: readonly (Matter | 'general')[]): CompareIntent | null => {
  const { words, matters, years, months } = said;
  if (years.length > 1) return { kind: 'compare', matters: matters.slice(0, 1), years, months: [] };
  const isEither = words.some(
    (word, at) =>
      OR.has(word) &&
      !NOT.has(words[at + 1] ?? '') &&
      // "For a job in Ireland or the UK" names two countries, and one thing that is asked.
      !(COUNTRIES.has(words[at - 1] ?? '') && words.slice(at + 1, at + 3).some((one) => COUNTRIES.has(one))),
  );
  if (isEither && months.length > 1 && matters.length > 0)
    return { kind: 'compare', matters: matters.slice(0, 1), years: [], months };
  const choice = choiceIn(said, before);
  if (choice !== null) return choice;
  return (isEither || COMPARES.isIn(words)) && matters.length > 1
    ? { kind: 'compare', matters, years: [], months: [] }
    : null;
};

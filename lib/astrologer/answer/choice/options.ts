/**
 * The two options of a choice about one’s own life: "sell the flat or keep it", "Pune or Singapore", "close the shop and take a
 * job". Each side says what is done and of which matter (`fork.ts`); a row tells what that is measured by.
 */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Aspect } from '../../../words/reading/ask.ts';
import { OF_MONEY, OF_WORK } from '../hear/matter-groups.ts';
import { isLater, type Fork, type Side } from './fork.ts';
import { isPost, optionOf, otherWay } from './option-groups.ts';
import { inOrder, isOfNone, isTradeOption, OF_NOTHING, type Option, type Options } from './option-rows.ts';
import { ofTrades } from './option-trades.ts';
import { waysHeard, type HeardWays } from './sides-heard.ts';

/** Matters that there may be two of: two towns, two firms, two schools. */
const OF_PLACES: readonly Matter[] = [
  'job',
  'first_job',
  'career',
  'learning',
  'property',
  'vehicle',
  'family',
  'business',
];
const OF_HOME: readonly Matter[] = ['family', 'property'];
/** To stay where one is, and no word of what for. */
const isKept = ({ moves, matters }: Side): boolean => moves.includes('on') && matters.length === 0;
/** Something abroad, and here; null where both are in one country. */
const ofCountries = (first: Side, second: Side): Options | null => {
  // A visa to study or one to work are two of a kind.
  const areOfKind = first.text.split(' ').at(-1) === second.text.split(' ').at(-1);
  if (first.isAbroad === second.isAbroad || areOfKind) return null;
  const [far, near] = first.isAbroad ? [first, second] : [second, first];
  const [there, own] = [far.matters[0], near.matters[0]];
  // "Masters abroad or a job here" weighs two matters; a job in Pune or in Dubai two places.
  const isOther = own !== undefined && own !== there && (there !== undefined || !OF_PLACES.includes(own));
  const other = isOther ? own : 'here';
  return inOrder(second.isAbroad, isOther && there === 'learning' ? there : 'abroad', other);
};
/** Where one lives: at home or away from it, here or abroad, with the family or apart; null where that is not what is chosen. */
const ofPlace = (first: Side, second: Side | null): Options | null => {
  const sides = second === null ? [first] : [first, second];
  const at = (is: (side: Side) => boolean): number => sides.findIndex(is);
  const isAbroad = sides.some((side) => side.isAbroad);
  const home = at(({ moves, matters }) => moves.includes('home') && matters.every((one) => OF_HOME.includes(one)));
  if (home >= 0) return inOrder(home > 0, 'home', isAbroad ? 'abroad' : 'away');
  const [abroad, family] = [at((side) => side.isAbroad), at(({ moves }) => moves.includes('together'))];
  // "The job in Dubai, or stay with my parents".
  if (abroad >= 0 && family >= 0 && abroad !== family) return inOrder(abroad > 0, 'abroad', 'here');
  const apart = at(({ moves }) => moves.includes('apart'));
  if (apart >= 0) return inOrder(apart > 0, 'apart', 'together');
  // "Sell the house and go to my son, or stay here": the house is not what is chosen.
  const [gone, kept] = [at(({ moves }) => moves.includes('go')), at(isKept)];
  const isNear = sides[gone]?.isAbroad !== true;
  if (gone >= 0 && kept >= 0 && gone !== kept && isNear) return inOrder(kept > 0, 'put', 'away');
  const together = at(({ moves }) => moves.includes('together'));
  if (together >= 0) return inOrder(together > 0, 'together', 'apart');
  return second === null ? null : ofCountries(first, second);
};

/** Matters that nobody takes up in the place of another. */
const NOT_BEGUN: readonly Matter[] = ['money', 'debt', 'family', 'married_life', 'love', 'inner'];
/** "Close the shop and take a job": what is begun, and what is left for it; null where nothing is left for another thing. */
const insteadOf = ({ first, second, aspects }: Fork): Options | null => {
  const [one, other] = first.matters;
  if (!first.moves.includes('off') || one === undefined || other === undefined) return null;
  if (NOT_BEGUN.includes(other)) return null;
  const kept = second?.matters[0] ?? one;
  return [other, optionOf({ moves: ['on'] }, kept === other ? one : kept, aspects)];
};

/** A town or another, and no word of what for. */
const ofTowns = (first: Side, second: Side | null): Options | null => {
  const isMove = first.moves.includes('go') || second?.moves.includes('go') === true;
  if (second === null || !isMove) return null;
  const isKept = second.moves.includes('on');
  const matter = first.isAbroad && second.isAbroad ? 'abroad' : 'family';
  return first.moves.includes('on') === isKept ? [matter, matter] : inOrder(isKept, 'put', 'away');
};

/** Options as they are named beside another: work is gone on with where it may be left, another post is a change beside one that is had. */
const BESIDE: Readonly<Partial<Record<Option, Readonly<Partial<Record<Option, Option>>>>>> = {
  job: { resign: 'stay', retire: 'stay', stay: 'switch', talk: 'switch', fight: 'switch' },
  fight: { job: 'stay' },
  put: { with_child: 'own_home' },
  save: { shares: 'fixed', kin_trade: 'fixed' },
  // What another goes on with while one could do so oneself is let go.
  hand_over: { run: 'pass_on' },
};
const beside = (option: Option, other: Option): Option => BESIDE[option]?.[other] ?? option;

/** "Marriage first or career": work as a whole, and no post that is taken up. */
const asWork = (option: Option, { matters: [matter], moves }: Side): Option =>
  option === 'job' && matter === 'career' && moves.length === 0 ? 'career' : option;
/** Two options as each is named beside the other. */
const besides = ([one, other]: Options): Options => [beside(one, other), beside(other, one)];

/** What is not ended goes on; a post that is not left is stayed in; anything else, and a sale, is put off. */
const putOff = ({ moves }: Side, other: Option, matter: Matter, aspects: readonly Aspect[]): Option => {
  if (moves.includes('later')) return 'wait';
  if (isPost(matter) && other === 'job') return 'stay';
  return other === 'sell' || other === 'sell_vehicle' ? 'wait' : otherWay(other, matter, aspects);
};

/** What each side does with a matter. */
const ofMatters = ({ first, second, aspects }: Fork, own: Matter): Options | null => {
  const option = optionOf(first, own, aspects);
  if (second === null) return [option, otherWay(option, own, aspects)];
  if (isLater(second)) {
    const other = putOff(second, option, own, aspects);
    return [beside(option, other), other];
  }
  const named = second.matters[0] ?? own;
  const another = optionOf(second, named, aspects);
  if (isLater(first)) {
    const kept = putOff(first, another, named, aspects);
    return [kept, beside(another, kept)];
  }
  if (option !== another) return [asWork(beside(option, another), first), asWork(beside(another, option), second)];
  const isOfBoth = first.matters[0] === second.matters[0];
  return OF_PLACES.includes(own) || (own === 'government' && isOfBoth) ? [option, another] : null;
};

/** Matters of which no chart is asked to choose. */
const NO_CHOICE: readonly Matter[] = ['health', 'children', 'pregnancy', 'court', 'debt', 'visa'];
/** "A home loan or a rented place" is a choice of a house, and not of a loan nor of what is done with the money. */
const ofHousing = (fork: Fork): Fork => {
  const of = (side: Side): Side => ({
    ...side,
    matters: side.matters.map((one) => (OF_MONEY.includes(one) && one !== 'retirement' ? 'property' : one)),
  });
  const { first, second } = fork;
  const isOfRent = [first, second].some((side) => side?.moves.includes('rent') === true);
  return isOfRent && second !== null ? { ...fork, first: of(first), second: of(second) } : fork;
};

/** To talk it over with somebody, and not at work, or not: no chart tells which. */
const isTalk = ({ first, second }: Fork): boolean => {
  const sides = second === null ? [] : [first, second];
  return (
    sides.some(({ moves }) => moves.includes('talk')) &&
    !sides.some(({ matters }) => matters.some((one) => isPost(one)))
  );
};

/** The options of a choice by what each side does with its matter. */
const byMatters = (fork: Fork, before: readonly Matter[]): Options | null => {
  const { first, second } = fork;
  const named = [...first.matters, ...(second?.matters ?? [])];
  // Whether to take a loan now or later is for the purse and the time.
  const isTime = second !== null && (isLater(second) || isLater(first));
  if (named.some((one) => NO_CHOICE.includes(one) && !(isTime && one === 'debt'))) return null;
  if (isTalk(fork)) return OF_NOTHING;
  // A side that names nothing is of what was told before: "I failed the exam. Once more, or a job?"
  const isAgain = first.moves.includes('again') || second?.moves.includes('again') === true;
  const isOfBefore = first.matters.length === 0 && (first.moves.length === 0 || isAgain) && named.length > 0;
  const told = before[0] ?? (isAgain ? 'exam' : undefined);
  const [own = told] = isOfBefore && told !== undefined ? [told] : named;
  return insteadOf(fork) ?? (own === undefined ? ofTowns(first, second) : ofMatters(fork, own));
};

/** Lines of work that are entered by an examination. */
const BY_EXAM: readonly Option[] = ['banking', 'police', 'army', 'administration', 'teaching'];
/** "Which exam, bank or SSC": one of two examinations, each of them by its name; null where that is not what is chosen. */
const ofExams = ({ first, second }: Fork): Options | null => {
  if (second === null || ![first, second].some(({ matters }) => matters.includes('exam'))) return null;
  const isOfExam = ({ matters, trades, moves }: Side): boolean =>
    moves.every((one) => one === 'begin' || one === 'prepare') &&
    !matters.some(isPost) &&
    trades.every((one) => BY_EXAM.includes(one)) &&
    (trades.length > 0 || matters.includes('government') || matters.includes('exam'));
  return isOfExam(first) && isOfExam(second) ? ['exam', 'exam'] : null;
};

/** Alone or with others on the way somewhere: nothing in a chart tells. */
const isInCompany = ({ first, second }: Fork, before: readonly Matter[]): boolean =>
  second !== null &&
  // "Go alone" in a business is no way to anywhere.
  before.every((one) => !OF_WORK.includes(one)) &&
  [first, second].some(({ moves }) => moves.includes('alone')) &&
  [first, second].some(({ isAbroad, moves }) => isAbroad || (moves.includes('go') && !moves.includes('on')));

/** The options of a choice by the matters and moves that its sides name. */
const optionsNamed = (fork: Fork, before: readonly Matter[]): Options | null => {
  const { first, second } = fork;
  if (second === null && first.isJoining) return ['switch', 'stay'];
  if (isInCompany(fork, before)) return OF_NOTHING;
  return ofExams(fork) ?? ofTrades(fork) ?? ofPlace(first, second) ?? byMatters(ofHousing(fork), before);
};

/** Share from which two ways are heard: where the words name one way twice, none, or two others. */
const HEARD = { same: 0.5, none: 0.7, others: 0.75 } as const;
const leastFor = (named: Options | null, { areOpposite }: HeardWays): number => {
  if (named === null || isOfNone(named)) return areOpposite ? HEARD.same : HEARD.none;
  if (named[0] !== named[1]) return HEARD.others;
  // One thing in two places is no two ways.
  return areOpposite ? HEARD.same : Infinity;
};
const areTrades = (options: Options | null): boolean => options?.some(isTradeOption) === true;

/** The options of a choice; `before` are the matters told of before it. Null where they cannot be told. */
export const optionsOf = (fork: Fork, before: readonly Matter[]): Options | null => {
  const named = optionsNamed(fork, before);
  if (areTrades(named)) return named;
  const heard = waysHeard(fork, before, named);
  return heard === null || heard.share < leastFor(named, heard) ? named : besides(heard.options);
};

/**
 * The two options of a choice about one’s own life: "sell the flat or keep it", "Pune or Singapore", "close the shop and take a
 * job". Each side says what is done and of which matter (`fork.ts`); a row tells what that is measured by.
 */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Aspect, Move } from '../../../words/reading/ask.ts';
import { matterOfAspect } from '../hear/aspects-said.ts';
import { OF_GOING, OF_MONEY } from '../hear/matter-groups.ts';
import { isLater, type Fork, type Side } from './fork.ts';
import { isPost, LOVED, optionOf, otherWay } from './option-groups.ts';
import { inOrder, isOfNone, isTradeOption, OF_NOTHING, type Option, type Options } from './option-rows.ts';
import { pairOf } from './option-pairs.ts';
import { OF_EARNING, ofTrades } from './option-trades.ts';
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
/** "Go on with the shop here, or go to Surat": the business, or work elsewhere; null where that is not what is chosen. */
const ofShopLeft = (first: Side, second: Side | null): Options | null => {
  if (second === null) return null;
  const run = [first, second].findIndex(({ moves, matters }) => moves.includes('on') && matters[0] === 'business');
  const { moves, matters, isAbroad } = run > 0 ? first : second;
  return run < 0 || isAbroad || matters.length > 0 || !moves.includes('go') ? null : inOrder(run > 0, 'run', 'job');
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

const ENDED: readonly Option[] = ['resign', 'retire'];
const HAD: readonly Option[] = ['stay', 'talk'];
/** An option as it is named beside another: work is gone on with where it may be left, another post is a change beside one that is had. */
const beside = (option: Option, other: Option): Option => {
  if (option !== 'job') return option;
  if (ENDED.includes(other)) return 'stay';
  return HAD.includes(other) ? 'switch' : option;
};

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

/** A choice in which both sides call some matters by another. */
const withMatter = ({ first, second, aspects }: Fork, from: readonly Matter[], to: Matter): Fork => {
  const of = (side: Side): Side => ({ ...side, matters: side.matters.map((one) => (from.includes(one) ? to : one)) });
  return { first: of(first), second: second === null ? null : of(second), aspects };
};
/** Whether one of the two sides does something. */
const isDone = ({ first, second }: Fork, move: Move): boolean =>
  [first, second].some((side) => side?.moves.includes(move) === true);

/** The pension now, or more years in the post: to retire or to stay. */
const ofPension = (fork: Fork): Fork =>
  fork.aspects.includes('pension') && isDone(fork, 'on') ? withMatter(fork, ['money'], 'retirement') : fork;

/** "A home loan or a rented place" is a choice of a house, and not of a loan nor of what is done with the money. */
const ofHousing = (fork: Fork): Fork => (isDone(fork, 'rent') ? withMatter(fork, ['debt', 'money'], 'property') : fork);

/** Matters of which no chart is asked to choose. */
const NO_CHOICE: readonly Matter[] = ['health', 'children', 'pregnancy', 'court', 'debt', 'visa'];
/** Matters of someone who is loved. */
const OF_LOVE: readonly Matter[] = ['love', 'marriage'];
/** "Shall I keep the relationship or end it", "stay with him or leave him": whether to go on with someone; null where it is no such choice. */
const ofLoved = ({ first, second }: Fork, before: readonly Matter[]): Options | null => {
  if (second === null || !before.every((one) => OF_LOVE.includes(one))) return null;
  const named = [...first.matters, ...second.matters];
  const isOfOne = named.length > 0 || first.isWithOne || second.isWithOne;
  const [on, off] = [first, second].map(({ moves }) => (moves.includes('off') ? LOVED.off : LOVED.on));
  const isStay = [first, second].some(({ moves }) => moves.includes('on') && !moves.includes('off'));
  const isChosen = isOfOne && named.every((one) => OF_LOVE.includes(one)) && isStay && on !== off;
  return isChosen && on !== undefined && off !== undefined ? [on, off] : null;
};

/** Whether a side sets out on a journey. */
const isOnWay = ({ isAbroad, moves }: Side): boolean => isAbroad || (moves.includes('go') && !moves.includes('on'));

/** Alone or with others: in work with a partner or by oneself, at home with the family or apart; on the way somewhere nothing in a chart tells. */
const ofCompany = ({ first, second, aspects }: Fork, before: readonly Matter[]): Options | null => {
  if (second === null) return null;
  const sides = [first, second];
  const alone = sides.findIndex(({ moves }) => moves.includes('alone'));
  if (alone < 0) return null;
  const named = [...first.matters, ...second.matters, ...before];
  const isOfWork = aspects.includes('partnership') || named.some((one) => OF_EARNING.includes(one) || one === 'career');
  if (isOfWork) return inOrder(alone > 0, 'by_self', 'with_partner');
  const isGoing = named.some((one) => OF_GOING.includes(one)) || sides.some((side) => isOnWay(side));
  if (isGoing) return OF_NOTHING;
  const isHome = sides.some(({ moves, matters }) => moves.includes('together') || matters.includes('family'));
  return isHome ? inOrder(alone > 0, 'apart', 'together') : null;
};
/** To talk it over with somebody, and not at work, or not: no chart tells which. */
const isTalk = ({ first, second }: Fork): boolean => {
  if (second === null) return false;
  const sides = [first, second];
  const isOfPost = sides.some(({ matters }) => matters.some((one) => isPost(one)));
  return !isOfPost && sides.some(({ moves }) => moves.includes('talk'));
};

/** "Shift to a smaller shop, or take a loan and stay": another place for it, or what the old one costs; null where no shop is moved. */
const ofShop = ({ first, second }: Fork): Options | null => {
  if (second === null) return null;
  const moved = [first, second].findIndex(({ moves, matters }) => moves.includes('go') && matters.includes('business'));
  const kept = moved > 0 ? first : second;
  if (moved < 0 || kept.moves.includes('go')) return null;
  return inOrder(moved > 0, 'move_shop', kept.matters.includes('debt') ? 'debt' : 'run');
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

/** What a side says of what it names besides money. */
const wayOf = (side: Side, { aspects }: Fork): Option | null => {
  // "The pension money for land": what is bought may be named by its side alone.
  const matter = [...side.matters, ...aspects.map(matterOfAspect)].find((one) => !OF_MONEY.includes(one));
  return matter === undefined ? null : optionOf(side, matter, aspects);
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

/** The options of a choice by the matters and moves that its sides name. */
const optionsNamed = (fork: Fork, before: readonly Matter[]): Options | null => {
  const { first, second } = ofPension(ofHousing(fork));
  if (second === null && first.isJoining) return ['switch', 'stay'];
  const ofWay = ofTrades(fork) ?? ofCompany(fork, before) ?? ofLoved(fork, before);
  const own = ofWay ?? ofShopLeft(first, second) ?? ofPlace(first, second);
  if (own !== null) return own;
  return ofShop(fork) ?? byMatters({ ...fork, first, second }, before);
};

/** Share from which two ways are heard: where the words name one way twice, none, or two others. */
const HEARD = { same: 0.5, none: 0.7, others: 0.75 } as const;
const leastFor = (named: Options | null, { areOpposite }: HeardWays): number => {
  if (named === null || isOfNone(named)) return HEARD.none;
  if (named[0] !== named[1]) return HEARD.others;
  // One thing in two places is no two ways.
  return areOpposite ? HEARD.same : Infinity;
};
const areTrades = (options: Options | null): boolean => options?.some(isTradeOption) === true;

/** The options of a choice; `before` are the matters told of before it. Null where they cannot be told. */
export const optionsOf = (fork: Fork, before: readonly Matter[]): Options | null => {
  const pair = ofExams(fork) ?? pairOf(fork, before, wayOf);
  if (pair !== null) return pair;
  const named = optionsNamed(fork, before);
  if (areTrades(named)) return named;
  const heard = waysHeard(fork, before, named);
  return heard === null || heard.share < leastFor(named, heard) ? named : besides(heard.options);
};

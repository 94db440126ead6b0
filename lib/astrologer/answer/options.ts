/**
 * The two options of a choice about one’s own life, read from its words: "sell the flat or keep it", "Pune or Singapore",
 * "close the shop and take a job". Each side says what is done and of which matter; a row tells what that is measured by.
 */
import type { Matter } from '../../contract/suites/astrologer.ts';
import { MOVES, type Ask, type Aspect, type Move } from '../../words/reading/ask.ts';
import { askedFor, JOINTS, wordsOf } from './ask-terms.ts';
import { mattersHeard, mattersInOrder } from './matters-said.ts';
import type { Option, Options } from './option-rows.ts';
import type { Patterns } from './patterns.ts';
import { TRADE_ROWS, tradesIn, type Trade } from './trades.ts';

/** The options of one matter: to go on with it, to let it go, to begin it. */
interface Group {
  readonly on: Option;
  readonly off: Option;
  readonly begin: Option;
}
const BUSINESS: Group = { on: 'run', off: 'close', begin: 'business' };
/** With others: going on with them is no shop that is kept open. */
const PARTNERS: Group = { on: 'go_on', off: 'part', begin: 'business' };
const POST: Group = { on: 'stay', off: 'resign', begin: 'job' };
const STUDY: Group = { on: 'study_on', off: 'stop_study', begin: 'learning' };
const GROUPS: Readonly<Partial<Record<Matter, Group>>> = {
  property: { on: 'keep', off: 'sell', begin: 'buy' },
  vehicle: { on: 'keep_vehicle', off: 'sell_vehicle', begin: 'buy_vehicle' },
  business: BUSINESS,
  job: POST,
  career: POST,
  first_job: POST,
  retirement: { on: 'stay', off: 'retire', begin: 'retire' },
  government: { on: 'government', off: 'resign', begin: 'government' },
  learning: STUDY,
  exam: { on: 'again', off: 'stop_study', begin: 'again' },
};

/** One side of a choice. */
interface Side {
  readonly moves: readonly Move[];
  /** The matters that it names, in their order. */
  readonly matters: readonly Matter[];
  /** The lines of work that it names, in their order. */
  readonly trades: readonly Trade[];
  /** It names life abroad. */
  readonly isAbroad: boolean;
  /** It names service that is no post of the state. */
  readonly isPrivate: boolean;
}
/** The two sides of a choice as they were said; the second is null where the other way is meant and not said. */
export interface Fork {
  readonly first: Side;
  readonly second: Side | null;
  readonly aspects: readonly Aspect[];
}

const MOVE_TERMS = MOVES.map((move) => ({ move, terms: askedFor(({ moves }) => moves[move]) }));
const NOT = wordsOf((one) => one.not);
export const OR = wordsOf((one) => one.or);
const COMPARES = askedFor(({ compares }) => compares);
const BOTH = askedFor(({ both, compares }) => [...both, ...compares]);
const SHOULD = askedFor(({ asks }) => asks.should);
const ONE_AND_ONE = askedFor((one) => one.oneAndOne);

/** Matters that no side of a choice is of, and those that others of its words name better. */
const NO_SIDE: readonly (Matter | 'general')[] = ['general', 'reunion', 'abroad', 'travel', 'visa'];
const OF_RELATIVES: readonly Matter[] = ['family', 'married_life'];
/** Matters of which no chart is asked to choose. */
const NO_CHOICE: readonly Matter[] = ['health', 'children', 'pregnancy', 'court', 'debt', 'visa'];
const OF_STATE: readonly Matter[] = ['job', 'first_job', 'career', 'exam', 'learning'];

/** Posts of the state, and service under others. */
const POSTS: readonly { readonly matter: Matter; readonly terms: Patterns }[] = [
  { matter: 'government', terms: askedFor(({ posts }) => posts.sun) },
  { matter: 'job', terms: askedFor(({ posts }) => posts.saturn) },
];

const postIn = (words: readonly string[]): Matter | undefined => POSTS.find(({ terms }) => terms.isIn(words))?.matter;

/** What is done about a household. */
const OF_HOUSEHOLD: readonly Move[] = ['home', 'apart', 'together'];
/** A side of a choice; `whole` are its words with the one that parts it from the other. */
const sideOf = (words: readonly string[], whole: readonly string[] = words): Side => {
  const moves = MOVE_TERMS.filter(({ terms }) => terms.isIn(words)).map(({ move }) => move);
  // What is left and what is begun are both named, however light.
  const isBoth = moves.includes('off') && moves.includes('begin');
  const named = mattersInOrder(words, isBoth).filter((one): one is Matter => !NO_SIDE.includes(one));
  const post = postIn(words);
  // Relatives beside another matter are with whom or whose it is: "help in the family business".
  const others = named.filter((one) => !OF_RELATIVES.includes(one));
  const told = others.length > 0 ? others : named;
  const ofPost = [...named, post].includes('government') ? told.filter((one) => !OF_STATE.includes(one)) : told;
  // Service in a young company is no business of one’s own; the child that a post is left for is no side of the choice.
  const isLeft = moves.includes('off') && ofPost.length > 1;
  const own = ofPost.filter((one) => !(one === 'business' && post === 'job') && !(one === 'children' && isLeft));
  // Who stays and fights stays where they are, and fights with no wife.
  const isHeld = moves.includes('on') && own.every((one) => OF_RELATIVES.includes(one));
  const matters = isHeld && !moves.some((move) => OF_HOUSEHOLD.includes(move)) ? [] : own;
  return {
    moves,
    // A post is told by the word for it alone: "or join a private one".
    matters: matters.length === 0 && post !== undefined ? [post] : matters,
    // A clerk of a government bank is a post of the state.
    trades: post === 'government' ? [] : tradesIn(whole),
    isAbroad: mattersHeard(words).includes('abroad'),
    isPrivate: POSTS.some(({ matter, terms }) => matter === 'job' && terms.isIn(words)),
  };
};

/** Whether a line of work is named on each side of a word. */
const areTrades = (words: readonly string[], at: number): boolean =>
  [words.slice(0, at), words.slice(at + 1)].every((side) => tradesIn(side).length > 0);

/** Whether a post of the state is named on one side of a word, and a private one on the other. */
const arePosts = (words: readonly string[], at: number): boolean => {
  const [first, second] = [words.slice(0, at), words.slice(at + 1)].map(postIn);
  return first !== undefined && second !== undefined && first !== second;
};

/** Where the first side ends and the second begins; null where the words are no two sides. */
const partingIn = (words: readonly string[]): { readonly to: number; readonly from: number } | null => {
  const or = words.findIndex((word) => OR.has(word));
  if (or >= 0) return { to: or, from: or + 1 };
  const both = ONE_AND_ONE.find(words)?.from ?? words.length;
  const joint = words.findIndex((word, at) => at > both && JOINTS.has(word));
  if (joint >= 0) return { to: joint, from: joint + 1 };
  // "Software and banking have both called me".
  const ofTrades = BOTH.isIn(words) ? words.findIndex((word, at) => JOINTS.has(word) && areTrades(words, at)) : -1;
  if (ofTrades >= 0) return { to: ofTrades, from: ofTrades + 1 };
  // "A government post and a private one are both offered".
  const ofPosts = words.findIndex((word, at) => JOINTS.has(word) && arePosts(words, at));
  if (ofPosts >= 0) return { to: ofPosts, from: ofPosts + 1 };
  // "Offers from Pune and Singapore: which one".
  const and = COMPARES.isIn(words) ? words.findIndex((word) => JOINTS.has(word)) : -1;
  const sides = [words.slice(0, and), words.slice(and + 1)].map((side) => mattersHeard(side).includes('abroad'));
  return and > 0 && sides[0] !== sides[1] ? { to: and, from: and + 1 } : null;
};

/** A choice of which one way is said alone: whether to let go of something, or to come home. */
const isAlone = ({ moves, matters }: Side, ask: Ask | null, aspects: readonly Aspect[]): boolean => {
  const isOff = moves.includes('off');
  if (ask === 'should') return isOff || moves.includes('home');
  return isOff && (ask === null || aspects.includes('sale') || (ask === 'will' && matters.length > 1));
};

/** The choice that words put; null where they put none. */
export const forkIn = (words: readonly string[], ask: Ask | null, aspects: readonly Aspect[]): Fork | null => {
  // "When will the flat be sold" has its time and not that of buying.
  if (ask === 'why' || (ask === 'when' && !aspects.includes('sale'))) return null;
  const parting = partingIn(words);
  const after = parting === null ? [] : words.slice(parting.from);
  if (parting === null || after.length === 0 || after.every((word) => NOT.has(word))) {
    const first = sideOf(words);
    return isAlone(first, ask, aspects) ? { first, second: null, aspects } : null;
  }
  const [first, second] = [
    sideOf(words.slice(0, parting.to), words.slice(0, parting.from)),
    sideOf(after, words.slice(parting.to)),
  ];
  // "Or should I stop hoping" asks again, and names no other way.
  if (SHOULD.isIn(after) && second.moves.length + second.matters.length === 0 && !second.isAbroad) return null;
  // "Will I clear this exam or that" asks for no choice.
  const isDone = first.moves.length > 0 && second.moves.length > 0;
  const isOfTrades = second.trades.length > 0 && first.trades.length > 0;
  const isWhich = isOfTrades || isLater(second) || COMPARES.isIn(words);
  return ask !== 'will' || isDone || isWhich ? { first, second, aspects } : null;
};

/** Two options in the order of their sides. */
const inOrder = (isSecond: boolean, own: Option, other: Option): Options => (isSecond ? [other, own] : [own, other]);

/** Matters that there may be two of: two towns, two firms, two schools. */
const OF_PLACES: readonly Matter[] = ['job', 'first_job', 'career', 'learning', 'property', 'vehicle', 'family'];
const OF_HOME: readonly Matter[] = ['family', 'property'];
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
  const together = at(({ moves }) => moves.includes('together'));
  if (together >= 0) return inOrder(together > 0, 'together', 'apart');
  if (!isAbroad || second === null || (first.isAbroad && second.isAbroad)) return null;
  const [far, near] = first.isAbroad ? [first, second] : [second, first];
  const [there, own] = [far.matters[0], near.matters[0]];
  // "Masters abroad or a job here" weighs two matters; a job in Pune or in Dubai two places.
  const isOther = own !== undefined && own !== there && (there !== undefined || !OF_PLACES.includes(own));
  const other = isOther ? own : 'here';
  return inOrder(second.isAbroad, 'abroad', other);
};

/** The options of a matter, by the side of it that is named. */
const groupOf = (matter: Matter, aspects: readonly Aspect[]): Group | undefined => {
  if (matter === 'business' && aspects.includes('partnership')) return PARTNERS;
  // A company that is sold is one’s own.
  if (GROUPS[matter] === POST && aspects.includes('sale')) return BUSINESS;
  const isPost = aspects.includes('promotion') || aspects.includes('transfer');
  return isPost && GROUPS[matter] === POST ? { ...POST, begin: 'advance' } : GROUPS[matter];
};
/** What a side says of a matter. */
const optionOf = (
  { moves, isPrivate = false }: Pick<Side, 'moves'> & Partial<Side>,
  matter: Matter,
  aspects: readonly Aspect[],
): Option => {
  const group = groupOf(matter, aspects);
  if (group === undefined) return moves.includes('off') ? 'wait' : matter;
  if (matter === 'property' && moves.includes('rent') && !moves.includes('let')) return 'rent';
  // "Quit and take a job" begins one.
  if (group === POST && moves.includes('off') && moves.includes('begin')) return group.begin;
  if (moves.includes('off')) return matter === 'government' && isPrivate ? 'private' : group.off;
  return moves.includes('on') || moves.includes('let') ? group.on : group.begin;
};
/** The other way of an option that is said alone. */
const otherWay = (option: Option, matter: Matter, aspects: readonly Aspect[]): Option => {
  const group = groupOf(matter, aspects);
  return group !== undefined && (option === group.off || option === 'private') ? group.on : 'wait';
};

/** Matters that nobody takes up in the place of another. */
const NOT_BEGUN: readonly Matter[] = ['money', 'debt', 'family', 'married_life', 'love', 'inner'];
/** "Close the shop and take a job": what is begun, and what is left for it; null where nothing is left for another thing. */
const insteadOf = ({ first, second, aspects }: Fork): Options | null => {
  const [one, other] = first.matters;
  if (!first.moves.includes('off') || one === undefined || other === undefined) return null;
  if (GROUPS[one] === GROUPS[other] || NOT_BEGUN.includes(other)) return null;
  const kept = second?.matters[0] ?? one;
  return [other, optionOf({ moves: ['on'] }, kept === other ? one : kept, aspects)];
};

/** A town or another, and no word of what for. */
const ofTowns = (first: Side, second: Side | null): Options | null => {
  const isMove = first.moves.includes('go') || second?.moves.includes('go') === true;
  if (second === null || !isMove) return null;
  const isKept = second.moves.includes('on');
  return first.moves.includes('on') === isKept ? ['family', 'family'] : inOrder(isKept, 'put', 'away');
};

const ENDED: readonly Option[] = ['resign', 'retire'];
/** An option as it is named beside another: work is gone on with where it may be left, another post is a change beside one that is had. */
const beside = (option: Option, other: Option): Option => {
  if (option !== 'job') return option;
  if (ENDED.includes(other)) return 'stay';
  return other === 'stay' ? 'switch' : option;
};

/** Whether a side is to wait, or names only a later time. */
const isLater = ({ moves, matters }: Side): boolean =>
  !moves.includes('on') && (moves.includes('wait') || (moves.includes('later') && moves.length + matters.length === 1));
/** A post that is not left is stayed in; anything else is put off. */
const putOff = ({ moves }: Side, other: Option, matter: Matter): Option =>
  GROUPS[matter] === POST && other === 'job' && !moves.includes('later') ? 'stay' : 'wait';

/** What each side does with a matter. */
const ofMatters = ({ first, second, aspects }: Fork, own: Matter): Options | null => {
  const option = optionOf(first, own, aspects);
  if (second === null) return [option, otherWay(option, own, aspects)];
  if (isLater(second)) {
    const other = putOff(second, option, own);
    return [beside(option, other), other];
  }
  const named = second.matters[0] ?? own;
  const another = optionOf(second, named, aspects);
  if (isLater(first)) return [putOff(first, another, named), another];
  if (option !== another) return [beside(option, another), beside(another, option)];
  const isOfBoth = first.matters[0] === second.matters[0];
  return OF_PLACES.includes(own) || (own === 'government' && isOfBoth) ? [option, another] : null;
};

/** "A home loan or a rented place" is a choice of a house, and not of a loan nor of what is done with the money. */
const ofHousing = ({ first, second, aspects }: Fork): Fork => {
  const isRent = [first, second].some((side) => side?.moves.includes('rent') === true);
  const asHouse = (side: Side): Side => ({
    ...side,
    matters: side.matters.map((one) => (one === 'debt' || one === 'money' ? 'property' : one)),
  });
  return isRent
    ? { first: asHouse(first), second: second === null ? null : asHouse(second), aspects }
    : { first, second, aspects };
};

/** Matters by which one earns, beside a line of work. */
const OF_EARNING: readonly Matter[] = ['job', 'first_job', 'business', 'government'];
/** Two lines of work, or one beside a post or a business; null where no line is chosen. */
const ofTrades = ({ first, second, aspects }: Fork): Options | null => {
  const [one, left] = first.trades;
  // "Leave the bank and take up photography".
  if (second === null)
    return one !== undefined && left !== undefined && first.moves.includes('off') ? [left, one] : null;
  const [other] = second.trades;
  if (one !== undefined && other !== undefined) return one === other ? null : [one, other];
  const trade = one ?? other;
  const [named, rest] = one === undefined ? [second, first] : [first, second];
  const matter = rest.matters.find((of) => OF_EARNING.includes(of));
  const isTaken = !named.moves.includes('off') && !named.moves.includes('on') && !named.matters.includes('exam');
  if (trade === undefined || TRADE_ROWS[trade].isStudy === true || matter === undefined || !isTaken) return null;
  return inOrder(one === undefined, trade, optionOf(rest, matter, aspects));
};

/** The options of a choice; `before` are the matters told of before it. Null where they cannot be told. */
export const optionsOf = (fork: Fork, before: readonly Matter[]): Options | null => {
  const trades = ofTrades(fork);
  if (trades !== null) return trades;
  const { first, second } = ofHousing(fork);
  const place = ofPlace(first, second);
  if (place !== null) return place;
  const named = [...first.matters, ...(second?.matters ?? [])];
  // Whether to take a loan now or later is for the purse and the time.
  const isTime = second !== null && (isLater(second) || isLater(first));
  if (named.some((one) => NO_CHOICE.includes(one) && !(isTime && one === 'debt'))) return null;
  // A side that names nothing is of what was told before: "I failed the exam. Once more, or a job?"
  const isOfBefore = first.matters.length === 0 && first.moves.length === 0 && named.length > 0;
  const [own = before[0]] = isOfBefore && before[0] !== undefined ? [before[0]] : named;
  const meant = { ...fork, first, second };
  return insteadOf(meant) ?? (own === undefined ? ofTowns(first, second) : ofMatters(meant, own));
};

/**
 * The two options of a choice about one’s own life, read from its words: "sell the flat or keep it", "Pune or Singapore",
 * "close the shop and take a job". Each side says what is done and of which matter; a row tells what that is measured by.
 */
import type { Matter } from '../../contract/suites/astrologer.ts';
import { MOVES, type Ask, type Aspect, type Move } from '../../words/reading/ask.ts';
import { askedFor, JOINTS, wordsOf } from './ask-terms.ts';
import { mattersHeard, mattersInOrder } from './matters-said.ts';
import type { Patterns } from './patterns.ts';

/** What an option is measured by. */
export interface OptionRow {
  readonly matter: Matter;
  /** It lets go of the matter: what weighs against the matter speaks for it. */
  readonly isLetGo?: true;
  /** It begins something, for which the windows of the matter are told. */
  readonly isDated?: true;
}

/** Options that are more than a matter that is taken up. */
const OPTION_ROWS = {
  keep: { matter: 'property' },
  sell: { matter: 'property', isLetGo: true },
  buy: { matter: 'property', isDated: true },
  rent: { matter: 'property', isLetGo: true },
  keep_vehicle: { matter: 'vehicle' },
  sell_vehicle: { matter: 'vehicle', isLetGo: true },
  buy_vehicle: { matter: 'vehicle', isDated: true },
  go_on: { matter: 'business' },
  part: { matter: 'business', isLetGo: true },
  run: { matter: 'business' },
  close: { matter: 'business', isLetGo: true },
  stay: { matter: 'job' },
  switch: { matter: 'job', isDated: true },
  advance: { matter: 'job', isDated: true },
  resign: { matter: 'job', isLetGo: true },
  private: { matter: 'job', isDated: true },
  retire: { matter: 'career', isLetGo: true },
  study_on: { matter: 'learning' },
  stop_study: { matter: 'learning', isLetGo: true },
  here: { matter: 'family' },
  put: { matter: 'family' },
  home: { matter: 'family' },
  away: { matter: 'family', isLetGo: true },
  together: { matter: 'family' },
  apart: { matter: 'family', isLetGo: true },
} as const satisfies Readonly<Record<string, OptionRow>>;
export type OptionKey = keyof typeof OPTION_ROWS;
/** Whether a row of options has this name. */
export const isOptionKey = (name: string): name is OptionKey => Object.hasOwn(OPTION_ROWS, name);
export const OPTION_KEYS: readonly OptionKey[] = Object.keys(OPTION_ROWS).filter(isOptionKey);

/** One option: of a row, a matter that is taken up, or to wait. */
export type Option = OptionKey | Matter | 'wait';
export type Options = readonly [first: Option, second: Option];

/** What an option is measured by; null for waiting, which has no measure of its own. */
export const rowOfOption = (option: Option): OptionRow | null => {
  if (option === 'wait') return null;
  return isOptionKey(option) ? OPTION_ROWS[option] : { matter: option, isDated: true };
};

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
  exam: STUDY,
};

/** One side of a choice. */
interface Side {
  readonly moves: readonly Move[];
  /** The matters that it names, in their order. */
  readonly matters: readonly Matter[];
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

const sideOf = (words: readonly string[]): Side => {
  const moves = MOVE_TERMS.filter(({ terms }) => terms.isIn(words)).map(({ move }) => move);
  // What is left and what is begun are both named, however light.
  const isBoth = moves.includes('off') && moves.includes('begin');
  const named = mattersInOrder(words, isBoth).filter((one): one is Matter => !NO_SIDE.includes(one));
  const post = POSTS.find(({ terms }) => terms.isIn(words))?.matter;
  // Relatives beside another matter are with whom or whose it is: "help in the family business".
  const others = named.filter((one) => !OF_RELATIVES.includes(one));
  const told = others.length > 0 ? others : named;
  const ofPost = [...named, post].includes('government') ? told.filter((one) => !OF_STATE.includes(one)) : told;
  // Service in a young company is no business of one’s own; the child that a post is left for is no side of the choice.
  const isLeft = moves.includes('off') && ofPost.length > 1;
  const own = ofPost.filter((one) => !(one === 'business' && post === 'job') && !(one === 'children' && isLeft));
  return {
    moves,
    // A post is told by the word for it alone: "or join a private one".
    matters: own.length === 0 && post !== undefined ? [post] : own,
    isAbroad: mattersHeard(words).includes('abroad'),
    isPrivate: POSTS.some(({ matter, terms }) => matter === 'job' && terms.isIn(words)),
  };
};

/** Where the first side ends and the second begins; null where the words are no two sides. */
const partingIn = (words: readonly string[]): { readonly to: number; readonly from: number } | null => {
  const or = words.findIndex((word) => OR.has(word));
  if (or >= 0) return { to: or, from: or + 1 };
  const both = ONE_AND_ONE.find(words)?.from ?? words.length;
  const joint = words.findIndex((word, at) => at > both && JOINTS.has(word));
  if (joint >= 0) return { to: joint, from: joint + 1 };
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
  const [first, second] = [sideOf(words.slice(0, parting.to)), sideOf(after)];
  // "Or should I stop hoping" asks again, and names no other way.
  if (SHOULD.isIn(after) && second.moves.length + second.matters.length === 0 && !second.isAbroad) return null;
  // "Will I clear this exam or that" asks for no choice.
  const isDone = first.moves.length > 0 && second.moves.length > 0;
  return ask !== 'will' || isDone || COMPARES.isIn(words) ? { first, second, aspects } : null;
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

/** "Close the shop and take a job": what is begun, and what is left for it; null where nothing is left for another thing. */
const insteadOf = ({ first, second, aspects }: Fork): Options | null => {
  const [one, other] = first.matters;
  if (!first.moves.includes('off') || one === undefined || other === undefined) return null;
  if (GROUPS[one] === GROUPS[other]) return null;
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

/** What each side does with a matter. */
const ofMatters = ({ first, second, aspects }: Fork, own: Matter): Options | null => {
  const option = optionOf(first, own, aspects);
  if (second === null || second.moves.includes('wait')) return [option, otherWay(option, own, aspects)];
  const named = second.matters[0] ?? own;
  const another = optionOf(second, named, aspects);
  if (first.moves.includes('wait')) return [otherWay(another, named, aspects), another];
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

/** The options of a choice; `before` are the matters told of before it. Null where they cannot be told. */
export const optionsOf = (fork: Fork, before: readonly Matter[]): Options | null => {
  const { first, second } = ofHousing(fork);
  const place = ofPlace(first, second);
  if (place !== null) return place;
  const named = [...first.matters, ...(second?.matters ?? [])];
  if (named.some((one) => NO_CHOICE.includes(one))) return null;
  const [own = before[0]] = named;
  const meant = { ...fork, first, second };
  return insteadOf(meant) ?? (own === undefined ? ofTowns(first, second) : ofMatters(meant, own));
};

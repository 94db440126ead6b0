/** The two sides of a choice, read from its words: what is done on each, and of which matters. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { type Ask, type Aspect, type Move } from '../../../words/reading/ask.ts';
import { hearsChoice } from '../ear/heard.ts';
import { NOT, askedFor, COMPARES, COUNTRIES, JOINTS, namesOr, OFFERED, OR, SELF } from '../hear/ask-terms.ts';
import { kinOf, THEIRS } from '../people/kin.ts';
import { mattersHeard, mattersInOrder } from '../hear/matters-said.ts';
import { without, type Patterns } from '../hear/patterns.ts';
import { movesIn } from './hear-side.ts';
import { tradesIn, type Trade } from './trades.ts';

/** One side of a choice. */
export interface Side {
  readonly moves: readonly Move[];
  /** The matters that it names, in their order. */
  readonly matters: readonly Matter[];
  /** The lines of work that it names, in their order. */
  readonly trades: readonly Trade[];
  /** The line of work that is begun in place of what is left. */
  readonly taken: Trade | null;
  /** Another post is joined in place of the one that is left, whatever that was: "quit my bank job and join a friend’s firm". */
  readonly isJoining: boolean;
  /** It names life abroad. */
  readonly isAbroad: boolean;
  /** It names service that is no post of the state. */
  readonly isPrivate: boolean;
  /** It tells whether another comes back. */
  readonly isReturn: boolean;
  /** Its words. */
  readonly text: string;
}
/** The two sides of a choice as they were said; the second is null where the other way is meant and not said. */
export interface Fork {
  readonly first: Side;
  readonly second: Side | null;
  readonly aspects: readonly Aspect[];
}

const BOTH = askedFor(({ both, compares }) => [...both, ...compares]);
const SHOULD = askedFor(({ asks }) => asks.should);
const ONE_AND_ONE = askedFor((one) => one.oneAndOne);

/** Matters that no side of a choice is of, and those that others of its words name better. */
const NO_SIDE: readonly (Matter | 'general')[] = ['general', 'reunion', 'abroad', 'travel', 'visa'];
const OF_RELATIVES: readonly Matter[] = ['family', 'married_life'];
const OF_STATE: readonly Matter[] = ['job', 'first_job', 'career', 'exam', 'learning'];

/** Posts of the state, and service under others. */
const POSTS: readonly { readonly matter: Matter; readonly terms: Patterns }[] = [
  { matter: 'government', terms: askedFor(({ posts }) => posts.sun) },
  { matter: 'job', terms: askedFor(({ posts }) => posts.saturn) },
];

const postIn = (words: readonly string[]): Matter | undefined => POSTS.find(({ terms }) => terms.isIn(words))?.matter;

/** What is done about a household. */
const OF_HOUSEHOLD: readonly Move[] = ['home', 'apart', 'together'];
/** A verb of what another will do: "lautegi", "aayenge", "आएगा"; not "karungi", "करूंगा". */
const WILL_DO = askedFor(({ theyWill }) => theyWill);
/** "He wants to come back". */
const RETIRED = askedFor(({ states }) => states.retired);
const ASKED_BACK = askedFor(({ states }) => states.asked_back);
/** Whether words tell what another does: "will she come back", "वह लौटेगी". */
const isOfAnother = (words: readonly string[]): boolean =>
  !words.some((word) => SELF.has(word)) && (THEIRS.isIn(words) || WILL_DO.isIn(words));

const OFF = askedFor(({ moves }) => moves.off);
/** To begin or take up something. */
export const BEGIN = askedFor(({ moves }) => moves.begin);
/** What is said after what is left: "kheti karu" of "IT job chhod ke kheti karu", "take up farming" of "quit my job and take up farming". */
const afterLeft = (words: readonly string[]): readonly string[] => {
  const left = OFF.find(words);
  if (left === null) return [];
  // The word after it is its own verb: "resign karu", "chhod ke".
  const rest = words.slice(left.to + 1);
  const joint = rest.findLastIndex((word) => JOINTS.has(word));
  return joint < 0 ? words.slice(left.to) : rest.slice(joint + 1);
};
/** Whether something is begun besides what is left: "resign karu" begins nothing. */
const beginsAnew = (words: readonly string[]): boolean => {
  const left = OFF.find(words);
  return left === null || BEGIN.isIn([...words.slice(0, left.from), '', ...words.slice(left.to + 1)]);
};

const JOIN = askedFor(({ posts }) => posts.join);
/** Whether some words join others at work, a startup or a brother, and name no line of work, nor what the parents have. */
const joinsPost = (words: readonly string[]): boolean => {
  const matters = mattersHeard(words).filter((one) => one !== 'general');
  const isParents = words.some((word) => kinOf(word) === 'parent');
  const own = matters.includes('business') ? 'business' : 'family';
  const isPost = matters.every((one) => one === own || one === 'job' || one === 'first_job' || one === 'career');
  return JOIN.isIn(words) && tradesIn(words).length === 0 && isPost && !isParents;
};

/** The matters that stand beside a post: one of the state has an examination; who leaves theirs for a private school works in it. */
const besidePost = (
  told: readonly Matter[],
  named: readonly Matter[],
  post: Matter | undefined,
  moves: readonly Move[],
): readonly Matter[] => {
  const isOfPost = [...named, post].includes('government') || (post === 'job' && moves.includes('off'));
  return isOfPost ? told.filter((one) => !OF_STATE.includes(one)) : told;
};

/** Whether some words name life abroad. */
const isAbroadIn = (words: readonly string[]): boolean =>
  mattersHeard(words).includes('abroad') || words.some((word) => COUNTRIES.has(word));

/** A side of a choice; `whole` are its words with the one that parts it from the other. */
const sideOf = (words: readonly string[], whole: readonly string[] = words): Side => {
  const found = movesIn(words);
  // Who comes back is not oneself.
  const isTheirs = found.includes('home') && (ASKED_BACK.isIn(words) || isOfAnother(words));
  const moves = found.filter((move) => {
    if (move === 'home') return !isTheirs;
    // Who has retired leaves nothing.
    return move === 'off' ? !RETIRED.isIn(words) : move !== 'begin' || beginsAnew(words);
  });
  // What is left and what is begun are both named, however light.
  const isBoth = moves.includes('off') && moves.includes('begin');
  const named = mattersInOrder(words, isBoth).filter((one): one is Matter => !NO_SIDE.includes(one));
  const post = postIn(words);
  // Relatives beside another matter are with whom or whose it is: "help in the family business".
  const others = named.filter((one) => !OF_RELATIVES.includes(one));
  const told = others.length > 0 ? others : named;
  const ofPost = besidePost(told, named, post, moves);
  // Service in a young company is no business of one’s own; the child that a post is left for is no side of the choice.
  const isLeft = moves.includes('off') && ofPost.length > 1;
  const own = ofPost.filter((one) => !(one === 'business' && post === 'job') && !(one === 'children' && isLeft));
  // Who stays and fights stays where they are, and fights with no wife.
  const alone = moves.includes('alone') ? own.filter((one) => one !== 'marriage') : own;
  const isHeld = moves.includes('on') && alone.every((one) => OF_RELATIVES.includes(one));
  const matters = isHeld && !moves.some((move) => OF_HOUSEHOLD.includes(move)) ? [] : alone;
  return {
    moves,
    // A post is told by the word for it alone: "or join a private one".
    matters: matters.length === 0 && post !== undefined ? [post] : matters,
    // A clerk of a government bank is a post of the state; money in a bank is no line of work.
    trades: post === 'government' || moves.includes('save') ? [] : tradesIn(whole),
    taken:
      isBoth || (moves.includes('off') && tradesIn(words).length > 1) ? (tradesIn(afterLeft(words))[0] ?? null) : null,
    isJoining: isBoth && joinsPost(afterLeft(words)),
    isAbroad: isAbroadIn(words),
    isPrivate: POSTS.some(({ matter, terms }) => matter === 'job' && terms.isIn(words)),
    isReturn: isTheirs,
    text: words.join(' '),
  };
};

/** Whether a line of work, or a post, is named on each side of a word. */
const areTrades = (words: readonly string[], at: number): boolean =>
  [words.slice(0, at), words.slice(at + 1)].every(
    (side) => tradesIn(side).length > 0 || postIn(side) !== undefined || mattersHeard(side).includes('government'),
  );

/** Whether a post of the state is named on one side of a word, and a private one on the other. */
const arePosts = (words: readonly string[], at: number): boolean => {
  const [first, second] = [words.slice(0, at), words.slice(at + 1)].map(postIn);
  return first !== undefined && second !== undefined && first !== second;
};

const NUMBER = /^\d/;
/** Numbers of a date: it is a time, and no way. */
const OF_DATE = 3;
const isDate = (words: readonly string[], at: number): boolean => {
  const numbers = words.slice(at, at + OF_DATE);
  return numbers.length === OF_DATE && numbers.every((word) => NUMBER.test(word));
};

/** Where the first side ends and the second begins; null where the words are no two sides. */
const partingIn = (words: readonly string[]): { readonly to: number; readonly from: number } | null => {
  const or = words.findIndex((word, at) => OR.has(word) && !isDate(words, at + 1));
  if (or >= 0) return { to: or, from: or + 1 };
  const both = ONE_AND_ONE.find(words)?.from ?? words.length;
  const joint = words.findIndex((word, at) => at > both && JOINTS.has(word));
  if (joint >= 0) return { to: joint, from: joint + 1 };
  // "Software and banking have both called me", "selected for the bank and for the police".
  const ofTrades =
    BOTH.isIn(words) || OFFERED.isIn(words)
      ? words.findIndex((word, at) => JOINTS.has(word) && areTrades(words, at))
      : -1;
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
  if (ask === 'should') return isOff || moves.includes('home') || moves.includes('apart');
  return isOff && (ask === null || aspects.includes('sale') || (ask === 'will' && matters.length > 1));
};

/** To do it later. */
const OF_LATER: readonly Move[] = ['later', 'begin'];
/** Whether a side is to wait, or names only a later time. */
export const isLater = ({ moves, matters }: Side): boolean =>
  !moves.includes('on') &&
  (moves.includes('wait') ||
    (moves.includes('later') && matters.length === 0 && moves.every((one) => OF_LATER.includes(one))));
/** Whether a second side is no way of one’s own: it asks again, "or should I stop hoping", or one side is what another does, "will she come back or shall I move on". */
const isNoWay = (first: Side, second: Side, after: readonly string[]): boolean =>
  first.isReturn ||
  second.isReturn ||
  (SHOULD.isIn(after) && second.moves.length + second.matters.length + second.trades.length === 0 && !second.isAbroad);

/** Whether a choice is put where it is asked when: "when will the flat be sold" has its time and not that of buying; "shall I open a parlour or a tailor’s, and when" puts both. */
const isDated = (
  words: readonly string[],
  parting: ReturnType<typeof partingIn>,
  aspects: readonly Aspect[],
): boolean => aspects.includes('sale') || (parting !== null && areTrades(words, parting.to));

/** Whether two sides are two ways, however it is asked: two things that are done, two lines of work, two kinds of posts, two countries, now or later. */
const areWays = (first: Side, second: Side): boolean =>
  [first, second].every(({ moves }) => moves.length > 0) ||
  [first, second].every(({ trades }) => trades.length > 0) ||
  (first.matters.includes('government') && second.isPrivate) ||
  first.isAbroad !== second.isAbroad ||
  isLater(second);

/** The choice that words put; null where they put none. `isChoice`: it is heard in them as a whole that which of two is asked. */
export const forkIn = (
  words: readonly string[],
  ask: Ask | null,
  aspects: readonly Aspect[],
  isChoice = false,
): Fork | null => {
  const parting = partingIn(words);
  if (ask === 'why' || (ask === 'when' && !isChoice && !isDated(words, parting, aspects))) return null;
  const after = parting === null ? [] : words.slice(parting.from);
  if (parting === null || after.length === 0 || after.every((word) => NOT.has(word))) {
    const first = sideOf(words);
    return isAlone(first, ask, aspects) ? { first, second: null, aspects } : null;
  }
  const [first, second] = [
    sideOf(words.slice(0, parting.to), words.slice(0, parting.from)),
    sideOf(after, words.slice(parting.to)),
  ];
  if (isNoWay(first, second, after)) return null;
  // "Will I clear this exam or that" asks for no choice.
  const isWhich = ask !== 'will' || isChoice || COMPARES.isIn(words) || areWays(first, second);
  return isWhich ? { first, second, aspects } : null;
};

/** "In one line" says how to answer, and names no way. */
export const ONE_LINE = askedFor(({ stays }) => stays.oneLine);
/** A text as a choice is heard in it. */
interface Asked {
  readonly text: string;
  readonly words: readonly string[];
  readonly ask: Ask | null;
  readonly aspects: readonly Aspect[];
}
/** The choice that words put, and whether it is heard in them as a whole that which of two is asked; between two months is a time, and no choice. */
export const choiceHeard = (
  { text, words, ask, aspects }: Asked,
  isOfMonths: boolean,
): { readonly fork: Fork | null; readonly isChoice: boolean } => {
  const own = ONE_LINE.isIn(words) ? without(words, ONE_LINE).filter((word) => word !== '') : null;
  const isChoice = partingIn(own ?? words) !== null && namesOr(words) && hearsChoice(own?.join(' ') ?? text);
  const fork = forkIn(own ?? words, ask, aspects, isChoice);
  return { fork: fork !== null && fork.second !== null && isOfMonths ? null : fork, isChoice };
};

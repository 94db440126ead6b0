/**
 * How a message goes on with a talk: learned from what people say after an answer (`npm run ear:learn`). The patterns of words
 * are clues here beside the words themselves, and decide nothing alone.
 */
import { learnedEar } from '../../../words/ear.ts';
import { FOLLOWS, REMARKS } from '../../../words/reading/ask.ts';
import { chooserOf, type Likely } from '../../../words/reading/learned.ts';
import { askedFor, CLASSES } from '../hear/ask-terms.ts';
import { askIn } from '../hear/asking.ts';
import { mattersIn } from '../hear/matters-said.ts';
import { spelledWords } from '../hear/patterns.ts';
import { termsOf } from './terms.ts';

/** It asks something of its own, whatever was said before. */
export const NEW = 'new';

/** Ways of going on that speak of the answer as it was told, whoever is named: "samajh nahi aaya bhai". */
const OF_ANSWER = [
  'sure',
  'source',
  'plain',
  'disbelief',
  'not_me',
  'missed',
  'blame',
  'more',
  'simpler',
  'shorter',
  'again',
  'tongue',
  'nod',
  'said_before',
] as const;
/** Those that ask on of what was asked: "which month", "what if they refuse". */
const OF_ASKED = [
  'why',
  'why_late',
  'month',
  'sooner',
  'now_or_later',
  'wait',
  'after',
  'till_then',
  'do',
  'avoid',
  'unless',
  'both',
  'trial',
] as const;
/** Those of which the words themselves are read. */
const OF_WORDS = [
  'no_chart',
  'remedy',
  'which_kind',
  'where',
  'agree',
  'owner',
  'trust',
  'costly',
  'thanks',
  'feeling',
  'mine',
  'corrects',
  'birth',
  'how_much',
] as const;

/** The ways of going on with what was said before. */
export const TURNS = [...OF_ANSWER, ...OF_ASKED, ...OF_WORDS] as const;
export type Turn = (typeof TURNS)[number];
/** Whether a way of going on speaks of the answer before, whatever else is named beside it. */
export const isOfAnswer = (turn: Turn): boolean => OF_ANSWER.some((one) => one === turn);
/** Whether it asks on of what was asked before. */
export const isOfAsked = (turn: Turn): boolean => OF_ASKED.some((one) => one === turn);

/** What a clue counts beside a word. */
const MARK = 1;
const KIND = 0.6;
const LENGTH = 0.4;
/** Numbers of words up to which a message is as short as others of its kind. */
const LENGTHS = [1, 2, 3, 4, 6, 8, 12] as const;

const MARKS = [
  ...FOLLOWS.map((name) => ({ name: `#${name}`, terms: askedFor(({ follow }) => follow[name]) })),
  ...REMARKS.map((name) => ({ name: `#${name}!`, terms: askedFor(({ remarks }) => remarks[name]) })),
  { name: '#worried', terms: askedFor(({ worried }) => worried) },
  { name: '#thanked', terms: askedFor(({ thanked }) => thanked) },
];
const KINDS = Object.entries(CLASSES).map(([name, fits]) => ({ name: `#<${name}>`, fits }));

/** Terms of a message by which it is heard how it goes on: its words, what patterns mark in it, whom and what it names, how long it is. */
export const turnTermsOf = (text: string): ReadonlyMap<string, number> => {
  const words = spelledWords(text);
  const matters = mattersIn(words).map((one) => (one === 'general' ? '#general' : '#matter'));
  return new Map([
    ...termsOf(text),
    ...MARKS.filter(({ terms }) => terms.isIn(words)).map(({ name }) => [name, MARK] as const),
    ...KINDS.filter(({ fits }) => words.some(fits)).map(({ name }) => [name, KIND] as const),
    ...[...matters, `#asks ${askIn(words) ?? ''}`].map((name) => [name, KIND] as const),
    ...LENGTHS.filter((most) => words.length <= most).map((most) => [`#${most}`, LENGTH] as const),
  ]);
};

let opened: ReturnType<typeof chooserOf> | undefined;
/** How a message goes on with a talk, the likeliest first. */
export const hearTurn = (text: string): readonly Likely[] => {
  opened ??= chooserOf(learnedEar().turn);
  return opened(turnTermsOf(text));
};

/** Words up to which a message may go on with a talk as a whole. */
const MOST_WORDS = 16;
/** Share from which that is heard clearly; below it patterns are the better judge. */
const CLEAR = 0.5;
/** Whether a label of the ear is a way of going on. */
export const isTurn = (label: string | undefined): label is Turn => TURNS.some((turn) => turn === label);

/** How a message goes on with a talk, where that is heard clearly; null where it is not, or it asks something of its own. */
export const turnIn = (text: string): Turn | null => {
  if (text.trim() === '' || text.trim().split(/\s+/u).length > MOST_WORDS) return null;
  const [first] = hearTurn(text);
  return isTurn(first?.label) && first.share >= CLEAR ? first.label : null;
};

/**
 * A choice that a message puts in several sentences: "I have an offer in Pune, my father wants me back in the village. Should I
 * take it?" Each sentence is heard as a side of a choice; what somebody near wishes is the other way of what is asked.
 */
import type { Kin, Move } from '../../../words/reading/ask.ts';
import { askedFor, FOLK, JOINTS, OFFERED, SAYS, SELF, WHICH_OF, wordsOf } from '../hear/ask-terms.ts';
import { isOfChoices } from './compared.ts';
import { BEGIN, forkIn } from './fork.ts';
import { kinOf } from '../people/kin.ts';
import { hearWhole } from '../ear/heard.ts';
import { partOfTopic } from '../ear/topics.ts';
import { topicOf } from '../hear/topic-rows.ts';
import type { Said } from '../hear/said.ts';
import type { CompareIntent, Intent } from '../hear/intent.ts';
import { isOfNone, isTradeOption, mattersOfOptions, type Option, type Options } from './option-rows.ts';
import { optionsOf } from './options.ts';
import { tradesIn } from './trades.ts';
import { spelledWords } from '../hear/patterns.ts';

/** A choice between two ways as it is asked. */
const compareOf = (options: Options): CompareIntent => ({
  kind: 'compare',
  matters: mattersOfOptions(options),
  years: [],
  months: [],
  options,
  ask: 'should',
  isOfTwo: true,
  isTold: true,
});

/** Ways that words name wherever they stand: another attempt, the village, the city, where money is put. */
const WAYS_NAMED: readonly { readonly move: Move; readonly way: Option }[] = [
  { move: 'again', way: 'again' },
  { move: 'village', way: 'village' },
  { move: 'city', way: 'city' },
  { move: 'risk', way: 'shares' },
  { move: 'save', way: 'fixed' },
  { move: 'gold', way: 'fixed' },
];
const NAMED_TERMS = WAYS_NAMED.map(({ move, way }) => ({ way, terms: askedFor(({ moves }) => moves[move]) }));
/** "But", which turns from what others wish to what one wishes oneself. */
const BUT = wordsOf(({ contrasts }) => contrasts);
const SIDES = askedFor(({ oneAndOne }) => oneAndOne);
const SUITS = askedFor(({ suits }) => suits);
const CALLS = askedFor(({ calls }) => calls);
const WANTS = askedFor(({ wants }) => wants);

/** The ways that words name: lines of work, and then those above in their order. */
const waysIn = (words: readonly string[]): readonly Option[] => [
  ...tradesIn(words),
  ...NAMED_TERMS.flatMap(({ way, terms }) => {
    const at = terms.find(words)?.from;
    return at === undefined ? [] : [{ way, at }];
  })
    .toSorted((a, b) => a.at - b.at)
    .map(({ way }) => way),
];

/** A part of a sentence, and who is named in it. */
interface Part {
  readonly words: readonly string[];
  readonly kin: readonly Kin[];
}
/** Words within which "I" stands behind an "and" that begins a wish of one’s own. */
const SELF_WITHIN = 2;
/** Some words in two where a "but" stands between them, or an "and" before "I": "my father wants me to try again, but I like animation". */
const halvesOf = (words: readonly string[]): readonly (readonly string[])[] => {
  const at = words.findIndex(
    (word, i) =>
      i > 0 &&
      (BUT.has(word) || (JOINTS.has(word) && words.slice(i + 1, i + 1 + SELF_WITHIN).some((next) => SELF.has(next)))),
  );
  return at < 0 ? [words] : [words.slice(0, at), ...halvesOf(words.slice(at + 1))];
};
/** The parts of a sentence that its commas, "but" and "and I" stand between. */
const partsOf = ({ text }: Said): readonly Part[] =>
  text
    .split(/[,،](?!\d)/u)
    .flatMap((part) => halvesOf(spelledWords(part)))
    .map((words) => ({ words, kin: words.flatMap((word) => kinOf(word) ?? []) }));

/** Whether somebody near wishes something. */
const isWish = ({ kin, words }: Part): boolean =>
  (kin.length > 0 || FOLK.isIn(words)) && [SAYS, BEGIN, CALLS, WANTS].some((terms) => terms.isIn(words));

/** Of what each way is a way. */
const kindOf = (way: Option): string => {
  if (way === 'again' || isTradeOption(way)) return 'work';
  return way === 'shares' || way === 'fixed' ? 'money' : 'home';
};
/** Pairs that answer each other, of which both are named: two lines of work, one of them or another attempt, the village or the city. */
const areAnswers = (one: Option, other: Option): boolean => one !== other && kindOf(one) === kindOf(other);

/** Whether it is asked what suits, or which of some, and nothing by its name. */
const isWhich = ({ words, fork, ask }: Said): boolean =>
  // "In which month should I begin" asks for a time, and of no two ways.
  ask !== 'when' &&
  (SUITS.isIn(words) || (fork === null && words.some((word) => WHICH_OF.has(word)) && waysIn(words).length === 0));

/** Words up to which a question names nothing but itself: "what should I do". */
const BARE_WORDS = 6;
/** The step that one wishes oneself, beside leaving things as they are, where it is then only asked what to do; null where there is none. */
const stepWished = (pieces: readonly Said[]): CompareIntent | null => {
  const last = pieces.at(-1);
  if (last === undefined || pieces.length < 2 || last.matters.length > 0 || last.words.length > BARE_WORDS) return null;
  if (last.ask !== 'do' && last.ask !== 'should') return null;
  for (const { words } of pieces.slice(0, -1).flatMap(partsOf).toReversed()) {
    const fork = WANTS.isIn(words) ? forkIn(words, 'should', []) : null;
    const options = fork === null || fork.second !== null ? null : optionsOf(fork, []);
    if (options !== null && !isOfNone(options) && !options.includes('wait')) return compareOf(options);
  }
  return null;
};

/** The choice between two ways that the sentences of a message name, where it ends by asking what to do or what suits; null where there is none. */
const choiceNamed = (pieces: readonly Said[]): CompareIntent | null => {
  const last = pieces.at(-1);
  if (last === undefined || pieces.length < 2) return null;
  // "They say I should open a tea stall. Shall I sell it or go on driving?" names one way, and "it" the other.
  const [kept, ...more] = waysIn(last.words);
  if (more.length > 0 || (last.fork === null) !== (kept === undefined)) return null;
  const isOfKind = last.questions.some(isOfChoices) || isWhich(last);
  if (last.ask !== 'do' && last.ask !== 'should' && !isOfKind) return null;
  const told = pieces.slice(0, -1).flatMap(partsOf);
  const wished = told.filter(isWish).flatMap(({ words }) => waysIn(words));
  const own = told.filter((one) => !isWish(one)).flatMap(({ words }) => waysIn(words));
  const ownFirst = own.length > 0 ? own : wished;
  const firsts = kept === undefined ? ownFirst.toReversed() : [kept];
  // What one has learned and what one does are two ways only where it is asked which work suits.
  const wishedLast = wished.toReversed();
  // "Try again" is of what was tried, which is told by its name.
  const others = isOfKind
    ? [...wishedLast.filter((way) => way !== 'again'), ...own.toReversed(), ...wishedLast]
    : wishedLast;
  for (const first of firsts) {
    const other = others.find((one) => areAnswers(first, one));
    if (other !== undefined) return compareOf([first, other]);
  }
  return null;
};

/** Whether two ways are found already by what each of them is. */
const areTwoWays = (one: Intent): boolean =>
  one.kind === 'compare' && one.options !== undefined && one.options[0] !== one.options[1] && !isOfNone(one.options);
/** Whether two ways are told in one sentence as the two sides of it: "on one side a post, on the other the orchard", "selected for the bank and for the police". */
const areTold = (intents: readonly Intent[], pieces: readonly Said[]): boolean =>
  intents.some(areTwoWays) &&
  pieces.some(({ ask, fork, words }) => ask === null && fork !== null && (SIDES.isIn(words) || OFFERED.isIn(words)));
/** Whether a message ends by asking what to do, or which, and asks nothing before: all else in it is told. */
const asksOnlyLast = (pieces: readonly Said[], message: string): boolean => {
  const last = pieces.at(-1);
  if (last === undefined || pieces.slice(0, -1).some(({ text }) => message.includes(`${text}?`))) return false;
  return last.matters.every((one) => one === 'general') || isWhich(last);
};

/** Share from which a message is clearly about something. */
const CLEAR = 0.5;
/** Whether a message is clearly about another part of life than a choice that its sentences seem to put: what a doctor says makes no line of work of it. */
const isElsewhere = ({ matters, options }: CompareIntent, message: string): boolean => {
  if (options?.every(isTradeOption) !== true) return false;
  const [top] = hearWhole(message).topics;
  const part = top === undefined || top.share < CLEAR ? undefined : partOfTopic(top.label);
  return part !== undefined && part !== 'general' && !matters.some((one) => one === 'general' || topicOf(one) === part);
};

/** What a message asks, with the choice that its sentences put in the place of the one way that is asked about. */
export const withChoiceTold = (
  intents: readonly Intent[],
  pieces: readonly Said[],
  message: string,
): readonly Intent[] => {
  // Which of the two is asked of them, and nothing besides.
  if (areTold(intents, pieces)) return intents.filter((one) => one.kind === 'compare');
  if (!asksOnlyLast(pieces, message)) return intents;
  const choice = choiceNamed(pieces) ?? stepWished(pieces);
  return choice === null || isElsewhere(choice, message) ? intents : [choice];
};

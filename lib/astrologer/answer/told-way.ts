/**
 * A choice that a message puts in several sentences: "I have an offer in Pune, my father wants me back in the village. Should I
 * take it?" Each sentence is heard as a side of a choice; what somebody near wishes is the other way of what is asked.
 */
import type { Move } from '../../words/reading/ask.ts';
import { askedFor, FOLK, wordsOf } from './ask-terms.ts';
import { isOfChoices } from './compared.ts';
import type { Said } from './said.ts';
import type { CompareIntent, Intent } from './intent.ts';
import { isTradeOption, mattersOfOptions, type Option, type Options } from './option-rows.ts';
import { wayHeard, waysAnswer } from './sides-heard.ts';
import { tradesIn } from './trades.ts';

/** Share from which a sentence names a way. */
const CLEAR = 0.7;

/** A sentence, and the way that it names; null where it names none. */
interface Told {
  readonly said: Said;
  readonly way: string | null;
}

/** A choice between two ways as it is asked. */
const compareOf = (options: Options): CompareIntent => ({
  kind: 'compare',
  matters: mattersOfOptions(options),
  years: [],
  months: [],
  options,
  ask: 'should',
  isOfTwo: true,
});

/** The choice between the way that is asked about and the one that somebody near wishes; null where there are no two such. */
const choiceTold = (pieces: readonly Said[]): CompareIntent | null => {
  const asked = pieces.findLastIndex(({ ask }) => ask === 'should');
  const question = pieces[asked];
  const second = question?.fork?.second ?? null;
  if (question === undefined || second !== null || pieces.length < 2) return null;
  const told = pieces.map((said): Told => ({ said, way: wayHeard(said.words.join(' '), CLEAR) }));
  const wished = told.findLast(({ said, way }) => said !== question && said.kin.length > 0 && way !== null);
  const wish = wished?.way ?? null;
  const others = told.filter((one) => one !== wished && one.way !== null);
  const nearest = others.findLast(({ said }) => said.kin.length === 0) ?? others.at(-1);
  const own = told[asked]?.way ?? nearest?.way ?? null;
  const options = own === null || wish === null ? null : waysAnswer(own, wish);
  if (options === null) return null;
  return compareOf(options);
};

/** Ways that words name wherever they stand: another attempt, the village, the city. */
const WAYS_NAMED: readonly { readonly move: Move; readonly way: Option }[] = [
  { move: 'again', way: 'again' },
  { move: 'village', way: 'village' },
  { move: 'city', way: 'city' },
];
const NAMED_TERMS = WAYS_NAMED.map(({ move, way }) => ({ way, terms: askedFor(({ moves }) => moves[move]) }));
/** "But", which turns from what others wish to what one wishes oneself. */
const BUT = wordsOf(({ contrasts }) => contrasts);
const SAYS = askedFor(({ says }) => says);
const TAKES = askedFor(({ moves }) => moves.begin);
const SUITS = askedFor(({ suits }) => suits);
const CALLS = askedFor(({ calls }) => calls);

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

/** The parts of a sentence that a "but" stands between: "my father wants me to try again, but I like animation". */
const partsOf = ({ words, kin }: Said): readonly Pick<Said, 'words' | 'kin'>[] => {
  const at = words.findIndex((word) => BUT.has(word));
  // Whoever is named before it wishes what stands there.
  return at < 0
    ? [{ words, kin }]
    : [
        { words: words.slice(0, at), kin },
        { words: words.slice(at + 1), kin: [] },
      ];
};

/** Whether somebody near wishes something. */
const isWish = ({ kin, words }: Pick<Said, 'words' | 'kin'>): boolean =>
  (kin.length > 0 || FOLK.isIn(words)) && (SAYS.isIn(words) || TAKES.isIn(words) || CALLS.isIn(words));

/** Pairs that answer each other, of which both are named: two lines of work, one of them or another attempt, the village or the city. */
const areAnswers = (one: Option, other: Option): boolean => {
  if (one === other) return false;
  const isWork = (way: Option): boolean => way === 'again' || isTradeOption(way);
  return isWork(one) === isWork(other);
};

/** The choice between two ways that the sentences of a message name, where it ends by asking what to do or what suits; null where there is none. */
const choiceNamed = (pieces: readonly Said[]): CompareIntent | null => {
  const last = pieces.at(-1);
  if (last === undefined || pieces.length < 2 || last.fork !== null || waysIn(last.words).length > 0) return null;
  const isOfKind = last.questions.some(isOfChoices) || SUITS.isIn(last.words);
  if (last.ask !== 'do' && last.ask !== 'should' && !isOfKind) return null;
  const told = pieces.slice(0, -1).flatMap(partsOf);
  const wished = told.filter(isWish).flatMap(({ words }) => waysIn(words));
  const own = told.filter((one) => !isWish(one)).flatMap(({ words }) => waysIn(words));
  const first = own.at(-1) ?? wished.at(-1);
  // What one has learned and what one does are two ways only where it is asked which work suits.
  const others = isOfKind ? [...wished, ...own].toReversed() : wished.toReversed();
  const other = first === undefined ? undefined : others.find((one) => areAnswers(first, one));
  return first === undefined || other === undefined ? null : compareOf([first, other]);
};

/** What may be one way of a choice: a matter, one way that is said alone, a line of work. */
const mayBeOfChoice = (one: Intent): boolean => {
  if (one.kind === 'named') return one.said.questions.length > 0 && one.said.questions.every(isOfChoices);
  return one.kind === 'matter' || (one.kind === 'compare' && one.isOfTwo !== true);
};

/** What a message asks, with the choice that its sentences put in the place of the one way that is asked about. */
export const withChoiceTold = (intents: readonly Intent[], pieces: readonly Said[]): readonly Intent[] => {
  if (!intents.every(mayBeOfChoice)) return intents;
  const choice = choiceTold(pieces) ?? choiceNamed(pieces);
  return choice === null ? intents : [choice];
};

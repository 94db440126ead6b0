/** Whose life a message asks about: what the own chart answers, and whose birth is needed for the rest. */
import type { Kin } from '../../../words/reading/ask.ts';
import { AFTER, MINE, SELF } from '../hear/ask-terms.ts';
import type { Decided } from '../ear/weigh.ts';
import { intentsOf } from '../hear/heard-intents.ts';
import type { Intent } from '../hear/intent.ts';
import { asksToHelp, FAMILY, MATTER_OF_KIN, namesOwnChart, THEIR, THEIRS } from './kin.ts';
import { isReadHere, otherOf, ownHalf } from './others.ts';
import { halfOf } from './theirs.ts';
import { without } from '../hear/patterns.ts';
import { intentsOfPiece, type Heard } from '../hear/piece-intents.ts';
import { asks } from '../hear/pieces.ts';
import type { Said } from '../hear/said.ts';

/** What a message is understood to ask, or most likely does. */
interface Understood {
  readonly intents: readonly Intent[];
  readonly guess: Intent | null;
}

/** What is asked of the own chart, and whose life is asked about that needs another. */
interface Whose {
  readonly intents: readonly Intent[];
  readonly other: Kin | null;
  readonly beside: Kin | null;
}

/** Whether a piece is of whoever was named before it: "will he", "when will his life"; not "his brother", nor "I and her". */
const isOfThem = ({ words, kin }: Said): boolean =>
  THEIRS.isIn(words) ||
  (kin.length === 0 && !words.some((word) => SELF.has(word)) && without(words, AFTER).some((word) => THEIR.has(word)));

/** Whether a word names whoever asks: "me" is a postposition in Hindi too, "army me". */
const isOneself = (word: string): boolean => (SELF.has(word) || MINE.has(word)) && word !== 'me';

/** Parts what the own chart answers from what another’s does: in pieces of their own, or as what one can do for them. */
const whoseIn = (
  said: Said,
  heard: readonly Heard[],
  { intents, guess, isOfOther, isKnown }: Understood & Pick<Decided, 'isOfOther'> & { readonly isKnown: boolean },
): Whose => {
  // Whom words are about and no more names no matter of one’s own.
  const isOfPerson = said.about !== null && said.matters.length === 0;
  const isTaken = guess?.kind === 'named' || (guess?.kind === 'matter' && guess.matter !== 'general' && !isOfPerson);
  const other = otherOf(said, isTaken ? [guess] : intents);
  if (other === null || isKnown) return { intents, other, beside: null };
  // Where a message is about another, what names nobody is theirs: "when will the studies mend".
  const isOwn = (one: Heard): boolean =>
    asks(one.said) &&
    !isOfThem(one.said) &&
    (!isOfOther || one.said.words.some(isOneself)) &&
    otherOf(one.said, intentsOfPiece(one, one.said.ask, [])) === null;
  const own = heard.length > 1 ? intentsOf(heard.filter(isOwn), said.text) : [];
  if (own.length > 0) return { intents: own, other: null, beside: other };
  const half = ownHalf(said);
  return half === null ? { intents, other, beside: null } : { intents: [half], other: null, beside: other };
};

/** What a planet in the own chart says of somebody of the family: how it stands, and the bond with them; null where that is not asked. */
const shownIn = (said: Said): Whose | null => {
  const { words, planets, about, person } = said;
  if (planets.length === 0 || person === null || !FAMILY.includes(about) || !namesOwnChart(words)) return null;
  const bond = halfOf(person, 'life');
  if (bond?.kind !== 'relation') return null;
  return {
    intents: [
      { kind: 'named', said, question: 'planet' },
      { ...bond, side: undefined },
    ],
    other: null,
    beside: null,
  };
};

/** A remedy that is asked for another is told by the own chart, as custom does what is done for a child; how it goes is theirs. */
const withTheirRemedy = (said: Said, whose: Whose): Whose => {
  const { questions, planets, findings } = said;
  const matter = whose.other === null ? undefined : MATTER_OF_KIN[whose.other];
  if (matter === undefined || questions[0] !== 'remedy' || planets.length + findings.length > 0) return whose;
  return { intents: [{ kind: 'named', said, matter }], other: null, beside: whose.other };
};

/** What a message asks of the own chart, and whose life needs another: as it is heard, else as its words tell. */
export const whoseOf = (
  said: Said,
  heard: readonly Heard[],
  {
    intents,
    guess,
    whole: { whose, isOfOther },
    theirs,
    isKnown,
  }: Understood & {
    readonly whole: Decided;
    readonly theirs: Kin | null;
    readonly isKnown: boolean;
  },
): Whose => {
  const shown = isKnown ? null : shownIn(said);
  if (shown !== null) return shown;
  // What one can do for somebody is one’s own, and its outcome theirs.
  const half = (whose ?? null) === null && theirs !== null && asksToHelp(said.words) ? ownHalf(said) : null;
  if (half !== null) return { intents: [half], other: null, beside: theirs };
  const told =
    whose === undefined || intents.some(isReadHere)
      ? whoseIn(said, heard, { intents, guess, isOfOther, isKnown })
      : { intents, other: whose, beside: null };
  return isKnown ? told : withTheirRemedy(said, told);
};

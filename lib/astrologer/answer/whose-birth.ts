/** Whose chart a message is asked of: that of the birth of the request, or of one that a message of the talk wrote out. */
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Birth } from '../../contract/values/moment.ts';
import type { Ask, Kin } from '../../words/reading/ask.ts';
import type { TalkState } from '../conversation/state.ts';
import { askedText } from './asked-text.ts';
import { questionOf, type Question } from './intents.ts';
import { askedStill, resolved } from './resolve.ts';
import type { Resolved } from './resolved.ts';
import { birthIn, type WrittenBirth } from './written-birth.ts';

/** What a message asks, and of whose chart. */
export interface AskedOf {
  readonly question: Question;
  readonly asked: Resolved | null;
  /** Whose birth was written out and is read; null where it is that of the request. */
  readonly whose: Kin | null;
  /** Whether that is new, and to be said. */
  readonly isNewly: boolean;
  readonly birth: Birth;
  /** The other birth of a question about two. */
  readonly partner: Birth | null;
  /** A birth that was written out, to go on with. */
  readonly written: WrittenBirth | null;
}

interface Asking {
  readonly text: string;
  readonly isGrief: boolean;
  readonly today: CivilDate;
  readonly birth: Birth;
  readonly partner: Birth | null;
  readonly before: TalkState | null;
}

const isOfPair = (asked: Resolved | null): boolean => asked?.intents.some(({ kind }) => kind === 'pair') === true;

/** Ways of asking that are of two, where the birth of a spouse is written beside them: “how are mine and my wife’s charts”. */
const OF_TWO: readonly (Ask | null)[] = [null, 'how', 'will'];
/** What is asked of oneself while the birth of a spouse is written out, as a question about the two. */
const asOfPair = (asked: Resolved | null, { said }: Question): Resolved | null =>
  asked !== null && asked.other === null && said.kin.includes('spouse') && OF_TWO.includes(said.ask)
    ? { ...asked, intents: [{ kind: 'pair' }] }
    : asked;

/**
 * Reads a message with the birth that it writes out, or that one before it wrote. It stands for whoever a question is about
 * whose own birth it takes, or for the other of two; of whoever asks the birth of the request counts, whatever is written.
 */
export const askedOf = async (
  { text, isGrief, today, birth, partner, before }: Asking,
  read: (written: WrittenBirth) => Promise<Birth | null>,
): Promise<AskedOf> => {
  const own = birthIn(text, today);
  const asks = own === null ? text : own.rest;
  const asRead = (isTheirsKnown: boolean): Pick<AskedOf, 'question' | 'asked'> => {
    const question = questionOf(asks === '' ? asks : askedText(asks, isGrief, today), today, isTheirsKnown);
    const asked = resolved(question, before) ?? (own === null ? null : askedStill(question, before));
    return { question, asked: own === null ? asked : asOfPair(asked, question) };
  };
  const { question, asked } = asRead(false);
  const given = own?.birth ?? before?.written ?? null;
  const plain = { question, asked, whose: null, isNewly: false, birth, partner, written: given };
  const whose = asked?.other ?? asked?.beside ?? null;
  const isPair = isOfPair(asked) && partner === null;
  const isNeeded = isPair || whose !== null;
  const theirs = given === null || !isNeeded ? null : await read(given);
  if (theirs === null) return plain;
  if (isPair) return { ...plain, partner: theirs };
  const isNewly = own !== null || before?.other === undefined;
  const ofThem = asRead(true);
  if (ofThem.asked === null) return plain;
  return { ...plain, ...ofThem, asked: { ...ofThem.asked, other: null, beside: null }, whose, isNewly, birth: theirs };
};

/** Whose chart a message is asked of: that of the birth of the request, or of one that a message of the talk wrote out. */
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Matter } from '../../contract/suites/astrologer.ts';
import type { Birth } from '../../contract/values/moment.ts';
import { KIN_OF, type Ask, type Kin } from '../../words/reading/ask.ts';
import type { TalkState } from '../conversation/state.ts';
import { asTheirs } from './as-theirs.ts';
import { askedFor } from './ask-terms.ts';
import { askedText } from './asked-text.ts';
import { questionOf, type Question } from './intents.ts';
import { isMatter, isOfTwo } from './intent.ts';
import { personOf } from './kin.ts';
import { kindOfOptions } from './option-kinds.ts';
import { isOfPair } from './pair-asked.ts';
import { spelledWords } from './patterns.ts';
import { askedStill, resolved } from './resolve.ts';
import type { Resolved } from './resolved.ts';
import type { Said } from './said.ts';
import { matterOfSide } from './theirs.ts';
import type { BirthIn, WrittenBirth } from './written-birth.ts';

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
  readonly own: BirthIn | null;
  readonly isGrief: boolean;
  readonly today: CivilDate;
  readonly birth: Birth;
  readonly partner: Birth | null;
  readonly before: TalkState | null;
}

/** Ways of asking that are of two, where the birth of a spouse is written beside them: “how are mine and my wife’s charts”. */
const OF_TWO: readonly (Ask | null)[] = [null, 'how', 'will'];
/** Matters that a message which sends the birth of one of two suitors may name. */
const OF_SUITORS: readonly Said['matters'][number][] = ['marriage', 'love', 'general'];
/** Whether the birth that is written is of one of two people between whom a choice was asked, as their match is offered there. */
const isOfSuitor = ({ said }: Question, before: TalkState | null): boolean =>
  OF_TWO.includes(said.ask) &&
  said.kin.every((one) => one === 'spouse') &&
  said.relation === null &&
  said.matters.every((one) => OF_SUITORS.includes(one)) &&
  before?.intents.some((one) => one.kind === 'compare' && one.options && kindOfOptions(one.options) === 'people') ===
    true;
/** What is asked of oneself while the birth of a spouse or a suitor is written out, as a question about the two. */
const asOfPair = (asked: Resolved | null, question: Question, before: TalkState | null): Resolved | null => {
  if (asked === null) return asked;
  const { said } = question;
  if (isOfSuitor(question, before)) return { ...asked, intents: [{ kind: 'pair' }], remark: null };
  const isOfSpouse = asked.other === null && said.kin.includes('spouse') && OF_TWO.includes(said.ask);
  return isOfPair(said.words) || isOfSpouse ? { ...asked, intents: [{ kind: 'pair' }] } : asked;
};

/** Matters of two, of which a birth that is sent by itself is the other one’s. */
const OF_COUPLES: readonly (Matter | 'general')[] = ['marriage', 'love', 'married_life', 'reunion', 'spouse'];
/** A birth that is sent alone after what two share, or after which it asks how the two suit: their match. */
const ofCouple = (asked: Resolved | null, { said, guess }: Question, before: TalkState | null): Resolved | null => {
  if (asked === null || asked.other !== null) return asked;
  const isAlone = said.words.length === 0 && (before?.intents ?? []).some((one) => isOfCouple(one));
  return isAlone || guess?.kind === 'pair' ? { ...asked, intents: [{ kind: 'pair' }], remark: null } : asked;
};
const isOfCouple = (one: TalkState['intents'][number]): boolean =>
  one.kind === 'pair' || (one.kind === 'matter' && OF_COUPLES.includes(one.matter));

/** What was asked of another, asked still of them. */
const asBefore = (asked: Resolved | null, before: TalkState | null): Resolved | null =>
  asked === null || before?.other === undefined
    ? asked
    : {
        ...asked,
        other: before.other,
        person: before.person ?? asked.person,
        side: before.side ?? asked.side,
        remark: null,
      };
/** What was told of the bond with somebody, asked of their own life once their birth is written. */
const ofTheirs = (asked: Resolved | null, before: TalkState | null): Resolved | null => {
  const [bond] = before?.intents ?? [];
  const person = before?.person;
  if (asked === null || asked.other !== null || bond?.kind !== 'relation' || person === undefined) return asked;
  if (asked.intents.some(({ kind }) => kind !== 'relation')) return asked;
  const matter = matterOfSide(before?.side ?? 'life');
  return { ...asked, intents: [{ kind: 'matter', ask: 'when', matter }], other: KIN_OF[person], person };
};

const NATURE = askedFor(({ nature }) => nature);
/** Whether a birth is sent and nothing is asked of it, nor was of whoever it is: then what they are like is told. */
const isSentAlone = ({ own, before }: Asking, { intents, guess, said }: Question): boolean => {
  const isUnheard = guess === null || (guess.kind === 'matter' && !isMatter(guess.matter)) || NATURE.isIn(said.words);
  const isOpen = intents.length === 0 && isUnheard;
  const wasAsked = before?.person !== undefined || before?.intents.some(({ kind }) => kind === 'relation') === true;
  return own !== null && isOpen && !wasAsked;
};
const WEDDINGS: readonly (Matter | 'general')[] = ['marriage', 'second_marriage', 'married_life', 'general'];
/** What somebody is like whose birth is known: the portrait that their chart gives. */
const ofNature = (question: Question, asking: Asking): Question => {
  const { own } = asking;
  const isAlone = isSentAlone(asking, question);
  const { said, intents } = question;
  const isNamed = said.matters.every((one) => !isMatter(one)) && intents.every(({ kind }) => kind === 'named');
  // "My girl from the first marriage" names a marriage, and asks of none.
  const isOfWedding = own !== null && said.matters.every((one) => WEDDINGS.includes(one));
  if (!isAlone && !(NATURE.isIn(said.words) && (isNamed || isOfWedding))) return question;
  const asked = { ...said, matters: [] };
  return {
    ...question,
    said: asked,
    intents: [{ kind: 'named', said: asked, question: 'portrait' }],
    guess: null,
    followUp: null,
    turn: null,
  };
};
/** Whether somebody is named: "my daughter", and not "her". */
const namesPerson = (text: string): boolean => spelledWords(text).some((word) => personOf(word) !== null);

/** What a message asks, as it is written; where the birth of whoever it is about is known, as they would ask it. */
const readAs = (asking: Asking, isTheirsKnown: boolean): Pick<AskedOf, 'question' | 'asked'> => {
  const { text, own, isGrief, today, before } = asking;
  const asks = own === null ? text : own.rest;
  const told = asks === '' ? asks : askedText(asks, isGrief, today);
  const isWritten = isTheirsKnown && (own !== null || namesPerson(told));
  const heard = questionOf(isWritten ? asTheirs(told) : told, today, isTheirsKnown);
  const question = isTheirsKnown ? ofNature(heard, asking) : heard;
  if (own === null) return { question, asked: resolved(question, before) };
  const still = asBefore(askedStill(question, before), before);
  const asked = question.intents.length === 0 ? (still ?? resolved(question, before)) : resolved(question, before);
  return { question, asked: ofCouple(asOfPair(ofTheirs(asked, before), question, before), question, before) };
};

/** Whom a question about one is about. */
const aboutIn = ({ said }: Question, asked: Resolved | null): Kin | null =>
  asked === null || isOfTwo(asked.intents) ? null : said.about;

/** Whose life it is about; whose birth is written beside a question is asked about, whatever it is. */
const whoseIn = (asking: Asking, question: Question, asked: Resolved | null): Kin | null => {
  const person = question.said.person ?? asking.before?.mentioned ?? null;
  const named = asking.own === null ? null : aboutIn(question, asked);
  const sent = person !== null && person !== 'other' && isSentAlone(asking, question) ? KIN_OF[person] : null;
  return asked?.other ?? asked?.beside ?? named ?? sent;
};
/** Whether the birth that was written may be that of the other of two: no child’s or parent’s is. */
const isOfSuit = ({ own, before }: Asking): boolean =>
  own !== null || before?.other === undefined || before.other === 'spouse' || before.other === 'friend';

/** Who that is: the one who is asked about, or named. */
const personIn = (
  { said }: Question,
  asked: Resolved | null,
  whose: Kin | null,
  before: TalkState | null,
): Resolved['person'] | undefined =>
  [asked?.person, said.person, before?.mentioned].find(
    (one) => one !== undefined && one !== null && KIN_OF[one] === whose,
  ) ?? undefined;
/** What a message asks of somebody whose birth is read. */
const asTold = (
  { own, before }: Asking,
  { question, asked }: Pick<AskedOf, 'question' | 'asked'>,
  whose: Kin | null,
  person: Resolved['person'] | undefined,
): Pick<AskedOf, 'question' | 'asked' | 'whose' | 'isNewly'> => ({
  // Who asks is another, however young they are whose birth it is.
  question: { ...question, said: { ...question.said, about: whose } },
  asked: asked === null ? null : { ...asked, other: null, beside: null, person: person ?? asked.person },
  whose,
  isNewly: own !== null || before?.other === undefined,
});

/**
 * Reads a message with the birth that it writes out, or that one before it wrote. It stands for whoever a question is about
 * whose own birth it takes, or for the other of two; of whoever asks the birth of the request counts, whatever is written.
 */
export const askedOf = async (
  asking: Asking,
  read: (written: WrittenBirth) => Promise<Birth | null>,
): Promise<AskedOf> => {
  const { own, birth, partner, before } = asking;
  const { question, asked } = readAs(asking, false);
  const given = own?.birth ?? before?.written ?? null;
  const plain = { question, asked, whose: null, isNewly: false, birth, partner, written: given };
  const whose = whoseIn(asking, question, asked);
  const isPair = asked !== null && isOfTwo(asked.intents) && partner === null && isOfSuit(asking);
  const isNeeded = isPair || whose !== null;
  const theirs = given === null || !isNeeded ? null : await read(given);
  if (theirs === null) return plain;
  if (isPair) return { ...plain, partner: theirs };
  const ofThem = readAs(asking, true);
  return ofThem.asked === null
    ? plain
    : { ...plain, ...asTold(asking, ofThem, whose, personIn(question, asked, whose, before)), birth: theirs };
};

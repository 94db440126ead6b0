/** What a message asks, as it is written, or as somebody whose birth is known would ask it. */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Birth } from '../../../contract/values/moment.ts';
import { KIN_OF } from '../../../words/reading/ask.ts';
import type { TalkState } from '../../conversation/state.ts';
import { asTheirs } from './as-theirs.ts';
import { askedFor, TURN_WORDS } from '../hear/ask-terms.ts';
import { askedText } from '../hear/asked-text.ts';
import { questionOf, type Question } from '../hear/intents.ts';
import { isMatter, type Intent } from '../hear/intent.ts';
import { askedStill, resolved } from '../talk/resolve.ts';
import type { Resolved } from '../talk/resolved.ts';
import { isLover, matterOfSide } from './theirs.ts';
import type { BirthOf, BirthsIn } from './written-births.ts';

/** What is known where a message is read. */
export interface Asking {
  readonly text: string;
  readonly own: BirthsIn | null;
  readonly isGrief: boolean;
  readonly today: CivilDate;
  readonly birth: Birth;
  readonly partner: Birth | null;
  readonly before: TalkState | null;
}

/** What a message asks. */
export interface Read {
  readonly question: Question;
  readonly asked: Resolved | null;
}

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
const ofTheirs = (asked: Resolved | null, { intents }: Question, before: TalkState | null): Resolved | null => {
  const [bond] = before?.intents ?? [];
  const person = before?.person;
  if (asked === null || asked.other !== null || bond?.kind !== 'relation' || person === undefined) return asked;
  const isOpen = (one: Intent): boolean => one.kind === 'relation' || (one.kind === 'matter' && !isMatter(one.matter));
  if (!intents.every(isOpen)) return asked;
  const matter = matterOfSide(before?.side ?? 'life');
  const ask = isMatter(matter) ? 'when' : 'how';
  return { ...asked, intents: [{ kind: 'matter', ask, matter }], other: KIN_OF[person], person };
};

/** Words within which a message turns to somebody, and up to which it asks nothing else of them. */
const TURN_AT = 4;
const ON_WORDS = 8;
const NATURE = askedFor(({ nature }) => nature);
const ALSO = askedFor(({ stays }) => stays.also);
/** Whether a birth is sent and nothing is asked of it, nor was of whoever it is: then what they are like is told. */
export const isSentAlone = ({ own, before }: Asking, { intents, guess, said }: Question): boolean => {
  const isUnheard = guess === null || (guess.kind === 'matter' && !isMatter(guess.matter)) || NATURE.isIn(said.words);
  const isOpen = intents.length === 0 && isUnheard;
  // "And my sister’s? Born …", "look at his chart too" asks of theirs what was asked before.
  const isTurned = said.words.slice(0, TURN_AT).some((word) => TURN_WORDS.has(word)) || ALSO.isIn(said.words);
  const isOn = isTurned && said.words.length <= ON_WORDS;
  const isOfMatter = before?.intents.some((one) => one.kind !== 'matter' || isMatter(one.matter)) === true;
  const wasAsked =
    (isOn && isOfMatter) ||
    before?.person !== undefined ||
    before?.intents.some(({ kind }) => kind === 'relation') === true;
  return own !== null && isOpen && !wasAsked;
};
/** Ages of those who learn, in years. */
const PUPILS = { from: 4, to: 24 } as const;
const isPupil = ({ own, today }: Asking): boolean => {
  const [one] = own?.births ?? [];
  if (one === undefined || one.who === null || KIN_OF[one.who] !== 'child') return false;
  const age = today.year - Number(one.date.slice(0, 4));
  return age >= PUPILS.from && age <= PUPILS.to;
};
const WEDDINGS: readonly (Matter | 'general')[] = ['marriage', 'second_marriage', 'married_life', 'general'];
/** What somebody is like whose birth is known: the portrait that their chart gives. */
const ofNature = (question: Question, asking: Asking): Question => {
  const { own } = asking;
  const { said, intents } = question;
  const isAlone = isSentAlone(asking, question);
  const isOpen = isAlone && said.words.length > 0 && !NATURE.isIn(said.words);
  // What is asked of a pupil and not understood is most likely of the studies; of anyone else of the chart as a whole.
  const isAsked = said.ask !== null || said.hasQuestionWord;
  if (isOpen && isAsked && (isPupil(asking) || (said.ask !== null && said.ask !== 'how'))) {
    const matter = isPupil(asking) ? 'learning' : 'general';
    return { ...question, intents: [{ kind: 'matter', ask: said.ask ?? 'how', matter }], guess: null, turn: null };
  }
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
/** What whoever comes home asks of themselves: a husband who is away asks of no love that is over. */
const asHomecoming = (one: Intent): Intent =>
  one.kind === 'matter' && one.matter === 'reunion' ? { ...one, matter: 'family', aspect: 'return_home' } : one;

/** A thing that a message most likely asks of somebody whose birth is known is asked; where it asks nothing outright, what the talk is about goes before it. */
const withThing = (question: Question, before: TalkState | null): Question =>
  question.intents.length === 0 &&
  question.guess?.kind === 'named' &&
  (question.said.hasQuestionWord || before?.intents.some((one) => one.kind === 'matter') !== true)
    ? { ...question, intents: [question.guess], guess: null, followUp: null, turn: null }
    : question;

/** What a message asks, as it is written; where the birth of whoever it is about is known, as they would ask it. */
export const readAs = (asking: Asking, theirs: BirthOf | null): Read => {
  const { text, own, isGrief, today, before } = asking;
  const asks = own === null ? text : own.rest;
  const told = asks === '' ? asks : askedText(asks, isGrief, today);
  const isKnown = theirs !== null;
  const heard = questionOf(isKnown ? asTheirs(told) : told, today, isKnown);
  const isHome = isKnown && !isLover(theirs.who);
  const home = isHome ? { ...heard, intents: heard.intents.map(asHomecoming) } : heard;
  const question = isKnown ? ofNature(withThing(home, before), asking) : home;
  if (own === null) return { question, asked: resolved(question, before) };
  const still = asBefore(askedStill(question, before), before);
  const asked = question.intents.length === 0 ? (still ?? resolved(question, before)) : resolved(question, before);
  const of = ofTheirs(asked, question, before);
  // Whoever sends a birth says nothing of the answer before it.
  return { question, asked: of === null ? of : { ...of, remark: null } };
};

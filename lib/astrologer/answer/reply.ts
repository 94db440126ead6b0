/**
 * A message and what is answered to it, in the order of care: help for a person in need, what needs no chart (safety,
 * courtesies, whose chart is needed), then the chart. `ai/chat` and the page that anyone may ask on both go this way.
 */
import { civilDateOf, fromCivil } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Birth, Moment } from '../../contract/values/moment.ts';
import type { KeptAnswer } from '../../contract/suites/conversation.ts';
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import type { Language } from '../../words/languages.ts';
import type { TalkState } from '../conversation/state.ts';
import type { KeptIds, Talk } from '../conversation/talk.ts';
import { ageOf } from '../safety/adults.ts';
import { heardAsked } from '../safety/asked-case.ts';
import type { Heard } from '../safety/safety.ts';
import { NO_USAGE, type Question as ChartQuestion, type Usage, type WrittenAnswer } from './answer.ts';
import { answerShape, withCompany, withRefusal, withSympathy, withWhose } from './shapes.ts';
import { stateAfter } from './talk/carried.ts';
import type { Question } from './hear/intents.ts';
import { isFreeRemark } from './talk/remark-parts.ts';
import { tongueFor } from './hear/tongue-for.ts';
import type { Two } from './people/matched.ts';
import { askedOf } from './people/whose-birth.ts';
import type { WrittenBirth } from './people/written-birth.ts';
import { birthsIn, type BirthsIn } from './people/written-births.ts';
import { answerToNeed, spokenLanguage, withoutChart } from './without-chart.ts';

/** A message, and who asks it. */
export interface Message {
  readonly text: string;
  /** Language of whoever asks, where the message does not tell its own. */
  readonly language: Language;
  /** The answer is in that language, whichever the message is in. */
  readonly isLanguageSet: boolean;
  /** Country of whoever asks, ISO 3166-1, for the numbers to call. */
  readonly country: string;
  /** The birth that is asked about, and the other one of a question about two; null where none was given. */
  readonly birth: Birth;
  readonly partner: Birth | null;
  /** The moment that "now" means. */
  readonly at: Moment;
}

/** What is asked of the chart, the tongue to answer in, and what was said before. */
export interface Asked extends Pick<ChartQuestion, 'asked' | 'tongue' | 'before'> {
  /** Whose chart it is asked of: the birth of the request, or one that a message wrote out. */
  readonly birth: Birth;
  /** Those whose match it asks about; none where it asks about no match. */
  readonly couples: readonly Two[];
}

/** What is done only where it comes to it: nothing of this goes before help. */
export interface Steps {
  /** Opens the conversation that the message belongs to. */
  readonly open: () => Promise<Talk>;
  /** The birth of another that a message writes out; null where its place is not clear. */
  readonly read: (written: WrittenBirth) => Promise<Birth | null>;
  /** Answers from the chart. */
  readonly write: (asked: Asked) => Promise<WrittenAnswer>;
}

export interface Reply {
  readonly answer: KeptAnswer;
  /** The tongue that its texts are in: `hi-Latn` where Hindi is written in Latin letters. */
  readonly tongue: Tongue;
  /** The language of its names. */
  readonly language: Language;
  /** What a language model used for it. */
  readonly usage: Usage;
  /** Under which ids it is kept; null where it is not. */
  readonly kept: KeptIds | null;
}

/** What is heard in a message, all of it; the date of a child’s birth by itself is no word of a child. */
const heardBeside = (text: string, wrote: BirthsIn | null): Heard => {
  const heard = heardAsked(text);
  return heard.safety === 'minor' && wrote !== null && wrote.rest !== '' ? heardAsked(wrote.rest) : heard;
};

/** When the youngest of those whom a message writes out was born, JD UT, by the day; null where it writes out no birth. */
const bornOn = (wrote: BirthsIn | null): number | null => {
  const days = (wrote?.births ?? []).flatMap(({ date }) => {
    const day = civilDateOf(date);
    return day === null ? [] : [fromCivil(day, 0, 0)];
  });
  return days.length === 0 ? null : Math.max(...days);
};

/** What a talk carries on, with who was named in it last. */
const withMentioned = (state: TalkState, { said: { person } }: Question, before: TalkState | null): TalkState => ({
  ...state,
  mentioned: person === null || person === 'other' ? before?.mentioned : person,
});

/** Answers a message. Throws what its steps throw. */
export const replyTo = async (message: Message, { open, read, write }: Steps): Promise<Reply> => {
  const { text, language: own, isLanguageSet, country, at } = message;
  const wrote = birthsIn(text, at.date);
  const words = heardBeside(text, wrote);
  const help = answerToNeed({ message: text, heard: words, country }, ageOf([message.birth], at.jd), own);
  if (help !== null) return { ...help, usage: NO_USAGE, kept: null };
  const talk = await open();
  const { birth: ofRequest, partner: given } = message;
  const about = {
    text,
    own: wrote,
    isGrief: words.isGrief,
    today: at.date,
    birth: ofRequest,
    partner: given,
    before: talk.state,
  };
  const { question, asked, whose, theirs, isNewly, birth, couples, births, sex, unplaced } = await askedOf(about, read);
  const heard = { ...words, courtesy: words.courtesy ?? question.courtesy };
  // Of a birth that is written the words around it tell the tongue.
  const spoken = wrote === null ? question : { ...question, said: { ...question.said, text } };
  const tongue = isLanguageSet ? own : tongueFor(spoken, talk.state, own);
  const language = spokenLanguage(tongue, own);
  const outcome = withoutChart({
    message: text,
    heard,
    country,
    question,
    asked,
    tongue,
    language,
    birth,
    couples,
    isOfTheirs: whose !== null,
    unplaced,
    written: bornOn(wrote),
    now: at.jd,
    lastSafety: talk.lastSafety,
    before: talk.state,
  });
  // What was written of another is gone on with, and whose life it was.
  const further = (after: TalkState | null): TalkState | null => {
    if (after === null) return after;
    const state = withMentioned(after, question, talk.state);
    const own = sex === null ? state : { ...state, sex };
    if (births.length === 0) return own;
    const { person, side } = asked ?? {};
    return {
      ...own,
      births: births.map((one) => ({ ...one, places: [...one.places] })),
      ...(whose === null ? {} : { other: whose, person, side }),
    };
  };
  if (outcome.asked === null) {
    const { answer, isKept, carried, care } = outcome;
    const after = carried === null ? talk.state : stateAfter(carried, tongue, talk.state);
    const state = after === null || care === undefined ? after : { ...after, care };
    const kept = isKept ? await talk.keep(text, language, answer, further(state)) : null;
    return { answer, tongue: outcome.tongue, language, usage: NO_USAGE, kept };
  }
  const written = await write({ asked: outcome.asked, couples: outcome.couples, birth, tongue, before: talk.state });
  const told = answerShape(written, language, birth.clock, question.unread);
  // Another’s life costs nothing: what was asked is not answered, though the own half of it is told.
  const { other: needed, isHalf } = outcome.asked;
  const isFree = needed !== null || isHalf || isFreeRemark(outcome.asked);
  const priced = { ...told, answered: !isFree };
  const place = { tongue, country };
  const state = further(written.own.state);
  if (outcome.fixed !== null) {
    // Beside a refusal nothing is told of another’s chart.
    const half = whose === null ? withRefusal(priced, outcome.fixed) : outcome.fixed;
    const kept = await talk.keep(text, language, half, state);
    return { answer: half, tongue, language, usage: written.usage, kept };
  }
  const { heavy, isFollowUp, intents } = outcome.asked;
  // "When does my bad phase end" asks for a time, and tells of no distress.
  const isOfTime = heavy === 'stuck' && intents.some((one) => one.kind === 'matter' && one.ask === 'when');
  const isHeavy = heavy !== null && !isFollowUp && !isOfTime;
  const kind = isHeavy ? withCompany(priced, place, language) : priced;
  const said = heard.isGrief ? withSympathy(kind, place, language) : kind;
  const answer = theirs === null ? said : withWhose(said, { of: theirs, isNewly }, place, language);
  const kept = await talk.keep(text, language, answer, state);
  return { answer, tongue, language, usage: written.usage, kept };
};

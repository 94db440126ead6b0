/**
 * A message and what is answered to it, in the order of care: help for a person in need, what needs no chart (safety,
 * courtesies, whose chart is needed), then the chart. `ai/chat` and the page that anyone may ask on both go this way.
 */
import type { Birth, Moment } from '../../contract/values/moment.ts';
import type { KeptAnswer } from '../../contract/suites/conversation.ts';
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import type { Language } from '../../words/languages.ts';
import type { KeptIds, Talk } from '../conversation/talk.ts';
import { ageOf } from '../safety/adults.ts';
import { heardAsked } from '../safety/asked-case.ts';
import { askedText } from './asked-text.ts';
import { NO_USAGE, type Question as ChartQuestion, type Usage, type WrittenAnswer } from './answer.ts';
import { answerShape, withCompany, withRefusal, withSympathy } from './shapes.ts';
import { stateAfter } from './carried.ts';
import { questionOf } from './intents.ts';
import { isFreeRemark } from './remark-parts.ts';
import { resolved } from './resolve.ts';
import { tongueFor } from './tongue-for.ts';
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
  /** The other birth of a question about two; null for one about the birth alone. */
  readonly other: Birth | null;
}

/** What is done only where it comes to it: nothing of this goes before help. */
export interface Steps {
  /** Opens the conversation that the message belongs to. */
  readonly open: () => Promise<Talk>;
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

/** Answers a message. Throws what its steps throw. */
export const replyTo = async (message: Message, { open, write }: Steps): Promise<Reply> => {
  const { text, language: own, isLanguageSet, country, birth, partner, at } = message;
  const words = heardAsked(text);
  const help = answerToNeed({ message: text, heard: words, country }, ageOf([birth], at.jd), own);
  if (help !== null) return { ...help, usage: NO_USAGE, kept: null };
  const talk = await open();
  const question = questionOf(askedText(text, words.isGrief, at.date), at.date);
  const heard = { ...words, courtesy: words.courtesy ?? question.courtesy };
  const tongue = isLanguageSet ? own : tongueFor(question, talk.state, own);
  const language = spokenLanguage(tongue, own);
  const outcome = withoutChart({
    message: text,
    heard,
    country,
    question,
    asked: resolved(question, talk.state),
    tongue,
    language,
    birth,
    partner,
    now: at.jd,
    lastSafety: talk.lastSafety,
    before: talk.state,
  });
  if (outcome.asked === null) {
    const { answer, isKept, carried, care } = outcome;
    const after = carried === null ? talk.state : stateAfter(carried, tongue, talk.state);
    const state = after === null || care === undefined ? after : { ...after, care };
    const kept = isKept ? await talk.keep(text, language, answer, state) : null;
    return { answer, tongue: outcome.tongue, language, usage: NO_USAGE, kept };
  }
  const written = await write({ asked: outcome.asked, other: outcome.other, tongue, before: talk.state });
  const told = answerShape(written, language, birth.clock, question.unread);
  // Another’s life costs nothing: what was asked is not answered, though the own half of it is told.
  const { other, isHalf } = outcome.asked;
  const isFree = other !== null || isHalf || isFreeRemark(outcome.asked);
  const priced = { ...told, answered: !isFree };
  const place = { tongue, country };
  if (outcome.fixed !== null) {
    const half = withRefusal(priced, outcome.fixed);
    const kept = await talk.keep(text, language, half, written.own.state);
    return { answer: half, tongue, language, usage: written.usage, kept };
  }
  const isHeavy = outcome.asked.heavy !== null && !outcome.asked.isFollowUp;
  const kind = isHeavy ? withCompany(priced, place, language) : priced;
  const answer = heard.isGrief ? withSympathy(kind, place, language) : kind;
  const kept = await talk.keep(text, language, answer, written.own.state);
  return { answer, tongue, language, usage: written.usage, kept };
};

/** A question that no conversation came before, about one birth, answered by our own composer; nothing of it is kept. */
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { KeptAnswer } from '../../contract/suites/conversation.ts';
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import type { Language } from '../../words/languages.ts';
import { heardIn } from '../safety/safety.ts';
import { NO_USAGE } from './answer.ts';
import { answerShape, withSympathy } from './chat.ts';
import { composed } from './compose.ts';
import { questionOf } from './intents.ts';
import { resolved, tongueFor } from './resolve.ts';
import { answerToNeed, spokenLanguage, withoutChart } from './without-chart.ts';

interface FirstQuestion {
  readonly message: string;
  /** Language of whoever asks, where the question does not tell. */
  readonly language: Language;
  /** Their country, ISO 3166-1, for the numbers to call. */
  readonly country: string;
  readonly known: KnownBirth;
}

/** An answer, and the language that it is in; `hi-Latn` where Hindi is written in Latin letters. */
export interface FirstAnswer {
  readonly answer: KeptAnswer;
  readonly tongue: Tongue;
}

/**
 * The answer that `ai/chat` gives without a language model; what is not answered from a chart is answered as there.
 * @example
 * firstAnswer({ message: 'When does my work get easier?', language: 'en', country: 'IN', known }).answer.answered // → true
 */
export const firstAnswer = ({ message, language: own, country, known }: FirstQuestion): FirstAnswer => {
  const { birth, at } = known;
  const heard = heardIn(message);
  const help = answerToNeed({ message, heard, country }, own);
  if (help !== null) return { answer: help.answer, tongue: heard.language ?? help.language };
  const question = questionOf(message, at.date);
  const tongue = tongueFor(question, null, own);
  const language = spokenLanguage(tongue, own);
  const outcome = withoutChart({
    message,
    heard,
    country,
    question,
    asked: resolved(question, null),
    tongue,
    language,
    birth,
    partner: null,
    now: at.jd,
  });
  if (outcome.asked === null) return { answer: outcome.answer, tongue: heard.language ?? tongue };
  const made = composed(known, outcome.asked, tongue, null, null);
  const written = {
    provider: 'embedded',
    parts: made.parts,
    own: made,
    blocked: [],
    usage: NO_USAGE,
    fallback: null,
  } as const;
  const answer = answerShape(written, language, birth.clock, question.unread);
  return { answer: heard.isGrief ? withSympathy(answer, { tongue, country }, language) : answer, tongue };
};

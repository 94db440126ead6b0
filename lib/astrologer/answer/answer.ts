/**
 * An answer to a question: composed of bound parts, or written by a language model, judged sentence by sentence and repaired
 * once; where too little of that holds, our own composer answers instead.
 */
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import type { Topic } from '../../contract/suites/astrologer.ts';
import {
  ModelDown,
  type Model,
  type ModelMessage,
  type ModelReply,
  type ProviderName,
} from '../../contract/ports/model.ts';
import type { Language } from '../../words/languages.ts';
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import type { TalkState } from '../conversation/state.ts';
import { composed, type Composed } from './compose.ts';
import { draftOf, type Draft } from './draft.ts';
import { factsAbout } from './facts-about.ts';
import type { Fact } from './facts.ts';
import type { Resolved } from './resolve.ts';
import { judgeSentence, type Fault, type JudgedSentence } from '../reading/judge.ts';
import { withoutNames } from './names.ts';
import { fenced, questionText, repairText, systemText } from './prompt.ts';
import { scrubbed } from './scrub.ts';
import { FactSheet } from './sheet.ts';
import { factsFor, MOST_CALLS, MOST_FACTS, TOOLS } from './tools.ts';

/** Milliseconds for the model's answer with its calls, and for the repair. */
const ANSWER_MS = 18_000;
const REPAIR_MS = 5000;
/** An answer of fewer sentences is none. */
const FEWEST_SENTENCES = 2;
/** Seconds after which a model that did not answer may be asked again. */
const RETRY_SECONDS = 30;

/** An earlier question with its answer. */
export interface Turn {
  readonly question: string;
  readonly answer: string;
}

export interface Question {
  readonly known: KnownBirth;
  readonly text: string;
  /** Names that the request tells: of the person, of the place. No provider is told them. */
  readonly names: readonly string[];
  readonly topics: readonly Topic[];
  readonly language: Language;
  /** What is asked, with what was left out taken from before, and the tongue it is answered in. */
  readonly asked: Resolved;
  readonly tongue: Tongue;
  readonly before: TalkState | null;
  /** Earlier turns, the oldest first. */
  readonly history: readonly Turn[];
  readonly maxTokens: number;
  /** Whether our own composer answers where the model cannot. */
  readonly fallback: boolean;
}

export interface Usage {
  readonly input: number;
  readonly output: number;
}

export interface WrittenSentence {
  readonly text: string;
  readonly facts: readonly Fact[];
}

export interface WrittenAnswer {
  readonly provider: ProviderName;
  /** Of a model; empty where our composer answered. */
  readonly sentences: readonly WrittenSentence[];
  /** Of our composer; null where a model answered. */
  readonly own: Composed | null;
  /** What was left out. */
  readonly blocked: readonly Fault[];
  readonly usage: Usage;
  /** Why the composer answered in place of the model; null where it did not. */
  readonly fallback: 'model_down' | 'model_refused' | 'not_verified' | null;
}

const sum = (a: Usage, b: Usage): Usage => ({ input: a.input + b.input, output: a.output + b.output });
export const NO_USAGE: Usage = { input: 0, output: 0 };

/** What a provider's text came to. */
interface Attempt {
  readonly judged: readonly JudgedSentence[];
  readonly usage: Usage;
}

const heldOf = ({ judged }: Attempt): readonly JudgedSentence[] => judged.filter(({ faults }) => faults.length === 0);
const faultsOf = ({ judged }: Attempt): readonly Fault[] =>
  judged.flatMap(({ faults: [first] }) => (first ? [first] : []));

/** Runs the calls of a reply. Nothing in a call but topics and years is looked at. */
const resultsOf = (question: Question, sheet: FactSheet, reply: ModelReply, made: number): ModelMessage => ({
  role: 'tools',
  results: reply.calls.map((call, i) => {
    if (made + i >= MOST_CALLS) return { id: call.id, text: 'No more calls. Answer now.' };
    const facts = factsFor(question.known, call, question.language);
    if (facts === null) return { id: call.id, text: 'There is no such function, or its arguments are not valid.' };
    const lines = sheet.add(facts);
    return { id: call.id, text: lines.length === 0 ? 'Nothing that was not given before.' : lines.join('\n') };
  }),
});

/** Talks with the model until it answers. Throws `ModelDown`. */
const dialogue = async (
  model: Model,
  question: Question,
  sheet: FactSheet,
  messages: ModelMessage[],
  deadline: number,
) => {
  const { language, maxTokens, known } = question;
  const today = known.at.clock.text(known.at.jd).slice(0, 10);
  const request = { system: systemText(language, today), tools: TOOLS, maxTokens, compose: () => '' };
  let usage = NO_USAGE;
  for (let made = 0; made <= MOST_CALLS + 1;) {
    const reply = await model.complete({ ...request, messages, deadline });
    usage = sum(usage, reply.usage);
    messages.push({ role: 'assistant', text: reply.text, calls: reply.calls });
    if (reply.calls.length === 0) return { reply, usage };
    messages.push(resultsOf(question, sheet, reply, made));
    made += reply.calls.length;
  }
  throw new ModelDown('malformed');
};

/** The answer of a model; null where it refuses. Throws `ModelDown`. */
const modelAttempt = async (model: Model, question: Question, started: number): Promise<Attempt | null> => {
  const { known, language, topics, text, history } = question;
  const person = { names: question.names, birthYear: known.birth.date.year };
  const sheet = new FactSheet();
  const facts = sheet.add(factsAbout(known, topics, language).slice(0, MOST_FACTS));
  const messages: ModelMessage[] = [
    ...history.flatMap((turn): ModelMessage[] => [
      { role: 'user', text: fenced(withoutNames(scrubbed(turn.question, person))) },
      { role: 'assistant', text: scrubbed(turn.answer, person), calls: [] },
    ]),
    { role: 'user', text: questionText(withoutNames(scrubbed(text, person)), facts) },
  ];
  const judge = (draft: Draft | null): readonly JudgedSentence[] | null =>
    draft?.sentences.map((sentence) => judgeSentence(known, sheet, language, sentence)) ?? null;
  const first = await dialogue(model, question, sheet, messages, started + ANSWER_MS);
  const draft = draftOf(first.reply.text);
  if (first.reply.stop === 'refused' || draft?.refused === true) return null;
  const judged = judge(draft);
  const attempt: Attempt = { judged: judged ?? [], usage: first.usage };
  if (judged !== null && judged.every(({ faults }) => faults.length === 0)) return attempt;
  messages.push({ role: 'user', text: repairText(judged) });
  try {
    const second = await dialogue(model, question, sheet, messages, Date.now() + REPAIR_MS);
    const repaired = judge(draftOf(second.reply.text));
    return { judged: repaired ?? attempt.judged, usage: sum(first.usage, second.usage) };
  } catch (error) {
    // What held of the first answer still holds.
    if (error instanceof ModelDown) return attempt;
    throw error;
  }
};

/**
 * Answers a question. Throws MODEL_UNAVAILABLE where the model is down and nothing may stand in for it, and
 * UNVERIFIED_ANSWER where too little of an answer is left.
 */
export const writeAnswer = async (model: Model, question: Question): Promise<WrittenAnswer> => {
  let blocked: readonly Fault[] = [];
  let usage = NO_USAGE;
  let fallback: WrittenAnswer['fallback'] = null;
  // What is only to be said again in other words was judged before.
  if (model.provider !== 'embedded' && !question.asked.isReworded) {
    try {
      const attempt = await modelAttempt(model, question, Date.now());
      fallback = attempt === null ? 'model_refused' : 'not_verified';
      if (attempt !== null) {
        blocked = faultsOf(attempt);
        usage = attempt.usage;
        const sentences = heldOf(attempt);
        if (sentences.length >= FEWEST_SENTENCES)
          return { provider: model.provider, sentences, own: null, blocked, usage, fallback: null };
      }
    } catch (error) {
      if (!(error instanceof ModelDown)) throw error;
      fallback = 'model_down';
      if (!question.fallback) throw new AppError('MODEL_UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    }
    if (!question.fallback) throw new AppError('UNVERIFIED_ANSWER');
  }
  const own = composed(question.known, question.asked, question.tongue, question.before);
  if (own.parts.length === 0) throw new AppError('UNVERIFIED_ANSWER');
  return { provider: 'embedded', sentences: [], own, blocked, usage, fallback };
};

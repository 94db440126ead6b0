/**
 * An answer to a question. What is so, what it means and what is decided comes from our own composer; where the operator has
 * chosen a language model, that words the parts, each held to the rows it cites and mended once. Where too little of that
 * holds, the composer answers.
 */
import * as z from 'zod/mini';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { PairOfBirths } from '../../answers/queries/pair.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import { MATTERS, type ClaimKind } from '../../contract/suites/astrologer.ts';
import { ModelDown, type Model, type ModelMessage, type ProviderName } from '../../contract/ports/model.ts';
import { bank } from '../../words/bank.ts';
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import type { TalkState } from '../conversation/state.ts';
import { checkText } from '../reading/verify.ts';
import { composed, type Composed } from './compose.ts';
import { withoutNames } from './model/names.ts';
import { isReady, MOST_PARTS, partFault, writtenPart, type PartFault, type WrittenPart } from './model/part-checker.ts';
import { rendered, type Part } from './tell/parts.ts';
import { fenced, questionText, repairText, REPLY_SCHEMA, systemText } from './model/prompt.ts';
import type { Resolved } from './talk/resolved.ts';
import { scrubbed } from './model/scrub.ts';
import { sheetOf, type Sheet } from './model/sheet.ts';

/** Milliseconds for the model's answer, and for the repair. */
const ANSWER_MS = 18_000;
const REPAIR_MS = 5000;
/** Seconds after which a model that did not answer may be asked again. */
const RETRY_SECONDS = 30;

export interface Question {
  readonly known: KnownBirth;
  readonly text: string;
  /** Names that the request tells: of the person, of the place. No provider is told them. */
  readonly names: readonly string[];
  /** What is asked, with what was left out taken from before, and the tongue it is answered in. */
  readonly asked: Resolved;
  readonly tongue: Tongue;
  readonly before: TalkState | null;
  readonly maxTokens: number;
  /** What the match with the other birth comes to; null where the question is not about two. */
  readonly pairs: readonly PairOfBirths[];
  /** Whether our own composer answers where the model cannot. */
  readonly fallback: boolean;
}

export interface Usage {
  readonly input: number;
  readonly output: number;
}

/** A part that is not sent, and why. */
export interface Blocked extends PartFault {
  /** Kind of the claim that is not so; null for any other reason. */
  readonly kind: ClaimKind | null;
}

export interface WrittenAnswer {
  readonly provider: ProviderName;
  readonly parts: readonly Part[];
  /** The composed answer that the parts stand in, or are: its rows, topics and state. */
  readonly own: Composed;
  /** What was left out. */
  readonly blocked: readonly Blocked[];
  readonly usage: Usage;
  /** Why the composer answered in place of the model; null where it did not. */
  readonly fallback: 'model_down' | 'model_refused' | 'not_verified' | null;
}

const sum = (a: Usage, b: Usage): Usage => ({ input: a.input + b.input, output: a.output + b.output });
export const NO_USAGE: Usage = { input: 0, output: 0 };

const REPLY = z.object({
  parts: z.array(z.unknown()).check(z.maxLength(MOST_PARTS)),
  refused: z.optional(z.boolean()),
});

/** The parts of a reply; null where it is no JSON of that form. What stands around the JSON is left out. */
const replyOf = (text: string): z.output<typeof REPLY> | null => {
  try {
    const read = REPLY.safeParse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

/** A part, held against what it was given; its text where it may be sent. */
type Held = { readonly part: Part; readonly written: WrittenPart } | Blocked;
const isBlocked = (held: Held): held is Blocked => 'reason' in held;

/** What the parts of a model are held against. */
interface Bounds {
  readonly question: Question;
  readonly sheet: Sheet;
}

const hold = ({ question: { known, tongue }, sheet }: Bounds, raw: unknown): Held => {
  const read = writtenPart.safeParse(raw);
  if (!read.success) return { reason: 'malformed', kind: null, hint: 'It is not in the form of rule 1.' };
  const written = read.data;
  const fault = partFault(written, sheet, tongue);
  if (fault !== null) {
    const hint = fault.reason === 'wrong_language' ? bank(tongue, 'astrologer/model').hint : fault.hint;
    return { ...fault, hint, kind: null };
  }
  const ofDecision = written.cites.flatMap(
    (id) => sheet.decisions.get(id)?.matter ?? sheet.rules.get(id)?.matter ?? [],
  );
  const matter = MATTERS.find((one) => one === written.matter) ?? ofDecision[0];
  const part = rendered(
    {
      kind: written.kind,
      template: written.text,
      cites: written.cites,
      ...(written.side === undefined ? {} : { side: written.side }),
      ...(matter === undefined ? {} : { matter }),
    },
    sheet.rows,
  );
  // The second key: what can be read in the finished words must be so.
  const untrue = checkText(known, part.text)
    .flatMap(({ claims }) => claims)
    .find(({ verdict }) => verdict === 'false');
  return untrue === undefined
    ? { part, written }
    : { reason: 'false_claim', kind: untrue.claim.kind, hint: 'ai/verify finds it untrue.' };
};

const missingIn = ({ sheet }: Bounds, held: readonly Held[]): readonly string[] =>
  sheet.ready.filter(
    (id) => !held.some((one) => !isBlocked(one) && isReady(one.written) && one.written.text.includes(`{${id}.`)),
  );

/** What a model's answer came to; null where it refuses. */
interface Attempt {
  readonly held: readonly Held[];
  readonly usage: Usage;
  readonly isWhole: boolean;
}

/** The answer of a model; null where it refuses. Throws `ModelDown`. */
const modelAttempt = async (model: Model, bounds: Bounds): Promise<Attempt | null> => {
  const { question, sheet } = bounds;
  const { known, tongue, text, maxTokens } = question;
  const person = { names: question.names, birthYear: known.birth.date.year };
  const today = known.at.clock.text(known.at.jd).slice(0, 10);
  const request = { system: systemText(tongue, today), maxTokens, schema: REPLY_SCHEMA };
  const asked: ModelMessage = {
    role: 'user',
    text: questionText(withoutNames(scrubbed(text, person)), sheet, question.before),
  };
  const first = await model.complete({ ...request, messages: [asked], deadline: Date.now() + ANSWER_MS });
  const reply = replyOf(first.text);
  if (first.stop === 'refused' || reply?.refused === true) return null;
  const held = (reply?.parts ?? []).map((one) => hold(bounds, one));
  const failing = held.flatMap((one, i) => (isBlocked(one) ? [[i + 1, one.hint] as const] : []));
  const missing = missingIn(bounds, held);
  const attempt = { held, usage: first.usage, isWhole: reply !== null && missing.length === 0 };
  if (reply !== null && failing.length + missing.length === 0) return attempt;
  const messages: ModelMessage[] = [
    asked,
    { role: 'assistant', text: fenced(first.text) },
    { role: 'user', text: repairText(failing, reply === null ? [] : missing) },
  ];
  try {
    const second = await model.complete({ ...request, messages, deadline: Date.now() + REPAIR_MS });
    const usage = sum(first.usage, second.usage);
    const mended = (replyOf(second.text)?.parts ?? []).map((one) => hold(bounds, one));
    // A mended part stands where the failing one stood; a decision that was missing stands first.
    const places = mended.slice(0, failing.length);
    const rest = mended.slice(failing.length);
    const whole = [
      ...rest,
      ...held.map((one, i) => {
        const at = failing.findIndex(([number]) => number === i + 1);
        return at < 0 ? one : (places[at] ?? one);
      }),
    ];
    return { held: whole, usage, isWhole: missingIn(bounds, whole).length === 0 };
  } catch (error) {
    // What held of the first answer still holds.
    if (error instanceof ModelDown) return attempt;
    throw error;
  }
};

/** Whether enough of an answer holds: every decision is said, and half of its parts at least. */
const isEnough = ({ held, isWhole }: Attempt): boolean => isWhole && held.filter(isBlocked).length * 2 <= held.length;

/** The answer of our own composer. Throws UNVERIFIED_ANSWER where it has no part. */
export const composedAnswer = ({
  known,
  asked,
  tongue,
  before,
  pairs,
}: Pick<Question, 'known' | 'asked' | 'tongue' | 'before' | 'pairs'>): WrittenAnswer => {
  const own = composed(known, asked, tongue, before, pairs);
  if (own.parts.length === 0) throw new AppError('UNVERIFIED_ANSWER');
  return { provider: 'embedded', parts: own.parts, own, blocked: [], usage: NO_USAGE, fallback: null };
};

/**
 * Answers a question. A model words matters that are decided; what is named, compared or only to be said in other words is
 * answered by the composer. Throws MODEL_UNAVAILABLE where the model is down and nothing may stand in for it, and
 * UNVERIFIED_ANSWER where too little of an answer is left.
 */
export const writeAnswer = async (model: Model, question: Question): Promise<WrittenAnswer> => {
  const { known, asked, tongue } = question;
  const answer = composedAnswer(question);
  const isOfMatters =
    asked.other === null && !asked.isHalf && asked.intents.every(({ kind }) => kind === 'matter') && !asked.isReworded;
  const sheet = model.provider === 'embedded' || !isOfMatters ? null : sheetOf(known, answer.own, tongue);
  if (sheet === null) return answer;
  const bounds = { question, sheet };
  let attempt: Attempt | null;
  try {
    attempt = await modelAttempt(model, bounds);
  } catch (error) {
    if (!(error instanceof ModelDown)) throw error;
    if (!question.fallback) throw new AppError('MODEL_UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    return { ...answer, fallback: 'model_down' };
  }
  const blocked = (attempt?.held ?? []).filter(isBlocked);
  const usage = attempt?.usage ?? NO_USAGE;
  if (attempt !== null && isEnough(attempt)) {
    const parts = attempt.held.flatMap((one) => (isBlocked(one) ? [] : [one.part]));
    return { ...answer, provider: model.provider, parts, blocked, usage };
  }
  if (!question.fallback) throw new AppError('UNVERIFIED_ANSWER');
  return { ...answer, blocked, usage, fallback: attempt === null ? 'model_refused' : 'not_verified' };
};

/** Answers in the shape of the contract. */
import { capital } from '../../words/fill.ts';
import { TOPICS, type ClaimKind, type Topic } from '../../contract/suites/astrologer.ts';
import type { Clock } from '../../contract/values/moment.ts';
import { decisionShape } from '../../answers/present/decision.ts';
import { spanShape } from '../../answers/present/time.ts';
import type { KeptAnswer } from '../../contract/suites/conversation.ts';
import type { CareText, SafetyCase } from '../../words/keys.ts';
import { bank } from '../../words/bank.ts';
import { courtesyText, refusedText, type CourtesyText, type Tongue } from '../../words/astrologer/fixed-texts.ts';
import { childrensLineOf, helplineOf } from '../../words/astrologer/helplines.ts';
import type { Language } from '../../words/languages.ts';
import type { WrittenAnswer } from './answer.ts';
import type { Part } from './tell/parts.ts';
import { filled } from './tell/writer.ts';
import type { CitedFact } from './tell/rows-cited.ts';
import type { BirthOf } from './people/written-births.ts';

const topicNames = (topics: readonly Topic[], language: Language): KeptAnswer['topics'] => {
  const names = bank(language, 'astrologer/names').topics;
  return topics.map((key) => ({ key, name: names[key] }));
};

/** Most questions that are suggested. */
const MOST_SUGGESTED = 3;

/** Questions about other topics than those just answered. */
const suggestions = (topics: readonly Topic[], language: Language): string[] => {
  const { questions } = bank(language, 'astrologer/answers');
  return TOPICS.flatMap((topic) =>
    topic === 'timing' || topics.includes(topic) ? [] : (questions[topic][0] ?? []),
  ).slice(0, MOST_SUGGESTED);
};

/** A part in the shape of the contract. */
export const partShape = (
  { kind, text, template, slots, cites, side, matter }: Part,
  language: Language,
): KeptAnswer['parts'][number] => {
  const names = bank(language, 'astrologer/names');
  return {
    kind,
    kind_name: names.parts[kind],
    text,
    template,
    slots: slots.map((slot) => ({ ...slot })),
    cites: [...cites],
    side: side ?? null,
    side_name: side === undefined ? null : names.sides[side],
    matter: matter ?? null,
    matter_name: matter === undefined ? null : names.matters[matter],
  };
};

/** What every answer has, where the chart is not read: it costs nothing. */
const unread = (part: Part, topics: readonly Topic[], language: Language): KeptAnswer => ({
  answer: part.text,
  answered: false,
  parts: [partShape(part, language)],
  decisions: [],
  rules: [],
  windows: [],
  facts: [],
  unread: [],
  suggestions: [],
  topics: topicNames(topics, language),
  safety: null,
  safety_name: null,
  blocked: [],
  provider: 'embedded',
  notice: bank(language, 'astrologer/answers').notice,
});

const fixedPart = (text: string, kind: Part['kind']): Part => ({ kind, text, template: text, slots: [], cites: [] });

/** A case, the text that fits better than its own, and whether it was answered just before. */
interface Refused {
  readonly safety: SafetyCase;
  readonly care: CareText | null;
  readonly isAgain: boolean;
}
const textOf = (refused: Refused, { tongue, country, isForChild }: Place): string => {
  const numbers = isForChild ? childrensLineOf(country) : helplineOf(country);
  return refused.isAgain ? courtesyText(tongue, 'again', numbers) : refusedText(tongue, refused, numbers);
};

/** The fixed answer of a safety case, in the tongue of the question, with the numbers to call in a country. */
export const fixedAnswer = (
  refused: Refused,
  topics: readonly Topic[],
  place: Place,
  language: Language,
): KeptAnswer => ({
  ...unread(fixedPart(textOf(refused, place), 'limit'), topics, language),
  safety: refused.safety,
  safety_name: bank(language, 'astrologer/names').safety[refused.safety],
});

/** Where whoever asks is: in which tongue, in which country; whether it is a child. */
interface Place {
  readonly tongue: Tongue;
  readonly country: string;
  readonly isForChild?: boolean;
}

/** What is said in place of an answer; sympathy first, where someone has died. */
export const courtesyAnswer = (
  courtesies: readonly CourtesyText[],
  { tongue, country }: Place,
  language: Language,
): KeptAnswer => {
  const text = courtesies.map((one) => courtesyText(tongue, one, helplineOf(country))).join(' ');
  return { ...unread(fixedPart(text, 'courtesy'), ['general'], language), suggestions: suggestions([], language) };
};

/** An answer with a courtesy before it. */
const withCourtesy = (answer: KeptAnswer, text: string, language: Language): KeptAnswer => {
  const part = partShape(fixedPart(capital(text), 'courtesy'), language);
  return { ...answer, answer: `${part.text} ${answer.answer}`, parts: [part, ...answer.parts] };
};
/** An answer with sympathy before it. */
export const withSympathy = (answer: KeptAnswer, { tongue, country }: Place, language: Language): KeptAnswer =>
  withCourtesy(answer, courtesyText(tongue, 'grief', helplineOf(country)), language);

/** Whose birth an answer is from, and whether the talk comes to them with it. */
interface ReadOf {
  readonly of: BirthOf;
  readonly isNewly: boolean;
}
/** An answer from a birth that was written out, and before it whose that is: at first also who “you” means. */
export const withWhose = (
  answer: KeptAnswer,
  { of, isNewly }: ReadOf,
  { tongue }: Place,
  language: Language,
): KeptAnswer => {
  const { read, readOf, readStill, persons, suitors } = bank(tongue, 'astrologer/parts').theirs;
  const named = of.isSuitor ? suitors[of.sex ?? 'none'] : persons[of.who ?? 'other'];
  const isNamed = of.isSuitor || (of.who !== null && of.who !== 'other');
  const first = isNamed ? filled(readOf, { kin: named }) : read;
  return withCourtesy(answer, isNewly ? first : filled(readStill, { kin: named }), language);
};

/** Most that is told beside a refusal: how the half stands, and by what; then one step. */
const MOST_BESIDE = 2;
/** A refusal, and after it the half that the own chart tells; what no chart tells is said by the refusal. */
export const withRefusal = (half: KeptAnswer, refusal: KeptAnswer): KeptAnswer => {
  const of = (kind: Part['kind'], most: number): KeptAnswer['parts'] =>
    half.parts.filter((one) => one.kind === kind).slice(0, most);
  const parts = [...refusal.parts, ...of('meaning', MOST_BESIDE), ...of('advice', 1)];
  const { safety, safety_name } = refusal;
  return { ...half, answer: parts.map(({ text }) => text).join(' '), parts, safety, safety_name };
};

/** An answer to whoever has a heavy heart, and who will listen, after it. */
export const withCompany = (answer: KeptAnswer, { tongue, country }: Place, language: Language): KeptAnswer => {
  const text = filled(bank(tongue, 'astrologer/parts').distress.company, { line: helplineOf(country).line });
  const part = partShape(fixedPart(text, 'courtesy'), language);
  return { ...answer, answer: `${answer.answer} ${part.text}`, parts: [...answer.parts, part] };
};

/** Why no chart is read: the question was not understood, or another birth is needed. */
type Unread = 'unread' | 'lost' | 'unsure' | 'needPartner' | 'place' | 'departed';
const MOST_EXAMPLES = 3;
const textUnread = (tongue: Tongue, kind: Unread, values: Readonly<Record<string, string>>): string => {
  const { limit, examples } = bank(tongue, 'astrologer/parts');
  return filled(limit[kind][0] ?? '', { examples: examples.slice(0, MOST_EXAMPLES).join(' '), ...values });
};

/** The answer to a question that was not understood, or that needs another birth. */
export const unansweredAnswer = (
  kind: Unread,
  tongue: Tongue,
  language: Language,
  pieces: readonly string[] = [],
  values: Readonly<Record<string, string>> = {},
): KeptAnswer => ({
  ...unread(fixedPart(textUnread(tongue, kind, values), 'limit'), ['general'], language),
  unread: [...pieces],
  suggestions: suggestions([], language),
});

const factShape = (kinds: Readonly<Record<ClaimKind, string>>, fact: CitedFact): KeptAnswer['facts'][number] => ({
  cite: fact.cite,
  fact_id: fact.id,
  kind: fact.kind,
  kind_name: kinds[fact.kind],
  statement: fact.statement,
  value: fact.value,
  endpoint: fact.endpoint,
});

/** An answer from the chart. Dates are told by the clock of the birth; `pieces` of the question were not understood. */
export const answerShape = (
  written: WrittenAnswer,
  language: Language,
  clock: Clock,
  pieces: readonly string[],
): KeptAnswer => {
  const names = bank(language, 'astrologer/names');
  const { own, parts, blocked, provider } = written;
  const cites = new Set(parts.flatMap((part) => part.cites));
  const { cited, topics } = own;
  return {
    answer: parts.map(({ text }) => text).join(' '),
    answered: true,
    parts: parts.map((part) => partShape(part, language)),
    decisions: cited.decisions.map(({ cite, decision }) => ({ cite, ...decisionShape(language, clock, decision) })),
    rules: cited.rules.filter(({ cite }) => cites.has(cite)).map(({ cite, ...rule }) => ({ cite, ...rule })),
    windows: cited.windows
      .filter(({ cite }) => cites.has(cite))
      .map(({ cite, window }) => ({ cite, span: spanShape(clock, window.span), score: window.score })),
    facts: cited.facts.filter(({ cite }) => cites.has(cite)).map((fact) => factShape(names.kinds, fact)),
    unread: [...pieces],
    suggestions: suggestions(topics, language),
    topics: topicNames(topics, language),
    safety: null,
    safety_name: null,
    blocked: blocked.map(({ kind, reason }) => ({ kind, reason, reason_name: names.blocked[reason] })),
    provider,
    notice: bank(language, 'astrologer/answers').notice,
  };
};

/** Why the composer answered in place of the model, for a warning. */
export const FALLBACK_WORDS: Readonly<Record<NonNullable<WrittenAnswer['fallback']>, string>> = {
  model_down: 'The language model did not answer; the composer of this service did, at its own price.',
  model_refused: 'The language model would not answer; the composer of this service did, at its own price.',
  not_verified:
    'Too little of what the language model wrote could be held to the chart; the composer of this service answered, at its own price.',
};

/** Answers in the shape of the contract. */
import type { Topic } from '../../contract/suites/astrologer.ts';
import type { KeptAnswer } from '../../contract/suites/conversation.ts';
import type { SafetyCase } from '../../words/keys.ts';
import { bank } from '../../words/bank.ts';
import { fixedText } from '../../words/astrologer/fixed-texts.ts';
import { helplineOf } from '../../words/astrologer/helplines.ts';
import type { Language } from '../../words/languages.ts';
import type { WrittenAnswer } from './answer.ts';
import { tongueOf } from './tongue.ts';

const topicNames = (topics: readonly Topic[], language: Language): KeptAnswer['topics'] => {
  const names = bank(language, 'astrologer/names').topics;
  return topics.map((key) => ({ key, name: names[key] }));
};

/** The fixed answer of a safety case, in the tongue of the question, with the numbers to call in a country. */
export const fixedAnswer = (
  safety: SafetyCase,
  topics: readonly Topic[],
  { message, country }: { readonly message: string; readonly country: string },
  language: Language,
): KeptAnswer => {
  const text = fixedText(tongueOf(message, language), safety, helplineOf(country));
  return {
    answer: text,
    claims: [{ text, fact_ids: [] }],
    facts: [],
    topics: topicNames(topics, language),
    safety,
    safety_name: bank(language, 'astrologer/names').safety[safety],
    blocked: [],
    provider: 'embedded',
    notice: bank(language, 'astrologer/answers').notice,
  };
};

/** An answer from the chart. */
export const answerShape = (
  { provider, sentences, blocked }: WrittenAnswer,
  topics: readonly Topic[],
  language: Language,
): KeptAnswer => {
  const names = bank(language, 'astrologer/names');
  const facts = new Map(sentences.flatMap((one) => one.facts.map((fact) => [fact.id, fact] as const)));
  return {
    answer: sentences.map(({ text }) => text).join(' '),
    claims: sentences.map((one) => ({ text: one.text, fact_ids: [...new Set(one.facts.map(({ id }) => id))] })),
    facts: [...facts.values()].map(({ id, kind, statement, value, endpoint }) => ({
      fact_id: id,
      kind,
      kind_name: names.kinds[kind],
      statement,
      value,
      endpoint,
    })),
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
    'Too little of what the language model wrote could be verified; the composer of this service answered, at its own price.',
};

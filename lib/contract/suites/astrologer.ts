/** What the astrologer answers with: topics, facts, claims and verdicts. */
import * as z from 'zod/mini';
import { AREA_VERDICTS } from '../../../layers/jyotish/phala/areas.ts';
import { PROVIDERS, type ProviderName } from '../ports/model.ts';
import { about, between, flag, int, objectList, objectOrNull, oneOf, text, textLike, whole } from '../frame/about.ts';
import { date, keyed, nameOf, span } from '../frame/shapes.ts';

/** What people ask about. */
export const TOPICS = [
  'career',
  'marriage',
  'money',
  'children',
  'education',
  'health',
  'travel',
  'home',
  'spirituality',
  'timing',
  'general',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Kinds of claims that a sentence may make about a birth. */
export const CLAIM_KINDS = [
  'sign',
  'house',
  'star',
  'degree',
  'lord',
  'house_sign',
  'conjunction',
  'aspect',
  'motion',
  'combust',
  'dignity',
  'strength',
  'period',
  'yoga',
  'dosha',
  'panchang',
  'count',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** Why a claim can be neither true nor false. */
const UNVERIFIABLE_REASONS = ['out_of_scope', 'frame_unknown', 'not_computed', 'prediction'] as const;
export type UnverifiableReason = (typeof UNVERIFIABLE_REASONS)[number];

export const VERDICTS = ['true', 'false', 'unverifiable'] as const;

/** Most characters of a question, and of a text to verify. */
export const MAX_QUESTION = 2000;
export const MAX_TEXT = 20_000;

/** Credits of an answer without a language model, and of one that a model wrote. */
const CHAT_CREDITS = 5;
const MODEL_CREDITS = 20;
/** Credits of an answer that says the last one again in other words. */
export const REWORD_CREDITS = 1;
/** What an answer of a provider costs. */
export const creditsOf = (provider: ProviderName): number => (provider === 'embedded' ? CHAT_CREDITS : MODEL_CREDITS);
/** Why a part of a model is not sent. */
export const BLOCK_REASONS = [
  'malformed',
  'unknown_cite',
  'bare_token',
  'two_facts',
  'unbound',
  'off_matter',
  'against_decision',
  'no_dates',
  'certainty',
  'fear',
  'medicine',
  'other_person',
  'not_prose',
  'wrong_language',
  'safety',
  'false_claim',
] as const;
/** Questions that get a fixed answer. */
export const SAFETY_CASES = [
  'crisis',
  'emergency',
  'death',
  'illness',
  'unborn',
  'gambling',
  'crime',
  'curse',
  'secret',
  'minor',
] as const;

export const topic = oneOf(TOPICS, 'What is asked about');
const kind = oneOf(CLAIM_KINDS, 'Kind of statement');
export const factId = textLike(
  /^[A-Za-z0-9_.-]+$/,
  'Id of the fact; the same for the same thing in every chart and language: D1.house.saturn',
);
const value = (description: string) =>
  about(z.union([date, z.string().check(z.regex(/^[a-z][a-z0-9_-]*$/)), z.number(), z.boolean()]), description);

export const FACT = {
  fact_id: factId,
  kind,
  kind_name: nameOf('kind of statement'),
  statement: about(text, 'The fact in a sentence of the wanted language'),
  value: value('What is so: a key, a number, or whether it is so; of a period the date it begins'),
  endpoint: about(text, 'Endpoint that answers it for the same birth and options, without /v1'),
};
/** A fact of a birth. */
/** Fields of facts that slots may name. */
export const FACT_SLOTS = ['clause', 'because', 'np', 'planet', 'house', 'sign', 'yoga', 'dosha', 'lords'] as const;
/** What a text may name of a fact by slots. */
export const slotsOut = objectList(
  'Slots of the fact: clause is the statement at the beginning of a sentence, because inside one, np as a noun',
  {
    slot: oneOf(FACT_SLOTS, 'Name of the slot after the dot: planet in {f1.planet}'),
    name: about(text, 'What it is filled with, in the wanted language'),
  },
);

/** A claim of a text, checked. */
export const claimOut = z.strictObject({
  text: about(text, 'The words it rests on, in one spelling: lower case, plain digits; empty for a claim in fields'),
  sentence: about(
    z.nullable(int.check(z.gte(1), z.lte(MAX_TEXT))),
    'Number of its sentence in the text, from 1; null for a claim in fields',
  ),
  kind,
  kind_name: nameOf('kind of statement'),
  negated: about(flag, 'The text denies it'),
  verdict: oneOf(VERDICTS, 'Whether it is so in this birth'),
  verdict_name: nameOf('verdict'),
  reason: about(z.nullable(z.enum(UNVERIFIABLE_REASONS)), 'Why it cannot be checked; null when it can'),
  reason_name: about(z.nullable(text), 'Name of the reason in the wanted language; null when it can be checked'),
  found: value('What the text says of the thing: a key, a number, or whether it is so'),
  expected: about(z.nullable(value('Value')), 'What is so in this birth; null when it cannot be checked'),
  statement: about(z.nullable(text), 'The fact in a sentence of the wanted language; null when it cannot be checked'),
  fact_id: factId,
});

/** Matters that are decided. */
export const MATTERS = [
  'marriage',
  'love',
  'second_marriage',
  'reunion',
  'married_life',
  'spouse',
  'children',
  'pregnancy',
  'health',
  'exam',
  'learning',
  'first_job',
  'job',
  'career',
  'government',
  'business',
  'retirement',
  'money',
  'debt',
  'property',
  'vehicle',
  'travel',
  'abroad',
  'visa',
  'family',
  'inner',
  'court',
] as const;
export type Matter = (typeof MATTERS)[number];
/** Whether dates are given: `past` and `too_young` by the age of the person, `no_dates` and `refused` by the matter. */
const MATTER_GATES = ['open', 'too_young', 'past', 'no_dates', 'refused'] as const;
export type Gate = (typeof MATTER_GATES)[number];

const ruleId = textLike(
  /^[a-z0-9_.-]+$/,
  'Rule that speaks: area, what is weighed, planet, how it stands; the same in every chart and language',
);
const WINDOW = {
  span: about(span, 'The window, from now on'),
  score: between(0, 100, 'Share of the most points there can be, as interpret/event-windows has it'),
};
const windowOut = z.strictObject(WINDOW);

const DECISION = {
  matter: oneOf(MATTERS, 'What is decided'),
  matter_name: nameOf('matter'),
  verdict: about(
    z.nullable(z.enum(AREA_VERDICTS)),
    'The verdict of interpret/life-area; null without the time of birth, and where no chart is read',
  ),
  verdict_name: about(z.nullable(text), 'Name of the verdict in the wanted language; null with it'),
  score: about(z.nullable(whole(0, 100, 'Score')), 'The score of interpret/life-area; null with the verdict'),
  for: about(z.array(ruleId), 'Rules that support it, heaviest first'),
  against: about(z.array(ruleId), 'Rules that weigh against it, heaviest first'),
  gate: oneOf(MATTER_GATES, 'Whether dates are given, and why not'),
  gate_name: nameOf('gate'),
  range: about(span, 'The time that was looked at, from now on'),
  windows: about(z.array(windowOut), 'Windows of interpret/event-windows in the range, the best first'),
  when: objectOrNull(
    'What is told where one asks when: windows that touch and differ little as one stretch; null where the range has none',
    {
      first: about(windowOut, 'The running or the next stretch that is good enough'),
      better: about(z.nullable(windowOut), 'A later one with clearly more for it; null where there is none'),
      second: about(
        z.nullable(windowOut),
        'The best of the later ones where none is clearly better; null where none comes',
      ),
    },
  ),
  next: about(
    z.nullable(windowOut),
    'The next stretch that is good enough after the range where it has none; null otherwise',
  ),
};
/** How one matter stands. */
export const decisionOut = z.strictObject(DECISION);

const RULE = {
  rule_id: ruleId,
  for: about(
    z.nullable(flag),
    'True where it supports the matter, false where it weighs against it, null where it takes no side',
  ),
  text: about(text, 'What it means, in the wanted language'),
  source: about(text, 'Work and chapter of the classical idea; the words are our own'),
};
/** What a rule of a decision says. */
export const ruleOut = z.strictObject(RULE);

/** What parts of an answer are. */
export const PART_KINDS = ['fact', 'meaning', 'timing', 'advice', 'limit', 'courtesy'] as const;
export type PartKind = (typeof PART_KINDS)[number];

export const cite = textLike(
  /^[fwrd]\d{1,3}$/,
  'What parts cite it by in this answer: f1 a fact, w1 a window, r1 a rule, d1 a decision',
);

/** A part of an answer. */
export const partOut = z.strictObject({
  kind: oneOf(
    PART_KINDS,
    'fact: how the chart is; meaning: what that tends to bring; timing: when; advice: what to do; limit: what is not told, and why; courtesy: a greeting, or who answers',
  ),
  kind_name: nameOf('kind of part'),
  text: about(text, 'The part as it is read'),
  template: about(
    text,
    'The part with slots in place of what is taken from cited rows: {f1.planet}, {w1.from}; the same as text where it has none',
  ),
  slots: objectList('What was filled in, in the order of the text', {
    slot: about(text, 'The slot, without its braces: w1.from'),
    from: whole(0, 100_000, 'Where its value begins in text, in UTF-16 units'),
    to: whole(0, 100_000, 'Where its value ends in text, exclusive'),
  }),
  cites: about(z.array(cite), 'What it rests on; empty for what claims nothing'),
  side: about(
    z.nullable(z.enum(['other'])),
    'other where it speaks against the decision that it stands beside; null otherwise',
  ),
  side_name: about(z.nullable(text), 'Name of the side in the wanted language; null with it'),
  matter: about(z.nullable(z.enum(MATTERS)), 'The matter it is about; null where it is about none'),
  matter_name: about(z.nullable(text), 'Name of the matter in the wanted language; null with it'),
});

export const topicsOut = about(z.array(keyed(TOPICS, 'topic')), 'Topics, those of the question first');
export const score = between(0, 1, 'Share of true claims among those that are true or false, 0 to 1');

/** An answer to a question, as it is sent and as a conversation keeps it. */
export const ANSWER_MEMBERS = {
  answer: about(text, 'The answer, its parts in order'),
  answered: about(
    flag,
    'True where the chart answered; false for a fixed text, a courtesy, a question that was not understood or needs another birth: these cost nothing',
  ),
  parts: about(z.array(partOut), 'The parts of the answer, each with what it rests on'),
  decisions: about(z.array(z.strictObject({ cite, ...DECISION })), 'How each matter stands that was asked about'),
  rules: about(z.array(z.strictObject({ cite, ...RULE })), 'The rules that parts rest on, each once'),
  windows: about(z.array(z.strictObject({ cite, ...WINDOW })), 'The stretches of time that parts name, each once'),
  facts: about(z.array(z.strictObject({ cite, ...FACT })), 'The facts that parts rest on, each once'),
  unread: about(
    z.array(text),
    'What the message asks besides and was not understood, as it was written; empty where all of it was',
  ),
  suggestions: about(z.array(text), 'Questions that may follow, up to three, in the language of the answer'),
  topics: topicsOut,
  safety: about(z.nullable(z.enum(SAFETY_CASES)), 'Why a fixed answer was given; null for an answer from the chart'),
  safety_name: about(z.nullable(text), 'Name of the reason in the wanted language; null for an answer from the chart'),
  blocked: objectList(
    'Parts of a language model that were written and not sent, without their text; empty when none was',
    {
      kind: about(
        z.nullable(z.enum(CLAIM_KINDS)),
        'Kind of the claim that ai/verify finds untrue; null for any other reason',
      ),
      reason: oneOf(
        BLOCK_REASONS,
        'malformed: not in the form; unknown_cite: a row or field that was not given; bare_token: a thing of the chart, a date or a number without a slot; two_facts: two facts in one clause; unbound: it cites nothing that carries it; off_matter: rule or fact of another matter; against_decision: against the verdict; no_dates: a time where none is given; certainty: a promise; fear: it frightens; medicine: illness or medicine; other_person: a judgement of another; not_prose: a link, markup, a quotation; wrong_language: not that of the answer; safety: what is never spoken of; false_claim: ai/verify finds it untrue',
      ),
      reason_name: nameOf('reason'),
    },
  ),
  provider: oneOf(
    PROVIDERS,
    'What wrote the answer: embedded is the composer of this service, without a language model',
  ),
  notice: about(text, 'What an answer from astrology is worth, in the wanted language'),
};

import * as z from 'zod/mini';
import { factId } from '../../lib/astrologer/claim.ts';
import { composed } from '../../lib/astrologer/compose.ts';
import { factFor } from '../../lib/astrologer/facts.ts';
import { isForAdults, safetyCaseOf } from '../../lib/astrologer/safety.ts';
import { topicsOf } from '../../lib/astrologer/topics.ts';
import { holdsTrue } from '../../lib/astrologer/verify/verify.ts';
import { knownBirth } from '../../lib/ask/known-birth.ts';
import {
  answeredOut,
  CHAT_CREDITS,
  factOut,
  MAX_QUESTION,
  PROVIDERS,
  SAFETY_CASES,
  topicsOut,
} from '../../lib/contract/astrologer.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthAtInput } from '../../lib/contract/inputs.ts';
import { about, nameOf, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { answersOf } from '../../lib/i18n/astrologer/answers.ts';
import { astrologerNames } from '../../lib/i18n/astrologer/names.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

const DAYS_IN_YEAR = 365.25;

export const chat = endpoint({
  path: '/v1/ai/chat',
  summary: 'An answer to a question about a birth, every sentence of it grounded in calculated facts',
  description:
    'Answers in the language asked for. The topics of the question are found by a table of words; the answer is composed from the houses, lords, aspects and significators of the topic and from the running and coming periods, and each sentence lists the facts it rests on. No language model takes part: the same request gives the same answer. Before it is sent, every sentence is held against the verifier of `ai/verify`; what does not pass is left out and named in `blocked`. Questions about self-harm, death, illness, an unborn child, gambling, crime, curses or another person’s secrets get a fixed answer and cost nothing; so do love and marriage with the birth of someone under eighteen. Nothing of the question is stored or logged.',
  sources: [
    'Phaladeepika ch. 1 and 15 (houses and significators)',
    'BPHS ch. 7 and 24 (lords in houses)',
    'BPHS ch. 47 (effects of periods)',
  ],
  credits: 0,
  pricedByBody: true,
  input: birthAtInput({
    message: about(
      z.string().check(z.minLength(1), z.maxLength(MAX_QUESTION)),
      'Question in plain words: English, Hindi, or Hindi in Latin letters; up to 2,000 characters',
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'house_system', 'year_length', 'at'],
  output: z.strictObject({
    answer: about(text, 'The answer, sentences in order'),
    claims: about(z.array(answeredOut), 'The sentences of the answer, each with the facts it rests on'),
    facts: about(z.array(factOut), 'The facts named by the sentences, each once'),
    topics: topicsOut,
    safety: about(z.nullable(z.enum(SAFETY_CASES)), 'Why a fixed answer was given; null for an answer from the chart'),
    safety_name: about(
      z.nullable(text),
      'Name of the reason in the wanted language; null for an answer from the chart',
    ),
    blocked: about(
      z.array(
        z.strictObject({
          reason: about(z.enum(['false_claim']), 'false_claim: the verifier finds something in it that is not so'),
          reason_name: nameOf('reason'),
        }),
      ),
      'Sentences that were left out, by reason; empty when none was',
    ),
    provider: about(z.enum(PROVIDERS), 'What wrote the answer; embedded is the composer of this service'),
    notice: about(text, 'What an answer from astrology is worth, in the wanted language'),
  }),
  example: {
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    at: '2026-11-21T12:00:00+05:30',
    message: 'When does my work get easier?',
  },
  compute: async ({ input, birth, at, sky, options, words, setting, uncertain, caller }) => {
    const { language } = words;
    const answers = answersOf(language);
    const { kinds, topics: names, safety: reasons, blocked } = astrologerNames(language);
    const topics = topicsOf(input.message);
    setting('at', isoLocal(at.jd, at.offset));
    const ageYears = (at.jd - birth.jd) / DAYS_IN_YEAR;
    const safety =
      safetyCaseOf(input.message) ?? (topics.some((topic) => isForAdults(topic, ageYears)) ? 'minor' : null);
    const frame = {
      topics: topics.map((key) => ({ key, name: names[key] })),
      safety,
      safety_name: safety === null ? null : reasons[safety],
      provider: 'embedded' as const,
      notice: answers.notice,
    };
    if (safety !== null) {
      const fixed = answers.safety[safety];
      return { ...frame, answer: fixed, claims: [{ text: fixed, fact_ids: [] }], facts: [], blocked: [] };
    }
    await caller.pay(CHAT_CREDITS);
    if (!birth.timeKnown) uncertain('answer');
    const known = knownBirth(sky, birth, at, options);
    const written = composed(known, topics, language);
    const kept = written.filter((sentence) => holdsTrue(known, sentence.text));
    const facts = new Map(kept.flatMap(({ claims }) => claims.map((claim) => [factId(claim), claim] as const)));
    return {
      ...frame,
      answer: kept.map((sentence) => sentence.text).join(' '),
      claims: kept.map((sentence) => ({ text: sentence.text, fact_ids: [...new Set(sentence.claims.map(factId))] })),
      facts: [...facts.values()].map((claim) => {
        const { id, kind, statement, value, endpoint: from } = factFor(known, claim, language);
        return { fact_id: id, kind, kind_name: kinds[kind], statement, value, endpoint: from };
      }),
      blocked: Array.from({ length: written.length - kept.length }, () => ({
        reason: 'false_claim' as const,
        reason_name: blocked.false_claim,
      })),
    };
  },
});

export const handler = serve(chat);

import * as z from 'zod/mini';
import { factsAbout } from '../../lib/astrologer/answer/facts-about.ts';
import { slotsOf } from '../../lib/astrologer/answer/tell/rows-cited.ts';
import { slotShapes } from '../../lib/astrologer/answer/slots.ts';
import { helpInsteadOfFaults, refuseUnsafe } from '../../lib/astrologer/safety/refusal.ts';
import { matterOfTopic } from '../../lib/astrologer/answer/hear/topic-rows.ts';
import { topicsAsked } from '../../lib/astrologer/answer/hear/topics.ts';
import { decide } from '../../lib/answers/judgement.ts';
import { decisionShape, ruleShapes } from '../../lib/answers/present/decision.ts';
import { knownBirth } from '../../lib/answers/queries/known-birth.ts';
import {
  decisionOut,
  FACT,
  slotsOut,
  MAX_QUESTION,
  ruleOut,
  topic,
  TOPICS,
  topicsOut,
} from '../../lib/contract/suites/astrologer.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, characters, objectList, several } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

export const facts = endpoint({
  path: '/v1/ai/facts',
  summary: 'The facts of a birth that a question rests on, numbered by stable ids, without any model',
  description:
    'Finds the topics of a question by a table of words in English, Hindi and Hindi in Latin letters, and states the facts that astrologers judge them by: the houses of the topic with their lords, occupants and aspects, its natural significators with dignity and strength, the running and the coming period, Saturn and Jupiter as they pass now, and the yogas and doshas that touch them. What is not so is stated too (a dosha that is absent). Give `topics` to choose them yourself. `decisions` are what `ai/chat` decides about the same topics: the verdict of `interpret/life-area` and the windows of `interpret/event-windows` for the coming five years; `rules` are what they rest on, in words. A question that `ai/chat` answers with a fixed text (a person in need, death, an unborn child …) gets no facts: NOT_FROM_A_CHART, free, has that text as its message. Hand the statements to a language model, and its answer to `ai/verify`; or let it write slots of `slots` in place of what they say, `{f1.planet}`, and send its text with the `fact_ids`.',
  sources: ['Phaladeepika ch. 1 and 15 (houses and significators of the topics)', 'Those of the endpoints named'],
  credits: 3,
  errors: ['NOT_FROM_A_CHART'],
  input: birthAtInput({
    question: z.optional(
      characters(1, MAX_QUESTION, 'Question in plain words, up to 2,000 characters; sets the topics'),
    ),
    topics: z.optional(
      several(
        topic,
        1,
        TOPICS.length,
        'Topics to give the facts of; wins over the question. general when neither is given',
      ),
    ),
  }),
  needsTime: false,
  insteadOfFaults: ({ question }, language) => helpInsteadOfFaults(question, language, null),
  settings: ['ayanamsa', 'node', 'house_system', 'year_length', 'at', 'topics'],
  output: z.strictObject({
    topics: topicsOut,
    facts: objectList('Facts, each once, the weightiest of each topic first', { ...FACT, slots: slotsOut }),
    decisions: about(z.array(decisionOut), 'How each topic stands that is a matter; timing and general are none'),
    rules: about(z.array(ruleOut), 'The rules that the decisions name, each once; empty without the time of birth'),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30', question: 'When will my work get easier?' },
  compute: ({ input, birth, at, sky, options, words, setting, uncertain, warn }) => {
    refuseUnsafe(input.question ?? '', words.language);
    setting('at', isoLocal(at.jd, at.offset));
    const topics = input.topics ?? topicsAsked(input.question ?? '', at.date);
    setting('topics', topics);
    if (!birth.timeKnown) {
      uncertain('facts');
      warn(
        'HOUSES_LEFT_OUT',
        'The time of birth is not known: everything that needs the ascendant, the houses above all, is left out.',
      );
    }
    const { kinds, topics: names } = bank(words.language, 'astrologer/names');
    const known = knownBirth(sky, birth, at, options);
    const matters = [...new Set(topics.map(matterOfTopic))].filter((matter) => matter !== null);
    const decisions = matters.map((matter) => decide(known, matter, null));
    return {
      topics: topics.map((key) => ({ key, name: names[key] })),
      facts: factsAbout(known, topics, words.language).map(({ id, kind, claim, ...fact }) => ({
        fact_id: id,
        kind,
        kind_name: kinds[kind],
        statement: fact.statement,
        value: fact.value,
        endpoint: fact.endpoint,
        slots: slotShapes(slotsOf(known, words.language, claim)),
      })),
      decisions: decisions.map((decision) => decisionShape(words.language, at.clock, decision)),
      rules: decisions.flatMap((decision) => ruleShapes(words.language, decision)),
    };
  },
});

export const handler = serve(facts);

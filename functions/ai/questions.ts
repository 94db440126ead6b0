import * as z from 'zod/mini';
import { factId } from '../../lib/astrologer/reading/claim.ts';
import { balanceOf } from '../../lib/astrologer/answer/outlook.ts';
import { TOPIC_TABLE } from '../../lib/astrologer/answer/topics.ts';
import { knownBirth } from '../../lib/answers/queries/known-birth.ts';
import { TOPICS, topic } from '../../lib/contract/suites/astrologer.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { about, nameOf, text, whole } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

/** Topics that have questions of their own. */
const ASKED = TOPICS.filter((one) => one !== 'timing');

export const questions = endpoint({
  path: '/v1/ai/questions',
  summary: 'Questions worth asking of a chart, from its strongest facts',
  description:
    'Weighs each topic (work, marriage, money …) by the lords, occupants, aspects and significators of its houses, and suggests questions about those where the chart has most to say, for or against. Each comes with the facts that make it worth asking; send it to `ai/chat` as it is.',
  sources: ['Phaladeepika ch. 15 (houses and significators)', 'BPHS ch. 7 and 24 (lords in houses)'],
  credits: 1,
  wave: 3,
  input: birthAtInput({
    topic: z.optional(about(topic, 'Only questions of this topic; all topics when left out')),
    limit: z._default(whole(1, 10, 'Most questions to give, 1 to 10'), 5),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'house_system', 'at', 'limit'],
  output: z.strictObject({
    questions: about(
      z.array(
        z.strictObject({
          text: about(text, 'The question, in the wanted language'),
          topic,
          topic_name: nameOf('topic'),
          fact_ids: about(
            z.array(z.string().check(z.regex(/^[A-Za-z0-9_.-]+$/), z.describe('Id of a fact, as ai/facts has it'))),
            'Facts that make it worth asking, the weightiest first',
          ),
        }),
      ),
      'Questions, the topic with the weightiest facts first',
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ input, birth, at, sky, options, words, setting, uncertain }) => {
    setting('at', isoLocal(at.jd, at.offset));
    if (!birth.timeKnown) uncertain('questions');
    const known = knownBirth(sky, birth, at, options);
    const { questions: asked } = bank(words.language, 'astrologer/answers');
    const names = bank(words.language, 'astrologer/names').topics;
    const wanted = input.topic === undefined ? ASKED : ASKED.filter((one) => one === input.topic);
    const weighed = (wanted.length === 0 ? (['general'] as const) : wanted)
      .map((key) => ({ key, ...balanceOf(known, TOPIC_TABLE[key]) }))
      .toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score));
    // One question of each topic first, then the second ones.
    const all = [0, 1].flatMap((turn) =>
      weighed.map(({ key, reasons }) => ({
        text: asked[key][turn] ?? '',
        topic: key,
        topic_name: names[key],
        fact_ids: [...new Set(reasons.slice(0, 3).flatMap(({ claims }) => claims.map(factId)))],
      })),
    );
    return { questions: all.slice(0, input.limit) };
  },
});

export const handler = serve(questions);

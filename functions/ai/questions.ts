import * as z from 'zod/mini';
import { factId } from '../../lib/astrologer/facts/claim.ts';
import { decide } from '../../lib/answers/judgement.ts';
import { factsAbout } from '../../lib/astrologer/answer/facts-about.ts';
import { matterOfTopic } from '../../lib/astrologer/answer/hear/topic-rows.ts';
import { claimsOf } from '../../lib/astrologer/answer/tell/reasons.ts';
import { knownBirth } from '../../lib/answers/queries/known-birth.ts';
import { TOPICS, topic } from '../../lib/contract/suites/astrologer.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectList, text, textLike, whole } from '../../lib/contract/frame/about.ts';
import { nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

/** Topics that have questions of their own. */
const ASKED = TOPICS.filter((one) => one !== 'timing');

/** Most facts of a question, and the score of a matter that nothing speaks for or against. */
const MOST_FACTS = 6;
const EVEN = 50;

export const questions = endpoint({
  path: '/v1/ai/questions',
  summary: 'Questions worth asking of a chart, from its strongest facts',
  description:
    'Weighs each topic (work, marriage, money …) as `interpret/life-area` does, and suggests questions about those where the chart has most to say, for or against. Each comes with the facts that make it worth asking; send it to `ai/chat` as it is.',
  sources: ['BPHS ch. 7, 11–23, 32', 'Phaladeepika ch. 10, 12, 15'],
  credits: 1,
  wave: 3,
  input: birthAtInput({
    topic: z.optional(about(topic, 'Only questions of this topic; all topics when left out')),
    limit: z._default(whole(1, 10, 'Most questions to give, 1 to 10'), 5),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'house_system', 'at', 'limit'],
  output: z.strictObject({
    questions: objectList('Questions, the topic with the weightiest facts first', {
      text: about(text, 'The question, in the wanted language'),
      topic,
      topic_name: nameOf('topic'),
      fact_ids: about(
        z.array(textLike(/^[A-Za-z0-9_.-]+$/, 'Id of a fact, as ai/facts has it')),
        'Facts that make it worth asking, the weightiest first',
      ),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ input, birth, at, sky, options, words, setting, uncertain }) => {
    setting('at', isoLocal(at.jd, at.offset));
    if (!birth.timeKnown) uncertain('questions');
    const known = knownBirth(sky, birth, at, options);
    const { questions: asked } = bank(words.language, 'astrologer/answers');
    const names = bank(words.language, 'astrologer/names').topics;
    const wanted = input.topic === undefined ? ASKED : ASKED.filter((one) => one === input.topic);
    const weighed = (wanted.length === 0 ? (['general'] as const) : wanted)
      .map((key) => {
        const matter = matterOfTopic(key);
        const decision = matter === null ? null : decide(known, matter, null);
        const heaviest = (decision?.indicators ?? []).slice(0, 3).flatMap((one) => claimsOf(known, one).map(factId));
        // Without houses, and of the chart as a whole, the facts of the topic.
        const ids = heaviest.length > 0 ? heaviest : factsAbout(known, [key], words.language).map(({ id }) => id);
        return {
          key,
          ids: [...new Set(ids)].slice(0, MOST_FACTS),
          distance: Math.abs((decision?.score ?? EVEN) - EVEN),
        };
      })
      .toSorted((a, b) => b.distance - a.distance);
    // One question of each topic first, then the second ones.
    const all = [0, 1].flatMap((turn) =>
      weighed.map(({ key, ids }) => ({
        text: asked[key][turn] ?? '',
        topic: key,
        topic_name: names[key],
        fact_ids: ids,
      })),
    );
    return { questions: all.slice(0, input.limit) };
  },
});

export const handler = serve(questions);

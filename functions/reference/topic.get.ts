import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { referenceRow, topicField, topicMembers } from '../../lib/contract/suites/reference.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { withLanguages } from '../../lib/service/languages-told.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { referenceItems, topicName } from '../../lib/answers/present/reference.ts';

export const topic = endpoint({
  path: '/v1/reference/{topic}',
  method: 'GET',
  auth: 'none',
  summary: 'Reference list of a topic: keys, names and what each stands for',
  description:
    'Every item of a topic by the key that other answers use for it. `GET /v1/reference/{topic}/{id}` gives one of them ' +
    'in full, with its properties and sources. `languages` tells what each language can do in each suite, computed from the ' +
    'texts that there are. No key is needed.',
  sources: [
    'BPHS ch. 3, 4, 6, 7, 11, 34–42, 46, 83–93',
    'Phaladeepika ch. 1, 2, 6, 7, 15',
    'Brihat Samhita ch. 98',
    'Dharmasindhu',
    'Muhurta Chintamani',
    'KP Reader VI',
  ],
  credits: 0,
  input: plainInput(topicField),
  output: z.strictObject({
    ...topicMembers,
    items: about(z.array(z.strictObject(referenceRow)), 'The items in their usual order'),
  }),
  example: { topic: 'nakshatras' },
  compute: async ({ input, words }) => ({
    topic: input.topic,
    topic_name: topicName(words, input.topic),
    items: (await withLanguages(input.topic, referenceItems(words, input.topic))).map(
      ({ properties: _, sources: __, ...row }) => row,
    ),
  }),
});

export const handler = serve(topic);

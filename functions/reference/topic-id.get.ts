import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { referenceItem, topicField, topicMembers } from '../../lib/contract/suites/reference.ts';
import { characters } from '../../lib/contract/frame/about.ts';
import { withLanguages } from '../../lib/service/languages-told.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { referenceItems, topicName } from '../../lib/answers/present/reference.ts';

export const topicId = endpoint({
  path: '/v1/reference/{topic}/{id}',
  method: 'GET',
  auth: 'none',
  summary: 'One item of a topic in full: meaning, properties and sources',
  description:
    'An item by its key (`rohini`) or, where the items of the topic are numbered, by its number (`4`). No key is needed.',
  errors: ['RESOURCE_NOT_FOUND'],
  sources: [
    'BPHS ch. 3, 4, 6, 7, 11, 34–42, 46, 83–93',
    'Phaladeepika ch. 1, 2, 6, 7, 15',
    'Brihat Samhita ch. 98',
    'Dharmasindhu',
    'Muhurta Chintamani',
    'KP Reader VI',
  ],
  credits: 0,
  input: plainInput({
    ...topicField,
    id: characters(1, 40, 'Key or number of the item'),
  }),
  output: z.strictObject({ ...topicMembers, item: referenceItem }),
  example: { topic: 'nakshatras', id: 'rohini' },
  compute: async ({ input, words }) => {
    const items = await withLanguages(input.topic, referenceItems(words, input.topic));
    const item = items.find(({ key, id }) => key === input.id || String(id) === input.id);
    if (!item) throw new AppError('RESOURCE_NOT_FOUND', { message: `${input.topic} has no item ${input.id}.` });
    return {
      topic: input.topic,
      topic_name: topicName(words, input.topic),
      item: { ...item, properties: [...item.properties], sources: [...item.sources] },
    };
  },
});

export const handler = serve(topicId);

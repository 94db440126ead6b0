import * as z from 'zod/mini';
import { narrated, TONES } from '../../lib/astrologer/answer/narrate.ts';
import { isNarrated } from '../../lib/words/astrologer/narratives.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidFields } from '../../lib/contract/frame/field-errors.ts';
import { MAX_BATCH_BODY_BYTES } from '../../lib/contract/frame/limits.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { about, text, whole } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';

const MAX_RESULTS = 10;

export const narrate = endpoint({
  path: '/v1/ai/narrate',
  summary: 'Answers of other endpoints told in plain sentences, every number of them held against the answers',
  description:
    'Tells answers of the service in English or Hindi: the ascendant, the planets, the running dasha, the day of the almanac, Rahu Kaal, gun milan, manglik, Sade Sati, Kaal Sarp, the core numbers and the windows of a muhurat. Sentences are frames of this service, filled with members of the answers you send; each names the members it tells. Before it is sent, every number in a sentence is looked for in the answer it tells of, and a sentence with another number is left out. Ask for the answers in the language you want the text in, so that names agree. No language model takes part.',
  sources: ['Those of the endpoints whose answers are told'],
  credits: 10,
  wave: 2,
  maxBodyBytes: MAX_BATCH_BODY_BYTES,
  input: plainInput({
    results: about(
      z
        .array(
          z.strictObject({
            endpoint: about(
              z.string().check(z.minLength(1), z.maxLength(128)),
              'Path below /v1 that gave the answer: panchang/daily',
            ),
            data: about(z.looseObject({}), 'Its data, as it came'),
          }),
        )
        .check(z.minLength(1), z.maxLength(MAX_RESULTS)),
      'Answers to tell, 1 to 10, in the order of the text',
    ),
    tone: z._default(
      about(z.enum(TONES), 'plain: all that the frames know to tell; brief: the first things only'),
      'plain',
    ),
  }),
  settings: ['tone'],
  output: z.strictObject({
    text: about(text, 'The narrative, sentences in order'),
    claims: about(
      z.array(
        z.strictObject({
          text: about(text, 'The sentence'),
          answer_number: whole(1, MAX_RESULTS, 'Number of the answer it tells of, from 1'),
          members: about(
            z.array(about(text, 'Path in data: planets.0.sign.name')),
            'Members of the answer that it tells; empty for one that only says that something is so',
          ),
        }),
      ),
      'The sentences of the text, each with what it rests on',
    ),
    untold: about(
      z.array(whole(1, MAX_RESULTS, 'Number of an answer, from 1')),
      'Answers of which nothing is told: their endpoint has no frames, or their members are not those of its answers',
    ),
  }),
  example: {
    results: [
      {
        endpoint: 'panchang/rahu-kaal',
        data: {
          rahu_kala: { start: '2026-11-21T09:27:35+05:30', end: '2026-11-21T10:47:13+05:30' },
        },
      },
    ],
  },
  compute: ({ input, words, setting }) => {
    setting('tone', input.tone);
    if (!input.results.some((one) => isNarrated(one.endpoint)))
      throw invalidFields({
        field: 'results',
        code: 'UNKNOWN_VALUE',
        message: 'None of these endpoints can be told; see the description for those that can.',
        received: input.results.map((one) => one.endpoint).join(', '),
      });
    const described = narrated(input.results, input.tone, words.language);
    return {
      text: described.map((one) => one.text).join(' '),
      claims: described.map((one) => ({ text: one.text, answer_number: one.answer, members: [...one.members] })),
      untold: input.results.flatMap((_, i) => (described.some(({ answer }) => answer === i + 1) ? [] : [i + 1])),
    };
  },
});

export const handler = serve(narrate);

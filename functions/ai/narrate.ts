import * as z from 'zod/mini';
import { partShape } from '../../lib/astrologer/answer/shapes.ts';
import { narrated, TONES } from '../../lib/astrologer/answer/narrate.ts';
import { isNarrated } from '../../lib/words/astrologer/narratives.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { MAX_BATCH_BODY_BYTES } from '../../lib/contract/frame/limits.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { about, characters, choice, objectList, several, text, whole } from '../../lib/contract/frame/about.ts';
import { cite, partOut } from '../../lib/contract/suites/astrologer.ts';
import { serve } from '../../lib/service/http/serve.ts';

const MAX_RESULTS = 10;

export const narrate = endpoint({
  path: '/v1/ai/narrate',
  summary: 'Answers of other endpoints told in plain sentences, in parts that are bound to their members',
  description:
    'Tells answers of the service in English or Hindi: the ascendant, the planets, the running dasha, the day of the almanac, Rahu Kaal, gun milan, manglik, Sade Sati, Kaal Sarp, the core numbers and the windows of a muhurat. Sentences are parts as in `ai/chat`: frames of this service with slots, `{f1.sign.name}`, that name members of the answers you send, and nothing of an answer is said outside them. A sentence that tells a member which is not there is left out. Ask for the answers in the language you want the text in, so that names agree. No language model takes part.',
  sources: ['Those of the endpoints whose answers are told'],
  credits: 10,
  wave: 2,
  maxBodyBytes: MAX_BATCH_BODY_BYTES,
  input: plainInput({
    results: several(
      z.strictObject({
        endpoint: characters(1, 128, 'Path below /v1 that gave the answer: panchang/daily'),
        data: about(z.looseObject({}), 'Its data, as it came'),
      }),
      1,
      MAX_RESULTS,
      'Answers to tell, 1 to 10, in the order of the text',
    ),
    tone: choice(TONES, 'plain', 'plain: all that the frames know to tell; brief: the first things only'),
  }),
  settings: ['tone'],
  output: z.strictObject({
    text: about(text, 'The narrative, its parts in order'),
    parts: about(z.array(partOut), 'The sentences, each bound to the members it tells; kind is fact'),
    facts: objectList('What parts cite, each once', {
      cite,
      answer_number: whole(1, MAX_RESULTS, 'Number of the answer it is of, from 1'),
      path: about(text, 'Entry of a list in data, planets.0; empty for data itself. Slots are paths from there'),
    }),
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
          rahu_kala: {
            start: '2026-11-21T09:27:35+05:30',
            end: '2026-11-21T10:47:13+05:30',
          },
        },
      },
    ],
  },
  compute: ({ input, words, setting }) => {
    setting('tone', input.tone);
    if (!input.results.some((one) => isNarrated(one.endpoint)))
      throw invalidField(
        'results',
        'UNKNOWN_VALUE',
        'None of these endpoints can be told; see the description for those that can.',
        undefined,
        input.results.map((one) => one.endpoint).join(', '),
      );
    const { parts, rows } = narrated(input.results, input.tone, words.language);
    return {
      text: parts.map((one) => one.text).join(' '),
      parts: parts.map((one) => partShape(one, words.language)),
      facts: rows.map(({ answer, ...row }) => ({
        ...row,
        answer_number: answer,
      })),
      untold: input.results.flatMap((_, i) => (rows.some(({ answer }) => answer === i + 1) ? [] : [i + 1])),
    };
  },
});

export const handler = serve(narrate);

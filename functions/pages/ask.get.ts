import * as z from 'zod/mini';
import { characters, textLike } from '../../lib/contract/frame/about.ts';
import { countOnce } from '../../lib/accounts/throttle.ts';
import { knownBirth } from '../../lib/answers/queries/known-birth.ts';
import { firstAnswer } from '../../lib/astrologer/answer/first-answer.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { askPage } from '../../lib/pages/ask.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

/** Questions that one machine may ask without a key. */
const QUESTIONS = { what: 'ask', most: 30, seconds: 600 } as const;
/** Letters of a question. */
const MOST = 500;

export const ask = page({
  path: '/ask',
  summary: 'An answer of the astrologer without a key, for people who look around; nothing of it is kept',
  auth: 'none',
  input: birthAtInput({
    question: characters(1, MOST, 'Question about the birth, up to 500 characters'),
    country: z._default(
      textLike(/^[A-Z]{2}$/, 'Country of whoever asks, ISO 3166-1: decides which numbers to call are named'),
      'IN',
    ),
  }),
  needs: { table: 'write' },
  example: { date: '1990-05-10', time: '19:55', place: 'New Delhi', question: 'When does my work get easier?' },
  compute: async (call) => {
    const { input, table, visitor, request, sky, birth, at, options } = call;
    await countOnce(table, QUESTIONS, visitor.ip, Date.now());
    const scene = sceneOf(call, '/ask');
    const { question: text, country } = input;
    const known = knownBirth(sky, birth, at, options);
    const answer = await firstAnswer({ text, language: scene.language, country, known });
    const asked = (name: string): string => String(request.members[name] ?? '');
    const of = { date: asked('date'), time: asked('time'), place: asked('place') };
    return replyWith(call, askPage(scene, of, text, answer));
  },
});

export const handler = serveResource(ask);

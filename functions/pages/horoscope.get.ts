import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { findEndpoint, runEndpoint } from '../../lib/service/catalogue/run.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { horoscopePage, type ShownItem } from '../../lib/pages/horoscope.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const todaysFeed = page({
  path: '/horoscope',
  summary: 'Today’s feed of the twelve signs, live',
  auth: 'none',
  media: ['text/html'],
  input: plainInput(),
  example: {},
  compute: async (call) => {
    const scene = sceneOf(call, '/horoscope');
    const daily = await findEndpoint('horoscope/daily');
    if (!daily) throw new Error('the feed has a daily endpoint');
    const { body } = await runEndpoint(
      daily,
      { sign: 'all', language: scene.language },
      {
        requestId: call.request.id,
        language: scene.language,
        credits: { charged: 0, remaining: null },
        warnings: [],
        now: call.now,
      },
    );
    const { data }: { readonly data: { readonly items: readonly ShownItem[] } } = JSON.parse(body);
    return replyWith(call, horoscopePage(scene, data.items));
  },
});

export const handler = serveResource(todaysFeed);

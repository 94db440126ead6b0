import { page } from '../../lib/contract/frame/resource.ts';
import { askFor } from '../../lib/pages/asking.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { horoscopePage, type ShownItem } from '../../lib/pages/horoscope.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';

export const todaysFeed = page({
  path: '/horoscope',
  summary: 'Today’s feed of the twelve signs, live',
  auth: 'none',
  compute: async (call) => {
    const scene = sceneOf(call, '/horoscope');
    const data = await askFor(call, scene.language)<{ readonly items: readonly ShownItem[] }>('horoscope/daily', {
      sign: 'all',
    });
    return replyWith(call, horoscopePage(scene, data.items));
  },
});

export const handler = serveResource(todaysFeed);

import * as z from 'zod/mini';
import { SIGN_KEYS } from '../../layers/jyotish/chart/rashi.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { askFor } from '../../lib/pages/asking.ts';
import { signPage, type ShownItem } from '../../lib/pages/horoscope.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const signOfToday = page({
  path: '/horoscope/{sign}',
  summary: 'Today of one sign, live',
  auth: 'none',
  input: plainInput({ sign: z.string().check(z.regex(/^[a-z]{1,20}$/)) }),
  example: { sign: 'leo' },
  compute: async (call) => {
    const { sign } = call.input;
    if (!SIGN_KEYS.some((one) => one === sign)) throw new AppError('RESOURCE_NOT_FOUND');
    const scene = sceneOf(call, `/horoscope/${sign}`);
    const { items } = await askFor(call, scene.language)<{ readonly items: readonly ShownItem[] }>('horoscope/daily', {
      sign,
    });
    const [item] = items;
    if (!item) throw new AppError('RESOURCE_NOT_FOUND');
    return replyWith(call, signPage(scene, item));
  },
});

export const handler = serveResource(signOfToday);

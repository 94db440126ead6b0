import * as z from 'zod/mini';
import { oneOf } from '../../lib/contract/frame/about.ts';
import { birthInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { countOnce } from '../../lib/accounts/throttle.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { chartOfAnswer, chartPage, SHOWN_STYLES, styleShown, type BirthchartAnswer } from '../../lib/pages/chart.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { askFor } from '../../lib/pages/asking.ts';

/** Charts that one machine may have without a key. */
const CHARTS = { what: 'chart', most: 60, seconds: 600 } as const;

export const chart = page({
  path: '/chart',
  summary: 'A chart without a key, for people who look around',
  auth: 'none',
  // The same birth in the same language is the same chart; the form sends both in its address.
  cacheSeconds: 86_400,
  input: birthInput({
    style: z.optional(oneOf(SHOWN_STYLES, 'How the chart is drawn; without it as readers of the language are used to')),
  }),
  needs: { table: 'write' },
  example: { date: '1990-05-10', time: '19:55', place: 'New Delhi' },
  compute: async (call) => {
    const { input, table, visitor, request } = call;
    await countOnce(table, CHARTS, visitor.ip, Date.now());
    const scene = sceneOf(call, '/chart');
    const asked = (name: string): string => String(request.members[name] ?? '');
    const { style, ...birth } = { ...request.members, style: input.style ?? styleShown(scene.language) };
    const answer = await askFor(call, scene.language)<BirthchartAnswer>('birthchart', birth);
    const body = chartPage(
      scene,
      { date: asked('date'), time: asked('time'), place: asked('place'), style },
      chartOfAnswer(answer),
    );
    return replyWith(call, body);
  },
});

export const handler = serveResource(chart);

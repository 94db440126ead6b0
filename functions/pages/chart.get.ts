import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { birthInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { countOnce } from '../../lib/accounts/throttle.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { wordsOf } from '../../lib/words/words.ts';
import { chartPage } from '../../lib/pages/chart.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { birthChartShape } from '../../lib/answers/present/chart.ts';
import { drawnChart, withoutDegrees } from '../../lib/answers/present/drawing.ts';

/** Charts that one machine may have without a key. */
const CHARTS = { what: 'chart', most: 60, seconds: 600 } as const;

export const chart = page({
  path: '/chart',
  summary: 'A chart without a key, for people who look around',
  auth: 'none',
  media: ['text/html'],
  // The same birth in the same language is the same chart; the form sends both in its address.
  cacheSeconds: 86_400,
  input: birthInput(),
  needs: { table: 'write' },
  example: { date: '1990-05-10', time: '19:55', place: 'New Delhi' },
  compute: async (call) => {
    const { birth, sky, table, visitor, request } = call;
    await countOnce(table, CHARTS, visitor.ip, Date.now());
    const scene = sceneOf(call, '/chart');
    const cast = castChart(sky, birth.jd, birth.place, 'whole_sign');
    const { first, bodies } = withoutDegrees(drawnChart(cast, 'D1', 'parashara'));
    const { planets, ascendant_detail: rising } = birthChartShape(wordsOf(scene.language), cast);
    const asked = (name: string): string => String(request.members[name] ?? '');
    const body = chartPage(
      scene,
      { date: asked('date'), time: asked('time'), place: asked('place') },
      {
        first,
        bodies,
        ascendant: `${rising.sign.name} ${rising.sign_degree_dms}`,
        planets: planets.map(({ name, sign, sign_degree_dms: degree, nakshatra, house }) => ({
          name,
          sign: sign.name,
          degree,
          star: `${nakshatra.name} ${nakshatra.pada}`,
          house,
        })),
      },
    );
    return replyWith(call, body);
  },
});

export const handler = serveResource(chart);

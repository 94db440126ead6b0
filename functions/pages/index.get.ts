import { choice, keysOf } from '../../lib/contract/frame/about.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import { askFor } from '../../lib/pages/asking.ts';
import { chartOfAnswer, EXAMPLE_PLACE, type BirthchartAnswer } from '../../lib/pages/chart.ts';
import { TOWNS } from '../../lib/pages/examples.ts';
import { homePage, type HomeView } from '../../lib/pages/home.ts';
import { replyWith, sceneOf } from '../../lib/pages/scene.ts';
import { accuracyRows } from '../../lib/service/catalogue/accuracy.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

/** The sign whose day the first page shows. */
const SIGN = 'leo';

export const home = page({
  path: '/',
  summary: 'What this is, and why to trust it',
  auth: 'none',
  input: plainInput({
    city: choice(keysOf(TOWNS), 'new-delhi', 'Town of which today’s panchang is shown'),
  }),
  compute: async (call) => {
    const { city } = call.input;
    const scene = sceneOf(call, '/');
    const ask = askFor(call, scene.language);
    const [day, match, feed, area, chart] = await Promise.all([
      ask<HomeView['day']>('panchang/daily', { place: TOWNS[city] }),
      ask<HomeView['match']>('matching/ashtakoot', EXAMPLE_PAIR),
      ask<{ readonly items: readonly NonNullable<HomeView['item']>[] }>('horoscope/daily', { sign: SIGN }),
      ask<HomeView['area']>('interpret/life-area/career', EXAMPLE_PLACE),
      ask<BirthchartAnswer>('birthchart', EXAMPLE_PLACE),
    ]);
    const view = { chart: chartOfAnswer(chart), city, day, match, item: feed.items[0], area };
    return replyWith(call, homePage(scene, accuracyRows(), call.web.base, view));
  },
});

export const handler = serveResource(home);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { ENEMIES_FIELD, LAL_STANDING } from '../../lib/contract/suites/lal-kitab.ts';
import { objectListOf } from '../../lib/contract/frame/about.ts';
import { graha, house, name } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { lalStanding } from '../../lib/answers/present/lal-kitab.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { lalPlanets, tevaOf } from '../../layers/jyotish/lal-kitab/teva.ts';

export const planetStatus = endpoint({
  path: '/v1/lal-kitab/planet-status',
  wave: 2,
  summary: 'Own house, raised, fallen, awake, sleeping and benefic states of the planets',
  description:
    'By its house a planet is exalted, debilitated, at home or plain; some houses belong to it in every chart (pakka ghar). It is awake in a pakka house, when its house looks at an occupied house, or when an occupied house looks at it. It gives good when exalted, at home or in a pakka house without an enemy beside it; bad when debilitated, or with an enemy and neither in a pakka house nor exalted. Which planets are enemies differs between books: `enemies`.',
  sources: ['Lal Kitab 1952 (Arun Sanhita)', 'B. M. Goswami, Jyotish Lal Kitab 1952'],
  credits: 1,
  input: birthInput(ENEMIES_FIELD),
  settings: ['ayanamsa', 'node', 'enemies'],
  output: z.strictObject({
    planets: objectListOf(9, 'The nine planets, Sun to Ketu', {
      planet: graha,
      name,
      house,
      ...LAL_STANDING,
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const teva = tevaOf(castChart(sky, birth.jd, birth.place));
    return {
      planets: lalPlanets(teva, input.enemies).map((row) => ({
        planet: row.planet,
        name: planetName(words, row.planet),
        house: row.house,
        ...lalStanding(words, row),
      })),
    };
  },
});

export const handler = serve(planetStatus);

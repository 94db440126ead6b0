import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { between, choice, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { name } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { PLANETS7 } from '../../layers/jyotish/chart/graha.ts';
import { VIMSHOPAKA_EXALTED, vimshopakaOf } from '../../layers/jyotish/strength/vimshopaka.ts';

const score = (charts: number) => between(0, 20, `Points of the scheme of ${charts} vargas, 0 to 20`);

export const vimshopaka = endpoint({
  path: '/v1/varga/vimshopaka',
  summary: 'Vimshopaka bala of the seven planets in the 6-, 7-, 10- and 16-varga schemes',
  description:
    'How well a planet stands in its divisional charts, out of 20 points. Each chart of a scheme has a weight, and the planet gets a share of it by its five-fold relation to the lord of its sign there: own sign 20, great friend 18, friend 15, neutral 10, enemy 7, great enemy 5 twentieths. Without a time of birth it is computed for noon, and `meta.uncertain` says so.',
  sources: ['BPHS ch. 7'],
  credits: 2,
  needsTime: false,
  input: birthInput({
    exalted: choice(
      VIMSHOPAKA_EXALTED,
      'friendship',
      'friendship: the own sign alone is worth 20. full: the signs of exaltation and moolatrikona too',
    ),
  }),
  settings: ['ayanamsa', 'exalted'],
  output: z.strictObject({
    planets: objectListOf(7, 'The seven planets, Sun to Saturn', {
      planet: oneOf(PLANETS7, 'One of the seven planets'),
      name,
      shadvarga: score(6),
      saptavarga: score(7),
      dashavarga: score(10),
      shodashavarga: score(16),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ input, birth, sky, words, uncertain }) => {
    if (!birth.timeKnown) uncertain('planets');
    const scores = vimshopakaOf(castChart(sky, birth.jd, birth.place), input.exalted);
    return { planets: PLANETS7.map((planet) => ({ planet, name: planetName(words, planet), ...scores[planet] })) };
  },
});

export const handler = serve(vimshopaka);

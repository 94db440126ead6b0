import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectListOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { PLANETS7 } from '../../layers/jyotish/chart/graha.ts';
import { planetaryWars } from '../../layers/jyotish/chart/war.ts';
import { ALL_TITLES, vaiseshikamsaOf } from '../../layers/jyotish/strength/vaiseshikamsa.ts';
import { VIMSHOPAKA_SCHEMES } from '../../layers/jyotish/strength/vimshopaka.ts';

export const vaiseshikamsa = endpoint({
  path: '/v1/varga/vaiseshikamsa',
  wave: 2,
  summary: 'Titles by the number of good vargas (Parijata, Uttama, Gopura and so on) in four schemes',
  description:
    'Counts, in the sets of six, seven, ten and sixteen vargas, those in which the planet owns its sign or is exalted. Two give the first title; below two there is none. The text takes the titles from planets that are combust or beaten in a planetary war: that is told by `weakened`, and not applied.',
  sources: ['BPHS ch. 6 v. 42-53'],
  credits: 2,
  input: birthInput(),
  settings: ['ayanamsa'],
  output: z.strictObject({
    planets: objectListOf(7, 'The planets, Sun to Saturn', {
      planet: graha,
      name,
      schemes: objectListOf(4, 'The four sets, the smallest first', {
        key: oneOf(VIMSHOPAKA_SCHEMES, 'Set of vargas'),
        name,
        count: whole(0, 16, 'Number of good vargas'),
        title: about(z.nullable(z.enum(ALL_TITLES)), 'Title; null below two good vargas'),
        title_name: about(z.nullable(nameOf('title')), 'Name of the title; null as title is'),
      }),
      weakened: about(flag, 'Combust, or beaten in a planetary war'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const { schemes, vargaTitles } = bank(words.language, 'vargas');
    const found = vaiseshikamsaOf(chart);
    const losers = planetaryWars(chart.grahas, 'northern_latitude').map(({ loser }) => loser);
    return {
      planets: PLANETS7.map((planet) => ({
        planet,
        name: planetName(words, planet),
        schemes: VIMSHOPAKA_SCHEMES.map((key) => {
          const { count, title } = found[planet][key];
          return { key, name: schemes[key], count, title, title_name: title && vargaTitles[title] };
        }),
        weakened: chart.grahas[planet].combust || losers.some((loser) => loser === planet),
      })),
    };
  },
});

export const handler = serve(vaiseshikamsa);

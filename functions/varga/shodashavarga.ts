import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectListOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { keyed, name, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { SHODASHA_VARGAS, vargaKey } from '../../layers/jyotish/chart/varga.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { shodashavargaOf, VARGA_ROWS } from '../../layers/jyotish/strength/shodashavarga.ts';

const keys = SHODASHA_VARGAS.map(vargaKey);

export const shodashavarga = endpoint({
  path: '/v1/varga/shodashavarga',
  summary: 'Signs of the ascendant and nine planets in the sixteen vargas, with vargottama and own or exalted counts',
  description:
    'The sixteen divisional charts of Parashara side by side: the sign of the ascendant and of each planet in D1 to D60, by his rules of division. `vargottama` lists the points that have the same sign in rashi and navamsa; `good_counts` tells in how many of the sixteen a planet is in its own, moolatrikona or exaltation sign. For degrees and houses of one chart ask varga/{chart}.',
  sources: ['BPHS ch. 6'],
  credits: 2,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    table: objectListOf(10, 'The ascendant, then the nine planets', {
      planet: oneOf(VARGA_ROWS, 'Planet, or ascendant'),
      name,
      charts: about(z.record(z.enum(keys), sign), 'Its sign in each chart'),
    }),
    vargottama: about(z.array(keyed(VARGA_ROWS, 'planet or ascendant')), 'Points in the same sign in D1 and D9'),
    good_counts: about(
      z.record(z.enum(GRAHAS), whole(0, 16, 'Number of charts, 0 to 16')),
      'For each planet, in how many of the sixteen charts its sign is its own, its moolatrikona or its exaltation',
    ),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const { signs, vargottama, good } = shodashavargaOf(castChart(sky, birth.jd, birth.place));
    return {
      table: VARGA_ROWS.map((planet) => ({
        planet,
        name: planetName(words, planet),
        charts: Object.fromEntries(signs[planet].map((number, i) => [keys[i], signShape(words, number)])),
      })),
      vargottama: planetsShape(words, vargottama),
      good_counts: good,
    };
  },
});

export const handler = serve(shodashavarga);

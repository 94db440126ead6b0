import * as z from 'zod/mini';
import { REFERENCE } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, num, objectList, objectOf } from '../../lib/contract/frame/about.ts';
import { graha, house, name } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { referenceShape } from '../../lib/answers/present/dosha.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { papaPoints } from '../../layers/jyotish/dosha/papasamyam.ts';

const points = (description: string) => about(num.check(z.gte(0)), `${description}, 0 or more`);

export const papasamyam = endpoint({
  path: '/v1/dosha/papasamyam',
  summary: 'Malefic points of one chart from ascendant, Moon and Venus',
  description:
    'What the malefics weigh in the houses of marriage: each of Mars, Saturn, the Sun and the nodes in house 1, 2, 4, 7, 8 or 12 gives one point from the ascendant, a half from the Moon and a quarter from Venus. A planet in dignity gives half of that, a fallen or hostile one a quarter more. Of the nodes one is counted. matching/papasamyam weighs two charts against each other.',
  sources: ['South Indian practice (papasamyam)'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    points: objectOf('Points by what they are counted from', {
      lagna: points('Points counted from the ascendant'),
      moon: points('Points counted from the Moon'),
      venus: points('Points counted from Venus'),
      total: points('Sum of the points of the three'),
    }),
    contributors: objectList('What gives the points; empty when nothing does', {
      planet: graha,
      name,
      ...REFERENCE,
      house: about(house, 'House from there, by signs, 1 to 12'),
      points: points('Points it gives'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const { points: sums, contributors } = papaPoints(castChart(sky, birth.jd, birth.place));
    return {
      points: sums,
      contributors: contributors.map(({ planet, reference, house: where, points: given }) => ({
        planet,
        name: planetName(words, planet),
        ...referenceShape(words, reference),
        house: where,
        points: given,
      })),
    };
  },
});

export const handler = serve(papasamyam);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { graha, house, listOf, lord, planetPos, sign, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { birthChartShape } from '../../lib/present/chart.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';

export const birthchart = endpoint({
  path: '/v1/birthchart',
  summary: 'Birth chart: ascendant, Moon and Sun signs, nine planets and twelve houses',
  credits: 1,
  suite: 'core',
  input: birthInput(),
  settings: ['ayanamsa', 'node', 'house_system'],
  lift: ['planets'],
  output: z.strictObject({
    name: z.nullable(text).check(z.describe('as it was sent')),
    ascendant: text.check(z.describe('name of the rising sign')),
    moon_sign: text,
    sun_sign: text,
    planets: listOf(planetPos, 9),
    houses: listOf(z.strictObject({ house, sign, lord, planets: z.array(graha) }), 12),
  }),
  example: { name: 'Asha', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, options, words }) => ({
    name: birth.name,
    ...birthChartShape(words, castChart(sky, birth.jd, birth.place, options.house_system)),
  }),
});

export const handler = serve(birthchart);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { graha, house, num } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { MANGLIK_REFERENCES } from '../../layers/jyotish/dosha/manglik.ts';
import { papaPoints } from '../../layers/jyotish/dosha/papasamyam.ts';

const points = num.check(z.gte(0));

export const papasamyam = endpoint({
  path: '/v1/dosha/papasamyam',
  summary: 'Malefic points of one chart from ascendant, Moon and Venus',
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    points: z.strictObject({ lagna: points, moon: points, venus: points, total: points }),
    contributors: z.array(z.strictObject({ planet: graha, reference: z.enum(MANGLIK_REFERENCES), house, points })),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky }) => {
    const { points, contributors } = papaPoints(castChart(sky, birth.jd, birth.place));
    return { points, contributors: [...contributors] };
  },
});

export const handler = serve(papasamyam);

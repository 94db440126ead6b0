import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { deg, flag, graha, house } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { NODE_ASPECTS } from '../../layers/jyotish/chart/drishti.ts';
import { aspectsOf } from '../../layers/jyotish/kundli/aspect-list.ts';

export const aspects = endpoint({
  path: '/v1/kundli/aspects',
  summary: 'Graha drishti on planets and houses with graded strength',
  credits: 1,
  input: birthInput({
    node_aspects: z._default(
      z.enum(NODE_ASPECTS).check(z.describe('what Rahu and Ketu aspect: the 7th; the 5th, 7th and 9th; nothing')),
      '7',
    ),
  }),
  settings: ['ayanamsa', 'node', 'house_system', 'node_aspects'],
  output: z.strictObject({
    aspects: z.array(
      z.strictObject({
        from: graha,
        target_planet: z.nullable(graha).check(z.describe('null where a house is aspected')),
        target_house: z.nullable(house).check(z.describe('aspected at its middle; null where a planet is aspected')),
        angle: deg.check(z.describe('from the aspecting planet forward')),
        virupas: z.number().check(z.gte(0), z.lte(60), z.describe('graded strength by degree, 60 = full')),
        graha: flag.check(z.describe('full aspect by sign')),
        special: flag.check(z.describe('one of the special full aspects')),
      }),
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, input, sky, options }) => ({
    aspects: aspectsOf(castChart(sky, birth.jd, birth.place, options.house_system), input.node_aspects).map(
      ({ from, target, angle, virupas, full, special }) => ({
        from,
        target_planet: 'graha' in target ? target.graha : null,
        target_house: 'graha' in target ? null : target.house,
        angle,
        virupas,
        graha: full,
        special,
      }),
    ),
  }),
});

export const handler = serve(aspects);

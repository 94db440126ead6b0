import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { house, listOf, lord, sign } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { count } from '../../layers/jyotish/ephemeris/angle.ts';
import { castChart, signOfHouse } from '../../layers/jyotish/chart/chart.ts';
import { DIGNITIES, dignityOf } from '../../layers/jyotish/chart/dignity.ts';
import { lordOf } from '../../layers/jyotish/chart/rashi.ts';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const houseLords = endpoint({
  path: '/v1/kundli/house-lords',
  summary: 'Lord of each house, where it sits and how it is placed',
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'house_system'],
  output: z.strictObject({
    houses: listOf(
      z.strictObject({
        house,
        sign,
        lord,
        in_house: house.check(z.describe('house the lord stands in')),
        in_sign: sign,
        dignity: z.enum(DIGNITIES),
        from_own_house: house.check(z.describe('that house counted from the house it rules')),
      }),
      12,
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, options, words }) => {
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    return {
      houses: HOUSES.map((number) => {
        const own = signOfHouse(chart, number);
        const ruler = lordOf(own);
        const where = chart.grahas[ruler];
        return {
          house: number,
          sign: signShape(words, own),
          lord: ruler,
          in_house: where.house,
          in_sign: signShape(words, where.sign),
          dignity: dignityOf(ruler, where.longitude, chart.signs),
          from_own_house: count(number, where.house, 12),
        };
      }),
    };
  },
});

export const handler = serve(houseLords);

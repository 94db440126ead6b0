import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { graha, house, sign } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { conjunctionsByOrb, conjunctionsBySign } from '../../layers/jyotish/chart/conjunction.ts';
import { byGraha } from '../../layers/jyotish/chart/graha.ts';

export const conjunctions = endpoint({
  path: '/v1/kundli/conjunctions',
  summary: 'Conjunction groups by sign, or by orb',
  credits: 1,
  input: birthInput({
    orb: z.optional(
      z
        .number()
        .check(
          z.gte(0.1),
          z.lte(30),
          z.describe('link neighbours at most this many degrees apart, across signs too; without it: same sign'),
        ),
    ),
  }),
  settings: ['ayanamsa', 'node', 'house_system', 'orb'],
  output: z.strictObject({
    groups: z.array(
      z.strictObject({
        planets: z.array(graha).check(z.minLength(2), z.describe('in the order of the zodiac')),
        sign: sign.check(z.describe('of the first planet')),
        house: house.check(z.describe('of the first planet')),
        max_separation: z.number().check(z.gte(0), z.lt(360), z.describe('degrees from the first to the last')),
      }),
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, input: { orb }, sky, options, words }) => {
    const { grahas } = castChart(sky, birth.jd, birth.place, options.house_system);
    const longitudes = byGraha((planet) => grahas[planet].longitude);
    const groups = orb === undefined ? conjunctionsBySign(longitudes) : conjunctionsByOrb(longitudes, orb);
    return {
      groups: groups.map(({ planets, maxSeparation }) => {
        const first = grahas[planets[0]];
        return {
          planets: [...planets],
          sign: signShape(words, first.sign),
          house: first.house,
          max_separation: maxSeparation,
        };
      }),
    };
  },
});

export const handler = serve(conjunctions);

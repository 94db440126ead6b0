import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, objectList } from '../../lib/contract/frame/about.ts';
import { house, planets, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { conjunctionsByOrb, conjunctionsBySign } from '../../layers/jyotish/chart/conjunction.ts';
import { byGraha } from '../../layers/jyotish/chart/graha.ts';

export const conjunctions = endpoint({
  path: '/v1/kundli/conjunctions',
  summary: 'Conjunction groups by sign, or by orb',
  description:
    'Groups of two or more planets that stand together. Without `orb` all planets of one sign make a group, as the classical texts count. With `orb` neighbours at most so many degrees apart are linked, across a sign boundary too, and a chain of links is one group.',
  sources: ['BPHS ch. 3 (planets of one sign are together)'],
  credits: 1,
  input: birthInput({
    orb: z.optional(
      between(
        0.1,
        30,
        'Link neighbours at most this many degrees apart, 0.1 to 30, across signs too; when left out, planets of one sign',
      ),
    ),
  }),
  settings: ['ayanamsa', 'node', 'house_system', 'orb'],
  output: z.strictObject({
    groups: objectList('Groups in the order of the zodiac; empty when no two planets stand together', {
      planets: planets('Planets of the group, two or more, in the order of the zodiac').check(z.minLength(2)),
      sign: about(sign, 'Sign of the first planet'),
      house: about(house, 'House of the first planet, 1 to 12'),
      max_separation: about(
        z.number().check(z.gte(0), z.lt(360)),
        'Degrees from the first planet to the last, 0 to 360',
      ),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input: { orb }, sky, options, words }) => {
    const { grahas } = castChart(sky, birth.jd, birth.place, options.house_system);
    const longitudes = byGraha((planet) => grahas[planet].longitude);
    const groups = orb === undefined ? conjunctionsBySign(longitudes) : conjunctionsByOrb(longitudes, orb);
    return {
      groups: groups.map(({ planets: joined, maxSeparation }) => {
        const first = grahas[joined[0]];
        return {
          planets: planetsShape(words, joined),
          sign: signShape(words, first.sign),
          house: first.house,
          max_separation: maxSeparation,
        };
      }),
    };
  },
});

export const handler = serve(conjunctions);

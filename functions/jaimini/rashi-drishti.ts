import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectListOf } from '../../lib/contract/frame/about.ts';
import { house, listOf, planets, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { rashiDrishti } from '../../layers/jyotish/chart/drishti.ts';
import { houseFrom } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';

const SIGNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const rashiDrishtiTable = endpoint({
  path: '/v1/jaimini/rashi-drishti',
  wave: 2,
  summary: 'Sign aspects and the planets they carry',
  description:
    'Movable signs aspect the fixed ones except the next, fixed signs the movable ones except the one before, dual signs the other dual ones. For each sign the signs it aspects, the planets in it, and the planets that stand in a sign that aspects it.',
  sources: ['Jaimini Sutras 1.1.2-4', 'BPHS ch. 8'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    aspects: objectListOf(12, 'The twelve signs from Aries', {
      sign: about(sign, 'Sign'),
      house: about(house, 'Its house from the ascendant'),
      aspected_signs: about(listOf(sign, 3), 'Signs it aspects'),
      planets: planets('Planets in it, Sun first'),
      planets_aspecting: planets('Planets whose sign aspects it'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const { ascendant, signs } = castChart(sky, birth.jd, birth.place);
    return {
      aspects: SIGNS.map((number) => ({
        sign: signShape(words, number),
        house: houseFrom(ascendant.sign, number),
        aspected_signs: SIGNS.filter((other) => rashiDrishti(number, other)).map((other) => signShape(words, other)),
        planets: planetsShape(
          words,
          GRAHAS.filter((planet) => signs[planet] === number),
        ),
        planets_aspecting: planetsShape(
          words,
          GRAHAS.filter((planet) => rashiDrishti(signs[planet], number)),
        ),
      })),
    };
  },
});

export const handler = serve(rashiDrishtiTable);

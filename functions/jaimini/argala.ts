import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, objectListOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, house, listOf, name, planets, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { signAt } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { ARGALA_REVERSES, argalaOn } from '../../layers/jyotish/jaimini/argala.ts';

const ARGALA = {
  sign: about(sign, 'Sign the houses are counted from'),
  reversed: about(flag, 'Houses are counted backwards'),
  pairs: objectListOf(4, 'The four pairs of houses', {
    argala_house: whole(2, 11, 'House that intervenes: 2, 4, 11 or 5'),
    planets: planets('Planets in it'),
    obstruction_house: whole(3, 12, 'House that obstructs it: 12, 10, 3 or 9'),
    obstructing: planets('Planets in that'),
    effective: about(flag, 'More planets intervene than obstruct'),
  }),
  vipareeta: about(flag, 'Three or more malefics in the third: an unobstructed argala'),
};

export const argala = endpoint({
  path: '/v1/jaimini/argala',
  wave: 2,
  summary: 'Argala and its obstruction on every house and planet',
  description:
    'Planets in the second, fourth, eleventh and fifth from a sign intervene in its matters; those in the twelfth, tenth, third and ninth obstruct them. A pair is effective when more planets intervene than obstruct; as many or more obstruct it. Three or more malefics in the third make an argala of their own that nothing obstructs (vipareeta). When Ketu stands in the sign, houses are counted backwards; `argala_reverse: nodes` does so for Rahu too.',
  sources: ['Jaimini Sutras 1.1.5-9', 'BPHS ch. 31'],
  credits: 1,
  input: birthInput({
    argala_reverse: choice(
      ARGALA_REVERSES,
      'ketu',
      'In whose presence houses are counted backwards: Ketu alone, or either node',
    ),
  }),
  settings: ['ayanamsa', 'node', 'argala_reverse'],
  output: z.strictObject({
    houses: about(listOf(z.strictObject({ house, ...ARGALA }), 12), 'The twelve houses, by signs from the ascendant'),
    planets: about(listOf(z.strictObject({ planet: graha, name, ...ARGALA }), 9), 'The nine planets, Sun to Ketu'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const shape = (number: number) => {
      const { reversed, pairs, vipareeta } = argalaOn(chart, number, input.argala_reverse);
      return {
        sign: signShape(words, number),
        reversed,
        pairs: pairs.map((pair) => ({
          argala_house: pair.argala,
          planets: planetsShape(words, pair.planets),
          obstruction_house: pair.obstruction,
          obstructing: planetsShape(words, pair.obstructing),
          effective: pair.effective,
        })),
        vipareeta,
      };
    };
    return {
      houses: Array.from({ length: 12 }, (_, i) => ({ house: i + 1, ...shape(signAt(chart.ascendant.sign, i + 1)) })),
      planets: GRAHAS.map((planet) => ({ planet, name: planetName(words, planet), ...shape(chart.signs[planet]) })),
    };
  },
});

export const handler = serve(argala);

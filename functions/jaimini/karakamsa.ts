import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { graha, house, nameOf, planets, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { karakamsaOf, type SignIn } from '../../layers/jyotish/jaimini/karakamsa.ts';

const signIn = z.strictObject({
  sign: about(sign, 'Navamsa sign of the atmakaraka'),
  house: about(house, 'Its house from the ascendant of this chart, 1 to 12'),
  occupants: planets('Planets in it, Sun first'),
  aspected_by: planets('Planets whose sign aspects it'),
});

export const karakamsa = endpoint({
  path: '/v1/jaimini/karakamsa',
  wave: 2,
  summary: 'Karakamsa and swamsa with the planets in them and the sign aspects on them',
  description:
    'The navamsa sign of the atmakaraka, read in the rashi (karakamsa) and in the navamsa (swamsa): its house from the ascendant of that chart, the planets in it, and those whose sign aspects it. The number of karakas follows `karaka_scheme`.',
  sources: ['Jaimini Sutras 1.2', 'BPHS ch. 33'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node', 'karaka_scheme'],
  output: z.strictObject({
    atmakaraka: about(graha, 'Planet with the most degrees in its sign'),
    atmakaraka_name: nameOf('planet'),
    karakamsa: about(signIn, 'The sign in the rashi'),
    swamsa: about(signIn, 'The same sign in the navamsa'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words }) => {
    const found = karakamsaOf(castChart(sky, birth.jd, birth.place), options.karaka_scheme);
    const shape = ({ sign: number, house: count, occupants, aspectedBy }: SignIn) => ({
      sign: signShape(words, number),
      house: count,
      occupants: planetsShape(words, occupants),
      aspected_by: planetsShape(words, aspectedBy),
    });
    return {
      atmakaraka: found.atmakaraka,
      atmakaraka_name: planetName(words, found.atmakaraka),
      karakamsa: shape(found.karakamsa),
      swamsa: shape(found.swamsa),
    };
  },
});

export const handler = serve(karakamsa);

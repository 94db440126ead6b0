import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectListOf } from '../../lib/contract/frame/about.ts';
import { deg, graha, house, lord, lordName, name, sign, signDegree } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { lordShape, planetName } from '../../lib/answers/present/names.ts';
import { bhavas } from '../../layers/jyotish/chart/bhava.ts';
import { castChart, signHouse } from '../../layers/jyotish/chart/chart.ts';
import { lordOf, signOf } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';

export const bhavaChalit = endpoint({
  path: '/v1/kundli/bhava-chalit',
  summary: 'Planets by bhava against planets by sign, with the shifts',
  description:
    'Puts each planet into the house of the bhava chalit beside the house it has when signs are counted from the ascendant, and marks those that move. The default is the Sripati division: the four angles are the middles of houses 1, 4, 7 and 10, the quadrants between them are cut into three, and houses meet halfway between two middles. Another `house_system` may be asked for.',
  sources: ['Sripati Paddhati'],
  credits: 1,
  input: birthInput(),
  defaults: { house_system: 'sripati' },
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({
    planets: objectListOf(9, 'The nine planets, Sun to Ketu', {
      planet: graha,
      name,
      longitude: about(deg, 'Sidereal longitude in degrees, 0 to 360'),
      sign: about(sign, 'Sign it is in'),
      sign_degree: signDegree,
      sign_house: about(house, 'House counted by signs from the ascendant, 1 to 12'),
      bhava_house: about(house, 'House under the house system, 1 to 12'),
      shifted: about(flag, 'The two differ'),
    }),
    cusps: objectListOf(12, 'The twelve houses', {
      house,
      start: about(deg, 'Sidereal longitude at which the house begins, degrees'),
      mid: about(deg, 'Its middle (bhava madhya), degrees'),
      sign: about(sign, 'Sign of its middle'),
      lord: about(lord, 'Planet that rules that sign'),
      lord_name: lordName,
      end: about(deg, 'Where it ends and the next begins, degrees'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words }) => {
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    return {
      planets: GRAHAS.map((planet) => {
        const { longitude, degree, sign: inSign, house: byBhava } = chart.grahas[planet];
        const bySign = signHouse(chart, planet);
        return {
          planet,
          name: planetName(words, planet),
          longitude,
          sign: signShape(words, inSign),
          sign_degree: degree,
          sign_house: bySign,
          bhava_house: byBhava,
          shifted: bySign !== byBhava,
        };
      }),
      cusps: bhavas(chart.frame, options.house_system).map(({ house: number, start, mid, end }) => ({
        house: number,
        start,
        mid,
        end,
        sign: signShape(words, signOf(mid)),
        ...lordShape(words, lordOf(signOf(mid))),
      })),
    };
  },
});

export const handler = serve(bhavaChalit);

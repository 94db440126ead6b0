import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { houseFrom, signAt } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { MOST_NUMBER, navamsaOfNumber } from '../../layers/jyotish/prashna/number.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { momentInput } from '../../lib/contract/frame/inputs.ts';
import { about, objectListOf, objectOf, whole } from '../../lib/contract/frame/about.ts';
import { house, houseRow, instant, listOf, nak, planetPos, sign } from '../../lib/contract/frame/shapes.ts';
import { houseRowShape, nakShape, planetShapes, signShape } from '../../lib/answers/present/chart.ts';
import { serve } from '../../lib/service/http/serve.ts';

export const prashnaNumber = endpoint({
  path: '/v1/prashna/number',
  wave: 3,
  summary: 'Chart of a question from a number from 1 to 108: arudha sign and navamsa, planets of the moment',
  description:
    'The person who asks names a number from 1 to 108. Each nine numbers are a sign, from Aries on, and each number in it is a navamsa: the sign is the arudha from which houses are counted, by signs. The planets are those of the moment and place. KP and Tajika use 249 numbers: kp/horary. Facts alone: no verdict.',
  sources: ['Prasna Marga ch. 2'],
  credits: 1,
  input: momentInput({
    number: whole(1, MOST_NUMBER, 'Number that was named, 1 to 108'),
  }),
  settings: ['ayanamsa', 'node', 'number'],
  output: z.strictObject({
    at: about(instant, 'The instant that was used'),
    number: whole(1, MOST_NUMBER, 'The number, 1 to 108'),
    arudha: objectOf('What the number stands for', {
      sign: about(sign, 'Arudha sign'),
      navamsa: whole(1, 9, 'Navamsa of the number inside that sign, 1 to 9'),
      navamsa_sign: about(sign, 'Sign of that navamsa'),
    }),
    planets: objectListOf(9, 'The nine planets of the moment, Sun to Ketu', {
      ...planetPos.shape,
      house: about(house, 'House from the arudha, by signs, 1 to 12'),
    }),
    houses: about(listOf(houseRow, 12), 'The twelve houses, by signs from the arudha'),
    moon: objectOf('The Moon of the moment', {
      sign,
      nakshatra: nak,
      house: about(house, 'House from the arudha, 1 to 12'),
    }),
  }),
  example: { number: 54, date: '2024-04-08', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moment: { jd, place, clock }, input: { number }, sky, words }) => {
    const { sign: arudha, navamsa, navamsaSign } = navamsaOfNumber(number);
    const chart = castChart(sky, jd, place);
    const { moon } = chart.grahas;
    const houseOf = (at: number): number => houseFrom(arudha, at);
    return {
      at: clock.text(jd),
      number,
      arudha: {
        sign: signShape(words, arudha),
        navamsa,
        navamsa_sign: signShape(words, navamsaSign),
      },
      planets: planetShapes(words, chart).map((planet) => ({
        ...planet,
        house: houseOf(planet.sign.id),
      })),
      houses: Array.from({ length: 12 }, (_, i) => {
        const at = signAt(arudha, i + 1);
        return houseRowShape(
          words,
          i + 1,
          at,
          GRAHAS.filter((graha) => chart.signs[graha] === at),
        );
      }),
      moon: {
        sign: signShape(words, moon.sign),
        nakshatra: nakShape(words, moon.nakshatra),
        house: houseOf(moon.sign),
      },
    };
  },
});

export const handler = serve(prashnaNumber);

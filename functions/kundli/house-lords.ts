import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { house, inExaltation, lord, lordName, nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { lordShape } from '../../lib/answers/present/names.ts';
import { count } from '../../layers/jyotish/ephemeris/angle.ts';
import { castChart, signOfHouse } from '../../layers/jyotish/chart/chart.ts';
import { DIGNITIES, dignityOf, inExaltationSign } from '../../layers/jyotish/chart/dignity.ts';
import { lordOf } from '../../layers/jyotish/chart/rashi.ts';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const houseLords = endpoint({
  path: '/v1/kundli/house-lords',
  summary: 'Lord of each house, where it sits and how it is placed',
  description:
    'For each house its sign, the planet that rules it, the house and sign that planet stands in, its dignity there, and how far it stands from the house it rules. With whole-sign houses the sign of a house is counted from the ascendant; in other systems it is the sign of the house’s cusp, or of its middle where the system is built on middles.',
  sources: ['BPHS ch. 24 (effects of the house lords)'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'house_system'],
  output: z.strictObject({
    houses: objectListOf(12, 'The twelve houses', {
      house,
      sign: about(sign, 'Sign of the house'),
      lord: about(lord, 'Planet that rules the sign'),
      lord_name: lordName,
      in_house: about(house, 'House the lord stands in, 1 to 12'),
      in_sign: about(sign, 'Sign the lord stands in'),
      dignity: oneOf(DIGNITIES, 'Dignity of the lord'),
      dignity_name: nameOf('dignity'),
      exaltation_sign: inExaltation,
      from_own_house: about(house, 'House the lord stands in, counted from the house it rules, 1 to 12'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words }) => {
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    return {
      houses: HOUSES.map((number) => {
        const own = signOfHouse(chart, number);
        const ruler = lordOf(own);
        const where = chart.grahas[ruler];
        const dignity = dignityOf(ruler, where.longitude, chart.signs);
        return {
          house: number,
          sign: signShape(words, own),
          ...lordShape(words, ruler),
          in_house: where.house,
          in_sign: signShape(words, where.sign),
          dignity,
          dignity_name: bank(words.language, 'chart').dignities[dignity],
          exaltation_sign: inExaltationSign(ruler, where.sign),
          from_own_house: count(number, where.house, 12),
        };
      }),
    };
  },
});

export const handler = serve(houseLords);

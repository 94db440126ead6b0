import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { CHART_POINTS } from '../../layers/jyotish/chart/graha.ts';
import { houseFrom } from '../../layers/jyotish/chart/rashi.ts';
import { signChart, type SignChart } from '../../layers/jyotish/jaimini/sign-strength.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, oneOf } from '../../lib/contract/frame/about.ts';
import { house, listOf, name, planets, sign } from '../../lib/contract/frame/shapes.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { serve } from '../../lib/service/http/serve.ts';

const rowsOf = (read: string, sign_of: string) =>
  listOf(
    z.strictObject({
      planet: oneOf(CHART_POINTS, 'Ascendant or planet'),
      name,
      sign: about(sign, `Its sign in the ${sign_of}`),
      house: about(house, `House of that sign in the ${read}, 1 to 12`),
      planets: planets(`Planets that stand in that sign in the ${read}`),
    }),
    10,
  );

export const vargaTulya = endpoint({
  path: '/v1/varga/tulya',
  wave: 3,
  summary: 'Rashi-tulya navamsa and navamsa-tulya rashi: each chart laid over the other',
  description:
    'In the rashi-tulya navamsa the navamsa sign of the ascendant and of each planet is read as a house of the birth chart; in the navamsa-tulya rashi their birth sign is read as a house of the navamsa. Beside each stand the planets that are in that sign there. In the first list the ascendant shows where its navamsa falls (the navamsa lagna in the rashi).',
  sources: ['C. S. Patel, Navamsa in Astrology', 'Deva Keralam'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    rashi_tulya: about(rowsOf('birth chart', 'navamsa'), 'Navamsa signs read in the birth chart, ascendant first'),
    navamsa_tulya: about(rowsOf('navamsa', 'birth chart'), 'Birth signs read in the navamsa, ascendant first'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const [rashi, navamsa] = [signChart(chart), signChart(chart, 9)];
    const overlay = (from: SignChart, onto: SignChart) =>
      (['ascendant', ...GRAHAS] as const).map((point) => {
        const place = point === 'ascendant' ? from.lagna : from.signs[point];
        return {
          planet: point,
          name: planetName(words, point),
          sign: signShape(words, place),
          house: houseFrom(onto.lagna, place),
          planets: planetsShape(
            words,
            GRAHAS.filter((graha) => onto.signs[graha] === place),
          ),
        };
      });
    return { rashi_tulya: overlay(navamsa, rashi), navamsa_tulya: overlay(rashi, navamsa) };
  },
});

export const handler = serve(vargaTulya);

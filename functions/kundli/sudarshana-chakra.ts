import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectListOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { house, name, planets, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { naturalBenefics } from '../../layers/jyotish/chart/natural.ts';
import { SUDARSHANA_REFERENCES } from '../../layers/jyotish/dasha/sudarshana.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { sudarshanaHouses } from '../../layers/jyotish/kundli/sudarshana-chakra.ts';

export const sudarshanaChakra = endpoint({
  path: '/v1/kundli/sudarshana-chakra',
  wave: 2,
  summary: 'Three-ring chart from ascendant, Moon and Sun with the counts of benefics and malefics',
  description:
    'The three rings count the houses by signs from the ascendant, the Moon and the Sun. For each house its three signs with the planets in them, and how many natural benefics and how many others stand in them together; a planet counts once in each ring it is met in. The Moon is a benefic from the eighth tithi of the bright half to the seventh of the dark one; Mercury unless he shares his sign with malefics alone.',
  sources: ['BPHS ch. 74', 'BPHS ch. 3 v. 11 (benefics and malefics)'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    natural_benefics: planets('Natural benefics of this chart; the others count as malefics'),
    houses: objectListOf(12, 'The twelve houses', {
      house,
      rings: objectListOf(3, 'The house in the rings of ascendant, Moon and Sun', {
        key: oneOf(SUDARSHANA_REFERENCES, 'Point the ring is counted from'),
        name,
        sign: about(sign, 'Sign of the house in this ring'),
        planets: planets('Planets in it, Sun first'),
      }),
      benefics: whole(0, 12, 'Number of natural benefics in the three signs'),
      malefics: whole(0, 27, 'Number of other planets in the three signs'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const { references } = bank(words.language, 'dasha');
    return {
      natural_benefics: planetsShape(words, naturalBenefics(chart)),
      houses: sudarshanaHouses(chart).map(({ house: number, signs, benefics, malefics }) => ({
        house: number,
        rings: SUDARSHANA_REFERENCES.map((key, i) => {
          const at = signs[i] ?? 0;
          return {
            key,
            name: references[key],
            sign: signShape(words, at),
            planets: planetsShape(
              words,
              GRAHAS.filter((graha) => chart.signs[graha] === at),
            ),
          };
        }),
        benefics,
        malefics,
      })),
    };
  },
});

export const handler = serve(sudarshanaChakra);

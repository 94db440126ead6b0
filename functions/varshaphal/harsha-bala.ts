import * as z from 'zod/mini';
import { tajikaYear } from '../../lib/answers/queries/varshaphal.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { objectListOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, name } from '../../lib/contract/frame/shapes.ts';
import { SOLAR_YEAR_EXAMPLE, SOLAR_YEAR_FIELDS, solarYearOutput } from '../../lib/contract/suites/varshaphal.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { solarYearShape } from '../../lib/answers/present/varshaphal.ts';
import { PLANETS7 } from '../../layers/jyotish/chart/graha.ts';
import { harshaBala } from '../../layers/jyotish/varshaphal/bala.ts';

const fives = (when: string) => whole(0, 5, `5 points when ${when}, else 0`);

export const harshaBalaOfYear = endpoint({
  path: '/v1/varshaphal/harsha-bala',
  wave: 2,
  summary: 'Harsha bala: the four joys of the planets in the annual chart',
  description:
    'Five points each: in the house of its joy (Sun 9, Moon 3, Mars 6, Mercury 1, Jupiter 11, Venus 5, Saturn 12), in its own or exaltation sign, in the half of the houses of its sex (Moon, Mercury, Venus, Saturn in 1, 2, 3, 7, 8, 9; Sun, Mars, Jupiter in the others), and of the sex of the time (male by day, female by night).',
  sources: ['Tajika Nilakanthi ch. 1'],
  credits: 1,
  input: birthAtInput(SOLAR_YEAR_FIELDS),
  settings: ['ayanamsa', 'node', 'sunrise', 'age'],
  output: z.strictObject({
    ...solarYearOutput,
    planets: objectListOf(7, 'The planets, Sun to Saturn', {
      planet: graha,
      name,
      place: fives('in the house of its joy'),
      dignity: fives('in its own or exaltation sign'),
      gender: fives('in a house of its sex'),
      time: fives('of the sex of the time'),
      total: whole(0, 20, 'Sum, points of 20'),
    }),
  }),
  example: SOLAR_YEAR_EXAMPLE,
  compute: (call) => {
    const { at, words } = call;
    const year = tajikaYear(call);
    const balas = harshaBala(year.tajika);
    return {
      ...solarYearShape(at.clock, year),
      planets: PLANETS7.map((planet) => ({ planet, name: planetName(words, planet), ...balas[planet] })),
    };
  },
});

export const handler = serve(harshaBalaOfYear);

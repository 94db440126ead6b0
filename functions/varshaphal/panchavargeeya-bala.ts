import * as z from 'zod/mini';
import { tajikaYear } from '../../lib/answers/queries/varshaphal.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { between, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { graha, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { SOLAR_YEAR_EXAMPLE, SOLAR_YEAR_FIELDS, solarYearOutput } from '../../lib/contract/suites/varshaphal.ts';
import { bank } from '../../lib/words/bank.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { solarYearShape } from '../../lib/answers/present/varshaphal.ts';
import { PLANETS7 } from '../../layers/jyotish/chart/graha.ts';
import { BALA_GRADES, balaGrade, panchavargeeya } from '../../layers/jyotish/varshaphal/bala.ts';

export const panchavargeeyaBala = endpoint({
  path: '/v1/varshaphal/panchavargeeya-bala',
  wave: 2,
  summary: 'Five-fold strength of the planets in the annual chart',
  description:
    'Kshetra 30, hadda 15, drekkana 10 and navamsa 5 points, whole in the planet’s own part, three quarters with a friend, half with a neutral, a quarter with an enemy; friendship in Tajika goes by the signs between the planet and that lord in this chart. Uccha is the arc from the point of debilitation by nine, at most 20. The total is a quarter of the sum: below 5 weak, from 10 strong.',
  sources: ['Tajika Nilakanthi ch. 1', 'B. V. Raman, Varshaphal'],
  credits: 1,
  input: birthAtInput(SOLAR_YEAR_FIELDS),
  settings: ['ayanamsa', 'node', 'sunrise', 'age'],
  output: z.strictObject({
    ...solarYearOutput,
    planets: objectListOf(7, 'The planets, Sun to Saturn', {
      planet: graha,
      name,
      kshetra: between(0, 30, 'By the lord of the sign, points of 30'),
      uccha: between(0, 20, 'By exaltation, points of 20'),
      hadda: between(0, 15, 'By the lord of the hadda, points of 15'),
      drekkana: between(0, 10, 'By the lord of the drekkana, points of 10'),
      navamsa: between(0, 5, 'By the lord of the navamsa, points of 5'),
      total: between(0, 20, 'A quarter of the sum, points of 20'),
      grade: oneOf(BALA_GRADES, 'weak below 5, middling from 5, strong from 10, very_strong beyond 15 points'),
      grade_name: nameOf('grade'),
    }),
  }),
  example: SOLAR_YEAR_EXAMPLE,
  compute: (call) => {
    const { at, words } = call;
    const year = tajikaYear(call);
    const balas = panchavargeeya(year.tajika);
    const { balaGrades } = bank(words.language, 'varshaphal');
    return {
      ...solarYearShape(at.clock, year),
      planets: PLANETS7.map((planet) => {
        const bala = balas[planet];
        const grade = balaGrade(bala.total);
        return { planet, name: planetName(words, planet), ...bala, grade, grade_name: balaGrades[grade] };
      }),
    };
  },
});

export const handler = serve(panchavargeeyaBala);

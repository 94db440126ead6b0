import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { ENEMIES_FIELD, LAL_STANDING } from '../../lib/contract/suites/lal-kitab.ts';
import { about, objectListOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, house, houseRow, listOf, name } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { lalStanding } from '../../lib/answers/present/lal-kitab.ts';
import { houseRowShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import { inLalHouse, lalPlanets, tevaOf } from '../../layers/jyotish/lal-kitab/teva.ts';
import { annualHouses, LAST_AGE, runningYear } from '../../layers/jyotish/lal-kitab/varshphal.ts';

export const lalVarshphal = endpoint({
  path: '/v1/lal-kitab/varshphal',
  wave: 2,
  summary: 'Annual chart of a year of life from the 120-year house table',
  description:
    'In the running year of life (completed years plus one) the planets of each natal house move together to another house, by the table of 120 years. The year begins on the birthday, at the time of birth. Two rows that some printings spoil (76 and 96) are mended; every row moves the twelve houses to twelve different ones. How a planet stands in the year is judged by its house of that year, by the rules of `planet-status`.',
  sources: ['Lal Kitab 1952 (Arun Sanhita)', 'B. M. Goswami, Jyotish Lal Kitab 1952'],
  credits: 1,
  input: birthAtInput({
    ...ENEMIES_FIELD,
    age: z.optional(
      whole(1, 120, 'Running year of life, 1 to 120: completed years plus one; the one running at `at` when left out'),
    ),
  }),
  settings: ['ayanamsa', 'node', 'enemies', 'age'],
  output: z.strictObject({
    age: whole(1, 120, 'Running year of life'),
    houses: about(listOf(houseRow, 12), 'The twelve houses of the year with the signs fixed to them'),
    moved: objectListOf(9, 'The nine planets, Sun to Ketu', {
      planet: graha,
      name,
      from_house: about(house, 'House in the birth chart'),
      to_house: about(house, 'House in this year'),
      ...LAL_STANDING,
    }),
  }),
  example: { ...EXAMPLE_BIRTH, age: 37 },
  compute: ({ birth, at, input, sky, words, setting }) => {
    const age = input.age ?? runningYear(birth.date, birth.time, at.date, at.time);
    setting('age', age);
    if (age < 1 || age > LAST_AGE) {
      const message = 'The table of annual charts has the years of life 1 to 120.';
      throw invalidField('at', 'OUT_OF_RANGE', message, 'a moment in the first 120 years', isoLocal(at.jd, at.offset));
    }
    const natal = tevaOf(castChart(sky, birth.jd, birth.place));
    const annual = annualHouses(natal, age);
    return {
      age,
      houses: Array.from({ length: 12 }, (_, i) => houseRowShape(words, i + 1, i + 1, inLalHouse(annual, i + 1))),
      moved: lalPlanets(annual, input.enemies).map((row) => ({
        planet: row.planet,
        name: planetName(words, row.planet),
        from_house: natal[row.planet],
        to_house: row.house,
        ...lalStanding(words, row),
      })),
    };
  },
});

export const handler = serve(lalVarshphal);

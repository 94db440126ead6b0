import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectListOf } from '../../lib/contract/frame/about.ts';
import { house, lord, lordName, planets, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { lalHouses, tevaOf } from '../../layers/jyotish/lal-kitab/teva.ts';

export const houseStatus = endpoint({
  path: '/v1/lal-kitab/house-status',
  wave: 2,
  summary: 'Awake, sleeping and empty houses with their owners and significators',
  description:
    'A house is awake when it is occupied, or seen from an occupied house; else it sleeps. Houses look so: 1 at 7, 4 at 10 fully; 3 at 9 and 11, 5 at 9 by half; 2 at 6, 6 at 12, 8 at 12 by a quarter, and 8 back at 2. The owner rules the sign of the same number; the significators are those of this system.',
  sources: ['Lal Kitab 1952 (Arun Sanhita)', 'B. M. Goswami, Jyotish Lal Kitab 1952'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    houses: objectListOf(12, 'The twelve houses', {
      house,
      sign: about(sign, 'Sign fixed to the house'),
      awake: about(flag, 'Awake; else asleep'),
      empty: about(flag, 'No planet is in it'),
      owner: about(lord, 'Planet that rules the sign'),
      owner_name: lordName,
      karakas: planets('Significators of the house'),
      planets: planets('Planets in the house, Sun first'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const teva = tevaOf(castChart(sky, birth.jd, birth.place));
    return {
      houses: lalHouses(teva).map((row) => ({
        house: row.house,
        sign: signShape(words, row.house),
        awake: row.awake,
        empty: row.planets.length === 0,
        owner: row.owner,
        owner_name: planetName(words, row.owner),
        karakas: planetsShape(words, row.karakas),
        planets: planetsShape(words, row.planets),
      })),
    };
  },
});

export const handler = serve(houseStatus);

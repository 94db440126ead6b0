import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { ENEMIES_FIELD } from '../../lib/contract/suites/lal-kitab.ts';
import { about, flag, objectList, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { graha, house, name } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { DEBTS, lalDebtsOf } from '../../layers/jyotish/lal-kitab/debts.ts';
import { tevaOf } from '../../layers/jyotish/lal-kitab/teva.ts';

export const lalKitabDebts = endpoint({
  path: '/v1/lal-kitab/debts',
  wave: 1,
  summary: 'Ancestral debts with the placement that shows each',
  description:
    'Nine debts (rin), each shown by certain planets in certain houses of the teva; one planet suffices. The debts to oneself, to the unborn and to the gods are read differently in some books; with `enemies: 1952` Ketu in the fifth shows the debt to oneself too.',
  sources: ['Lal Kitab 1952 (Arun Sanhita)', 'B. M. Goswami, Jyotish Lal Kitab 1952'],
  credits: 1,
  input: birthInput(ENEMIES_FIELD),
  settings: ['ayanamsa', 'node', 'enemies'],
  output: z.strictObject({
    debts: objectListOf(9, 'The nine debts', {
      key: oneOf(DEBTS, 'Debt'),
      name,
      present: about(flag, 'A planet shows it'),
      placements: objectList('Planets that show it, with their houses; empty when it is absent', {
        planet: graha,
        name,
        house,
      }),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const teva = tevaOf(castChart(sky, birth.jd, birth.place));
    return {
      debts: lalDebtsOf(teva, input.enemies).map(({ id, planets }) => ({
        key: id,
        name: bank(words.language, 'lal-kitab').debts[id],
        present: planets.length > 0,
        placements: planets.map((planet) => ({ planet, name: planetName(words, planet), house: teva[planet] })),
      })),
    };
  },
});

export const handler = serve(lalKitabDebts);

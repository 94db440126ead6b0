import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, objectOf } from '../../lib/contract/frame/about.ts';
import { house, lord, lordName, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { lordShape, planetsShape } from '../../lib/answers/present/names.ts';
import { badhakaOf, functionalNature, FUNCTIONAL_RULES } from '../../layers/jyotish/chart/functional.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';

export const functional = endpoint({
  path: '/v1/kundli/functional-nature',
  summary: 'Functional benefics and malefics, yogakaraka, maraka and badhaka for the ascendant',
  description:
    'What the seven planets are to a rising sign by the houses they own. `bphs` follows the verses for each ascendant as they stand; two planets that they call yogakarakas together are in `yogakaraka_pairs`. `rule` derives it from the houses: lords of 1, 5 and 9 are good, of 3, 6, 8 and 11 bad, of 4, 7 and 10 half bad if naturally benefic and half good if malefic, 2 and 12 count by the planet’s other sign.',
  sources: ['BPHS ch. 34'],
  credits: 1,
  input: birthInput({
    functional: choice(
      FUNCTIONAL_RULES,
      'bphs',
      'The verses of BPHS ch. 34 for each ascendant, or the general rule of lordships',
    ),
  }),
  settings: ['ayanamsa', 'functional'],
  output: z.strictObject({
    benefics: planets('Planets that do good for this ascendant'),
    malefics: planets('Planets that do harm'),
    neutrals: planets('Planets that do neither'),
    yogakaraka: planets('The planet that alone makes a raja yoga; empty where there is none'),
    yogakaraka_pairs: about(
      z.array(planets('The two planets').check(z.length(2))),
      'Pairs of planets that make a raja yoga together, as the verse names them; empty where it names none, and under rule',
    ),
    marakas: planets('Planets of death: lords of 2 and 7 or as the verse names them, the chief one first'),
    badhaka: objectOf('House of obstruction and its lord', {
      house: about(house, 'House of obstruction: 11, 9 or 7 from a movable, fixed or dual ascendant'),
      lord: about(lord, 'Planet that rules it'),
      lord_name: lordName,
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const lagna = signOf(sky.ascendant(birth.jd, birth.place));
    const { benefics, malefics, neutrals, yogakaraka, yogakarakaPairs, marakas } = functionalNature(
      lagna,
      input.functional,
    );
    const badhaka = badhakaOf(lagna);
    return {
      benefics: planetsShape(words, benefics),
      malefics: planetsShape(words, malefics),
      neutrals: planetsShape(words, neutrals),
      yogakaraka: planetsShape(words, yogakaraka),
      yogakaraka_pairs: yogakarakaPairs.map((pair) => planetsShape(words, pair)),
      marakas: planetsShape(words, marakas),
      badhaka: { house: badhaka.house, ...lordShape(words, badhaka.lord) },
    };
  },
});

export const handler = serve(functional);

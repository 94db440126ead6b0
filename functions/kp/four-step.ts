import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { fourSteps, STEP_WAYS } from '../../layers/jyotish/kp/four-step.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectList, objectListOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, house, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { KP_DEFAULTS } from '../../lib/contract/suites/kp.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

export const kpFourStep = endpoint({
  path: '/v1/kp/four-step',
  wave: 3,
  summary: 'Four-step significations: planet, star lord, sub lord, and the star lord of the sub lord',
  description:
    'Step 1 is the planet, step 2 the lord of its star, step 3 the lord of its sub, step 4 the lord of the star that the sub lord is in. Each signifies the house it occupies and those it owns. In steps 1 and 3 the occupied house is strong when no planet stands in the stars of that planet, or it stands in one of its own; an owned house is strong when that holds and the house is empty. In steps 2 and 4 the occupied house is always strong, an owned one when it is empty. Rahu and Ketu signify besides through the lord of their sign and the planets in it, named as `agent`; schools differ on that.',
  sources: ['Sunil Gondhalekar, Four Step Theory', 'K. S. Krishnamurti, KP Reader II'],
  credits: 1,
  defaults: KP_DEFAULTS,
  input: birthInput(),
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({
    planets: objectListOf(9, 'The nine planets, Sun to Ketu', {
      planet: graha,
      name,
      steps: objectListOf(4, 'The four steps', {
        step: whole(1, 4, 'Number of the step, 1 to 4'),
        planet: about(graha, 'Planet of the step'),
        name,
        houses: objectList('Houses signified', {
          house,
          by: oneOf(STEP_WAYS, 'It occupies the house, or owns it'),
          by_name: nameOf('way'),
          strong: about(flag, 'Signified in full; else only in the second place'),
          agent: about(
            z.nullable(graha),
            'Planet through which a node signifies it; null where the planet of the step does itself',
          ),
          agent_name: about(z.nullable(nameOf('agent')), 'Its name; null as agent is'),
        }),
      }),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words }) => {
    const { stepWays } = bank(words.language, 'kp');
    return {
      planets: fourSteps(castChart(sky, birth.jd, birth.place, options.house_system)).map(({ planet, steps }) => ({
        planet,
        name: planetName(words, planet),
        steps: steps.map(({ step, planet: of, houses }) => ({
          step,
          planet: of,
          name: planetName(words, of),
          houses: houses.map(({ house: number, by, strong, agent }) => ({
            house: number,
            by,
            by_name: stepWays[by],
            strong,
            agent,
            agent_name: agent && planetName(words, agent),
          })),
        })),
      })),
    };
  },
});

export const handler = serve(kpFourStep);

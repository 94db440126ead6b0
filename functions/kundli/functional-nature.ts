import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { graha, house, lord } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { badhakaOf, functionalNature, FUNCTIONAL_RULES } from '../../layers/jyotish/chart/functional.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';

const planets = z.array(graha);

export const functional = endpoint({
  path: '/v1/kundli/functional-nature',
  summary: 'Functional benefics and malefics, yogakaraka, maraka and badhaka for the ascendant',
  credits: 1,
  input: birthInput({
    functional: z._default(
      z.enum(FUNCTIONAL_RULES).check(z.describe('the verses of BPHS ch. 34 for each ascendant, or the general rule')),
      'bphs',
    ),
  }),
  settings: ['ayanamsa', 'functional'],
  output: z.strictObject({
    benefics: planets,
    malefics: planets,
    neutrals: planets,
    yogakaraka: planets.check(z.describe('the one planet that alone makes a raja yoga, if any')),
    marakas: planets,
    badhaka: z.strictObject({ house, lord }),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, input, sky }) => {
    const lagna = signOf(sky.ascendant(birth.jd, birth.place));
    const { benefics, malefics, neutrals, yogakaraka, marakas } = functionalNature(lagna, input.functional);
    return {
      benefics: [...benefics],
      malefics: [...malefics],
      neutrals: [...neutrals],
      yogakaraka: [...yogakaraka],
      marakas: [...marakas],
      badhaka: badhakaOf(lagna),
    };
  },
});

export const handler = serve(functional);

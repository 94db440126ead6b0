import * as z from 'zod/mini';
import { shadbalaTotals } from '../../lib/answers/queries/strength.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { between, choice, objectListOf } from '../../lib/contract/frame/about.ts';
import { graha, name } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { PLANETS7 } from '../../layers/jyotish/chart/graha.ts';
import { ISHTA_RULES, ishtaKashtaOf } from '../../layers/jyotish/strength/ishta-kashta.ts';

export const ishtaKashta = endpoint({
  path: '/v1/strength/ishta-kashta',
  wave: 2,
  summary: 'Ishta and kashta phala: how far each planet gives what is wished',
  description:
    'From the strength of exaltation (uccha) and of motion (cheshta), each 0 to 60: ishta is the root of their product, kashta the root of the product of what each lacks of 60. The motion of the Sun is his ayana bala, that of the Moon her paksha bala, both undoubled. `ishta: bphs` takes half the sum, kashta the rest of 60, and for the Sun the arc of his tropical place plus 90°.',
  sources: ['B. V. Raman, Graha and Bhava Balas', 'BPHS ch. 28 v. 1-6'],
  credits: 1,
  input: birthInput({
    ishta: choice(ISHTA_RULES, 'product', 'Rule: root of the product, or half the sum (BPHS)'),
  }),
  settings: ['ayanamsa', 'sunrise', 'ishta'],
  output: z.strictObject({
    planets: objectListOf(7, 'The planets, Sun to Saturn', {
      planet: graha,
      name,
      uccha: between(0, 60, 'Strength of exaltation, virupas'),
      cheshta: between(0, 60, 'Strength of motion, virupas'),
      ishta: between(0, 60, 'What is wished, points of 60'),
      kashta: between(0, 60, 'What is not, points of 60'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, options, sky, words, warn }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const { cheshta } = shadbalaTotals(sky, chart, birth, options, warn);
    const found = ishtaKashtaOf(sky, chart, cheshta, input.ishta);
    return { planets: PLANETS7.map((planet) => ({ planet, name: planetName(words, planet), ...found[planet] })) };
  },
});

export const handler = serve(ishtaKashta);

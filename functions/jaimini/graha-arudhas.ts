import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { houseFrom } from '../../layers/jyotish/chart/rashi.ts';
import { ARUDHA_EXCEPTIONS } from '../../layers/jyotish/jaimini/arudha.ts';
import { grahaArudhas } from '../../layers/jyotish/jaimini/graha-arudha.ts';
import { STRENGTH_ORDER_KEYS } from '../../layers/jyotish/jaimini/sign-strength.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { graha, house, name, nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

export const jaiminiGrahaArudhas = endpoint({
  path: '/v1/jaimini/graha-arudhas',
  wave: 3,
  summary: 'Arudhas of the nine planets, with the exception applied',
  description:
    'The image of each planet: as far from its own sign as that is from the planet. Of two own signs the stronger one is taken (jaimini/rashi-bala); Rahu has Aquarius and Ketu Scorpio. Where the image falls on the sign of the planet or on the seventh from it, the tenth from there is taken.',
  sources: ['P. V. R. Narasimha Rao, Vedic Astrology ch. 9', 'BPHS ch. 29'],
  credits: 1,
  input: birthInput({
    strength_order: choice(
      STRENGTH_ORDER_KEYS,
      'pvr',
      'Order of the rules of strength: parity before modality (pvr), or after it',
    ),
  }),
  settings: ['ayanamsa', 'node', 'strength_order'],
  output: z.strictObject({
    arudhas: objectListOf(9, 'The nine planets, Sun to Ketu', {
      planet: graha,
      name,
      owned_sign: about(sign, 'Its own sign, the stronger of two'),
      arudha_sign: about(sign, 'Sign of its arudha'),
      house: about(house, 'House of the arudha from the ascendant, by signs, 1 to 12'),
      exception: oneOf(
        ARUDHA_EXCEPTIONS,
        'Moved to the tenth because it fell on the planet’s sign (self) or on the seventh from it; none when it was not moved',
      ),
      exception_name: nameOf('exception'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const { exceptions } = bank(words.language, 'arudha');
    return {
      arudhas: grahaArudhas(chart, input.strength_order).map(({ graha: planet, owned, sign: place, exception }) => ({
        planet,
        name: planetName(words, planet),
        owned_sign: signShape(words, owned),
        arudha_sign: signShape(words, place),
        house: houseFrom(chart.ascendant.sign, place),
        exception,
        exception_name: exceptions[exception],
      })),
    };
  },
});

export const handler = serve(jaiminiGrahaArudhas);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, oneOf, several } from '../../lib/contract/frame/about.ts';
import { graha, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { charaKarakas, KARAKA_SCHEMES } from '../../layers/jyotish/jaimini/karakas.ts';

export const karakas = endpoint({
  path: '/v1/jaimini/karakas',
  summary: 'Chara karakas: planets ranked by their degrees in sign, in the scheme of seven or eight',
  description:
    'Ranks the planets by the degrees they have gone through in their signs and gives them the offices of Jaimini, from the atmakaraka down. The scheme of seven ranks Sun to Saturn; the scheme of eight adds Rahu, who goes backwards, with 30 minus his degrees, and the office of the father. Equal degrees go by natural strength. Without a time of birth it is computed for noon, and `meta.uncertain` says where the ranks could differ.',
  sources: ['Jaimini Sutras 1.1.10-18', 'BPHS ch. 32'],
  credits: 1,
  input: birthInput(),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'karaka_scheme'],
  output: z.strictObject({
    scheme: about(z.literal([7, 8]), 'Number of karakas'),
    karakas: several(
      z.strictObject({
        key: oneOf(KARAKA_SCHEMES[8], 'Office, from ak (atmakaraka) to dk (darakaraka)'),
        name,
        planet: graha,
        planet_name: nameOf('planet'),
        sign_degree: between(
          0,
          30,
          'Degrees gone through in its sign, 0 to 30; of Rahu, who goes backwards, 30 minus his degrees',
        ),
      }),
      7,
      8,
      'From the atmakaraka down, seven or eight',
    ),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words, uncertain }) =>
    overTheDay(birth, uncertain, (jd) => ({
      scheme: options.karaka_scheme,
      karakas: charaKarakas(castChart(sky, jd, birth.place), options.karaka_scheme).map(
        ({ id, graha: planet, degree }) => ({
          key: id,
          name: bank(words.language, 'karakas')[id],
          planet,
          planet_name: planetName(words, planet),
          sign_degree: degree,
        }),
      ),
    })),
});

export const handler = serve(karakas);

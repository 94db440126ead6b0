import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { graha, num, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { karakaName } from '../../lib/i18n/karakas.ts';
import { overTheDay } from '../../lib/ask/over-the-day.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { charaKarakas, KARAKA_SCHEMES } from '../../layers/jyotish/jaimini/karakas.ts';

export const karakas = endpoint({
  path: '/v1/jaimini/karakas',
  summary: 'Chara karakas: planets ranked by their degrees in sign, in the scheme of seven or eight',
  credits: 1,
  input: birthInput(),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'karaka_scheme'],
  output: z.strictObject({
    scheme: z.literal([7, 8]),
    karakas: z
      .array(
        z.strictObject({
          id: z.enum(KARAKA_SCHEMES[8]),
          name: text,
          planet: graha,
          degree: num.check(z.gte(0), z.lte(30), z.describe('degrees gone through in the sign; Rahu: 30 minus them')),
        }),
      )
      .check(z.minLength(7), z.maxLength(8), z.describe('from the atmakaraka down')),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, options, words, uncertain }) =>
    overTheDay(
      birth,
      (jd) => ({
        scheme: options.karaka_scheme,
        karakas: charaKarakas(castChart(sky, jd, birth.place), options.karaka_scheme).map(({ id, graha, degree }) => ({
          id,
          name: karakaName(words.language, id),
          planet: graha,
          degree,
        })),
      }),
      uncertain,
    ),
});

export const handler = serve(karakas);

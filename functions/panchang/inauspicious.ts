import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { span, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { adverseReasonText } from '../../lib/i18n/panchang.ts';
import { spanShape } from '../../lib/present/time.ts';
import { ADVERSE_IDS, adverseWindows } from '../../layers/jyotish/panchang/adverse.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';

export const inauspicious = endpoint({
  path: '/v1/panchang/inauspicious',
  summary: 'Durmuhurta, Varjyam, Bhadra, Aadal, Vidaal, dagdha and other adverse windows',
  credits: 1,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    windows: z.array(z.strictObject({ id: z.enum(ADVERSE_IDS), span, reason: text })),
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    return {
      windows: adverseWindows(almanac, day).map(({ id, span: limits, reason }) => ({
        id,
        span: spanShape(clock, limits),
        reason: adverseReasonText(words.language, reason),
      })),
    };
  },
});

export const handler = serve(inauspicious);

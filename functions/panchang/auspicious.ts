import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { span } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { spanShape } from '../../lib/present/time.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { AUSPICIOUS_IDS, auspiciousWindows } from '../../layers/jyotish/panchang/auspicious.ts';
import { GODHULI_RULES } from '../../layers/jyotish/panchang/periods.ts';

export const auspicious = endpoint({
  path: '/v1/panchang/auspicious',
  summary: 'Brahma, Abhijit, Vijaya, Godhuli, Nishita, Amrit kaal, sandhyas and similar windows',
  credits: 1,
  input: dayInput({
    godhuli: z._default(
      z.enum(GODHULI_RULES).check(z.describe('first thirtieth of the night, or 12 minutes either side of sunset')),
      'after_sunset',
    ),
  }),
  settings: ['ayanamsa', 'sunrise', 'godhuli'],
  output: z.strictObject({
    windows: z.array(
      z.strictObject({
        id: z.enum(AUSPICIOUS_IDS),
        span,
        usable: z.boolean().check(z.describe('false for Abhijit on Wednesday')),
      }),
    ),
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, input, options, sky, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    return {
      windows: auspiciousWindows(almanac, day, input.godhuli).map(({ id, span: limits, usable }) => ({
        id,
        span: spanShape(clock, limits),
        usable,
      })),
    };
  },
});

export const handler = serve(auspicious);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { signSpan } from '../../lib/contract/panchang.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { spanShape } from '../../lib/present/time.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { lagnaTable } from '../../layers/jyotish/panchang/lagna-table.ts';

export const udayLagna = endpoint({
  path: '/v1/panchang/uday-lagna',
  summary: 'Rising-sign table of the day',
  credits: 1,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    lagnas: z.array(signSpan).check(z.describe('from sunrise to the next sunrise')),
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words, setting }) => {
    const { day } = openDay(sky, place, options.sunrise, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    return {
      lagnas: lagnaTable(sky, place, day).map((row) => ({
        sign: signShape(words, row.sign),
        span: spanShape(clock, row),
      })),
    };
  },
});

export const handler = serve(udayLagna);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { spanOrNull } from '../../lib/contract/panchang.ts';
import { serve } from '../../lib/http/serve.ts';
import { spanShapeOrNull } from '../../lib/present/time.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { kalaOf, nightKalaOf } from '../../layers/jyotish/panchang/periods.ts';

const three = { rahu: spanOrNull, yamaganda: spanOrNull, gulika: spanOrNull };

export const rahuKaal = endpoint({
  path: '/v1/panchang/rahu-kaal',
  summary: 'Rahu Kaal, Yamaganda and Gulika eighths for day (and night)',
  credits: 1,
  input: dayInput({
    night: z._default(z.boolean().check(z.describe('also give the eighths of the night')), false),
  }),
  settings: ['sunrise', 'night'],
  output: z.strictObject({
    ...three,
    night: z.nullable(z.strictObject(three)).check(z.describe('null unless asked for')),
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5, night: true },
  compute: ({ day: { date, place, clock }, input, options, sky }) => {
    const { day } = openDay(sky, place, options.sunrise, clock, date);
    const shown = (of: typeof kalaOf) => ({
      rahu: spanShapeOrNull(clock, of('rahu_kala', day)),
      yamaganda: spanShapeOrNull(clock, of('yamaganda', day)),
      gulika: spanShapeOrNull(clock, of('gulika_kala', day)),
    });
    return { ...shown(kalaOf), night: input.night ? shown(nightKalaOf) : null };
  },
});

export const handler = serve(rahuKaal);

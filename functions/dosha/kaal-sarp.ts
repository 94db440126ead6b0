import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { flag, graha, house, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { kaalSarpName } from '../../lib/i18n/yogas.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { KAAL_SARP_TYPES, kaalSarpIn } from '../../layers/jyotish/dosha/kaal-sarp.ts';
import { DOSHA_GRADES } from '../../layers/jyotish/dosha/rule.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';

export const kaalSarp = endpoint({
  path: '/v1/dosha/kaal-sarp',
  summary: 'Kaal Sarp type, direction, completeness and breaking planets',
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    present: flag.check(z.describe('complete, or partial')),
    type: z.nullable(z.enum(KAAL_SARP_TYPES)),
    name: z.nullable(text),
    direction: z
      .nullable(z.enum(['ascending', 'descending']))
      .check(z.describe('ascending: the planets lie from Rahu forward to Ketu')),
    partial: flag.check(z.describe('exactly one planet stands outside')),
    broken_by: z.array(graha).check(z.describe('planets outside the arc that holds most')),
    axis: z.strictObject({ rahu: house, ketu: house }),
    grade: z.enum(DOSHA_GRADES),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky, words }) => {
    const { met: _, brokenBy, ...found } = kaalSarpIn(chartReading(castChart(sky, birth.jd, birth.place)));
    return {
      ...found,
      name: found.type && kaalSarpName(words.language, found.type),
      broken_by: [...brokenBy],
    };
  },
});

export const handler = serve(kaalSarp);

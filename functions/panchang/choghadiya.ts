import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { listOf, lord, span, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { spanShape } from '../../lib/present/time.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { CHOGHADIYA_IDS } from '../../layers/jyotish/panchang/keys.ts';
import { dayChoghadiyas, nightChoghadiyas, type Choghadiya } from '../../layers/jyotish/panchang/choghadiya.ts';

const row = z.strictObject({
  id: z.enum(CHOGHADIYA_IDS),
  name: text,
  nature: z.enum(['good', 'neutral', 'bad']),
  lord,
  span,
});
const eight = z.nullable(listOf(row, 8));

export const choghadiya = endpoint({
  path: '/v1/panchang/choghadiya',
  summary: 'Eight day and eight night choghadiyas',
  credits: 1,
  input: dayInput(),
  settings: ['sunrise'],
  output: z.strictObject({ day: eight, night: eight }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words }) => {
    const { day } = openDay(sky, place, options.sunrise, clock, date);
    const shown = (list: readonly Choghadiya[] | null) =>
      list &&
      list.map(({ id, index, nature, lord: ruler, span: limits }) => ({
        id,
        name: words.name('choghadiyas', index),
        nature,
        lord: ruler,
        span: spanShape(clock, limits),
      }));
    return { day: shown(dayChoghadiyas(day)), night: shown(nightChoghadiyas(day)) };
  },
});

export const handler = serve(choghadiya);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { flag, listOf, span, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { gowriName } from '../../lib/i18n/panchang.ts';
import { spanShape } from '../../lib/present/time.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { dayGowris, nallaNeram, nightGowris, type Gowri } from '../../layers/jyotish/panchang/choghadiya.ts';

const eight = z.nullable(listOf(z.strictObject({ id: text, name: text, good: flag, span }), 8));

export const gowri = endpoint({
  path: '/v1/panchang/gowri',
  summary: 'Gowri panchangam and nalla neram',
  credits: 1,
  input: dayInput(),
  settings: ['sunrise'],
  output: z.strictObject({ day: eight, night: eight, nalla_neram: z.array(span) }),
  example: { date: '2024-04-08', lat: 13.0827, lon: 80.2707, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words }) => {
    const { day } = openDay(sky, place, options.sunrise, clock, date);
    const shown = (list: readonly Gowri[] | null) =>
      list &&
      list.map(({ id, good, span: limits }) => ({
        id,
        name: gowriName(words.language, id),
        good,
        span: spanShape(clock, limits),
      }));
    return {
      day: shown(dayGowris(day)),
      night: shown(nightGowris(day)),
      nalla_neram: nallaNeram(day).map((limits) => spanShape(clock, limits)),
    };
  },
});

export const handler = serve(gowri);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/inputs.ts';
import { flag, span, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { specialYogaName } from '../../lib/i18n/panchang.ts';
import { spanShape } from '../../lib/present/time.ts';
import { dayNumber } from '../../layers/jyotish/ephemeris/instant.ts';
import { longAlmanac, vedicDays } from '../../layers/jyotish/panchang/almanac.ts';
import { dayStates } from '../../layers/jyotish/panchang/day-state.ts';
import { specialYogasOf } from '../../layers/jyotish/panchang/special-yogas.ts';

export const specialYogas = endpoint({
  path: '/v1/panchang/special-yogas',
  summary: 'Weekday-tithi-star combinations, good and bad, in a window',
  credits: 2,
  input: rangePlaceInput({}, 366),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    yogas: z.array(z.strictObject({ id: text, name: text, good: flag, span })),
  }),
  example: { from: '2024-04-08', to: '2024-04-14', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { from, to, start, clock }, place, options, sky, words }) => {
    const almanac = longAlmanac(sky, place, options.sunrise, clock, start);
    return {
      yogas: vedicDays(almanac, from, dayNumber(to) - dayNumber(from) + 1)
        .flatMap((day) => specialYogasOf(dayStates(almanac, day)))
        .map(({ id, good, span: limits }) => ({
          id,
          name: specialYogaName(words.language, id),
          good,
          span: spanShape(clock, limits),
        })),
    };
  },
});

export const handler = serve(specialYogas);

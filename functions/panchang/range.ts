import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { dayRow } from '../../lib/contract/suites/panchang.ts';
import { upTo } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { varaShape } from '../../lib/answers/present/names.ts';
import { angasShape } from '../../lib/answers/present/panchang.ts';
import { instantOrNull } from '../../lib/answers/present/time.ts';
import { addDays, dayNumber, isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { angasOfDays, longAlmanac, vedicDays } from '../../layers/jyotish/panchang/almanac.ts';

export const panchangRange = endpoint({
  path: '/v1/panchang/range',
  summary: 'Sunrise, sunset, weekday and four panchang elements of up to 366 days',
  description:
    'One row for each date from the first to the last, both included: the day from its sunrise to the next, with every tithi, star, yoga and karana that touches it in full length. The rows are the same as those of panchang/daily; ask that for the Moon, the month, the era and the windows of one day.',
  sources: ['Surya Siddhanta ch. 2'],
  credits: 5,
  input: rangePlaceInput({}, 366),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    days: upTo(366, dayRow, 'One row for each date, in order'),
  }),
  example: { from: '2024-04-08', to: '2024-04-14', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { from, to, start, clock }, place, options, sky, words }) => {
    const almanac = longAlmanac(sky, place, options.sunrise, clock, start);
    const days = vedicDays(almanac, from, dayNumber(to) - dayNumber(from) + 1);
    return {
      days: angasOfDays(almanac, days).map(({ day, angas }, i) => ({
        date: isoDate(addDays(from, i)),
        sunrise: instantOrNull(clock, day.sunrise),
        sunset: instantOrNull(clock, day.sunset),
        sun: day.sun,
        vara: varaShape(words, day.vara),
        ...angasShape(words, clock, angas),
      })),
    };
  },
});

export const handler = serve(panchangRange);

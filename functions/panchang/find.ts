import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { paksha } from '../../lib/contract/suites/panchang.ts';
import { objectOf, upTo, whole } from '../../lib/contract/frame/about.ts';
import { span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { findAngas } from '../../layers/jyotish/panchang/find-angas.ts';

const MAX_MATCHES = 1000;
const FIVE_YEARS = 1827;
const id = (min: number, max: number, description: string) => z.optional(whole(min, max, description));

export const panchangFind = endpoint({
  path: '/v1/panchang/find',
  summary: 'When a tithi, star, yoga, karana, weekday or a combination of them runs, over up to five years',
  description:
    'Every stretch of the window in which all the elements asked for run together, in order of time. A single element is given with its true start and end, also where they lie outside the window; a combination begins with the last of its elements to begin and ends with the first to end. Weekdays run from sunrise to sunrise at the place.',
  sources: ['Surya Siddhanta ch. 2'],
  credits: 2,
  input: rangePlaceInput(
    {
      where: objectOf('What must run together; at least one member', {
        tithi: id(1, 30, 'Tithi, 1 to 30: 15 is Purnima, 30 Amavasya'),
        nakshatra: id(1, 27, 'Star of the Moon, 1 Ashwini to 27 Revati'),
        yoga: id(1, 27, 'Nitya yoga, 1 Vishkumbha to 27 Vaidhriti'),
        karana: id(1, 60, 'Half tithi of the lunar month, 1 to 60'),
        weekday: id(0, 6, 'Weekday from sunrise to sunrise, 0 Sunday to 6 Saturday'),
        paksha: z.optional(paksha),
      }),
      limit: z._default(whole(1, MAX_MATCHES, 'Most matches in the answer, 1 to 1000'), 100),
    },
    FIVE_YEARS,
  ),
  settings: ['ayanamsa', 'sunrise', 'limit'],
  output: z.strictObject({
    matches: upTo(MAX_MATCHES, z.strictObject({ span }), 'Stretches in which all of it runs, in order of time'),
  }),
  example: {
    from: '2024-01-01',
    to: '2024-12-31',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    where: { nakshatra: 8, weekday: 4 },
  },
  compute: ({ range, place, input, options, sky }) => {
    if (Object.values(input.where).every((wanted) => wanted === undefined)) {
      throw invalidField(
        'where',
        'REQUIRED',
        'where must name at least one of tithi, nakshatra, yoga, karana, weekday, paksha.',
        'at least one member',
      );
    }
    const almanac = longAlmanac(sky, place, options.sunrise, range.clock, range.start);
    const spans = findAngas(almanac, input.where, range, input.limit);
    return { matches: spans.map((found) => ({ span: spanShape(range.clock, found) })) };
  },
});

export const handler = serve(panchangFind);

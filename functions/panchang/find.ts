import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/inputs.ts';
import { paksha } from '../../lib/contract/panchang.ts';
import { span } from '../../lib/contract/shapes.ts';
import { invalidFields } from '../../lib/contract/field-errors.ts';
import { serve } from '../../lib/http/serve.ts';
import { spanShape } from '../../lib/present/time.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { findLimbs } from '../../layers/jyotish/panchang/find-limbs.ts';

const MAX_MATCHES = 1000;
const FIVE_YEARS = 1827;
const id = (max: number, about: string) => z.optional(z.int().check(z.gte(1), z.lte(max), z.describe(about)));

export const panchangFind = endpoint({
  path: '/v1/panchang/find',
  summary: 'Next or all occurrences of a tithi, star, yoga, karana, weekday or their combination',
  credits: 2,
  input: rangePlaceInput(
    {
      where: z
        .strictObject({
          tithi: id(30, 'tithi 1-30, 15 purnima, 30 amavasya'),
          nakshatra: id(27, 'star of the Moon 1-27'),
          yoga: id(27, 'yoga 1-27'),
          karana: id(60, 'karana slot 1-60'),
          weekday: z.optional(
            z.int().check(z.gte(0), z.lte(6), z.describe('weekday from sunrise to sunrise, 0 = Sunday')),
          ),
          paksha: z.optional(paksha),
        })
        .check(z.describe('what must run together; at least one member')),
      limit: z._default(z.int().check(z.gte(1), z.lte(MAX_MATCHES), z.describe('most matches in the answer')), 100),
    },
    FIVE_YEARS,
  ),
  settings: ['ayanamsa', 'sunrise', 'limit'],
  output: z.strictObject({
    matches: z
      .array(z.strictObject({ span }))
      .check(z.maxLength(MAX_MATCHES), z.describe('true starts and ends, also where they lie outside the range')),
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
      throw invalidFields({
        field: 'where',
        code: 'REQUIRED',
        message: 'where must name at least one of tithi, nakshatra, yoga, karana, weekday, paksha.',
        expected: 'at least one member',
      });
    }
    const almanac = longAlmanac(sky, place, options.sunrise, range.clock, range.start);
    const spans = findLimbs(almanac, input.where, range, input.limit);
    return { matches: spans.map((found) => ({ span: spanShape(range.clock, found) })) };
  },
});

export const handler = serve(panchangFind);

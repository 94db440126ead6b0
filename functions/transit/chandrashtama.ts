import * as z from 'zod/mini';
import { nakshatraOf } from '../../layers/jyotish/chart/nakshatra.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { chandrashtamas } from '../../layers/jyotish/transit/chandrashtama.ts';
import { signsOfStar } from '../../layers/jyotish/transit/star-sign.ts';
import { invalidFields } from '../../lib/contract/field-errors.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthOrStarRangeInput } from '../../lib/contract/inputs.ts';
import { span } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { nakshatraNumber, NAKSHATRA_FIELD, SIGN_FIELD, signNumber } from '../../lib/http/read/names.ts';
import { spanShape } from '../../lib/present/time.ts';
import { overTheDay } from '../../lib/ask/over-the-day.ts';

export const transitChandrashtama = endpoint({
  path: '/v1/transit/chandrashtama',
  summary: 'Periods of the Moon in the eighth sign from that of a person, a sign or a star',
  credits: 1,
  input: birthOrStarRangeInput(
    {
      sign: z.optional(SIGN_FIELD.check(z.describe('birth sign, in place of a birth: 1-12 or key'))),
      nakshatra: z.optional(NAKSHATRA_FIELD.check(z.describe('birth star, in place of a birth: 1-27 or key'))),
      pada: z.optional(z.int().check(z.gte(1), z.lte(4), z.describe('needed where the star lies in two signs'))),
    },
    3653,
  ),
  needsTime: false,
  settings: ['ayanamsa', 'observer'],
  output: z.strictObject({
    periods: z.array(
      z.strictObject({
        span: span.check(z.describe('true entry and exit of the Moon')),
        nakshatra_core: z
          .nullable(span)
          .check(
            z.describe('the Moon in the 17th star from the birth star; null when no star is known or it lies outside'),
          ),
      }),
    ),
  }),
  example: {
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    from: '2026-01-01',
    to: '2026-03-31',
  },
  compute: ({ input, birth, range, sky, uncertain }) => {
    const periods = (sign: number, star: number | null) =>
      chandrashtamas(sky, sign, star, range).map((period) => ({
        span: spanShape(range.clock, period),
        nakshatra_core: period.core && spanShape(range.clock, period.core),
      }));
    if (birth) {
      const answer = (jd: typeof birth.jd) => {
        const moon = sky.longitude('moon', jd);
        return { periods: periods(signOf(moon), nakshatraOf(moon).id) };
      };
      return overTheDay(birth, answer, uncertain);
    }
    const star = input.nakshatra === undefined ? null : nakshatraNumber('nakshatra', input.nakshatra);
    const given = input.sign === undefined ? null : signNumber('sign', input.sign);
    const possible = star === null ? [] : signsOfStar(star, input.pada ?? null);
    if (given !== null && possible.length > 0 && !possible.includes(given)) {
      throw invalidFields({ field: 'sign', code: 'CONFLICT', message: 'sign and nakshatra do not belong together.' });
    }
    const sign = given ?? (possible.length === 1 ? possible[0] : undefined);
    if (sign === undefined) {
      throw invalidFields({
        field: 'pada',
        code: 'REQUIRED',
        message: 'pada or sign is required: this star lies in two signs.',
        expected: '1..4',
      });
    }
    return { periods: periods(sign, star) };
  },
});

export const handler = serve(transitChandrashtama);

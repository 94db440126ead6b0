import * as z from 'zod/mini';
import { nakshatraOf } from '../../layers/jyotish/chart/nakshatra.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { chandrashtamas } from '../../layers/jyotish/transit/chandrashtama.ts';
import { signsOfStar } from '../../layers/jyotish/transit/star-sign.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthOrStarRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectList, whole } from '../../lib/contract/frame/about.ts';
import { span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { nakshatraNumber, NAKSHATRA_FIELD, SIGN_FIELD, signNumber } from '../../lib/service/http/read/names.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';

export const transitChandrashtama = endpoint({
  path: '/v1/transit/chandrashtama',
  summary: 'Periods of the Moon in the eighth sign from that of a person, a sign or a star',
  description:
    'When the Moon passes through the eighth sign from the birth sign, with its true entry and exit, also outside the window. `nakshatra_core` is the time within it that the Moon spends in the 17th star from the birth star, which South Indian almanacs hold to be the heaviest part. Send a birth, or `sign` alone, or `nakshatra` (with `pada` where the star lies in two signs). For a sign or star alone the window is read on the clock of `tz` or `timezone`.',
  sources: ['Almanac practice; the 17th star: South Indian almanacs'],
  credits: 1,
  input: birthOrStarRangeInput(
    {
      sign: z.optional(about(SIGN_FIELD, 'Birth sign in place of a birth: 1 to 12, or its key, English or Sanskrit')),
      nakshatra: z.optional(about(NAKSHATRA_FIELD, 'Birth star in place of a birth: 1 to 27, or its key')),
      pada: z.optional(whole(1, 4, 'Quarter of the star, 1 to 4; needed where it lies in two signs')),
    },
    3653,
  ),
  needsTime: false,
  settings: ['ayanamsa', 'observer'],
  output: z.strictObject({
    periods: objectList('Periods that touch the window, in order of time', {
      span: about(span, 'True entry and exit of the Moon'),
      nakshatra_core: about(
        z.nullable(span),
        'The Moon in the 17th star from the birth star; null where only a sign was sent, or that star lies outside the eighth sign',
      ),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, from: '2026-01-01', to: '2026-03-31' },
  compute: ({ input, birth, range, sky, uncertain }) => {
    const periods = (sign: number, star: number | null) =>
      chandrashtamas(sky, sign, star, range).map((period) => ({
        span: spanShape(range.clock, period),
        nakshatra_core: period.core && spanShape(range.clock, period.core),
      }));
    if (birth) {
      return overTheDay(birth, uncertain, (jd) => {
        const moon = sky.longitude('moon', jd);
        return { periods: periods(signOf(moon), nakshatraOf(moon).id) };
      });
    }
    const star = input.nakshatra === undefined ? null : nakshatraNumber('nakshatra', input.nakshatra);
    const given = input.sign === undefined ? null : signNumber('sign', input.sign);
    const possible = star === null ? [] : signsOfStar(star, input.pada ?? null);
    if (given !== null && possible.length > 0 && !possible.includes(given)) {
      throw invalidField('sign', 'CONFLICT', 'sign and nakshatra do not belong together.');
    }
    const sign = given ?? (possible.length === 1 ? possible[0] : undefined);
    if (sign === undefined) {
      throw invalidField('pada', 'REQUIRED', 'pada or sign is required: this star lies in two signs.', '1..4');
    }
    return { periods: periods(sign, star) };
  },
});

export const handler = serve(transitChandrashtama);

import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/ask/day.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { deg, house, listOf, nak, sign, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { upagrahaName } from '../../lib/i18n/upagrahas.ts';
import { nakShape, signShape } from '../../lib/present/chart.ts';
import { houseFinder } from '../../layers/jyotish/chart/bhava.ts';
import { chartPoint } from '../../layers/jyotish/chart/chart.ts';
import {
  MANDI_RULES,
  PORTION_POINTS,
  UPAGRAHAS,
  upagrahasAt,
  UPAGRAHA_RULES,
} from '../../layers/jyotish/kundli/upagraha.ts';

export const upagrahas = endpoint({
  path: '/v1/kundli/upagrahas',
  summary: 'Dhuma group and Gulika/Mandi group with selectable portion rule',
  credits: 1,
  input: birthInput({
    portion: z._default(
      z.enum(PORTION_POINTS).check(z.describe('which moment of its part of day or night makes the point')),
      'start',
    ),
    mandi: z._default(z.enum(MANDI_RULES).check(z.describe('Mandi by its ghatis, or the same as Gulika')), 'ghati'),
  }),
  settings: ['ayanamsa', 'house_system', 'sunrise', 'portion', 'mandi'],
  output: z.strictObject({
    upagrahas: listOf(
      z.strictObject({
        id: z.enum(UPAGRAHAS),
        name: text,
        longitude: z.nullable(deg).check(z.describe('null where the Sun does not rise and set that day')),
        sign: z.nullable(sign),
        house: z.nullable(house),
        nakshatra: z.nullable(nak),
        rule: z.enum(UPAGRAHA_RULES).check(z.describe('how the point was found')),
      }),
      11,
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, input, sky, options, words }) => {
    const { jd, place } = birth;
    const day = dayOfMoment(sky, options, birth);
    const houseOf = houseFinder(sky.houses(options.house_system, jd, place), options.house_system);
    return {
      upagrahas: upagrahasAt(sky, jd, place, day, input).map(({ id, longitude, rule }) => {
        const point = longitude === null ? null : chartPoint(longitude);
        return {
          id,
          name: upagrahaName(words.language, id),
          longitude,
          sign: point && signShape(words, point.sign),
          house: point && houseOf(point.longitude),
          nakshatra: point && nakShape(words, point.nakshatra),
          rule,
        };
      }),
    };
  },
});

export const handler = serve(upagrahas);

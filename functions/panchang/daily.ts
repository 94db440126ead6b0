import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import {
  bothWays,
  LIMB_SEGMENTS,
  lunarMonthOut,
  paksha,
  samvatOut,
  signSpan,
  SUN_OF_DAY,
  sunState,
} from '../../lib/contract/panchang.ts';
import { date, instant, sign, text, vara } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { varaShape } from '../../lib/present/names.ts';
import { limbsShape, lunarMonthShape, samvatShape } from '../../lib/present/panchang.ts';
import { instantOrNull, spanShape } from '../../lib/present/time.ts';
import { samvatOf } from '../../layers/jyotish/calendar/eras.ts';
import { lunarDateAt } from '../../layers/jyotish/calendar/lunar-month.ts';
import { pakshaOf } from '../../layers/jyotish/panchang/tithi.ts';
import { seasonsAt } from '../../layers/jyotish/calendar/season.ts';
import { sunSignAt } from '../../layers/jyotish/calendar/solar-month.ts';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { limbsOfDay, moonEvent, openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { angaSegments } from '../../layers/jyotish/panchang/anga.ts';

export const panchangDaily = endpoint({
  path: '/v1/panchang/daily',
  summary: 'Five limbs of the Hindu day with every start and end, Sun, Moon, month and era',
  credits: 1,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise', 'month_system'],
  output: z.strictObject({
    date,
    ...SUN_OF_DAY,
    sun: sunState,
    moonrise: z.nullable(instant),
    moonset: z.nullable(instant),
    vara,
    ...LIMB_SEGMENTS,
    moon_sign: z.array(signSpan),
    sun_sign: sign,
    paksha,
    lunar_month: lunarMonthOut,
    samvat: samvatOut,
    ritu: bothWays(text),
    ayana: bothWays(text),
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date: civil, place, clock }, options, sky, words, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, civil);
    const { table } = almanac;
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    const { month, tithi } = lunarDateAt(table, day.start);
    const { ritu, ayana } = seasonsAt(sky, table, day.start, month);
    return {
      date: isoDate(civil),
      sunrise: instantOrNull(clock, day.sunrise),
      sunset: instantOrNull(clock, day.sunset),
      next_sunrise: instantOrNull(clock, day.nextSunrise),
      sun: day.sun,
      moonrise: instantOrNull(clock, moonEvent(almanac, day, 'rise')),
      moonset: instantOrNull(clock, moonEvent(almanac, day, 'set')),
      vara: varaShape(words, day.vara),
      ...limbsShape(words, clock, limbsOfDay(almanac, day)),
      moon_sign: angaSegments('moon_sign', table, day.start, day.end).map((segment) => ({
        sign: signShape(words, segment.id),
        span: spanShape(clock, segment),
      })),
      sun_sign: signShape(words, sunSignAt(table, day.start)),
      paksha: pakshaOf(tithi),
      lunar_month: lunarMonthShape(words, month, tithi),
      samvat: samvatShape(words, samvatOf(month)),
      ritu: { vedic: words.key('ritus', ritu.vedic), drik: words.key('ritus', ritu.drik) },
      ayana: { vedic: words.key('ayanas', ayana.vedic), drik: words.key('ayanas', ayana.drik) },
    };
  },
});

export const handler = serve(panchangDaily);

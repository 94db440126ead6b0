import * as z from 'zod/mini';
import { nakshatraOf } from '../../layers/jyotish/chart/nakshatra.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { dayNumber, isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { GHATS, personalDays } from '../../layers/jyotish/transit/personal-days.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthRangeInput } from '../../lib/contract/inputs.ts';
import { date, flag, house, instant } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { overTheDay } from '../../lib/ask/over-the-day.ts';

const tara = z.int().check(z.gte(1), z.lte(9), z.describe('1 Janma … 9 Parama Mitra'));

export const transitPersonalDays = endpoint({
  path: '/v1/transit/personal-days',
  summary: 'Day list of tara bala, chandra bala, ghat and chandrashtama for a person',
  credits: 3,
  input: birthRangeInput({}, 366),
  needsTime: false,
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    days: z
      .array(
        z.strictObject({
          date,
          tara,
          tara_good: flag,
          chandra: house.check(z.describe('house of the Moon from the birth sign')),
          chandra_good: flag,
          chandrashtama: flag,
          ghat: z.array(z.enum(GHATS)).check(z.describe('what of the day is adverse for the birth sign')),
          score: z.number().check(z.gte(0), z.lte(100)),
          changes: z.array(
            z.strictObject({
              at: instant,
              what: z.enum(['tara', 'chandra']),
              to: z.int().check(z.gte(1), z.lte(12)),
            }),
          ),
        }),
      )
      .check(z.describe('values at sunrise')),
  }),
  example: {
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    from: '2026-01-01',
    to: '2026-01-07',
  },
  compute: ({ birth, range: { from, to, start, clock }, place, options, sky, skyAt, uncertain }) => {
    const almanac = longAlmanac(skyAt(place), place, options.sunrise, clock, start);
    const answer = (jd: typeof birth.jd) => {
      const moon = sky.longitude('moon', jd);
      const birthMoon = { nakshatra: nakshatraOf(moon).id, sign: signOf(moon) };
      return {
        days: personalDays(almanac, from, dayNumber(to) - dayNumber(from) + 1, birthMoon).map((day) => ({
          date: isoDate(day.date),
          tara: day.tara,
          tara_good: day.taraGood,
          chandra: day.chandra,
          chandra_good: day.chandraGood,
          chandrashtama: day.chandrashtama,
          ghat: [...day.ghat],
          score: day.score,
          changes: day.changes.map(({ at, what, to: value }) => ({ at: clock.text(at), what, to: value })),
        })),
      };
    };
    return overTheDay(birth, answer, uncertain);
  },
});

export const handler = serve(transitPersonalDays);

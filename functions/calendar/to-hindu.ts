import * as z from 'zod/mini';
import { solarMonth } from '../../lib/contract/calendar.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { lunarMonthOut, paksha } from '../../lib/contract/panchang.ts';
import { int, text, tithi } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { solarDateShape } from '../../lib/present/calendar.ts';
import { lunarMonthShape, tithiShape } from '../../lib/present/panchang.ts';
import { lunarDateOfDay, solarDateOfDay } from '../../layers/jyotish/calendar/hindu-date.ts';
import { pakshaOf } from '../../layers/jyotish/panchang/tithi.ts';
import { SOLAR_TRADITIONS } from '../../layers/jyotish/calendar/solar-month.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { vedicDayOfDate } from '../../layers/jyotish/panchang/vedic-day.ts';

export const calendarToHindu = endpoint({
  path: '/v1/calendar/to-hindu',
  summary: 'Gregorian date to lunar and solar Hindu dates',
  credits: 1,
  input: dayInput({
    tradition: z._default(z.enum(SOLAR_TRADITIONS).check(z.describe('whose solar calendar')), 'tamil'),
  }),
  settings: ['ayanamsa', 'sunrise', 'tradition'],
  output: z.strictObject({
    lunar: z.strictObject({ vikram: int, shaka: int, month: lunarMonthOut, paksha, tithi }),
    solar: z.strictObject({
      tradition: z.enum(SOLAR_TRADITIONS),
      year: int.check(z.describe('tamil and odia Shaka, malayalam Kollam, bengali Bangabda')),
      samvatsara: z
        .nullable(z.strictObject({ id: z.int().check(z.gte(1), z.lte(60)), name: text }))
        .check(z.describe('sixty-year name of the Tamil year')),
      month: solarMonth,
      day: z.int().check(z.gte(1), z.lte(32)),
    }),
  }),
  example: { date: '2024-04-14', lat: 13.0827, lon: 80.2707, tz: 5.5, tradition: 'tamil' },
  compute: ({ day: { date, place, clock }, input, options, sky, words, setting }) => {
    const almanac = longAlmanac(sky, place, options.sunrise, clock, clock.instant(date, 0));
    const day = vedicDayOfDate(almanac.horizon, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    const { vikram, shaka, month: lunation, tithi: number } = lunarDateOfDay(almanac, day);
    const pen = { words, clock, monthSystem: options.month_system };
    return {
      lunar: {
        vikram,
        shaka,
        month: lunarMonthShape(words, lunation, number),
        paksha: pakshaOf(number),
        tithi: tithiShape(words, number),
      },
      solar: solarDateShape(pen, solarDateOfDay(almanac, input.tradition, day)),
    };
  },
});

export const handler = serve(calendarToHindu);

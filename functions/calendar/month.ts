import * as z from 'zod/mini';
import { monthField, yearField } from '../../lib/contract/calendar.ts';
import { warnOfNominalDays } from '../../lib/ask/observances.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { placeInput } from '../../lib/contract/inputs.ts';
import { starLimb } from '../../lib/contract/panchang.ts';
import { date, listOf, text, tithi } from '../../lib/contract/shapes.ts';
import { invalidFields } from '../../lib/contract/field-errors.ts';
import { serve } from '../../lib/http/serve.ts';
import { cellShape } from '../../lib/present/calendar.ts';
import { civilMonthDates, lunarMonthDates, monthGrid } from '../../layers/jyotish/calendar/month-grid.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';

const cell = z.strictObject({
  date: z.nullable(date).check(z.describe('null outside the month')),
  tithi: z.nullable(tithi).check(z.describe('at sunrise')),
  nakshatra: z.nullable(starLimb).check(z.describe('at sunrise')),
  observances: z.array(z.strictObject({ id: text, name: text })),
});

export const calendarMonth = endpoint({
  path: '/v1/calendar/month',
  summary: 'Month grid (Gregorian or lunar) with limbs and observances per cell',
  credits: 5,
  input: placeInput({
    month: monthField('month 1-12: of the Gregorian year, or from Chaitra'),
    year: yearField('Gregorian year; of a lunar month the one in which its Chaitra begins'),
    system: z._default(z.enum(['gregorian', 'lunar']), 'gregorian'),
    leap: z._default(z.boolean().check(z.describe('the leap (adhika) month of the number; lunar only')), false),
  }),
  settings: ['ayanamsa', 'sunrise', 'month_system', 'system', 'leap'],
  output: z.strictObject({ weeks: z.array(listOf(cell, 7)).check(z.describe('from Sunday to Saturday')) }),
  example: { month: 11, year: 2026, lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ place, clock, input: { month, year, system, leap }, options, sky, words, warn, setting }) => {
    const start = clock.instant({ year, month, day: 1 }, 0);
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, start);
    const spans =
      system === 'gregorian'
        ? [civilMonthDates(year, month)]
        : lunarMonthDates(calendar, year, { month, leap, system: options.month_system });
    if (!spans || (leap && system === 'gregorian'))
      throw invalidFields({
        field: 'leap',
        code: 'OUT_OF_RANGE',
        message: 'leap must be false: this month has no leap month.',
        expected: 'false',
        received: leap,
      });
    const weeks = monthGrid(calendar, spans);
    const [first] = spans;
    if (first) setting('ayanamsa_value', sky.ayanamsa(clock.instant(first.from, 12)));
    warnOfNominalDays(calendar, warn);
    return { weeks: weeks.map((week) => week.map((one) => cellShape(words, one))) };
  },
});

export const handler = serve(calendarMonth);

import * as z from 'zod/mini';
import { inside, monthField, observance, yearField } from '../../lib/contract/calendar.ts';
import { warnOfNominalDays } from '../../lib/ask/observances.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { placeInput } from '../../lib/contract/inputs.ts';
import { starLimb } from '../../lib/contract/panchang.ts';
import { about, date, listOf, tithi } from '../../lib/contract/shapes.ts';
import { invalidFields } from '../../lib/contract/field-errors.ts';
import { serve } from '../../lib/http/serve.ts';
import { cellShape } from '../../lib/present/calendar.ts';
import { civilMonthDates, lunarMonthDates, monthGrid } from '../../layers/jyotish/calendar/month-grid.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';

const cell = z.strictObject({
  inside,
  date: about(z.nullable(date), 'Date; null outside the month'),
  tithi: about(z.nullable(tithi), 'Tithi that rules the sunrise; null outside the month'),
  nakshatra: about(z.nullable(starLimb), 'Star of the Moon at sunrise; null outside the month'),
  observances: about(z.array(observance), 'What is observed on the date: festivals, fasts, sankrantis, eclipses'),
});

export const calendarMonth = endpoint({
  path: '/v1/calendar/month',
  summary: 'Month grid (Gregorian or lunar) with limbs and observances per cell',
  description:
    'A month as weeks from Sunday to Saturday, each date with the tithi and star of its sunrise and everything observed on it at the place. With system lunar the month is a lunar one, numbered from Chaitra; under month_system purnimanta it begins after the full moon, and a regular month that a leap month splits is shown in its two halves. What a festival rests on is told by calendar/festivals.',
  sources: ['Dharmasindhu', 'Nirnayasindhu'],
  credits: 5,
  input: placeInput({
    month: monthField('Month, 1 to 12: of the Gregorian year, or from Chaitra'),
    year: yearField('Gregorian year, 1800 to 2399; of a lunar month the one in which its Chaitra begins'),
    system: z._default(
      z.enum(['gregorian', 'lunar']).check(z.describe('Which month is meant: a Gregorian or a lunar one')),
      'gregorian',
    ),
    leap: z._default(
      z.boolean().check(z.describe('The leap (adhika) month of that number; with system lunar only')),
      false,
    ),
  }),
  settings: ['ayanamsa', 'sunrise', 'month_system', 'system', 'leap'],
  output: z.strictObject({
    weeks: about(z.array(listOf(cell, 7)), 'Weeks, each of seven cells from Sunday to Saturday'),
  }),
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

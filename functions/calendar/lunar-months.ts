import * as z from 'zod/mini';
import { lunarMonthRow, yearField } from '../../lib/contract/calendar.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { placeInput } from '../../lib/contract/inputs.ts';
import { serve } from '../../lib/http/serve.ts';
import { monthRowShape } from '../../lib/present/calendar.ts';
import { monthsOfYear } from '../../layers/jyotish/calendar/lunar-year.ts';

export const calendarLunarMonths = endpoint({
  path: '/v1/calendar/lunar-months',
  summary: 'All lunar months of a year with leap and lost months',
  credits: 2,
  input: placeInput({ year: yearField('Gregorian year in which Chaitra begins') }),
  settings: ['ayanamsa'],
  output: z.strictObject({ months: z.array(lunarMonthRow).check(z.minLength(12), z.maxLength(13)) }),
  example: { year: 2026, lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ clock, input, sky, words, setting }) => {
    const months = monthsOfYear(sky, input.year);
    const [first] = months;
    if (first) setting('ayanamsa_value', sky.ayanamsa(first.opening));
    return { months: months.map((one) => monthRowShape(words, clock, one)) };
  },
});

export const handler = serve(calendarLunarMonths);

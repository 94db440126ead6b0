import * as z from 'zod/mini';
import { lunarMonthRow, yearField } from '../../lib/contract/suites/calendar.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { placeInput } from '../../lib/contract/frame/inputs.ts';
import { several } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { monthRowShape } from '../../lib/answers/present/calendar.ts';
import { monthsOfYear } from '../../layers/jyotish/calendar/lunar-year.ts';

export const calendarLunarMonths = endpoint({
  path: '/v1/calendar/lunar-months',
  summary: 'All lunar months of a year with leap and lost months',
  description:
    'The lunations of the lunar year that begins in a Gregorian year, from its first Chaitra (leap or not) to the next: twelve, or thirteen with a leap month. A month is named after the sign the Sun enters in it; without an entry it is a leap month, with two the second name is lost. The instants are the same everywhere; place and offset decide only how they are written.',
  sources: ['Surya Siddhanta ch. 1', 'Calendar Reform Committee, Report (1955)'],
  credits: 2,
  input: placeInput({ year: yearField('Gregorian year in which Chaitra begins, 1800 to 2399') }),
  settings: ['ayanamsa'],
  output: z.strictObject({
    months: several(lunarMonthRow, 12, 13, 'Lunar months in order of time, Chaitra first'),
  }),
  example: { year: 2026, lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ clock, input, sky, words, setting }) => {
    const months = monthsOfYear(sky, input.year);
    const [first] = months;
    if (first) setting('ayanamsa_value', sky.ayanamsa(first.opening));
    return { months: months.map((one) => monthRowShape({ words, clock }, one)) };
  },
});

export const handler = serve(calendarLunarMonths);

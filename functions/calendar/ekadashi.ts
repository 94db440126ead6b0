import * as z from 'zod/mini';
import { MAX_FASTS_DAYS, otherDates } from '../../lib/contract/calendar.ts';
import { warnOfNominalDays } from '../../lib/ask/observances.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/inputs.ts';
import { date, instant, span, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { ekadashiShape } from '../../lib/present/calendar.ts';
import { ekadashisBetween } from '../../layers/jyotish/calendar/ekadashi.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';

export const calendarEkadashi = endpoint({
  path: '/v1/calendar/ekadashi',
  summary: 'Named Ekadashis with smarta and Vaishnava dates, hari-vasara and parana',
  credits: 2,
  input: rangePlaceInput({}, MAX_FASTS_DAYS),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        id: text,
        name: text,
        smarta: date,
        vaishnava: date,
        tithi: span.check(z.describe('of the Ekadashi')),
        hari_vasara_ends: instant.check(z.describe('end of the first quarter of Dwadashi')),
        parana: span.check(z.describe('when the fast of the smarta day is broken')),
        vaishnava_parana: span.check(z.describe('when the fast of the Vaishnava day is broken')),
        rule: text.check(z.describe('what decided the days')),
        alternatives: otherDates,
      }),
    ),
  }),
  example: { from: '2024-06-01', to: '2024-07-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { start, end, clock }, place, options, sky, words, warn }) => {
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, start);
    const list = ekadashisBetween(calendar, start, end);
    warnOfNominalDays(calendar, warn);
    const pen = { words, clock, monthSystem: options.month_system };
    return { list: list.map((one) => ekadashiShape(pen, one)) };
  },
});

export const handler = serve(calendarEkadashi);

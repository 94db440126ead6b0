import * as z from 'zod/mini';
import { warnOfNominalDays } from '../../lib/ask/observances.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/inputs.ts';
import { spanOrNull } from '../../lib/contract/panchang.ts';
import { date, instant, sign, span, text } from '../../lib/contract/shapes.ts';
import { MAX_SKY_DAYS } from '../../lib/contract/sky-fields.ts';
import { serve } from '../../lib/http/serve.ts';
import { sankrantiShape } from '../../lib/present/calendar.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { entriesBetween, PUNYA_RULES, punyaKalaOf, sankrantiDay } from '../../layers/jyotish/calendar/sankranti.ts';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';

export const calendarSankranti = endpoint({
  path: '/v1/calendar/sankranti',
  summary: 'Solar ingresses with punya-kaal',
  credits: 2,
  input: rangePlaceInput(
    { punya: z._default(z.enum(PUNYA_RULES).check(z.describe('whose limits of the punya kala')), 'dp') },
    MAX_SKY_DAYS,
  ),
  settings: ['ayanamsa', 'sunrise', 'punya'],
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        name: text,
        sign,
        at: instant,
        date: date.check(z.describe('day of the bath and gifts: the next sunrise after an entry by night')),
        punya: span,
        maha_punya: spanOrNull.check(z.describe('the best of it; null under dharmasindhu')),
      }),
    ),
  }),
  example: { from: '2024-01-01', to: '2024-12-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { start, end, clock }, place, input, options, sky, words, warn }) => {
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, start);
    const pen = { words, clock, monthSystem: options.month_system };
    const list = entriesBetween(calendar.almanac.table, start, end).map((entry) =>
      sankrantiShape(
        pen,
        entry,
        isoDate(sankrantiDay(calendar, entry.at).date),
        punyaKalaOf(calendar, entry, input.punya),
      ),
    );
    warnOfNominalDays(calendar, warn);
    return { list };
  },
});

export const handler = serve(calendarSankranti);

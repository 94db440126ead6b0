import * as z from 'zod/mini';
import { MAX_FASTS_DAYS } from '../../lib/contract/calendar.ts';
import { warnOfNominalDays } from '../../lib/ask/observances.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/inputs.ts';
import { spanOrNull } from '../../lib/contract/panchang.ts';
import { date, instant, span, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { vratShape } from '../../lib/present/calendar.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { VRAT_KINDS, vratsBetween } from '../../layers/jyotish/calendar/vrats.ts';

export const calendarVrat = endpoint({
  path: '/v1/calendar/vrat/{kind}',
  summary: 'Recurring fasts decided by dusk, moonrise, midnight or sunrise rule',
  credits: 2,
  input: rangePlaceInput({ kind: z.enum(VRAT_KINDS).check(z.describe('the fast')) }, MAX_FASTS_DAYS),
  variables: ['kind'],
  settings: ['ayanamsa', 'sunrise', 'month_system'],
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        id: text,
        date,
        name: text,
        deciding_time: z
          .nullable(instant)
          .check(z.describe('moonrise, sunset or sunrise of the rule, or the start of its part of the day')),
        span: span.check(z.describe('of the tithi; of the new crescent from sunset to moonset')),
        worship: spanOrNull.check(z.describe('the deciding part of the day; null where it is an instant')),
        rule: text.check(z.describe('what decided the day')),
      }),
    ),
  }),
  example: { kind: 'pradosh', from: '2024-04-01', to: '2024-06-30', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { start, end, clock }, place, input, options, sky, words, warn }) => {
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, start);
    const list = vratsBetween(calendar, start, end, input.kind);
    warnOfNominalDays(calendar, warn);
    const pen = { words, clock, monthSystem: options.month_system };
    return { list: list.map((one) => vratShape(pen, one)) };
  },
});

export const handler = serve(calendarVrat);

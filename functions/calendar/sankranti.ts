import * as z from 'zod/mini';
import { sankrantisOut } from '../../lib/contract/calendar.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/inputs.ts';
import { MAX_SKY_DAYS } from '../../lib/contract/sky-fields.ts';
import { warnOfNominalDays } from '../../lib/ask/observances.ts';
import { serve } from '../../lib/http/serve.ts';
import { sankrantiShape } from '../../lib/present/calendar.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { entriesBetween, PUNYA_RULES, punyaKalaOf, sankrantiDay } from '../../layers/jyotish/calendar/sankranti.ts';

export const calendarSankranti = endpoint({
  path: '/v1/calendar/sankranti',
  summary: 'Solar ingresses with punya-kaal',
  description:
    'The entries of the Sun into the twelve sidereal signs, with the day of the bath and gifts at the place and the hours for them. After an entry by night the bath is taken on the day of the next sunrise. The instants depend on the ayanamsa: those of Lahiri come six to twelve minutes earlier than in almanacs that use another solar longitude.',
  sources: ['Dharmasindhu', 'Nirnayasindhu', 'Drik Panchang, sankranti pages'],
  credits: 2,
  input: rangePlaceInput(
    {
      punya: z._default(
        z
          .enum(PUNYA_RULES)
          .check(
            z.describe(
              'Limits of the Punya Kaal: dp, from the entry to sunset, or by night the next day from sunrise to sunset; dharmasindhu, a number of ghatis before and after by sign',
            ),
          ),
        'dp',
      ),
    },
    MAX_SKY_DAYS,
  ),
  settings: ['ayanamsa', 'sunrise', 'punya'],
  output: sankrantisOut,
  example: { from: '2024-01-01', to: '2024-12-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { start, end, clock }, place, input, options, sky, words, warn }) => {
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, start);
    const sankrantis = entriesBetween(calendar.almanac.table, start, end).map((entry) =>
      sankrantiShape(
        { words, clock },
        entry,
        sankrantiDay(calendar, entry.at).date,
        punyaKalaOf(calendar, entry, input.punya),
      ),
    );
    warnOfNominalDays(calendar, warn);
    return { sankrantis };
  },
});

export const handler = serve(calendarSankranti);

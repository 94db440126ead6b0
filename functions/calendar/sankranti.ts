import { choice } from '../../lib/contract/frame/about.ts';
import { sankrantisOut } from '../../lib/contract/suites/calendar.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { MAX_SKY_DAYS } from '../../lib/contract/suites/sky-fields.ts';
import { warnOfNominalDays } from '../../lib/answers/queries/observances.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { sankrantiShape } from '../../lib/answers/present/calendar.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { entriesBetween, PUNYA_RULES, punyaKalaOf } from '../../layers/jyotish/calendar/sankranti.ts';

export const calendarSankranti = endpoint({
  path: '/v1/calendar/sankranti',
  summary: 'Solar ingresses with punya-kaal',
  description:
    'The entries of the Sun into the twelve sidereal signs, with the day of the bath and gifts at the place and the hours for them. By `almanac`, Makara has its hours from the entry to sunset, or on the next day; Karka up to the entry, or the afternoon before; the other ten by day the ghatis of their sign, by night the afternoon before when the entry is before the middle of the night, else the forenoon after. The instants depend on the ayanamsa: those of Lahiri come six to twelve minutes earlier than in almanacs that use another solar longitude.',
  sources: ['Dharmasindhu', 'Nirnayasindhu', 'Printed almanacs'],
  credits: 2,
  input: rangePlaceInput(
    {
      punya: choice(
        PUNYA_RULES,
        'almanac',
        'Limits of the Punya Kaal, which decide its day too. almanac: as printed almanacs, by daylight. dharmasindhu: the ghatis of its verses before and after the entry, at any hour (Karka 30 before, Makara 40 after)',
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
      sankrantiShape({ words, clock }, entry, punyaKalaOf(calendar, entry, input.punya)),
    );
    warnOfNominalDays(calendar, warn);
    return { sankrantis };
  },
});

export const handler = serve(calendarSankranti);

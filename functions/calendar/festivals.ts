import * as z from 'zod/mini';
import { about } from '../../lib/contract/frame/about.ts';
import { festivalRegion, festivalsOut, festivalTradition, sunReckoning } from '../../lib/contract/suites/calendar.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { warnOfNominalDays } from '../../lib/answers/queries/observances.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { festivalShape } from '../../lib/answers/present/calendar.ts';
import { festivalsBetween } from '../../layers/jyotish/calendar/festivals.ts';
import { FESTIVALS, keptIn } from '../../layers/jyotish/calendar/festival-table.ts';
import { calendarOver } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';

export const calendarFestivals = endpoint({
  path: '/v1/calendar/festivals',
  summary: 'Festivals in a window, filtered by region or tradition, each with its deciding rule',
  description:
    'Over a hundred festivals a year, each on the day that its rule gives at the place: most hang on a tithi that must rule a certain part of the day (sunrise, midday, dusk, moonrise, midnight), some on a star, an entry of the Sun or the Ekadashi rules. The rule that decided is told in a sentence, and where respected schools keep another day, that day stands under `alternatives`. Dates can differ from place to place and from a printed almanac of another place.',
  sources: ['Dharmasindhu', 'Nirnayasindhu', 'Rashtriya Panchang'],
  credits: 5,
  input: rangePlaceInput(
    {
      region: z.optional(
        about(
          festivalRegion,
          'Only festivals kept there: in all India, in its quarter, or in the state; all when left out',
        ),
      ),
      tradition: z.optional(about(festivalTradition, 'Only festivals of this tradition; common are those of all')),
      reckoning: sunReckoning,
    },
    366,
  ),
  settings: ['ayanamsa', 'sunrise', 'month_system', 'region', 'tradition', 'reckoning'],
  output: festivalsOut,
  example: { from: '2026-10-01', to: '2026-11-30', lat: 28.6139, lon: 77.209, tz: 5.5, region: 'north' },
  compute: ({ range: { from, to, start, clock }, place, input, options, sky, words, warn }) => {
    const almanac = longAlmanac(sky, place, options.sunrise, clock, start);
    const calendar = calendarOver({ ...almanac, reckoning: input.reckoning });
    const wanted = FESTIVALS.filter(
      (festival) =>
        (input.region === undefined || keptIn(festival, input.region)) &&
        (input.tradition === undefined || festival.tradition === input.tradition),
    );
    const found = festivalsBetween(calendar, from, to, wanted);
    warnOfNominalDays(calendar, warn);
    const format = { words, clock, monthSystem: options.month_system };
    return { festivals: found.map((one) => festivalShape(format, one)) };
  },
});

export const handler = serve(calendarFestivals);

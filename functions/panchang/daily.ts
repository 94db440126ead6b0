import * as z from 'zod/mini';
import { factsOfDay } from '../../layers/jyotish/calendar/day-facts.ts';
import { warnOfNominalDays } from '../../lib/answers/queries/observances.ts';
import { godhuliField, horaField, includeField } from '../../lib/contract/suites/day-input.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { DAY_PAGE, PAGE_SECTIONS, type PageSection } from '../../lib/contract/suites/page.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { festivalShape } from '../../lib/answers/present/calendar.ts';
import { dayPageShape } from '../../lib/answers/present/day-page.ts';
import {
  anandadiShape,
  auspiciousShape,
  choghadiyaShape,
  gowriShape,
  horaShape,
  inauspiciousShape,
} from '../../lib/answers/present/day-parts.ts';
import { risingsShape } from '../../lib/answers/present/sky.ts';
import { festivalsBetween } from '../../layers/jyotish/calendar/festivals.ts';
import { calendarOver } from '../../layers/jyotish/calendar/observance-calendar.ts';
import { adverseWindows } from '../../layers/jyotish/panchang/adverse.ts';
import { openDay, sunBeforeDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { anandadisOf, tamilYogasOf } from '../../layers/jyotish/panchang/anandadi.ts';
import { auspiciousWindows } from '../../layers/jyotish/panchang/auspicious.ts';
import {
  dayChoghadiyas,
  dayGowris,
  horasOf,
  nallaNeram,
  nightChoghadiyas,
  nightGowris,
} from '../../layers/jyotish/panchang/choghadiya.ts';
import { dayStates } from '../../layers/jyotish/panchang/day-state.ts';
import { bodyDaysOver } from '../../layers/jyotish/sky-events/risings.ts';

export const panchangDaily = endpoint({
  path: '/v1/panchang/daily',
  summary:
    'Five elements of the Hindu day with every start and end, Sun, Moon, month and era; on request the whole page',
  description:
    'The day from the sunrise of a date to the next: its weekday, every tithi, star, yoga and karana that touches it in full length, Sun and Moon, the lunar month in both reckonings, year numbers, season and half year. With `include` the answer also holds the windows, choghadiyas, horas and festivals of the day and the risings of Sun and Moon, each exactly as its own endpoint gives it, for the price of one call. Where the Sun does not rise or set, times are null and the day runs from six to six local mean time.',
  sources: ['Surya Siddhanta ch. 2 and 14', 'Muhurta Chintamani 1', 'Rashtriya Panchang'],
  credits: 1,
  input: dayInput({ include: includeField, godhuli: godhuliField, hora: horaField }),
  settings: ['ayanamsa', 'sunrise', 'month_system', 'include', 'godhuli', 'hora'],
  output: z.strictObject({
    ...DAY_PAGE,
    ...PAGE_SECTIONS,
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date: civil, place, clock }, input, options, sky, words, setting, warn }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, civil);
    const { horizon } = almanac;
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    const format = { words, clock, monthSystem: options.month_system };
    const sun = sunOfDay(almanac, day);
    const wanted = new Set(input.include?.map((name) => (name === 'sun' || name === 'moon' ? 'sun_moon' : name)));
    const section = <T>(name: PageSection, shape: () => T): T | undefined => (wanted.has(name) ? shape() : undefined);
    return {
      ...dayPageShape(format, factsOfDay(sky, almanac, day)),
      inauspicious: section('inauspicious', () => inauspiciousShape(format, sun, adverseWindows(almanac, day))),
      auspicious: section('auspicious', () =>
        auspiciousShape(format, sun, sunBeforeDay(almanac, day), auspiciousWindows(almanac, day, input.godhuli)),
      ),
      choghadiya: section('choghadiya', () =>
        choghadiyaShape(format, sun, { day: dayChoghadiyas(day), night: nightChoghadiyas(day) }),
      ),
      hora: section('hora', () => horaShape(format, sun, horasOf(day, input.hora))),
      gowri: section('gowri', () =>
        gowriShape(format, sun, { day: dayGowris(day), night: nightGowris(day) }, nallaNeram(day)),
      ),
      anandadi: section('anandadi', () => {
        const states = dayStates(almanac, day);
        return anandadiShape(format, day.vara, anandadisOf(states), tamilYogasOf(states));
      }),
      festivals: section('festivals', () => {
        const calendar = calendarOver(almanac);
        const festivals = festivalsBetween(calendar, civil, civil).map((one) => festivalShape(format, one));
        warnOfNominalDays(calendar, warn);
        return { festivals };
      }),
      sun_moon: section('sun_moon', () =>
        risingsShape(format, options.sunrise, bodyDaysOver(horizon, clock, civil, civil, ['sun', 'moon']), null),
      ),
    };
  },
});

export const handler = serve(panchangDaily);

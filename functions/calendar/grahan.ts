import * as z from 'zod/mini';
import { contacts, ECLIPSE, PENUMBRA } from '../../lib/contract/suites/eclipses.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { spanOrNull } from '../../lib/contract/suites/panchang.ts';
import { about, choice, flag, num, objectList, objectOf } from '../../lib/contract/frame/about.ts';
import { instant } from '../../lib/contract/frame/shapes.ts';
import { MAX_SKY_DAYS } from '../../lib/contract/suites/sky-fields.ts';
import { warnOfNominalDays } from '../../lib/answers/queries/observances.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { grahanShape } from '../../lib/answers/present/calendar.ts';
import { grahansBetween, SUTAK_RULES } from '../../layers/jyotish/calendar/grahan.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';

const bound = 'null where the eclipse does not bind: see religious';

export const calendarGrahan = endpoint({
  path: '/v1/calendar/grahan',
  summary: 'Eclipses with their contacts at a place, sutak and whether they bind',
  description:
    'Every eclipse of the window as an observance of the place: whether it is seen and binds, from when to when it is above the horizon, and the sutak before it. Sutak begins with the prahara that lies four (Sun) or three (Moon) praharas before that of the first contact, or nine and twelve hours before under sutak fixed, and ends with the eclipse. Penumbral eclipses are listed and never bind. Contacts and magnitudes without the rites are answered by ephemeris/solar-eclipses and ephemeris/lunar-eclipses.',
  sources: ['Dharmasindhu', 'Nirnayasindhu', 'Swiss Ephemeris 2.10'],
  credits: 3,
  input: rangePlaceInput(
    {
      sutak: choice(
        SUTAK_RULES,
        'prahara',
        'How sutak is counted: prahara, in whole quarters of day and night; fixed, 9 hours (Moon) or 12 (Sun)',
      ),
    },
    MAX_SKY_DAYS,
  ),
  settings: ['sunrise', 'sutak'],
  output: z.strictObject({
    eclipses: objectList('Eclipses in order of time', {
      ...ECLIPSE,
      contacts: objectOf(
        'Solar: as the place sees them, or for the whole Earth where it sees nothing. Lunar: those of the umbra, between the two of the penumbra',
        {
          penumbral_begin: z.optional(PENUMBRA.penumbral_begin),
          ...contacts('in a penumbral eclipse'),
          maximum: about(instant, 'Deepest phase'),
          penumbral_end: z.optional(PENUMBRA.penumbral_end),
        },
      ),
      magnitude: about(
        num,
        'Solar: share of the Sun’s diameter covered at the place, 0 where nothing is seen. Lunar: umbral, of a penumbral eclipse penumbral magnitude',
      ),
      visible: about(flag, 'Some phase, the penumbral one included, is above the horizon of the place'),
      religious: about(flag, 'It binds: it is seen there, and not by the penumbra alone'),
      seen: spanOrNull(`From the first to the last contact, as far as it is above the horizon; ${bound}`),
      sutak: spanOrNull(`Sutak; ${bound}`),
      sutak_weak: spanOrNull(`Sutak of children, the old and the ill; ${bound}`),
    }),
  }),
  example: { from: '2025-01-01', to: '2026-12-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { start, end, clock }, place, input, options, sky, words, warn }) => {
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, start);
    const eclipses = grahansBetween(calendar, start, end, input.sutak);
    warnOfNominalDays(calendar, warn);
    return { eclipses: eclipses.map((one) => grahanShape({ words, clock }, one)) };
  },
});

export const handler = serve(calendarGrahan);

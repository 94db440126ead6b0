import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { astaDaysField, astaField, prohibitionOut, schoolField, tellAsta } from '../../lib/contract/suites/muhurat.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { prohibitionShape } from '../../lib/answers/present/muhurat.ts';
import { eventsBarredBy } from '../../layers/jyotish/muhurat/engine.ts';
import { astaMargins, gatesFor } from '../../layers/jyotish/muhurat/schools.ts';
import { prohibitedPeriods } from '../../layers/jyotish/muhurat/bans.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';

export const muhuratProhibitedPeriods = endpoint({
  path: '/v1/muhurat/prohibited-periods',
  summary:
    'Jupiter/Venus invisibility, leap month, Kharmas, Chaturmas, Holashtak, Pitru paksha and eclipse bans in a window',
  description:
    'The seasons in which whole classes of events are not held, with the events that each of them bars. Jupiter and Venus count as invisible from their last to their first visibility at the place, and for three days after it; asta takes other measures of invisibility, asta_days other days on both sides. Kharmas is the Sun in sidereal Sagittarius or Pisces; Chaturmas runs from the eleventh of bright Ashadha to that of bright Kartika; Holashtak are the eight tithis before the full Moon of Phalguna. Periods have their true limits, also where these lie outside the range.',
  sources: ['Muhurta Chintamani', 'Dharmasindhu, and almanac practice (bans of the lunar calendar)'],
  credits: 2,
  input: rangePlaceInput({ school: schoolField, asta: astaField, asta_days: astaDaysField }, 366),
  settings: ['ayanamsa', 'node', 'sunrise', 'school', 'asta', 'asta_days'],
  output: z.strictObject({
    periods: about(z.array(prohibitionOut), 'Bans that touch the range, in order of time'),
  }),
  example: { from: '2026-01-01', to: '2026-12-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { start, end, clock }, place, input, options, sky, words, setting }) => {
    // Invisibility is the same for every event.
    const gates = gatesFor('marriage', input.school, { asta: input.asta, asta_days: input.asta_days });
    tellAsta(gates, setting);
    const almanac = longAlmanac(sky, place, options.sunrise, clock, start);
    return {
      periods: prohibitedPeriods(almanac, { start, end }, { asta: gates.asta, margins: astaMargins(gates) }).map(
        (ban) => prohibitionShape({ words, clock }, ban, eventsBarredBy(ban.gate, input.school)),
      ),
    };
  },
});

export const handler = serve(muhuratProhibitedPeriods);

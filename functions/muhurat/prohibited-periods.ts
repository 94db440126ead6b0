import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/inputs.ts';
import { astaDaysField } from '../../lib/contract/muhurat.ts';
import { span, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { muhuratRuleName } from '../../lib/i18n/muhurat.ts';
import { spanShape } from '../../lib/present/time.ts';
import { eventsBarredBy, MUHURAT_EVENT_IDS } from '../../layers/jyotish/muhurat/events.ts';
import { PROHIBITIONS, prohibitedPeriods } from '../../layers/jyotish/muhurat/bans.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';

export const muhuratProhibitedPeriods = endpoint({
  path: '/v1/muhurat/prohibited-periods',
  summary:
    'Jupiter/Venus invisibility, leap month, Kharmas, Chaturmas, Holashtak, Pitru paksha and eclipse bans in a window',
  credits: 2,
  input: rangePlaceInput({ asta_days: astaDaysField }, 366),
  settings: ['ayanamsa', 'node', 'sunrise', 'asta_days'],
  output: z.strictObject({
    periods: z
      .array(
        z.strictObject({
          id: z.enum(PROHIBITIONS),
          name: text,
          span,
          bars: z.array(z.enum(MUHURAT_EVENT_IDS)).check(z.describe('events it bars')),
        }),
      )
      .check(z.describe('in order of time, with their true starts and ends, also where these lie outside the range')),
  }),
  example: { from: '2026-01-01', to: '2026-12-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { start, end, clock }, place, input, options, sky, words }) => ({
    periods: prohibitedPeriods(
      longAlmanac(sky, place, options.sunrise, clock, start),
      { start, end },
      input.asta_days,
    ).map(({ gate, ...limits }) => ({
      id: gate,
      name: muhuratRuleName(words.language, gate),
      span: spanShape(clock, limits),
      bars: [...eventsBarredBy(gate)],
    })),
  }),
});

export const handler = serve(muhuratProhibitedPeriods);

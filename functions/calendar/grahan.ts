import * as z from 'zod/mini';
import { warnOfNominalDays } from '../../lib/ask/observances.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/inputs.ts';
import { spanOrNull } from '../../lib/contract/panchang.ts';
import { flag, instant, num } from '../../lib/contract/shapes.ts';
import { MAX_SKY_DAYS } from '../../lib/contract/sky-fields.ts';
import { serve } from '../../lib/http/serve.ts';
import { grahanShape } from '../../lib/present/calendar.ts';
import { grahansBetween, SUTAK_RULES } from '../../layers/jyotish/calendar/grahan.ts';
import { observanceCalendar } from '../../layers/jyotish/calendar/observance-calendar.ts';

const maybe = z.nullable(instant);

export const calendarGrahan = endpoint({
  path: '/v1/calendar/grahan',
  summary: 'Eclipses visible at a place with contact times, sutak and observance notes',
  credits: 3,
  input: rangePlaceInput(
    {
      sutak: z._default(
        z.enum(SUTAK_RULES).check(z.describe('prahara: whole quarters of day and night; fixed: 9 or 12 hours')),
        'prahara',
      ),
    },
    MAX_SKY_DAYS,
  ),
  settings: ['sunrise', 'sutak'],
  output: z.strictObject({
    eclipses: z.array(
      z.strictObject({
        kind: z.enum(['solar', 'lunar']),
        type: z.enum(['total', 'annular', 'hybrid', 'partial', 'penumbral']),
        contacts: z
          .strictObject({ first: instant, second: maybe, maximum: instant, third: maybe, last: instant })
          .check(
            z.describe(
              'solar: at the place, or on Earth where not visible; lunar: of the umbra, of the penumbra when penumbral',
            ),
          ),
        magnitude: num.check(z.describe('solar: at the place, 0 where not visible; lunar: umbral, or penumbral')),
        visible: flag.check(z.describe('some phase, the penumbra included, is above the horizon')),
        religious: flag.check(z.describe('it binds: seen, and not by the penumbra alone')),
        seen: spanOrNull.check(z.describe('from first to last contact above the horizon, where it binds')),
        sutak: spanOrNull,
        sutak_weak: spanOrNull.check(z.describe('sutak of children, the old and the ill')),
      }),
    ),
  }),
  example: { from: '2025-01-01', to: '2026-12-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { start, end, clock }, place, input, options, sky, warn }) => {
    const calendar = observanceCalendar(sky, place, options.sunrise, clock, start);
    const eclipses = grahansBetween(calendar, start, end, input.sutak);
    warnOfNominalDays(calendar, warn);
    return { eclipses: eclipses.map((one) => grahanShape(clock, one)) };
  },
});

export const handler = serve(calendarGrahan);

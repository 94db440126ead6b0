import * as z from 'zod/mini';
import { solarEclipses } from '../../layers/jyotish/sky-events/eclipses.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/inputs.ts';
import { flag, instant, int, num } from '../../lib/contract/shapes.ts';
import { MAX_SKY_DAYS } from '../../lib/contract/sky-fields.ts';
import { serve } from '../../lib/http/serve.ts';
import { instantOrNull } from '../../lib/present/time.ts';

const maybe = z.nullable(instant);

export const ephemerisSolarEclipses = endpoint({
  path: '/v1/ephemeris/solar-eclipses',
  summary: 'Solar eclipses of a window: the whole Earth and what a place sees',
  credits: 3,
  input: rangePlaceInput({}, MAX_SKY_DAYS),
  output: z.strictObject({
    eclipses: z.array(
      z.strictObject({
        kind: z.enum(['total', 'annular', 'hybrid', 'partial']),
        maximum: instant,
        magnitude: num.check(
          z.describe('at greatest eclipse: share of the solar diameter, ratio of diameters where central'),
        ),
        saros: z.strictObject({ series: int, member: int }),
        greatest: z.strictObject({ lat: num, lon: num }).check(z.describe('where the eclipse is greatest')),
        local: z.strictObject({
          visible: flag.check(z.describe('some phase is above the horizon')),
          kind: z.nullable(z.enum(['total', 'annular', 'partial'])),
          contacts: z.strictObject({ first: maybe, second: maybe, maximum: maybe, third: maybe, fourth: maybe }),
          magnitude: num,
          obscuration: num.check(z.describe('share of the solar disc covered')),
          sunrise_during: maybe,
          sunset_during: maybe,
        }),
      }),
    ),
  }),
  example: { from: '2026-01-01', to: '2027-12-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range, place, sky }) => {
    const { clock } = range;
    return {
      eclipses: solarEclipses(sky, range, place).map(({ eclipse, local }) => ({
        kind: eclipse.kind,
        maximum: clock.text(eclipse.maximum),
        magnitude: eclipse.magnitude,
        saros: eclipse.saros,
        greatest: eclipse.greatest,
        local: {
          visible: local !== null,
          kind: local?.kind ?? null,
          contacts: {
            first: instantOrNull(clock, local?.first ?? null),
            second: instantOrNull(clock, local?.second ?? null),
            maximum: instantOrNull(clock, local?.maximum ?? null),
            third: instantOrNull(clock, local?.third ?? null),
            fourth: instantOrNull(clock, local?.fourth ?? null),
          },
          magnitude: local?.magnitude ?? 0,
          obscuration: local?.obscuration ?? 0,
          sunrise_during: instantOrNull(clock, local?.sunriseDuring ?? null),
          sunset_during: instantOrNull(clock, local?.sunsetDuring ?? null),
        },
      })),
    };
  },
});

export const handler = serve(ephemerisSolarEclipses);

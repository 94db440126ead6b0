import * as z from 'zod/mini';
import { lunarEclipses } from '../../layers/jyotish/sky-events/eclipses.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/inputs.ts';
import { flag, instant, int, num } from '../../lib/contract/shapes.ts';
import { MAX_SKY_DAYS } from '../../lib/contract/sky-fields.ts';
import { serve } from '../../lib/http/serve.ts';
import { instantOrNull } from '../../lib/present/time.ts';

const maybe = z.nullable(instant);

export const ephemerisLunarEclipses = endpoint({
  path: '/v1/ephemeris/lunar-eclipses',
  summary: 'Lunar eclipses of a window: phases, magnitudes and what a place sees',
  credits: 3,
  input: rangePlaceInput({}, MAX_SKY_DAYS),
  output: z.strictObject({
    eclipses: z.array(
      z.strictObject({
        kind: z.enum(['total', 'partial', 'penumbral']),
        contacts: z.strictObject({
          penumbral_begin: maybe,
          partial_begin: maybe,
          total_begin: maybe,
          maximum: instant,
          total_end: maybe,
          partial_end: maybe,
          penumbral_end: maybe,
        }),
        umbral: num.check(z.describe('umbral magnitude')),
        penumbral: num.check(z.describe('penumbral magnitude')),
        saros: z.strictObject({ series: int, member: int }),
        visible: flag.check(z.describe('some phase, penumbral included, is above the horizon')),
        moonrise_during: maybe,
        moonset_during: maybe,
      }),
    ),
  }),
  example: { from: '2025-01-01', to: '2026-12-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range, place, sky }) => {
    const { clock } = range;
    return {
      eclipses: lunarEclipses(sky, range, place).map(({ eclipse, seen }) => ({
        kind: eclipse.kind,
        contacts: {
          penumbral_begin: instantOrNull(clock, eclipse.penumbralBegin),
          partial_begin: instantOrNull(clock, eclipse.partialBegin),
          total_begin: instantOrNull(clock, eclipse.totalBegin),
          maximum: clock.text(eclipse.maximum),
          total_end: instantOrNull(clock, eclipse.totalEnd),
          partial_end: instantOrNull(clock, eclipse.partialEnd),
          penumbral_end: instantOrNull(clock, eclipse.penumbralEnd),
        },
        umbral: eclipse.umbral,
        penumbral: eclipse.penumbral,
        saros: eclipse.saros,
        visible: seen.visible,
        moonrise_during: instantOrNull(clock, seen.moonriseDuring),
        moonset_during: instantOrNull(clock, seen.moonsetDuring),
      })),
    };
  },
});

export const handler = serve(ephemerisLunarEclipses);

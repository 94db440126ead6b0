import * as z from 'zod/mini';
import type { JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import { retrogradePeriods, TURNING } from '../../layers/jyotish/sky-events/stations.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangeInput } from '../../lib/contract/inputs.ts';
import { deg, instant } from '../../lib/contract/shapes.ts';
import { bodiesField, once, MAX_SKY_DAYS } from '../../lib/contract/sky-fields.ts';
import { serve } from '../../lib/http/serve.ts';

export const ephemerisRetrograde = endpoint({
  path: '/v1/ephemeris/retrograde',
  summary: 'Retrograde periods that touch a window: stations, degrees and shadow limits',
  credits: 2,
  input: rangeInput({ bodies: bodiesField(TURNING, ['mars', 'mercury', 'jupiter', 'venus', 'saturn']) }, MAX_SKY_DAYS),
  settings: ['ayanamsa'],
  output: z.strictObject({
    periods: z.array(
      z.strictObject({
        body: z.enum(TURNING),
        station_r: instant,
        station_d: instant,
        from: deg.check(z.describe('sidereal longitude where it turns back')),
        to: deg.check(z.describe('sidereal longitude where it turns forward again')),
        shadow_start: instant.check(z.describe('passes the degree of the later station for the first time')),
        shadow_end: instant.check(z.describe('is back at the degree of the earlier station')),
      }),
    ),
  }),
  example: { from: '2026-01-01', to: '2026-12-31', tz: 5.5 },
  compute: ({ input, range, sky }) => {
    const text = (jd: JulianDay): string => range.clock.text(jd);
    return {
      periods: once(input.bodies)
        .flatMap((body) => retrogradePeriods(sky, body, range))
        .sort((a, b) => a.stationRetrograde - b.stationRetrograde)
        .map((period) => ({
          body: period.body,
          station_r: text(period.stationRetrograde),
          station_d: text(period.stationDirect),
          from: period.from,
          to: period.to,
          shadow_start: text(period.shadowStart),
          shadow_end: text(period.shadowEnd),
        })),
    };
  },
});

export const handler = serve(ephemerisRetrograde);

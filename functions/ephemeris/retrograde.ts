import * as z from 'zod/mini';
import type { JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import { retrogradePeriods, TURNING } from '../../layers/jyotish/sky-events/stations.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangeInput } from '../../lib/contract/frame/inputs.ts';
import { about, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { instant, name, span } from '../../lib/contract/frame/shapes.ts';
import { bodiesField, once, MAX_SKY_DAYS, ZODIAC } from '../../lib/contract/suites/sky-fields.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bodyShape, zodiacShape } from '../../lib/answers/present/sky.ts';
import { spanShape } from '../../lib/answers/present/time.ts';

export const ephemerisRetrograde = endpoint({
  path: '/v1/ephemeris/retrograde',
  summary: 'Retrograde periods that touch a window: stations, their places and shadow limits',
  description:
    'From the station at which a planet turns back to the one at which it turns forward again. A period that touches the window is given whole, also where it reaches outside it. The shadow begins when the planet first passes the degree of the later station and ends when it is back at the degree of the earlier one. Sun and Moon never turn; Rahu and Ketu always move backwards.',
  sources: ['Swiss Ephemeris 2.10'],
  credits: 2,
  input: rangeInput({ bodies: bodiesField(TURNING, ['mars', 'mercury', 'jupiter', 'venus', 'saturn']) }, MAX_SKY_DAYS),
  settings: ['ayanamsa'],
  output: z.strictObject({
    periods: objectList('Periods of all bodies in order of time', {
      body: oneOf(TURNING, 'Planet that turns back'),
      name,
      span: about(span, 'Backward motion, from station to station'),
      station_r: about(instant, 'Station at which it turns back: the start of the span'),
      station_d: about(instant, 'Station at which it turns forward again: the end of the span'),
      from: about(z.strictObject(ZODIAC), 'Where it turns back'),
      to: about(z.strictObject(ZODIAC), 'Where it turns forward again'),
      shadow: about(
        span,
        'From its first pass over the degree of the later station to its return to the degree of the earlier one',
      ),
    }),
  }),
  example: { from: '2026-01-01', to: '2026-12-31', tz: 5.5 },
  compute: ({ input, range, sky, words }) => {
    const { clock } = range;
    const text = (jd: JulianDay): string => clock.text(jd);
    return {
      periods: once(input.bodies)
        .flatMap((body) => retrogradePeriods(sky, body, range))
        .sort((a, b) => a.stationRetrograde - b.stationRetrograde)
        .map((period) => ({
          ...bodyShape(words, period.body),
          span: spanShape(clock, { start: period.stationRetrograde, end: period.stationDirect }),
          station_r: text(period.stationRetrograde),
          station_d: text(period.stationDirect),
          from: zodiacShape(words, period.from),
          to: zodiacShape(words, period.to),
          shadow: spanShape(clock, { start: period.shadowStart, end: period.shadowEnd }),
        })),
    };
  },
});

export const handler = serve(ephemerisRetrograde);

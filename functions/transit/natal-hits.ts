import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { natalHits } from '../../layers/jyotish/transit/natal-hits.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthRangeInput } from '../../lib/contract/inputs.ts';
import { flag, instant, int, num } from '../../lib/contract/shapes.ts';
import { anglesField, bodiesField, BODIES, body, once } from '../../lib/contract/sky-fields.ts';
import { serve } from '../../lib/http/serve.ts';

const POINTS = [...GRAHAS, 'ascendant', 'mc'] as const;
const point = z.enum(POINTS);

export const transitNatalHits = endpoint({
  path: '/v1/transit/natal-hits',
  summary: 'Exact contacts of transiting planets with natal points, every retrograde pass counted',
  credits: 3,
  input: birthRangeInput({
    bodies: bodiesField(BODIES, GRAHAS),
    points: z._default(z.array(point).check(z.minLength(1), z.maxLength(24)), [...GRAHAS, 'ascendant']),
    angles: anglesField([0, 180]),
  }),
  settings: ['ayanamsa', 'node', 'observer', 'angles'],
  output: z.strictObject({
    hits: z.array(
      z.strictObject({
        at: instant,
        body,
        point,
        angle: num,
        pass: int.check(z.describe('1 the first of a lap; 2, 3 … added by retrograde motion')),
        retrograde: flag,
      }),
    ),
  }),
  example: {
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    from: '2026-01-01',
    to: '2026-12-31',
    bodies: ['jupiter', 'saturn'],
  },
  compute: ({ input, birth, range, sky, skyAt, place }) => {
    const natal = castChart(sky, birth.jd, birth.place);
    const where = { ascendant: natal.ascendant.longitude, mc: natal.mc };
    const points = once(input.points).map((one) => ({
      point: one,
      longitude: one === 'ascendant' || one === 'mc' ? where[one] : natal.grahas[one].longitude,
    }));
    return {
      hits: natalHits(skyAt(place), once(input.bodies), points, once(input.angles), range).map(({ jd, ...hit }) => ({
        at: range.clock.text(jd),
        ...hit,
      })),
    };
  },
});

export const handler = serve(transitNatalHits);

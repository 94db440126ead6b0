import * as z from 'zod/mini';
import { julian } from '../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangeInput } from '../../lib/contract/inputs.ts';
import { deg, instant, num, text } from '../../lib/contract/shapes.ts';
import { bodiesField, BODIES, once, MAX_SKY_DAYS } from '../../lib/contract/sky-fields.ts';
import { rangeTooLong } from '../../lib/contract/field-errors.ts';
import { serve } from '../../lib/http/serve.ts';

/** Most rows times bodies. */
const MAX_ROWS = 20_000;
/** Days by which a whole number of steps may miss the end of the window. */
const ROUNDING = 1e-7;

export const ephemerisTable = endpoint({
  path: '/v1/ephemeris/table',
  summary: 'Positions of bodies at a fixed step over a window',
  credits: 5,
  input: rangeInput(
    {
      bodies: bodiesField(BODIES, GRAHAS),
      step_hours: z._default(
        z.number().check(z.gte(0.01), z.lte(8784), z.describe('hours between rows, from the first midnight')),
        24,
      ),
    },
    MAX_SKY_DAYS,
  ),
  settings: ['ayanamsa', 'node', 'step_hours'],
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        at: instant,
        positions: z.record(text, z.strictObject({ sidereal: deg, speed: num })),
      }),
    ),
  }),
  example: { from: '2024-01-01', to: '2024-01-10', tz: 5.5, bodies: ['sun', 'moon'], step_hours: 24 },
  compute: ({ input, range: { start, end, clock }, sky }) => {
    const bodies = once(input.bodies);
    const step = input.step_hours / 24;
    const rows = Math.ceil((end - start - ROUNDING) / step);
    if (rows * bodies.length > MAX_ROWS) {
      throw rangeTooLong(
        'step_hours',
        `rows × bodies would be ${rows * bodies.length}.`,
        `at most ${MAX_ROWS} rows × bodies`,
      );
    }
    return {
      rows: Array.from({ length: rows }, (_, i) => {
        const jd = julian(start + i * step);
        const positions = bodies.map((body) => {
          const { longitude, speed } = sky.position(body, jd);
          return [body, { sidereal: longitude, speed }] as const;
        });
        return { at: clock.text(jd), positions: Object.fromEntries(positions) };
      }),
    };
  },
});

export const handler = serve(ephemerisTable);

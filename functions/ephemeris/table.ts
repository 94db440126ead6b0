import * as z from 'zod/mini';
import { julian } from '../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangeInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, num, objectList, objectOf } from '../../lib/contract/frame/about.ts';
import { deg, instant } from '../../lib/contract/frame/shapes.ts';
import { bodiesField, BODIES, once, MAX_SKY_DAYS } from '../../lib/contract/suites/sky-fields.ts';
import { rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { serve } from '../../lib/service/http/serve.ts';

/** Rows of an answer times bodies. */
const MAX_POSITIONS = 20_000;
/** Days by which a whole number of steps may miss the end of the window. */
const ROUNDING = 1e-7;

export const ephemerisTable = endpoint({
  path: '/v1/ephemeris/table',
  summary: 'Positions of bodies at a fixed step over a window',
  description:
    'Sidereal longitude and speed of each body at equal steps, from the first midnight of the window on its clock up to, not including, the last. Rows times bodies may come to 20 000; raise the step or leave bodies out for more. For one instant with everything that is known of a body ask ephemeris/positions.',
  sources: ['Swiss Ephemeris 2.10'],
  credits: 5,
  input: rangeInput(
    {
      bodies: bodiesField(BODIES, GRAHAS),
      step_hours: z._default(between(0.01, 8784, 'Hours between rows, 0.01 to 8784'), 24),
    },
    MAX_SKY_DAYS,
  ),
  settings: ['ayanamsa', 'node', 'step_hours'],
  output: z.strictObject({
    rows: objectList('Rows in order of time', {
      at: about(instant, 'When the bodies stand so'),
      positions: about(
        z.partialRecord(
          z.enum(BODIES),
          objectOf('Where the body stands', {
            longitude: about(deg, 'Sidereal longitude in degrees, 0 to 360'),
            speed: about(num, 'Degrees a day in longitude, negative backwards'),
          }),
        ),
        'Positions by the key of the body',
      ),
    }),
  }),
  example: { from: '2024-01-01', to: '2024-01-10', tz: 5.5, bodies: ['sun', 'moon'], step_hours: 24 },
  compute: ({ input, range: { start, end, clock }, sky }) => {
    const bodies = once(input.bodies);
    const step = input.step_hours / 24;
    const rows = Math.ceil((end - start - ROUNDING) / step);
    if (rows * bodies.length > MAX_POSITIONS) {
      throw rangeTooLong(
        'step_hours',
        `rows × bodies would be ${rows * bodies.length}.`,
        `at most ${MAX_POSITIONS} rows × bodies`,
      );
    }
    return {
      rows: Array.from({ length: rows }, (_, i) => {
        const jd = julian(start + i * step);
        const positions = bodies.map((body) => {
          const { longitude, speed } = sky.position(body, jd);
          return [body, { longitude, speed }] as const;
        });
        return { at: clock.text(jd), positions: Object.fromEntries(positions) };
      }),
    };
  },
});

export const handler = serve(ephemerisTable);

import * as z from 'zod/mini';
import { RETURN_FRAMES, RETURNING, returnsOf } from '../../layers/jyotish/transit/returns.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, objectList, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { instant, name } from '../../lib/contract/frame/shapes.ts';
import { bodiesField, once } from '../../lib/contract/suites/sky-fields.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { checkMoonSpan } from '../../lib/service/http/read/window.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bodyShape } from '../../lib/answers/present/sky.ts';

export const transitReturns = endpoint({
  path: '/v1/transit/returns',
  summary: 'Exact returns of the planets to their natal degrees',
  description:
    'Every instant of the window at which a planet is again at the longitude it had at birth. One that turns back there passes it three times; `pass` numbers the passages of one return, also where the first was before the window. The longitudes are sidereal, or with frame tropical counted from the equinox, as western returns are. Mean Rahu returns once in 18.6 years, and Ketu with it. With the Moon the window may span five years. Without a time of birth it is computed for noon, and meta.uncertain names the answer.',
  sources: ['Geometry of longitudes; positions of the Swiss Ephemeris'],
  errors: ['EPHEMERIS_RANGE'],
  credits: 2,
  wave: 2,
  input: birthRangeInput({
    bodies: bodiesField(RETURNING, ['sun', 'mars', 'jupiter', 'saturn', 'rahu']),
    frame: choice(RETURN_FRAMES, 'sidereal', 'What the longitude is counted from: the sidereal zodiac, or the equinox'),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'observer', 'frame'],
  output: z.strictObject({
    returns: objectList('Returns in order of time; empty when there is none', {
      body: oneOf(RETURNING, 'Planet that returns'),
      name,
      at: about(instant, 'When it is exact'),
      pass: whole(1, 9, 'Number of the passage in its return, 1 to 9'),
      retrograde: about(flag, 'The planet moves backwards; mean Rahu always does'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, from: '2026-01-01', to: '2028-12-31', bodies: ['sun', 'mars', 'saturn'] },
  compute: ({ input, birth, range, sky, skyAt, place, words, uncertain }) => {
    checkMoonSpan(range, input.bodies);
    return overTheDay(birth, uncertain, (jd) => {
      const natal = (body: (typeof RETURNING)[number]): number =>
        input.frame === 'tropical' ? sky.tropical(body, jd) : sky.longitude(body, jd);
      return {
        returns: returnsOf(skyAt(place), once(input.bodies), natal, range, input.frame).map((one) => ({
          ...bodyShape(words, one.body),
          at: range.clock.text(one.jd),
          pass: one.pass,
          retrograde: one.retrograde,
        })),
      };
    });
  },
});

export const handler = serve(transitReturns);

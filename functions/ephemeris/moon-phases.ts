import * as z from 'zod/mini';
import { MOON_PHASES, moonPhases } from '../../layers/jyotish/sky-events/aspects.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangeInput } from '../../lib/contract/inputs.ts';
import { instant, nak, sign } from '../../lib/contract/shapes.ts';
import { MAX_MOON_DAYS } from '../../lib/contract/sky-fields.ts';
import { serve } from '../../lib/http/serve.ts';
import { placeInZodiac } from '../../lib/present/sky.ts';

export const ephemerisMoonPhases = endpoint({
  path: '/v1/ephemeris/moon-phases',
  summary: 'New, quarter and full Moons with the Moon’s sidereal place',
  credits: 1,
  input: rangeInput({}, MAX_MOON_DAYS),
  settings: ['ayanamsa'],
  output: z.strictObject({
    phases: z.array(z.strictObject({ phase: z.enum(MOON_PHASES), at: instant, sign, nakshatra: nak })),
  }),
  example: { from: '2026-01-01', to: '2026-03-31', tz: 5.5 },
  compute: ({ range, sky, words }) => ({
    phases: moonPhases(sky, range).map(({ jd, phase }) => ({
      phase,
      at: range.clock.text(jd),
      ...placeInZodiac(words, sky.longitude('moon', jd)),
    })),
  }),
});

export const handler = serve(ephemerisMoonPhases);

import * as z from 'zod/mini';
import { MOON_PHASES, moonPhases } from '../../layers/jyotish/sky-events/aspects.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangeInput } from '../../lib/contract/frame/inputs.ts';
import { about, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { instant, nameOf } from '../../lib/contract/frame/shapes.ts';
import { MAX_MOON_DAYS, ZODIAC } from '../../lib/contract/suites/sky-fields.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { zodiacShape } from '../../lib/answers/present/sky.ts';

export const ephemerisMoonPhases = endpoint({
  path: '/v1/ephemeris/moon-phases',
  summary: 'New, quarter and full Moons with the Moon’s sidereal place',
  description:
    'The instants at which the Moon stands 0, 90, 180 and 270 degrees ahead of the Sun in longitude, in order of time, over up to five years. The phases are the same for every observer and do not depend on the ayanamsa; the sign and star beside them do.',
  sources: ['Meeus, Astronomical Algorithms (2nd ed.) ch. 49'],
  credits: 1,
  input: rangeInput({}, MAX_MOON_DAYS),
  settings: ['ayanamsa'],
  output: z.strictObject({
    phases: objectList('Phases in order of time, with the place of the Moon', {
      phase: oneOf(MOON_PHASES, 'Phase of the Moon'),
      phase_name: nameOf('phase'),
      at: about(instant, 'When it is exact'),
      ...ZODIAC,
    }),
  }),
  example: { from: '2026-01-01', to: '2026-03-31', tz: 5.5 },
  compute: ({ range, sky, words }) => ({
    phases: moonPhases(sky, range).map(({ jd, phase }) => ({
      phase,
      phase_name: bank(words.language, 'sky').phases[phase],
      at: range.clock.text(jd),
      ...zodiacShape(words, sky.longitude('moon', jd)),
    })),
  }),
});

export const handler = serve(ephemerisMoonPhases);

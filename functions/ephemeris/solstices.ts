import * as z from 'zod/mini';
import { SOLSTICE_KINDS, solsticesIn } from '../../layers/jyotish/sky-events/solstices.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangeInput } from '../../lib/contract/frame/inputs.ts';
import { about, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { instant } from '../../lib/contract/frame/shapes.ts';
import { MAX_SKY_DAYS } from '../../lib/contract/suites/sky-fields.ts';
import { nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

export const ephemerisSolstices = endpoint({
  path: '/v1/ephemeris/solstices',
  summary: 'Equinoxes and solstices, and the sidereal entries at the same degrees',
  description:
    'The instants at which the apparent Sun reaches 0, 90, 180 and 270 degrees: of the tropical zodiac, the equinoxes and solstices that begin the seasons; and of the sidereal zodiac, the Mesha, Karka, Tula and Makara sankrantis, some 24 days later in our time. The tropical instants do not depend on the ayanamsa, the sidereal ones do.',
  sources: ['Meeus, Astronomical Algorithms (2nd ed.) ch. 27', 'Surya Siddhanta 14.7-10'],
  credits: 1,
  wave: 2,
  input: rangeInput({}, MAX_SKY_DAYS),
  settings: ['ayanamsa'],
  output: z.strictObject({
    events: objectList('Events in order of time', {
      kind: oneOf(
        [...SOLSTICE_KINDS.tropical, ...SOLSTICE_KINDS.sidereal],
        'What it is: of the tropical Sun an equinox or solstice, of the sidereal Sun an entry into a sign',
      ),
      name: nameOf('event'),
      at: about(instant, 'When it is'),
      system: oneOf(['tropical', 'sidereal'], 'Zodiac in which the Sun reaches the degree'),
      system_name: nameOf('zodiac'),
    }),
  }),
  example: { from: '2026-01-01', to: '2026-12-31', tz: 5.5 },
  compute: ({ range, sky, words }) => {
    const { solstices, zodiacs } = bank(words.language, 'sky');
    return {
      events: solsticesIn(sky, range).map(({ system, kind, jd }) => ({
        kind,
        name: solstices[kind],
        at: range.clock.text(jd),
        system,
        system_name: zodiacs[system],
      })),
    };
  },
});

export const handler = serve(ephemerisSolstices);

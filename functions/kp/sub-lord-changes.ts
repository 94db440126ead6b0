import * as z from 'zod/mini';
import { MAX_PERIODS } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangeTooLong } from '../../lib/contract/frame/field-errors.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { KP_DEFAULTS } from '../../lib/contract/suites/kp.ts';
import { about, objectList, oneOf, several } from '../../lib/contract/frame/about.ts';
import { graha, instant, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { KP_LEVELS, kpLordChanges } from '../../layers/jyotish/kp/lord-changes.ts';

const BODIES = ['ascendant', ...GRAHAS] as const;
const MAX_DAYS = 31;

export const subLordChanges = endpoint({
  path: '/v1/kp/sub-lord-changes',
  wave: 2,
  summary: 'Clock times at which the ascendant or planets change sign, star, sub or sub-sub lord',
  description:
    'The moments of a range of at most 31 days at which a body passes into another part of the zodiac. Where several levels change at once, the wider comes first, each in a row of its own. Planets that turn back change back. The ascendant passes some 250 subs a day; an answer holds at most 10,000 changes.',
  sources: ['K. S. Krishnamurti, KP Reader VI'],
  credits: 2,
  defaults: { ayanamsa: KP_DEFAULTS.ayanamsa },
  input: rangePlaceInput(
    {
      bodies: z._default(several(z.enum(BODIES), 1, 10, 'Whose changes are sought: the ascendant, planets'), [
        'ascendant',
      ]),
      levels: z._default(several(z.enum(KP_LEVELS), 1, 4, 'Levels of which changes are listed'), [
        'sign',
        'star',
        'sub',
      ]),
    },
    MAX_DAYS,
  ),
  settings: ['ayanamsa', 'node', 'bodies', 'levels'],
  output: z.strictObject({
    changes: objectList('Changes in order of time', {
      at: about(instant, 'When it changes, on the clock of the place'),
      body: oneOf(BODIES, 'Ascendant or planet'),
      name,
      level: oneOf(KP_LEVELS, 'Level that changes'),
      level_name: nameOf('level'),
      from: about(graha, 'Lord before'),
      from_name: nameOf('lord before'),
      to: about(graha, 'Lord after'),
      to_name: nameOf('lord after'),
    }),
  }),
  example: { from: '2026-11-21', to: '2026-11-21', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range, place, input, sky, words }) => {
    const window = { from: range.start, to: range.end };
    const changes = kpLordChanges(sky, place, [...new Set(input.bodies)], input.levels, window, MAX_PERIODS);
    if (!changes)
      throw rangeTooLong(
        'to',
        `The answer would hold more than ${MAX_PERIODS} changes; ask for a shorter range.`,
        `at most ${MAX_PERIODS} changes`,
      );
    const { levels } = bank(words.language, 'kp');
    return {
      changes: changes.map(({ at, body, level, from, to }) => ({
        at: range.clock.text(at),
        body,
        name: planetName(words, body),
        level,
        level_name: levels[level],
        from,
        from_name: planetName(words, from),
        to,
        to_name: planetName(words, to),
      })),
    };
  },
});

export const handler = serve(subLordChanges);

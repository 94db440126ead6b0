import * as z from 'zod/mini';
import { about, oneOf } from '../../lib/contract/frame/about.ts';
import { SUNRISE_RULES } from '../../layers/jyotish/ephemeris/sky.ts';
import { bodyDays, RISING_BODIES, twilightDays } from '../../layers/jyotish/sky-events/risings.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { risingsOut } from '../../lib/contract/suites/risings.ts';
import { bodiesField, once } from '../../lib/contract/suites/sky-fields.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { risingsShape } from '../../lib/answers/present/sky.ts';

export const ephemerisRiseSet = endpoint({
  path: '/v1/ephemeris/rise-set',
  summary: 'Rise, set, culmination and twilight on every civil date of a window',
  description:
    'When bodies rise, culminate and set at a place, civil date by civil date, under the rule of sunrise that is asked for. Sun and Moon rise with the upper limb and with refraction (apparent), with the centre of the disc (center), or as the Hindu almanacs reckon, with the centre, no refraction and no latitude (hindu). Planets follow the same rule with their own discs. The Moon misses its rise or its set about once a month; near the poles bodies stay up or down for days, and `state` says which.',
  sources: ['Swiss Ephemeris 2.10, programmer’s manual, section 6'],
  credits: 2,
  input: rangePlaceInput({
    bodies: bodiesField(RISING_BODIES, ['sun', 'moon']),
    rule: z.optional(oneOf(SUNRISE_RULES, 'What rising means; the option sunrise when left out')),
    twilight: z._default(about(z.boolean(), 'Whether to give the three twilights too'), false),
  }),
  settings: ['rule'],
  output: risingsOut,
  example: { from: '2024-04-08', to: '2024-04-10', lat: 28.6139, lon: 77.209, tz: 5.5, twilight: true },
  compute: ({ input, range: { from, to, clock }, place, sky, options, words, setting }) => {
    const used = input.rule ?? options.sunrise;
    setting('rule', used);
    const days = bodyDays(sky, place, used, clock, from, to, once(input.bodies));
    return risingsShape(
      { words, clock },
      used,
      days,
      input.twilight ? twilightDays(sky, place, clock, from, to) : null,
    );
  },
});

export const handler = serve(ephemerisRiseSet);

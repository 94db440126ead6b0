import * as z from 'zod/mini';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { SUNRISE_RULES } from '../../layers/jyotish/ephemeris/sky.ts';
import { bodyDays, RISING_BODIES, twilightDays, TWILIGHTS } from '../../layers/jyotish/sky-events/risings.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/inputs.ts';
import { date, instant } from '../../lib/contract/shapes.ts';
import { bodiesField, once } from '../../lib/contract/sky-fields.ts';
import { serve } from '../../lib/http/serve.ts';
import { instantOrNull } from '../../lib/present/time.ts';

const maybe = z.nullable(instant);
const rule = z.enum(SUNRISE_RULES);

export const ephemerisRiseSet = endpoint({
  path: '/v1/ephemeris/rise-set',
  summary: 'Rise, set, culmination and twilight on every civil date of a window',
  credits: 2,
  input: rangePlaceInput({
    bodies: bodiesField(RISING_BODIES, ['sun', 'moon']),
    rule: z.optional(rule.check(z.describe('what rising means; the option sunrise when left out'))),
    twilight: z._default(z.boolean(), false),
  }),
  settings: ['rule'],
  output: z.strictObject({
    days: z.array(
      z.strictObject({
        date,
        body: z.enum(RISING_BODIES),
        rise: maybe.check(z.describe('first in [00:00, 24:00) of the date')),
        set: maybe,
        transit: maybe.check(z.describe('upper culmination')),
        state: z.enum(['normal', 'always_up', 'always_down']),
        rule,
      }),
    ),
    twilight: z.nullable(z.array(z.strictObject({ date, kind: z.enum(TWILIGHTS), dawn: maybe, dusk: maybe }))),
  }),
  example: { from: '2024-04-08', to: '2024-04-10', lat: 28.6139, lon: 77.209, tz: 5.5, twilight: true },
  compute: ({ input, range: { from, to, clock }, place, sky, options, setting }) => {
    const used = input.rule ?? options.sunrise;
    setting('rule', used);
    const days = bodyDays(sky, place, used, clock, from, to, once(input.bodies));
    return {
      days: days.map(({ date: day, body, rise, set, transit, state }) => ({
        date: isoDate(day),
        body,
        rise: instantOrNull(clock, rise),
        set: instantOrNull(clock, set),
        transit: instantOrNull(clock, transit),
        state,
        rule: used,
      })),
      twilight: input.twilight
        ? twilightDays(sky, place, clock, from, to).map(({ date: day, kind, dawn, dusk }) => ({
            date: isoDate(day),
            kind,
            dawn: instantOrNull(clock, dawn),
            dusk: instantOrNull(clock, dusk),
          }))
        : null,
    };
  },
});

export const handler = serve(ephemerisRiseSet);

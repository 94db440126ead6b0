import * as z from 'zod/mini';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import {
  HELIACAL_BODIES,
  HELIACAL_KINDS,
  heliacalEvents,
  KALAMSHA_TABLES,
} from '../../layers/jyotish/sky-events/heliacal.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, choice, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { date, instant, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { bodiesField, once } from '../../lib/contract/suites/sky-fields.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { bodyShape } from '../../lib/answers/present/sky.ts';

/** Two years: a whole cycle of Mercury, Jupiter and Saturn, and of Venus. */
const MAX_DAYS = 732;

export const ephemerisHeliacal = endpoint({
  path: '/v1/ephemeris/heliacal',
  summary: 'First and last visibility of the planets at a place, by kalamsha',
  description:
    'A planet is lost in the light of the Sun while it sets too soon after it, or rises too soon before it. The gap is the time between the two settings, or risings, of the centres of the discs without refraction, in degrees: four minutes are one. The limits are those of the Surya Siddhanta: Moon 12, Mars 17, Mercury 14 (12 retrograde), Jupiter 11, Venus 10 (8 retrograde), Saturn 15. `rises_west` and `rises_east` are the first days on which the limit is reached in the evening or the morning, `sets_west` and `sets_east` the last; the first crescent of the Moon is its rises_west. Printed almanacs differ, of Jupiter by days and of Venus by weeks: they follow other limits, or degrees of longitude (ephemeris/combustion). Weather and eyesight are not considered. Where the Sun does not set, there are no events.',
  sources: ['Surya Siddhanta 9-10'],
  credits: 3,
  wave: 2,
  input: rangePlaceInput(
    {
      bodies: bodiesField(HELIACAL_BODIES, ['mars', 'mercury', 'jupiter', 'venus', 'saturn']),
      kalamsha: choice(
        KALAMSHA_TABLES,
        'surya_siddhanta',
        'Limits: those of the Surya Siddhanta; modern has Jupiter 10 and Venus 7',
      ),
    },
    MAX_DAYS,
  ),
  settings: ['kalamsha'],
  output: z.strictObject({
    events: objectList('Events in order of time', {
      body: oneOf(HELIACAL_BODIES, 'The Moon or a planet'),
      name,
      kind: oneOf(HELIACAL_KINDS, 'First (rises) or last (sets) day it is seen, in the west or the east'),
      kind_name: nameOf('event'),
      date: about(date, 'Date of that evening or morning'),
      at: about(instant, 'Sunset in the west, sunrise in the east: the centre of the Sun, no refraction'),
      gap: between(0, 60, 'Time between the two settings or risings, degrees'),
      limit: between(0, 17, 'Limit that the gap has reached, degrees'),
    }),
  }),
  example: { from: '2026-01-01', to: '2026-12-31', lat: 28.6139, lon: 77.209, tz: 5.5, bodies: ['mercury', 'saturn'] },
  compute: ({ range: { from, to, clock }, place, input, sky, words, warn }) => {
    const bodies = once(input.bodies);
    if (bodies.includes('jupiter') || bodies.includes('venus'))
      warn(
        'ALMANACS_DIFFER',
        'Almanacs print the setting and rising of Jupiter days and of Venus weeks apart from these: they follow other limits.',
      );
    const { heliacal } = bank(words.language, 'sky');
    return {
      events: heliacalEvents(sky, bodies, { clock, place }, from, to, input.kalamsha).map((one) => ({
        ...bodyShape(words, one.body),
        kind: one.kind,
        kind_name: heliacal[one.kind],
        date: isoDate(one.date),
        at: clock.text(one.at),
        gap: one.gap,
        limit: one.limit,
      })),
    };
  },
});

export const handler = serve(ephemerisHeliacal);

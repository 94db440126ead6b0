import * as z from 'zod/mini';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { houseStays } from '../../layers/jyotish/transit/stays.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthRangeInput } from '../../lib/contract/inputs.ts';
import { flag, graha, house, sign, span } from '../../lib/contract/shapes.ts';
import { bodiesField, once } from '../../lib/contract/sky-fields.ts';
import { AppError } from '../../lib/contract/app-error.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { spanShape } from '../../lib/present/time.ts';
import { overTheDay } from '../../lib/ask/over-the-day.ts';

export const transitHouseTimeline = endpoint({
  path: '/v1/transit/house-timeline',
  summary: 'Entry and exit of each planet through the natal houses',
  credits: 3,
  errors: ['BIRTH_TIME_REQUIRED'],
  input: birthRangeInput({
    reference: z._default(z.enum(['lagna', 'moon']).check(z.describe('first house, counted by signs')), 'lagna'),
    bodies: bodiesField(GRAHAS, GRAHAS),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'observer', 'reference'],
  output: z.strictObject({
    stays: z.array(
      z.strictObject({
        planet: graha,
        house,
        sign,
        span: span.check(z.describe('true entry and exit, also outside the window')),
        retrograde_reentry: flag.check(z.describe('the planet had left this sign and came back')),
      }),
    ),
  }),
  example: {
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    from: '2026-01-01',
    to: '2026-12-31',
    bodies: ['jupiter', 'saturn', 'rahu', 'ketu'],
  },
  compute: ({ input: { reference, bodies }, birth, range, sky, skyAt, place, words, uncertain }) => {
    if (reference === 'lagna' && !birth.timeKnown) throw new AppError('BIRTH_TIME_REQUIRED');
    const answer = (jd: typeof birth.jd) => {
      const first = reference === 'lagna' ? sky.ascendant(jd, birth.place) : sky.longitude('moon', jd);
      return {
        stays: houseStays(skyAt(place), signOf(first), once(bodies), range).map((stay) => ({
          planet: stay.graha,
          house: stay.house,
          sign: signShape(words, stay.sign),
          span: spanShape(range.clock, stay),
          retrograde_reentry: stay.reentry,
        })),
      };
    };
    return overTheDay(birth, answer, uncertain);
  },
});

export const handler = serve(transitHouseTimeline);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { flag, house, instant, listOf, sign, star } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { starShape } from '../../lib/present/names.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { chandraBalas, moonChanges, taraBalas } from '../../layers/jyotish/panchang/bala.ts';

export const taraChandraBala = endpoint({
  path: '/v1/panchang/tara-chandra-bala',
  summary: 'Tara bala for 27 stars and chandra bala for 12 signs with change times',
  credits: 1,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    tara: listOf(
      z.strictObject({
        nakshatra: star.check(z.describe('star of birth')),
        tara: z.int().check(z.gte(1), z.lte(9), z.describe('1 Janma … 9 Parama Mitra')),
        good: flag,
      }),
      27,
    ),
    chandra: listOf(z.strictObject({ sign: sign.check(z.describe('birth sign')), house, good: flag }), 12),
    changes: z
      .array(
        z.strictObject({
          at: instant,
          what: z.enum(['nakshatra', 'sign']),
          to: z.int().check(z.gte(1), z.lte(27), z.describe("the Moon's new star or sign")),
        }),
      )
      .check(z.describe('during the day; the lists hold at sunrise')),
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    return {
      tara: taraBalas(almanac.table, day.start).map(({ nakshatra, tara, good }) => ({
        nakshatra: starShape(words, nakshatra),
        tara,
        good,
      })),
      chandra: chandraBalas(almanac.table, day.start).map((row) => ({
        sign: signShape(words, row.sign),
        house: row.house,
        good: row.good,
      })),
      changes: moonChanges(almanac.table, day).map(({ at, what, to }) => ({ at: clock.text(at), what, to })),
    };
  },
});

export const handler = serve(taraChandraBala);

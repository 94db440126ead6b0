import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { taraOut } from '../../lib/contract/suites/panchang.ts';
import { about, flag, objectList, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { house, instant, sign, star } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { starShape, taraShape } from '../../lib/answers/present/names.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { chandraBalas, moonChanges, taraBalas } from '../../layers/jyotish/panchang/bala.ts';

export const taraChandraBala = endpoint({
  path: '/v1/panchang/tara-chandra-bala',
  summary: 'Tara bala for 27 birth stars and chandra bala for 12 birth signs, with change times',
  description:
    'How the star and the sign of the Moon at sunrise suit every birth star and birth sign. The tara is today’s star counted from the birth star in nines: the second, fourth, sixth, eighth and ninth are good, the first is mixed and counts as not good. The Moon is good in houses 1, 3, 6, 7, 10 and 11 from the birth sign, in the bright half also in 2, 5 and 9. The lists hold at sunrise; `changes` says when the Moon moves on during the day.',
  sources: ['Muhurta Chintamani 4'],
  credits: 1,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    tara: objectListOf(27, 'One row for each birth star, at sunrise', {
      nakshatra: about(star, 'Birth star'),
      tara: taraOut,
      good: about(flag, 'Whether the star of the day supports this birth star'),
    }),
    chandra: objectListOf(12, 'One row for each birth sign, at sunrise', {
      sign: about(sign, 'Birth sign of the Moon'),
      house: about(house, 'House of the Moon of the day, counted from the birth sign'),
      good: about(flag, 'Whether the Moon of the day supports this birth sign'),
    }),
    changes: objectList('When the Moon changes star or sign during the day, in order of time', {
      at: about(instant, 'When the Moon moves on'),
      what: oneOf(['nakshatra', 'sign'], 'Whether it enters a star or a sign'),
      to: about(z.union([star, sign]), 'The star or sign it enters'),
    }),
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    return {
      tara: taraBalas(almanac.table, day.start).map(({ nakshatra, tara, good }) => ({
        nakshatra: starShape(words, nakshatra),
        tara: taraShape(words, tara),
        good,
      })),
      chandra: chandraBalas(almanac.table, day.start).map((row) => ({
        sign: signShape(words, row.sign),
        house: row.house,
        good: row.good,
      })),
      changes: moonChanges(almanac.table, day).map(({ at, what, to }) => ({
        at: clock.text(at),
        what,
        to: what === 'sign' ? signShape(words, to) : starShape(words, to),
      })),
    };
  },
});

export const handler = serve(taraChandraBala);

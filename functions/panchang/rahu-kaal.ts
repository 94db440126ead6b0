import * as z from 'zod/mini';
import { about } from '../../lib/contract/frame/about.ts';
import { rahuKaalOut } from '../../lib/contract/suites/day-parts.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { rahuKaalShape } from '../../lib/answers/present/day-parts.ts';
import { openDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { kalaOf, nightKalaOf } from '../../layers/jyotish/panchang/periods.ts';

export const rahuKaal = endpoint({
  path: '/v1/panchang/rahu-kaal',
  summary: 'Rahu Kaal, Yamaganda and Gulika Kaal of the day, and of the night',
  description:
    'The day from sunrise to sunset has eight equal parts; which of them belongs to Rahu, Yama and Gulika follows from the weekday (on Sunday the eighth, fifth and seventh). The night has the parts of the fifth weekday after it. The times are those of the place: they move with its sunrise and sunset.',
  sources: ['Muhurta Chintamani 1', 'Drik Panchang, day pages'],
  credits: 1,
  input: dayInput({
    night: z._default(about(z.boolean(), 'Whether to give the eighths of the night too'), false),
  }),
  settings: ['sunrise', 'night'],
  output: rahuKaalOut,
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5, night: true },
  compute: ({ day: { date, place, clock }, input, options, sky, words }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    return rahuKaalShape(
      { words, clock },
      sunOfDay(almanac, day),
      (kala) => kalaOf(kala, day),
      input.night ? (kala) => nightKalaOf(kala, day) : null,
    );
  },
});

export const handler = serve(rahuKaal);

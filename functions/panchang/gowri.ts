import { gowriOut } from '../../lib/contract/suites/day-parts.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { gowriShape } from '../../lib/answers/present/day-parts.ts';
import { openDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { dayGowris, nallaNeram, nightGowris } from '../../layers/jyotish/panchang/choghadiya.ts';

export const gowri = endpoint({
  path: '/v1/panchang/gowri',
  summary: 'Gowri panchangam and nalla neram',
  description:
    'The Tamil reckoning of good and bad eighths of the day and night. The day begins with the part of its weekday (Sunday with Uthi, Saturday with Soram), and Visham is put in where Rahu Kaal stands. Nalla neram are the good parts that Rahu Kaal, Yamaganda and Gulika Kaal of the day do not touch. Published night tables differ; here the night has the row of the fifth weekday.',
  sources: ['Gowri panchangam as printed in Tamil almanacs'],
  credits: 1,
  input: dayInput(),
  settings: ['sunrise'],
  output: gowriOut,
  example: { date: '2024-04-08', lat: 13.0827, lon: 80.2707, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    const eighths = { day: dayGowris(day), night: nightGowris(day) };
    return gowriShape({ words, clock }, sunOfDay(almanac, day), eighths, nallaNeram(day));
  },
});

export const handler = serve(gowri);

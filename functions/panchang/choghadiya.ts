import { choghadiyaOut } from '../../lib/contract/suites/day-parts.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { choghadiyaShape } from '../../lib/answers/present/day-parts.ts';
import { openDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { dayChoghadiyas, nightChoghadiyas } from '../../layers/jyotish/panchang/choghadiya.ts';

export const choghadiya = endpoint({
  path: '/v1/panchang/choghadiya',
  summary: 'Eight day and eight night choghadiyas',
  description:
    'Cuts the day from sunrise to sunset, and the night that follows, into eight equal parts each and names them. The first part of the day follows the weekday of the sunrise (Sunday begins with Udveg), the first of the night likewise (Sunday night with Shubh). Amrit, Shubh and Labh are good, Char is neutral and for travel, Udveg, Kaal and Rog are to be avoided. Where the Sun does not rise or set, the day or the night is null.',
  sources: ['Almanac practice of Gujarat and Rajasthan, as printed in the day pages of Drik Panchang'],
  credits: 1,
  input: dayInput(),
  settings: ['sunrise'],
  output: choghadiyaOut,
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    return choghadiyaShape({ words, clock }, sunOfDay(almanac, day), {
      day: dayChoghadiyas(day),
      night: nightChoghadiyas(day),
    });
  },
});

export const handler = serve(choghadiya);

import { godhuliField } from '../../lib/contract/suites/day-input.ts';
import { auspiciousOut } from '../../lib/contract/suites/day-parts.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { auspiciousShape } from '../../lib/answers/present/day-parts.ts';
import { openDay, sunBeforeDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { auspiciousWindows } from '../../layers/jyotish/panchang/auspicious.ts';

export const auspicious = endpoint({
  path: '/v1/panchang/auspicious',
  summary: 'Good windows of a day: Brahma Muhurta, Abhijit, Vijaya, Godhuli, Amrita Kaal and others',
  description:
    'The good windows of the day from sunrise to sunrise. Abhijit is the eighth of fifteen parts of the day and not used on a Wednesday; Vijaya the eleventh; Nishita the eighth of fifteen parts of the night; Brahma Muhurta the last but one of fifteen parts of the night before. The sandhyas are three ghatis of the day or night around its turning points. Amrita Kaal is cut out of the star that runs and stands whole when it touches the day.',
  sources: ['Muhurta Chintamani 1-2', 'Drik Panchang, day pages'],
  credits: 1,
  input: dayInput({ godhuli: godhuliField }),
  settings: ['ayanamsa', 'sunrise', 'godhuli'],
  output: auspiciousOut,
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, input, options, sky, words, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    return auspiciousShape(
      { words, clock },
      sunOfDay(almanac, day),
      sunBeforeDay(almanac, day),
      auspiciousWindows(almanac, day, input.godhuli),
    );
  },
});

export const handler = serve(auspicious);

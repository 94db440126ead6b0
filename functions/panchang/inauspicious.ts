import { inauspiciousOut } from '../../lib/contract/suites/day-parts.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { inauspiciousShape } from '../../lib/answers/present/day-parts.ts';
import { adverseWindows } from '../../layers/jyotish/panchang/adverse.ts';
import { openDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';

export const inauspicious = endpoint({
  path: '/v1/panchang/inauspicious',
  summary: 'Windows of a day to avoid: Rahu Kaal, Dur Muhurta, Varjya, Bhadra and others',
  description:
    'Every adverse window that touches the day from sunrise to sunrise, each with what makes it adverse. Shares of the day (Rahu Kaal, Yamaganda, Gulika Kaal, Dur Muhurta, Kulika, Kalavela, Yamaghanta, Kantaka) follow from the weekday; Varjya, Bhadra and the bad parts of the yoga stand whole with their true limits, a Bhadra in which the Moon changes its world in parts; Panchak, Vinchudo, Gand Mool and the combinations of weekday, tithi and star are cut at the ends of the day. Bhadra is harmful only while it dwells on earth, and says where it dwells.',
  sources: ['Muhurta Chintamani 1-2', 'Dharmasindhu', 'Drik Panchang, day pages'],
  credits: 1,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: inauspiciousOut,
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    return inauspiciousShape({ words, clock }, sunOfDay(almanac, day), adverseWindows(almanac, day));
  },
});

export const handler = serve(inauspicious);

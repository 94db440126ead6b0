import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { anandadiOut } from '../../lib/contract/suites/day-parts.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { anandadiShape } from '../../lib/answers/present/day-parts.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { anandadisOf, tamilYogasOf } from '../../layers/jyotish/panchang/anandadi.ts';
import { dayStates } from '../../layers/jyotish/panchang/day-state.ts';

export const panchangAnandadi = endpoint({
  path: '/v1/panchang/anandadi',
  summary: 'Anandadi and Tamil (amirtha, siddha, marana) yogas of the day',
  description:
    'Weekday and star of the Moon make one of twenty-eight yogas, from Ananda to Pravardhamana: on Sunday they are counted from Ashwini, on each weekday from four stars further on, Abhijit among them. Tamil almanacs make amirtha, siddha and marana yoga of the same two. Both lists run from sunrise to the next sunrise and change when the Moon changes its star. Older Tamil tables differ in about a tenth of the cells; these are those of printed almanacs of 2024–25. Where the Sun does not rise, the day runs from six to six local mean time.',
  sources: ['Muhurta Chintamani 1', 'Tamil panchangas of 2024–25'],
  credits: 1,
  wave: 2,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: anandadiOut,
  example: { date: '2024-04-08', lat: 13.0827, lon: 80.2707, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    const states = dayStates(almanac, day);
    return anandadiShape({ words, clock }, day.vara, anandadisOf(states), tamilYogasOf(states));
  },
});

export const handler = serve(panchangAnandadi);

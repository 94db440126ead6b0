import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { about, flag, keyed, span, star, vara, whole } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { panchangTextOf } from '../../lib/i18n/panchang.ts';
import { starShape, varaShape } from '../../lib/present/names.ts';
import { spanShape } from '../../lib/present/time.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { ANANDADI, anandadisOf, TAMIL_YOGA_KEYS, tamilYogasOf } from '../../layers/jyotish/panchang/anandadi.ts';
import { dayStates } from '../../layers/jyotish/panchang/day-state.ts';

const good = about(flag, 'Whether it favours what is begun');

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
  output: z.strictObject({
    vara: about(vara, 'Weekday from sunrise to sunrise'),
    anandadi: about(
      z.array(
        z.strictObject({
          id: whole(1, 28, 'Place of the yoga, 1 Ananda to 28 Pravardhamana'),
          ...keyed(
            ANANDADI.map(({ key }) => key),
            'yoga',
          ).shape,
          good,
          span,
        }),
      ),
      'Anandadi yogas from sunrise to the next sunrise, in order of time',
    ),
    tamil: about(
      z.array(
        z.strictObject({
          ...keyed(TAMIL_YOGA_KEYS, 'Tamil yoga').shape,
          good,
          nakshatra: about(star, 'Star of the Moon that makes it'),
          span,
        }),
      ),
      'Tamil yogas, one for each star of the day, in order of time',
    ),
  }),
  example: { date: '2024-04-08', lat: 13.0827, lon: 80.2707, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    const states = dayStates(almanac, day);
    const text = panchangTextOf(words.language);
    return {
      vara: varaShape(words, day.vara),
      anandadi: anandadisOf(states).map(({ id, key, good: favours, span: limits }) => ({
        id,
        key,
        name: text.anandadis[key],
        good: favours,
        span: spanShape(clock, limits),
      })),
      tamil: tamilYogasOf(states).map(({ key, good: favours, nakshatra, span: limits }) => ({
        key,
        name: text.tamilYogas[key],
        good: favours,
        nakshatra: starShape(words, nakshatra),
        span: spanShape(clock, limits),
      })),
    };
  },
});

export const handler = serve(panchangAnandadi);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { nameOf, span, vara } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { varaShape } from '../../lib/answers/present/names.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';
import { PANCHAK_STARTS, PANCHAK_TYPES, panchaksTouching } from '../../layers/jyotish/panchang/panchak.ts';

export const panchangPanchak = endpoint({
  path: '/v1/panchang/panchak',
  summary: 'Panchak spans with the type their weekday gives them',
  description:
    'Every Panchak that touches the window, whole: the Moon from 300° to 360° of the sidereal zodiac, that is from the second half of Dhanishta to the end of Revati. Its name follows from the weekday, sunrise to sunrise at the place, on which it begins: Roga on Sunday, Raja on Monday, Agni on Tuesday, Chora on Friday, Mrityu on Saturday; one that begins on a Wednesday or Thursday is held to be harmless. Where the Sun does not rise, the weekday is that of the calendar date.',
  sources: ['Muhurta Chintamani 1', 'Drik Panchang, Panchak pages'],
  credits: 1,
  wave: 2,
  input: rangePlaceInput(
    {
      dhanishta: choice(
        PANCHAK_STARTS,
        'half',
        'Where Panchak begins: half, with the second half of Dhanishta at 300°, as almanacs print it; whole, with the star at 293°20′',
      ),
    },
    366,
  ),
  settings: ['ayanamsa', 'sunrise', 'dhanishta'],
  output: z.strictObject({
    periods: objectList('Panchaks that touch the window, in order of time', {
      type: oneOf(PANCHAK_TYPES, 'Type by the weekday of its start; none is harmless'),
      type_name: nameOf('Panchak'),
      harmful: about(flag, 'False for one that begins on a Wednesday or Thursday'),
      vara: about(vara, 'Weekday, from sunrise to sunrise, on which it begins'),
      span: about(span, 'True start and end, also where they lie outside the window'),
    }),
  }),
  example: { from: '2024-01-01', to: '2024-03-31', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ range: { start, end, clock }, place, input, options, sky, words, setting }) => {
    const almanac = longAlmanac(sky, place, options.sunrise, clock, start);
    setting('ayanamsa_value', sky.ayanamsa(start));
    const { panchaks } = bank(words.language, 'panchang');
    return {
      periods: panchaksTouching(almanac, { start, end }, input.dhanishta).map(({ type, vara: number, ...limits }) => ({
        type,
        type_name: panchaks[type],
        harmful: type !== 'none',
        vara: varaShape(words, number),
        span: spanShape(clock, limits),
      })),
    };
  },
});

export const handler = serve(panchangPanchak);

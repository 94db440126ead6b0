import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { panchakaWindow, sunState } from '../../lib/contract/suites/panchang.ts';
import { about, choice } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { panchakaShape } from '../../lib/answers/present/panchang.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { PANCHAKA_TITHIS, panchakaWindows } from '../../layers/jyotish/panchang/panchaka-rahita.ts';

export const panchangPanchakaRahita = endpoint({
  path: '/v1/panchang/panchaka-rahita',
  summary: 'Windows of the day that are free of the five Panchakas, and those that are not',
  description:
    'Tithi, weekday (Sunday 1), star of the Moon and rising sign are added and divided by nine. The remainder 1 is Mrityu, 2 Agni, 4 Raja, 6 Chora, 8 Roga Panchaka; with any other the time is free of them. The day from sunrise to the next sunrise is cut where one of the four changes; neighbours with the same remainder are one window. The tithi is counted in its half of the month, as the verse of the southern almanacs has it.',
  sources: ['Muhurta Chintamani 6', 'B. V. Raman, Muhurtha'],
  credits: 1,
  wave: 2,
  input: dayInput({
    panchaka_tithi: choice(
      PANCHAKA_TITHIS,
      'paksha',
      'How the tithi is counted: paksha, 1 to 15 in its half; month, 1 to 30 from the bright half on',
    ),
  }),
  settings: ['ayanamsa', 'sunrise', 'panchaka_tithi'],
  output: z.strictObject({
    sun: sunState,
    windows: about(
      z.nullable(z.array(panchakaWindow)),
      'Windows from sunrise to the next sunrise, without gaps; null where the Sun does not rise: see sun',
    ),
  }),
  example: { date: '2024-04-08', lat: 13.0827, lon: 80.2707, tz: 5.5 },
  compute: ({ day: { date, place, clock }, input, options, sky, words, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    const windows = panchakaWindows(sky, almanac, day, input.panchaka_tithi);
    return {
      sun: day.sun,
      windows: windows && windows.map((one) => panchakaShape({ words, clock }, one)),
    };
  },
});

export const handler = serve(panchangPanchakaRahita);

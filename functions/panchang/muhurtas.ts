import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { nextSun, sunState } from '../../lib/contract/suites/panchang.ts';
import { about, flag, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { keyed, listOf, nameOf, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { openDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { MUHURTAS, muhurtasOf } from '../../layers/jyotish/panchang/muhurtas.ts';

export const panchangMuhurtas = endpoint({
  path: '/v1/panchang/muhurtas',
  summary: 'The thirty named muhurtas of day and night with their deities',
  description:
    'The day from sunrise to sunset and the night to the next sunrise have fifteen muhurtas each; about 48 minutes long, they stretch and shrink with the season. Each has a name and a deity and is good or bad by nature. Four that are good by nature are bad on some weekdays: the eighth (Abhijit) on Wednesday, the ninth on Monday and Friday, the fourteenth on Sunday, and the seventh of the night on Tuesday.',
  sources: ['Muhurta Chintamani 6', 'Taittiriya Brahmana 3.10'],
  credits: 1,
  wave: 2,
  input: dayInput(),
  settings: ['sunrise'],
  output: z.strictObject({
    sun: sunState,
    next_sun: nextSun,
    muhurtas: about(
      z.nullable(
        listOf(
          z.strictObject({
            id: whole(1, 30, 'Place of the muhurta from sunrise, 1 to 30; 16 begins at sunset'),
            ...keyed(
              MUHURTAS.map(({ key }) => key),
              'muhurta',
            ).shape,
            deity: oneOf([...new Set(MUHURTAS.map(({ deity }) => deity))], 'Deity of the muhurta'),
            deity_name: nameOf('deity'),
            good: about(flag, 'Whether it favours what is begun on this weekday'),
            day: about(flag, 'It begins before sunset'),
            span,
          }),
          30,
        ),
      ),
      'The muhurtas from sunrise; null where the Sun does not rise, set and rise again: see sun and next_sun',
    ),
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    const { sun, nextSun: after } = sunOfDay(almanac, day);
    const text = bank(words.language, 'panchang');
    const muhurtas = muhurtasOf(day);
    return {
      sun,
      next_sun: after,
      muhurtas:
        muhurtas &&
        muhurtas.map(({ id, key, deity, good, day: inDay, span: limits }) => ({
          id,
          key,
          name: text.muhurtas[key],
          deity,
          deity_name: text.muhurtaDeities[deity],
          good,
          day: inDay,
          span: spanShape(clock, limits),
        })),
    };
  },
});

export const handler = serve(panchangMuhurtas);

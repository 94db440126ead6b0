import { horaField } from '../../lib/contract/suites/day-input.ts';
import { horaOut } from '../../lib/contract/suites/day-parts.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { horaShape } from '../../lib/answers/present/day-parts.ts';
import { openDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { horasOf } from '../../layers/jyotish/panchang/choghadiya.ts';

export const panchangHora = endpoint({
  path: '/v1/panchang/hora',
  summary: 'The 24 planetary hours from sunrise',
  description:
    'Twelve hours of the day and twelve of the night, each ruled by a planet. The first belongs to the planet of the weekday, and each next hour to the next faster planet in the order Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon, without a break at sunset. By default an hour is a twelfth of the day or of the night; with equal_60min it lasts sixty minutes from sunrise.',
  sources: ['Brihat Jataka ch. 1', 'Surya Siddhanta 12.78-79'],
  credits: 1,
  input: dayInput({ hora: horaField }),
  settings: ['sunrise', 'hora'],
  output: horaOut,
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, input, options, sky, words }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    return horaShape({ words, clock }, sunOfDay(almanac, day), horasOf(day, input.hora));
  },
});

export const handler = serve(panchangHora);

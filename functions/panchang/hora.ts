import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { listOf, lord, span } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { spanShape } from '../../lib/present/time.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { HORA_RULES, horasOf } from '../../layers/jyotish/panchang/choghadiya.ts';

export const panchangHora = endpoint({
  path: '/v1/panchang/hora',
  summary: '24 planetary hours from sunrise',
  credits: 1,
  input: dayInput({
    hora: z._default(
      z.enum(HORA_RULES).check(z.describe('twelfths of day and night, or hours of sixty minutes')),
      'unequal',
    ),
  }),
  settings: ['sunrise', 'hora'],
  output: z.strictObject({
    horas: z.nullable(
      listOf(z.strictObject({ lord, span, day: z.boolean().check(z.describe('begins before sunset')) }), 24),
    ),
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, input, options, sky }) => {
    const { day } = openDay(sky, place, options.sunrise, clock, date);
    const horas = horasOf(day, input.hora);
    return {
      horas: horas && horas.map((hora) => ({ lord: hora.lord, span: spanShape(clock, hora.span), day: hora.day })),
    };
  },
});

export const handler = serve(panchangHora);

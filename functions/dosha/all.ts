import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/ask/day.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthAtInput } from '../../lib/contract/inputs.ts';
import { flag, graha, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { doshaName } from '../../lib/i18n/yogas.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { NODE_ASPECTS } from '../../layers/jyotish/chart/drishti.ts';
import { allDoshas } from '../../layers/jyotish/dosha/all.ts';
import { DOSHA_GRADES } from '../../layers/jyotish/dosha/rule.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import { NO_CIRCUMSTANCES, READING_DOCTRINE } from '../../layers/jyotish/condition/doctrine.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';

export const allOfThem = endpoint({
  path: '/v1/dosha/all',
  summary: 'Presence and grade of every dosha in one list',
  credits: 3,
  input: birthAtInput({
    manglik_houses: z._default(z.enum(['all', 'north', 'south']), 'all'),
    node_aspects: z._default(z.enum(NODE_ASPECTS), '7'),
    wide: z._default(z.boolean().check(z.describe('shrapit by aspect too')), false),
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'manglik_houses', 'node_aspects', 'wide'],
  output: z.strictObject({
    doshas: z.array(
      z.strictObject({
        id: text,
        name: text,
        present: flag,
        grade: z.enum(DOSHA_GRADES),
        cancelled: flag,
        met: z.array(text).check(z.describe('rules that are met')),
        planets: z.array(graha),
        cancelled_by: z.array(text),
      }),
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, at: '2026-11-21T12:00:00+05:30' },
  compute: ({ birth, at, input, options, sky, words, setting }) => {
    const { jd, place } = birth;
    setting('at', isoLocal(at.jd, at.offset));
    const chart = castChart(sky, jd, place);
    const day = dayOfMoment(sky, options, birth);
    const doctrine = { ...READING_DOCTRINE, nodeAspects: input.node_aspects, wide: input.wide };
    const reading = chartReading(chart, 1, NO_CIRCUMSTANCES, doctrine);
    const moon = chart.grahas.moon.longitude;
    return {
      doshas: allDoshas(sky, reading, { jd, day, moon }, at.jd, input.manglik_houses).map((row) => ({
        id: row.id,
        name: doshaName(words.language, row.id),
        present: row.present,
        grade: row.grade,
        cancelled: row.cancelledBy.length > 0,
        met: [...row.met],
        planets: [...row.planets],
        cancelled_by: [...row.cancelledBy],
      })),
    };
  },
});

export const handler = serve(allOfThem);

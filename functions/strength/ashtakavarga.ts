import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { listOf } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import {
  ASHTAKA_POINTS,
  ASHTAKA_TABLES,
  ashtakavargaOf,
  prastaraOf,
} from '../../layers/jyotish/strength/ashtakavarga.ts';

const SECTIONS = ['bav', 'sav', 'totals', 'prastara'] as const;

const bindus = (most: number) => z.int().check(z.gte(0), z.lte(most));
const bySign = (most: number) => listOf(bindus(most), 12).check(z.describe('by sign from Aries'));
const point = z.enum(ASHTAKA_POINTS);

export const ashtakavarga = endpoint({
  path: '/v1/strength/ashtakavarga',
  summary: 'Bhinnashtakavarga and sarvashtakavarga, with the bindus of each contributor on request',
  credits: 2,
  input: birthInput({
    table: z._default(z.enum(ASHTAKA_TABLES).check(z.describe('whose places give bindus')), 'parashara'),
    include: z.optional(
      z
        .array(z.enum(SECTIONS))
        .check(
          z.maxLength(SECTIONS.length),
          z.describe('"prastara" adds the contributors; the others are always given'),
        ),
    ),
  }),
  settings: ['ayanamsa', 'table', 'include'],
  output: z.strictObject({
    bav: z.record(point, bySign(8)),
    sav: bySign(56).check(z.describe('sum of the seven planets, by sign from Aries')),
    totals: z.record(z.enum([...ASHTAKA_POINTS, 'sav']), bindus(337)).check(z.describe('sums over the signs')),
    prastara: z.nullable(z.record(point, z.record(point, bySign(1)))),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, include: ['prastara'] },
  compute: ({ input: { table, include = [] }, birth, sky }) => {
    const { ascendant, signs: grahas } = castChart(sky, birth.jd, birth.place);
    const signs = { ...grahas, ascendant: ascendant.sign };
    return {
      ...ashtakavargaOf(signs, table),
      prastara: include.includes('prastara') ? prastaraOf(signs, table) : null,
    };
  },
});

export const handler = serve(ashtakavarga);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { listOf } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { SHODASHA_VARGAS, vargaKey } from '../../layers/jyotish/chart/varga.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { shodashavargaOf, VARGA_ROWS } from '../../layers/jyotish/strength/shodashavarga.ts';

const point = z.enum(VARGA_ROWS);
const signId = z.int().check(z.gte(1), z.lte(12), z.describe('sign 1-12'));
const count = z.int().check(z.gte(0), z.lte(16));
const keys = SHODASHA_VARGAS.map(vargaKey);

export const shodashavarga = endpoint({
  path: '/v1/varga/shodashavarga',
  summary: 'Signs of the ascendant and nine planets in the sixteen vargas, with vargottama and own or exalted counts',
  credits: 2,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    table: listOf(z.strictObject({ planet: point, charts: z.record(z.enum(keys), signId) }), 10),
    vargottama: z.array(point).check(z.describe('same sign in rashi (D1) and navamsa (D9)')),
    good_counts: z
      .record(z.enum(GRAHAS), count)
      .check(z.describe('of the sixteen, how many in the own, moolatrikona or exaltation sign')),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, sky }) => {
    const { signs, vargottama, good } = shodashavargaOf(castChart(sky, birth.jd, birth.place));
    return {
      table: VARGA_ROWS.map((planet) => ({
        planet,
        charts: Object.fromEntries(keys.map((key, i) => [key, signs[planet][i] ?? 0])),
      })),
      vargottama: [...vargottama],
      good_counts: good,
    };
  },
});

export const handler = serve(shodashavarga);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { flag, graha, house, listOf, sign, text } from '../../lib/contract/shapes.ts';
import { invalidFields } from '../../lib/contract/field-errors.ts';
import { serve } from '../../lib/http/serve.ts';
import { signShape } from '../../lib/present/chart.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import {
  castVarga,
  isVargottama,
  vargaKey,
  vargaMethods,
  vargaNumber,
  VARGAS,
} from '../../layers/jyotish/chart/varga.ts';
import { VARGA_METHODS } from '../../layers/jyotish/chart/varga-rules.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';

const amsa = z.int().check(z.gte(1), z.lte(144), z.describe('part of the rashi sign, from 1'));
const degree = z.number().check(z.gte(0), z.lte(30), z.describe('degrees inside the varga sign'));

export const vargaChart = endpoint({
  path: '/v1/varga/{chart}',
  summary: 'One divisional chart, D1 to D60, D81, D108 or D144, with a selectable rule of division',
  credits: 1,
  input: birthInput({
    chart: z.enum(VARGAS.map(vargaKey)).check(z.describe('the chart')),
    method: z._default(z.enum(VARGA_METHODS), 'parashara'),
  }),
  variables: ['chart'],
  settings: ['ayanamsa', 'node', 'method'],
  output: z.strictObject({
    chart: text,
    method: z.enum(VARGA_METHODS),
    ascendant: z.strictObject({ sign, amsa, degree }),
    planets: listOf(
      z.strictObject({
        planet: graha,
        sign,
        house: house.check(z.describe('counted by signs from the varga ascendant')),
        amsa,
        degree,
        vargottama: flag.check(z.describe('same sign in rashi (D1) and navamsa (D9), whatever the chart')),
      }),
      9,
    ),
  }),
  example: { chart: 'D9', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ input: { chart: key, method }, birth, sky, words }) => {
    const n = vargaNumber(key);
    const known = vargaMethods(n);
    if (!known.includes(method)) {
      const expected = known.join(', ');
      throw invalidFields({
        field: 'method',
        code: 'UNKNOWN_VALUE',
        message: `method must be one of ${expected} for ${key}.`,
        expected,
        received: method,
      });
    }
    const chart = castChart(sky, birth.jd, birth.place);
    const { ascendant, grahas } = castVarga(chart, n, method);
    return {
      chart: key,
      method,
      ascendant: { ...ascendant, sign: signShape(words, ascendant.sign) },
      planets: GRAHAS.map((planet) => ({
        planet,
        ...grahas[planet],
        sign: signShape(words, grahas[planet].sign),
        vargottama: isVargottama(chart.grahas[planet].longitude),
      })),
    };
  },
});

export const handler = serve(vargaChart);

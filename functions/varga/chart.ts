import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { listOf, nameOf, planetPos } from '../../lib/contract/frame/shapes.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { vargaAscendantShape, vargaPlanetShape } from '../../lib/answers/present/varga.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { castVarga, vargaKey, vargaMethods, vargaNumber, VARGAS } from '../../layers/jyotish/chart/varga.ts';
import { VARGA_METHODS } from '../../layers/jyotish/chart/varga-rules.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';

const vargaPos = z.strictObject({
  ...planetPos.shape,
  amsa: whole(1, 144, 'Part of the rashi sign the point is in, from 1 to the number of the chart'),
  vargottama: about(flag, 'Same sign in rashi (D1) and navamsa (D9), whatever the chart'),
});

export const vargaChart = endpoint({
  path: '/v1/varga/{chart}',
  summary: 'One divisional chart, D1 to D60, D81, D108 or D144, with a selectable rule of division',
  description:
    'Cuts every sign into the parts of the chart and puts ascendant and planets into the signs that the parts belong to. A point has the shape it has in the rashi: `sign`, `sign_degree`, `longitude` and `nakshatra` are those of its place in this chart (what is left of its degrees times the number of parts, after whole signs), and houses are counted by signs from the varga’s own ascendant; `latitude`, `speed`, `retrograde` and `combust` are those of the planet in the sky. `method` chooses among rules of division where schools differ; not every chart knows every one.',
  sources: ['BPHS ch. 6 and 7'],
  credits: 1,
  input: birthInput({
    chart: oneOf(VARGAS.map(vargaKey), 'The chart: D1 is the rashi, D9 the navamsa'),
    method: choice(
      VARGA_METHODS,
      'parashara',
      'Rule of division. parashara: every chart. parivritti (D2, D3, D4, D30): the parts of the whole zodiac as one round of signs. parivritti_even_reverse: D2. jagannatha: D3. even_reversed: D7, D10, D24. from_aries: D60. d9_of_d12: D108',
    ),
  }),
  settings: ['ayanamsa', 'node', 'method'],
  output: z.strictObject({
    chart: oneOf(VARGAS.map(vargaKey), 'The chart'),
    chart_name: nameOf('chart'),
    method: oneOf(VARGA_METHODS, 'Rule of division that was used'),
    ascendant: about(vargaPos, 'Ascendant of the chart'),
    planets: about(listOf(vargaPos, 9), 'The nine planets, Sun to Ketu'),
  }),
  example: { chart: 'D9', ...EXAMPLE_BIRTH },
  compute: ({ input: { chart: key, method }, birth, sky, words }) => {
    const n = vargaNumber(key);
    const known = vargaMethods(n);
    if (!known.includes(method)) {
      const expected = known.join(', ');
      throw invalidField('method', 'UNKNOWN_VALUE', `method must be one of ${expected} for ${key}.`, expected, method);
    }
    const chart = castChart(sky, birth.jd, birth.place);
    const { ascendant, grahas } = castVarga(chart, n, method);
    return {
      chart: key,
      chart_name: bank(words.language, 'chart').vargas[n],
      method,
      ascendant: vargaAscendantShape(words, chart.ascendant.longitude, ascendant),
      planets: GRAHAS.map((planet) =>
        vargaPlanetShape(words, chart.grahas[planet], grahas[planet], grahas[planet].house),
      ),
    };
  },
});

export const handler = serve(vargaChart);

import * as z from 'zod/mini';
import { periodsOf, signChoices } from '../../lib/answers/queries/dasha.ts';
import { signDashaFields, signDashaOutput } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { choice, oneOf } from '../../lib/contract/frame/about.ts';
import { nameOf } from '../../lib/contract/frame/shapes.ts';
import { bank } from '../../lib/words/bank.ts';
import { vargaKey, vargaNumber, VARGAS } from '../../layers/jyotish/chart/varga.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signDashaShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { narayanaPlan } from '../../layers/jyotish/dasha/rashi.ts';

export const narayana = endpoint({
  path: '/v1/dasha/narayana',
  wave: 2,
  summary: 'Narayana dasha of the rashi or of any divisional chart',
  description:
    'Starts from the stronger of the ascendant and the seventh; in divisional chart Dn from the sign of the lord of the house that Dn stands for (the ninth for D9, the tenth for D10), or the seventh from it. A movable sign is followed by the next one, a fixed sign by the sixth, a dual sign by its trines; forward from an odd sign, backward from an even one. Saturn in the first sign makes the order plain and direct, Ketu there reverses it. A sign has as many years as signs lie between it and its lord, one more when that lord is exalted, one less when debilitated. The second round gives each sign 12 less its years of the first. Sub-periods are twelve equal parts from the sign of the lord of the stronger of the sign and its seventh.',
  sources: ['BPHS ch. 46', 'P. V. R. Narasimha Rao, Narayana Dasa'],
  credits: 1,
  input: birthAtInput({
    chart: choice(VARGAS.map(vargaKey), 'D1', 'Chart the dasha is of: D1 is the rashi'),
    ...signDashaFields(2),
  }),
  settings: ['ayanamsa', 'node', 'year_length', 'chart', 'colords', 'cycles', 'depth', 'from_birth'],
  output: z.strictObject({
    ...signDashaOutput('narayana'),
    chart: oneOf(VARGAS.map(vargaKey), 'Chart the dasha is of'),
    chart_name: nameOf('chart'),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, input, words } = call;
    const chart = castChart(sky, birth.jd, birth.place);
    const plan = narayanaPlan(chart, vargaNumber(input.chart), signChoices(call));
    return {
      ...systemShape(words, 'narayana'),
      ...signDashaShape(call, plan, periodsOf(plan, call, 2)),
      chart: input.chart,
      chart_name: bank(words.language, 'chart').vargas[vargaNumber(input.chart)],
    };
  },
});

export const handler = serve(narayana);

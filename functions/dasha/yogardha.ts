import * as z from 'zod/mini';
import { periodsOf, signChoices } from '../../lib/answers/queries/dasha.ts';
import { signDashaFields, signDashaOutput } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signDashaShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { yogardhaPlan } from '../../layers/jyotish/dasha/rashi.ts';

export const yogardha = endpoint({
  path: '/v1/dasha/yogardha',
  wave: 2,
  summary: 'Yogardha dasha: half the sum of the Chara and the Sthira years',
  description:
    'Starts from the stronger of the ascendant and the seventh, forward from an odd sign, backward from an even one. A sign has half the sum of its Chara years (signs between it and its lord; 12 at home) and its Sthira years (7, 8, 9 by mode); `correction` adds a year for an exalted lord and takes one for a debilitated one. Sub-periods are twelve equal parts from the next sign in the same direction, the sign itself last.',
  sources: ['BPHS ch. 46', 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach'],
  credits: 1,
  input: birthAtInput({
    correction: z._default(about(flag, 'Whether an exalted lord adds and a debilitated lord takes a year'), false),
    ...signDashaFields(1),
  }),
  settings: ['ayanamsa', 'node', 'year_length', 'correction', 'colords', 'cycles', 'depth', 'from_birth'],
  output: z.strictObject({
    ...signDashaOutput('yogardha'),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, input, words } = call;
    const chart = castChart(sky, birth.jd, birth.place);
    const plan = yogardhaPlan(chart, { ...signChoices(call), correction: input.correction });
    return {
      ...systemShape(words, 'yogardha'),
      ...signDashaShape(call, plan, periodsOf(plan, call, 1)),
    };
  },
});

export const handler = serve(yogardha);

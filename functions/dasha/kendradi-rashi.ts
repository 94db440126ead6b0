import * as z from 'zod/mini';
import { periodsOf, signChoices } from '../../lib/answers/queries/dasha.ts';
import { SIGN_ANTAR_FIELD, signDashaFields, signDashaOutput } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signDashaShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { kendradiPlan } from '../../layers/jyotish/dasha/rashi.ts';

export const kendradiRashi = endpoint({
  path: '/v1/dasha/kendradi-rashi',
  wave: 2,
  summary: 'Lagna-kendradi dasha of the signs: the quadrants first, then the next two groups',
  description:
    'Starts from the stronger of the ascendant and the seventh and goes through its quadrants, then those of the next sign, then of the one after; forward from an odd sign, backward from an even one. Saturn in the first sign makes the order direct, Ketu there reverses it. A sign has as many years as signs lie between it and its lord, one more when that lord is exalted, one less when debilitated. The second round gives each sign 12 less its years of the first. Each period is cut into twelve equal parts from the stronger of its sign and the seventh from it, forward if its own sign is odd, else backward.',
  sources: ['BPHS ch. 46', 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach'],
  credits: 1,
  input: birthAtInput({ ...SIGN_ANTAR_FIELD, ...signDashaFields(2) }),
  settings: ['ayanamsa', 'node', 'year_length', 'antar', 'colords', 'cycles', 'depth', 'from_birth'],
  output: z.strictObject({
    ...signDashaOutput('kendradi_rashi'),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, words } = call;
    const chart = castChart(sky, birth.jd, birth.place);
    const plan = kendradiPlan(chart, signChoices(call));
    return {
      ...systemShape(words, 'kendradi_rashi'),
      ...signDashaShape(call, plan, periodsOf(plan, call, 2)),
    };
  },
});

export const handler = serve(kendradiRashi);

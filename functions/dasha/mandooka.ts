import * as z from 'zod/mini';
import { periodsOf, signChoices } from '../../lib/answers/queries/dasha.ts';
import { SIGN_ANTAR_FIELD, signDashaFields, signDashaOutput } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signDashaShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { MANDOOKA_RULES, mandookaPlan } from '../../layers/jyotish/dasha/rashi.ts';

export const mandooka = endpoint({
  path: '/v1/dasha/mandooka',
  wave: 2,
  summary: 'Mandooka dasha, the frog’s leap from quadrant to quadrant',
  description:
    'By K. N. Rao: from an odd ascendant, or from the seventh of an even one backward, through the quadrants, then the next group, then the last. A sign has as many years as the count to its lord, both included: forward from an odd, backward from an even sign; a lord at home gives 12, in the seventh 10. Sub-periods are twelve equal parts in the same leaping order from the sign itself. `rule: bphs` starts from the stronger of the ascendant and the seventh and gives 7, 8, 9 years by mode; `antar` is for it alone. It is meant for charts with at least four planets in quadrants: `applicable` says so, and refuses nothing.',
  sources: ['K. N. Rao, Jaimini Mandook Dasha', 'BPHS ch. 46'],
  credits: 1,
  input: birthAtInput({
    rule: choice(MANDOOKA_RULES, 'knrao', 'School: K. N. Rao, or the verses of BPHS'),
    ...SIGN_ANTAR_FIELD,
    ...signDashaFields(1),
  }),
  settings: ['ayanamsa', 'node', 'year_length', 'rule', 'antar', 'colords', 'cycles', 'depth', 'from_birth'],
  output: z.strictObject({
    ...signDashaOutput('mandooka'),
    rule: oneOf(MANDOOKA_RULES, 'School that was followed'),
    applicable: about(flag, 'Whether at least four of Sun to Saturn stand in houses 1, 4, 7, 10'),
    kendra_count: whole(0, 7, 'Number of planets, Sun to Saturn, in houses 1, 4, 7, 10'),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, input, words } = call;
    const chart = castChart(sky, birth.jd, birth.place);
    const plan = mandookaPlan(chart, input.rule, signChoices(call));
    return {
      ...systemShape(words, 'mandooka'),
      ...signDashaShape(call, plan, periodsOf(plan, call, 1)),
      rule: input.rule,
      applicable: plan.applicable,
      kendra_count: plan.kendraPlanets,
    };
  },
});

export const handler = serve(mandooka);

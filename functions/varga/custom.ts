import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, oneOf, several, whole } from '../../lib/contract/frame/about.ts';
import { listOf, planetPos } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { vargaAscendantShape, vargaPlanetShape } from '../../lib/answers/present/varga.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { chainedVargaPoint, CUSTOM_RULES, customVargaPoint } from '../../layers/jyotish/chart/custom-varga.ts';
import { houseFrom } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';

const customPos = z.strictObject({
  ...planetPos.shape,
  amsa: whole(1, 300, 'Part of the sign the point is in, from 1; of a chain the part of the last step'),
  vargottama: about(flag, 'Same sign in rashi (D1) and navamsa (D9), whatever the chart'),
});

export const customVarga = endpoint({
  path: '/v1/varga/custom',
  wave: 2,
  summary: 'Any division up to D300, or a chain such as D9 of D12, with a stated rule of counting',
  description:
    'Cuts every sign into `n` parts, 1 to 300. `parivritti` counts the parts of the whole zodiac as one unbroken round of signs; `from_sign` counts from the sign itself; `named` follows the rule of the named chart where `n` has one (D9, D60 and so on) and parivritti elsewhere. `chain` divides a division again, from left to right ([12, 9] is D9 of D12), each step by the rule of its named chart, on the degrees of the step before; the product is at most 300. Send `n` or `chain`.',
  sources: ['BPHS ch. 6', 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach'],
  credits: 1,
  input: birthInput({
    n: z.optional(whole(1, 300, 'Number of parts of a sign, 1 to 300')),
    chain: z.optional(
      several(
        whole(2, 150, 'Number of parts of one step'),
        2,
        4,
        'Divisions from left to right, 2 to 4 of them, product at most 300: numbers of parts',
      ),
    ),
    rule: choice(CUSTOM_RULES, 'parivritti', 'Rule of counting for n; a chain follows the named charts'),
  }),
  settings: ['ayanamsa', 'node', 'n', 'chain', 'rule'],
  output: z.strictObject({
    factor: whole(1, 300, 'Number of parts of a sign, of a chain the product'),
    rule: oneOf(CUSTOM_RULES, 'Rule of counting that was used'),
    ascendant: about(customPos, 'Ascendant of the chart'),
    planets: about(listOf(customPos, 9), 'The nine planets, Sun to Ketu'),
  }),
  example: { chain: [12, 9], ...EXAMPLE_BIRTH },
  compute: ({ input: { n, chain, rule }, birth, sky, words }) => {
    if ((n === undefined) === (chain === undefined)) {
      const message = 'Send n or chain, not both.';
      throw invalidField(n === undefined ? 'n' : 'chain', 'REQUIRED', message, 'one of n, chain');
    }
    const factor = chain ? chain.reduce((product, step) => product * step, 1) : (n ?? 1);
    if (chain && factor > 300) {
      const message = 'The product of chain must be at most 300.';
      throw invalidField('chain', 'OUT_OF_RANGE', message, 'product up to 300', factor);
    }
    const followed = chain ? 'named' : rule;
    const point = (longitude: number) =>
      chain ? chainedVargaPoint(chain, longitude) : customVargaPoint(factor, longitude, followed);
    const chart = castChart(sky, birth.jd, birth.place);
    const lagna = point(chart.ascendant.longitude);
    return {
      factor,
      rule: followed,
      ascendant: vargaAscendantShape(words, chart.ascendant.longitude, lagna),
      planets: GRAHAS.map((planet) => {
        const at = point(chart.grahas[planet].longitude);
        return vargaPlanetShape(words, chart.grahas[planet], at, houseFrom(lagna.sign, at.sign));
      }),
    };
  },
});

export const handler = serve(customVarga);

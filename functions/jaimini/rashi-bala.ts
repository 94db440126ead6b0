import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { rowOf } from '../../layers/jyotish/chart/rows.ts';
import { isTransitive, rankedSigns, signPairs } from '../../layers/jyotish/jaimini/rashi-bala.ts';
import { SIGN_STRENGTH_RULES, signChart, STRENGTH_ORDER_KEYS } from '../../layers/jyotish/jaimini/sign-strength.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, choice, flag, objectListOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

const RULES = [...SIGN_STRENGTH_RULES, 'tie'] as const;

export const rashiBala = endpoint({
  path: '/v1/jaimini/rashi-bala',
  wave: 3,
  summary: 'Strength of the twelve signs: all 66 pairs with the rule that decided, and the order',
  description:
    'Every two signs are compared; the first difference decides: more planets in it; more of Jupiter, Mercury and its lord in it or aspecting it by sign (a planet with two of these roles counts twice); an exalted planet; its lord in a sign of the other parity; dual before fixed before movable; its lord further in its sign. Lords are the classical ones. `a_value` and `b_value` are what the deciding rule found. The order goes by pairs won, among equals by the pairs between them; `transitive` says whether one order agrees with all pairs. `strength_order: modality_first` asks for the modality before the parity.',
  sources: ['Jaimini Sutras 2.3', 'BPHS ch. 46', 'P. V. R. Narasimha Rao, Vedic Astrology 15.5.2'],
  credits: 1,
  input: birthInput({
    strength_order: choice(STRENGTH_ORDER_KEYS, 'pvr', 'Order of the rules: parity before modality (pvr), or after it'),
  }),
  settings: ['ayanamsa', 'node', 'strength_order'],
  output: z.strictObject({
    ranking: objectListOf(12, 'The signs from the strongest on', {
      sign,
      rank: whole(1, 12, 'Place in the order, 1 the strongest'),
      wins: whole(0, 11, 'Pairs it wins, 0 to 11'),
    }),
    pairs: objectListOf(66, 'All pairs of signs', {
      a: about(sign, 'The one sign'),
      b: about(sign, 'The other sign'),
      winner: about(z.nullable(sign), 'The stronger one; null where they are equal in all'),
      rule: oneOf(RULES, 'Rule that decided; tie where none did'),
      rule_name: nameOf('rule'),
      a_value: between(0, 30, 'What that rule found of a: a count, or degrees in a sign'),
      b_value: between(0, 30, 'What it found of b'),
    }),
    transitive: about(flag, 'One order agrees with all pairs'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const pairs = signPairs(signChart(castChart(sky, birth.jd, birth.place)), input.strength_order);
    const ranked = rankedSigns(pairs);
    const { strengthRules } = bank(words.language, 'jaimini');
    return {
      ranking: ranked.map(({ sign: number, rank, wins }) => ({ sign: signShape(words, number), rank, wins })),
      pairs: pairs.map(({ a, b, sign: winner, rule, values }) => {
        const key = rule === null ? ('tie' as const) : rowOf(SIGN_STRENGTH_RULES, rule, 'rule');
        return {
          a: signShape(words, a),
          b: signShape(words, b),
          winner: rule === null ? null : signShape(words, winner),
          rule: key,
          rule_name: strengthRules[key],
          a_value: values[0],
          b_value: values[1],
        };
      }),
      transitive: isTransitive(ranked),
    };
  },
});

export const handler = serve(rashiBala);

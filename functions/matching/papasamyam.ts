import * as z from 'zod/mini';
import { papaOfPair } from '../../lib/answers/queries/pair.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { pairInput } from '../../lib/contract/frame/inputs.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import { about, flag, num, oneOf, text } from '../../lib/contract/frame/about.ts';
import { nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { PAPA_GRADES } from '../../layers/jyotish/matching/papa-balance.ts';

const points = z.strictObject({ points: about(num.check(z.gte(0)), 'Malefic points of the chart, 0 or more') });

export const papasamyam = endpoint({
  path: '/v1/matching/papasamyam',
  summary: 'Balance of the malefic points of both charts',
  description:
    'Weighs what the malefics give in the houses of marriage in one chart against the other, as dosha/papasamyam counts each. The balance is good when the groom has at least as many points as the bride and at most a quarter of his own more, middling when he has more than that, and not good when the bride has more. It is a measure of its own, beside the verdict of matching/manglik.',
  sources: ['South Indian practice (papasamyam)'],
  credits: 1,
  input: pairInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    groom: about(points, 'The groom'),
    bride: about(points, 'The bride'),
    difference: about(num, 'Points of the groom minus those of the bride'),
    grade: oneOf(
      PAPA_GRADES,
      'good: the groom has at least as many points, and at most a quarter of his own more; middling: he has more than that; not_good: the bride has more',
    ),
    grade_name: nameOf('grade'),
    reason: about(text, 'Why, in a sentence'),
    acceptable: about(flag, 'The bride has no more points than the groom'),
  }),
  example: EXAMPLE_PAIR,
  compute: ({ groom, bride, skyAt, words: { language } }) => {
    const { groom: his, bride: hers, grade } = papaOfPair({ groom, bride }, skyAt);
    const { papaGrades, papaReasons } = bank(language, 'matching');
    return {
      groom: { points: his },
      bride: { points: hers },
      difference: his - hers,
      grade,
      grade_name: papaGrades[grade],
      reason: papaReasons[grade],
      acceptable: grade !== 'not_good',
    };
  },
});

export const handler = serve(papasamyam);

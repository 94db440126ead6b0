import * as z from 'zod/mini';
import { overThePair } from '../../lib/answers/queries/pair.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { matchInput } from '../../lib/contract/frame/inputs.ts';
import { EXAMPLE_PAIR, matchPartner } from '../../lib/contract/suites/matching.ts';
import { about, between, choice, num, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { keyed, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { partnerShape, poruthamShape } from '../../lib/answers/present/matching.ts';
import { kootaTotal } from '../../layers/jyotish/matching/ashtakoot.ts';
import {
  essentialsFailed,
  PORUTHAM_TRADITIONS,
  PORUTHAMS,
  poruthamCounts,
  poruthamsOf,
  poruthamVerdict,
} from '../../layers/jyotish/matching/porutham.ts';

export const porutham = endpoint({
  path: '/v1/matching/porutham',
  summary: 'Tamil or Kerala poruthams with grades',
  description:
    'The ten South Indian agreements, or twelve with nadi and varna, counted from the bride’s star to the groom’s, each good, middling or bad (1, ½ or 0 points). The verdict over ten is uttama from 7 points, madhyama from 5, else adhama; adhama too when an agreement that the tradition holds essential has failed. `rajju: soft` lets two stars of one part pass as middling when one goes up and the other down.',
  sources: ['Tamil and Kerala almanac practice'],
  credits: 2,
  input: matchInput({
    tradition: choice(PORUTHAM_TRADITIONS, 'tamil', 'Whose list of essential agreements counts'),
    count: z._default(about(z.literal([10, 12]), 'Number of agreements; 12 adds nadi and varna'), 10),
    rajju: choice(
      ['strict', 'soft'],
      'strict',
      'Two stars of one part of the rajju: bad (strict), or middling when their directions are opposite (soft)',
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'tradition', 'count', 'rajju'],
  output: z.strictObject({
    tradition: oneOf(PORUTHAM_TRADITIONS, 'Tradition that was followed'),
    groom: about(matchPartner, 'The groom: birth star, its quarter, Moon sign'),
    bride: about(matchPartner, 'The bride: the same'),
    star_count: whole(1, 27, 'Number of his star from hers, both counted, 1 to 27'),
    sign_count: whole(1, 12, 'Number of his Moon sign from hers, both counted, 1 to 12'),
    poruthams: objectList('The agreements, ten or twelve', {
      key: oneOf(PORUTHAMS, 'Porutham'),
      name,
      grade: oneOf(['good', 'madhyama', 'bad'], 'Grade: good, middling or bad'),
      grade_name: nameOf('grade'),
      points: between(0, 1, 'Points: 1, ½ or 0'),
      count: about(
        z.nullable(whole(1, 27, 'Number')),
        'Number of his star from hers (of rashi, of his Moon sign), both counted, 1 to 27; null where nothing is counted',
      ),
      reason: about(text, 'What is compared or counted, in a sentence of the wanted language'),
    }),
    total: about(num, 'Sum of the points'),
    max: whole(10, 12, 'Most points: 10 or 12'),
    essential_failed: about(
      z.array(keyed(PORUTHAMS, 'porutham')),
      'Agreements that the tradition holds essential and that failed; empty when none did',
    ),
    verdict: oneOf(['uttama', 'madhyama', 'adhama'], 'What it comes to: best, middling or poor'),
    verdict_name: nameOf('verdict'),
  }),
  example: EXAMPLE_PAIR,
  compute: (call) => {
    const { input, words } = call;
    const { poruthamVerdicts } = bank(words.language, 'matching');
    return overThePair(call, (pair) => {
      const counts = poruthamCounts(pair);
      const scores = poruthamsOf(pair, input.count, input.rajju);
      const total = kootaTotal(scores);
      const failed = essentialsFailed(scores, input.tradition);
      const verdict = poruthamVerdict(total, input.count, failed);
      return {
        tradition: input.tradition,
        groom: partnerShape(words, pair.groom),
        bride: partnerShape(words, pair.bride),
        star_count: counts.stars,
        sign_count: counts.signs,
        poruthams: scores.map((score) => poruthamShape(words, pair, score)),
        total,
        max: input.count,
        essential_failed: failed.map((key) => ({ key, name: bank(words.language, 'matching').poruthams[key] })),
        verdict,
        verdict_name: poruthamVerdicts[verdict],
      };
    });
  },
});

export const handler = serve(porutham);

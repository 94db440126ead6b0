import * as z from 'zod/mini';
import { chartsOfPair, judgedPair, manglikOfPair, overThePair } from '../../lib/answers/queries/pair.ts';
import { MANGLIK_FIELD } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { pairInput } from '../../lib/contract/frame/inputs.ts';
import { EXAMPLE_PAIR, KOOTA_TABLE_FIELDS, TRADITION_FIELD } from '../../lib/contract/suites/matching.ts';
import { about, between, flag, num, oneOf } from '../../lib/contract/frame/about.ts';
import { name, nameOf, para } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { reasonShape } from '../../lib/answers/present/matching.ts';
import { MATCH_CHECKS, MATCH_VERDICTS, summaryScore } from '../../layers/jyotish/matching/verdict.ts';

const check = z.strictObject({
  key: oneOf(MATCH_CHECKS, 'Check'),
  name,
  passed: about(flag, 'It speaks for the match'),
  partly: about(flag, 'It passes, but only in part: middling poruthams, malefic points that lean, a mild dasha sandhi'),
  weight: about(num, 'Most points it can give'),
  points: about(num, 'Points it gives'),
});

export const summary = endpoint({
  path: '/v1/matching/summary',
  summary: 'Compatibility summary: every check with its weight, and the reasons for and against',
  description:
    'Puts the checks of a match together: Guna Milan (50), Mangal dosha (20), nadi and bhakoot (10 each), rajju and vedha (5 each), and, with no weight of their own, the ten poruthams, papasamyam and dasha sandhi of the next twenty years, each with one sentence, sorted into what speaks for the match and what speaks against it, and the facts that chose the sentence. `against` is empty only where every check passed. `score` is points over weights. The verdict is that of matching/ashtakoot. Where a time of birth is not known, Mangal dosha, papasamyam and dasha sandhi cannot be judged (warning MANGLIK_NOT_JUDGED): they are left out and the rest is scaled.',
  sources: [
    'Muhurta Chintamani, vivaha-prakarana',
    'South Indian practice (porutham, papasamyam, dasha sandhi)',
    'Weights: this service',
  ],
  credits: 5,
  input: pairInput({
    ...KOOTA_TABLE_FIELDS,
    ...MANGLIK_FIELD,
    ...TRADITION_FIELD,
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'year_length', 'vashya', 'yoni', 'gana', 'manglik_houses', 'tradition'],
  output: z.strictObject({
    verdict: oneOf(MATCH_VERDICTS, 'What the match comes to'),
    verdict_name: nameOf('verdict'),
    score: between(0, 100, 'Points over weights, 0 to 100; a check that cannot be judged is left out'),
    for: about(z.array(para), 'What speaks for the match, one paragraph for each check that passed'),
    against: about(z.array(para), 'What speaks against it, one for each check that did not'),
    checks: about(
      z.array(check),
      'The checks with their weights; manglik, papasamyam and sandhi only when both times of birth are known',
    ),
  }),
  example: EXAMPLE_PAIR,
  compute: (call) => {
    const { groom, bride, input, options, words, skyAt, now, uncertain, warn } = call;
    const { verdicts, checks: checkNames } = bank(words.language, 'matching');
    const pairCall = {
      groom: { birth: call.groom, star: null },
      bride: { birth: call.bride, star: null },
      skyAt,
      uncertain,
    };
    const manglik = manglikOfPair(pairCall, input.manglik_houses);
    if (!manglik)
      warn(
        'MANGLIK_NOT_JUDGED',
        'Manglik, papasamyam and dasha sandhi need both births with their times: they were not judged.',
      );
    const charts = chartsOfPair({ groom, bride }, skyAt, options.year_length, now);
    return overThePair(pairCall, (pair) => {
      const { checks, verdict, reasons } = judgedPair(pair, input, manglik, charts);
      const paras = (passed: boolean) =>
        reasons.filter((reason) => reason.passed === passed).map((reason) => reasonShape(words.language, reason));
      return {
        verdict,
        verdict_name: verdicts[verdict],
        score: summaryScore(checks),
        for: paras(true),
        against: paras(false),
        checks: checks.map(({ id, ...row }) => ({ key: id, name: checkNames[id], ...row })),
      };
    });
  },
});

export const handler = serve(summary);

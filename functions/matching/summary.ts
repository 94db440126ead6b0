import * as z from 'zod/mini';
import { manglikBalance, overThePair } from '../../lib/ask/pair.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { pairInput } from '../../lib/contract/inputs.ts';
import { EXAMPLE_PAIR, KOOTA_TABLE_FIELDS, MANGLIK_FIELD } from '../../lib/contract/matching.ts';
import { flag, num, para } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { reasonShape } from '../../lib/present/matching.ts';
import { reasonsOf } from '../../layers/jyotish/matching/reasons.ts';
import {
  checksOf,
  kootaMatch,
  MATCH_CHECKS,
  MATCH_VERDICTS,
  matchVerdict,
  summaryScore,
} from '../../layers/jyotish/matching/verdict.ts';

const check = z.strictObject({ id: z.enum(MATCH_CHECKS), passed: flag, weight: num, points: num });

export const summary = endpoint({
  path: '/v1/matching/summary',
  summary: 'Compatibility summary: every check with its weight, and the reasons for and against',
  credits: 5,
  input: pairInput({ ...KOOTA_TABLE_FIELDS, ...MANGLIK_FIELD }),
  needsTime: false,
  settings: ['ayanamsa', 'vashya', 'yoni', 'gana', 'manglik_houses'],
  output: z.strictObject({
    verdict: z.enum(MATCH_VERDICTS),
    score: num.check(
      z.gte(0),
      z.lte(100),
      z.describe('points over weights; a check that cannot be judged is left out'),
    ),
    for: z.array(para),
    against: z.array(para),
    checks: z.array(check).check(z.describe('manglik only when both times of birth are known')),
  }),
  example: EXAMPLE_PAIR,
  compute: (call) => {
    const { input, options, skyAt, uncertain } = call;
    const pairCall = {
      groom: { birth: call.groom, star: null },
      bride: { birth: call.bride, star: null },
      skyAt,
      uncertain,
    };
    const manglik = manglikBalance(pairCall, input.manglik_houses);
    const mars = manglik && { groom: manglik.groom.effective, bride: manglik.bride.effective };
    return overThePair(pairCall, (pair) => {
      const match = kootaMatch(pair, input);
      const checks = checksOf(match, manglik?.balanced ?? null);
      const reasons = reasonsOf(match, mars);
      const paras = (passed: boolean) =>
        reasons.filter((reason) => reason.passed === passed).map((reason) => reasonShape(options.language, reason));
      return {
        verdict: matchVerdict(match, manglik?.balanced ?? null),
        score: summaryScore(checks),
        for: paras(true),
        against: paras(false),
        checks: [...checks],
      };
    });
  },
});

export const handler = serve(summary);

import * as z from 'zod/mini';
import { manglikBalance, overThePair } from '../../lib/ask/pair.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { matchInput } from '../../lib/contract/inputs.ts';
import {
  EXAMPLE_PAIR,
  exceptionRow,
  KOOTA_TABLE_FIELDS,
  kootaRow,
  MANGLIK_FIELD,
} from '../../lib/contract/matching.ts';
import { flag, listOf, num } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { kootaShape } from '../../lib/present/matching.ts';
import { kootaMatch, MATCH_VERDICTS, matchVerdict } from '../../layers/jyotish/matching/verdict.ts';

export const ashtakoot = endpoint({
  path: '/v1/matching/ashtakoot',
  summary: '36-point Guna Milan with each koota, every exception and the adjusted total',
  credits: 2,
  input: matchInput({ ...KOOTA_TABLE_FIELDS, ...MANGLIK_FIELD }),
  needsTime: false,
  settings: ['ayanamsa', 'vashya', 'yoni', 'gana', 'manglik_houses'],
  output: z.strictObject({
    total: num.check(z.describe('of 36, before exceptions')),
    adjusted: num.check(z.describe('of 36, a cancelled koota counted in full')),
    kootas: listOf(kootaRow, 8),
    exceptions: z.array(exceptionRow).check(z.describe('every rule of every koota that has a dosha')),
    verdict: z.enum(MATCH_VERDICTS),
    manglik: z
      .nullable(z.strictObject({ groom: flag, bride: flag, balanced: flag }))
      .check(z.describe('births with a known time only')),
  }),
  example: EXAMPLE_PAIR,
  compute: (call) => {
    const { input, words } = call;
    const manglik = manglikBalance(call, input.manglik_houses);
    return {
      ...overThePair(call, (pair) => {
        const match = kootaMatch(pair, input);
        return {
          total: match.total,
          adjusted: match.adjusted,
          kootas: match.scores.map((score) => kootaShape(words, pair, score)),
          exceptions: [...match.exceptions],
          verdict: matchVerdict(match, manglik?.balanced ?? null),
        };
      }),
      manglik: manglik && {
        groom: manglik.groom.manglik,
        bride: manglik.bride.manglik,
        balanced: manglik.balanced,
      },
    };
  },
});

export const handler = serve(ashtakoot);

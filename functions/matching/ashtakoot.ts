import * as z from 'zod/mini';
import { manglikOfPair, overThePair } from '../../lib/answers/queries/pair.ts';
import { MANGLIK_FIELD } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { matchInput } from '../../lib/contract/frame/inputs.ts';
import {
  EXAMPLE_PAIR,
  exceptionRow,
  explainedKoota,
  KOOTA_TABLE_FIELDS,
  matchPartner,
} from '../../lib/contract/suites/matching.ts';
import { about, between, flag, objectOrNull, oneOf } from '../../lib/contract/frame/about.ts';
import { listOf, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { exceptionShapes, explainedKootas, partnerShape } from '../../lib/answers/present/matching.ts';
import { kootaMatch, MATCH_VERDICTS, matchVerdict } from '../../layers/jyotish/matching/verdict.ts';

export const ashtakoot = endpoint({
  path: '/v1/matching/ashtakoot',
  summary: '36-point Guna Milan with each koota, every exception and the adjusted total',
  description:
    'Guna Milan: the eight kootas from varna to nadi, each with both partners’ values, its points and a sentence, their total of 36, and every rule of exception (parihara) for a koota that has a dosha. `adjusted` counts a koota whose dosha is cancelled in full. The verdict is recommended from 18 points on, with nadi and bhakoot clear or cancelled and Mangal dosha in balance; caution when one of these fails and can be mended. Partners are births, or stars with their quarter; Mangal dosha needs both births with their times, else it is null (warning MANGLIK_NOT_JUDGED) and not judged. Printed tables differ in vashya, yoni and gana: the options choose.',
  sources: ['Muhurta Chintamani, vivaha-prakarana', 'Dharma-sindhu (gana)'],
  credits: 2,
  input: matchInput({ ...KOOTA_TABLE_FIELDS, ...MANGLIK_FIELD }),
  needsTime: false,
  settings: ['ayanamsa', 'vashya', 'yoni', 'gana', 'manglik_houses'],
  output: z.strictObject({
    groom: about(matchPartner, 'The groom: birth star, its quarter, Moon sign'),
    bride: about(matchPartner, 'The bride: birth star, its quarter, Moon sign'),
    total: between(0, 36, 'Points of 36, before exceptions'),
    adjusted: between(0, 36, 'Points of 36, a cancelled koota counted in full'),
    kootas: about(listOf(explainedKoota, 8), 'The eight kootas, varna to nadi'),
    exceptions: about(z.array(exceptionRow), 'Every rule of every koota that has a dosha; empty when none has'),
    verdict: oneOf(MATCH_VERDICTS, 'What the match comes to'),
    verdict_name: nameOf('verdict'),
    manglik: objectOrNull(
      'Mangal dosha of both; null where one is a star, or a birth without time: see meta.warnings',
      {
        groom: about(flag, 'The groom is manglik, whatever cancels it'),
        bride: about(flag, 'The bride is manglik, whatever cancels it'),
        balanced: about(
          flag,
          'Effective in neither chart, in both, or cancelled by the other chart: as matching/manglik',
        ),
      },
    ),
  }),
  example: EXAMPLE_PAIR,
  compute: (call) => {
    const { input, words, warn } = call;
    const manglik = manglikOfPair(call, input.manglik_houses);
    if (!manglik) warn('MANGLIK_NOT_JUDGED', 'Manglik needs both births with their times: it was not judged.');
    return {
      ...overThePair(call, (pair) => {
        const match = kootaMatch(pair, input);
        const verdict = matchVerdict(match, manglik?.good ?? null);
        return {
          groom: partnerShape(words, pair.groom),
          bride: partnerShape(words, pair.bride),
          total: match.total,
          adjusted: match.adjusted,
          kootas: explainedKootas(words, match),
          exceptions: exceptionShapes(words, match.exceptions),
          verdict,
          verdict_name: bank(words.language, 'matching').verdicts[verdict],
        };
      }),
      manglik: manglik && {
        groom: manglik.groom.manglik,
        bride: manglik.bride.manglik,
        balanced: manglik.good,
      },
    };
  },
});

export const handler = serve(ashtakoot);

import * as z from 'zod/mini';
import { manglikOfPair, overThePair } from '../../lib/answers/queries/pair.ts';
import { MANGLIK_FIELD } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { ERRORS } from '../../lib/contract/frame/errors.ts';
import { matchBulkInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { MAX_BULK_ROWS } from '../../lib/contract/frame/input-fields.ts';
import { KOOTA_TABLE_FIELDS, matchPartner } from '../../lib/contract/suites/matching.ts';
import type { Partner } from '../../lib/contract/values/moment.ts';
import {
  about,
  between,
  choice,
  flag,
  keysOf,
  objectList,
  oneOf,
  text,
  whole,
} from '../../lib/contract/frame/about.ts';
import { keyed, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { partnerShape } from '../../lib/answers/present/matching.ts';
import { rankedMatches } from '../../layers/jyotish/matching/ranking.ts';
import { STAR_DOSHAS, starDoshasOf } from '../../layers/jyotish/matching/star-table.ts';
import { kootaMatch, MATCH_VERDICTS, matchVerdict } from '../../layers/jyotish/matching/verdict.ts';

const FLAGS = [...STAR_DOSHAS, 'manglik'] as const;
/** Credits: of the call, and for every so many matches begun. */
const BASE_CREDITS = 2;
const ROWS_PER_CREDIT = 10;
const MAX_BODY_BYTES = 1024 * 1024;

const ref = about(text, 'Your mark of the candidate, or its place in the list from 1');

export const matchingBulk = endpoint({
  path: '/v1/matching/bulk',
  summary: 'One person against up to 500 others, ranked',
  description:
    'Guna Milan of one person, as groom or as bride, with each of up to 500 candidates, every match as matching/ashtakoot gives it, ranked: recommended before caution before the rest, then by total, adjusted total and Mangal dosha. Equal matches share a rank. The person and the candidates are births, or stars with their quarter. A candidate that cannot be read is listed in `errors` and fails no other. Mangal dosha is judged where both times of birth are known, else `manglik_ok` is null. The call costs 2 credits and 1 for every 10 matches or part of them; candidates in `errors` cost nothing. It cannot be called inside a batch.',
  sources: ['Muhurta Chintamani, vivaha-prakarana', 'Dharma-sindhu (gana)', 'Kalaprakasika (rajju, vedha)'],
  errors: ['CREDITS_EXHAUSTED'],
  credits: 0,
  pricedByBody: true,
  maxBodyBytes: MAX_BODY_BYTES,
  wave: 2,
  input: matchBulkInput({
    role: choice(['groom', 'bride'], 'groom', 'Whose birth or star the person’s is'),
    ...KOOTA_TABLE_FIELDS,
    ...MANGLIK_FIELD,
  }),
  needsTime: false,
  settings: ['ayanamsa', 'role', 'vashya', 'yoni', 'gana', 'manglik_houses'],
  output: z.strictObject({
    results: objectList('Matches from the best down', {
      ref,
      rank: whole(1, MAX_BULK_ROWS, 'Rank, 1 the best; equal matches share one'),
      other: about(matchPartner, 'The candidate: birth star, its quarter, Moon sign'),
      total: between(0, 36, 'Points of 36, before exceptions'),
      adjusted: between(0, 36, 'Points of 36, a cancelled koota counted in full'),
      verdict: oneOf(MATCH_VERDICTS, 'What the match comes to'),
      verdict_name: nameOf('verdict'),
      manglik_ok: about(
        z.nullable(flag),
        'Mangal dosha is effective in neither chart, in both, or cancelled by the other chart, as matching/manglik judges; null where a star or a birth without time leaves it unjudged',
      ),
      flags: about(
        z.array(keyed(FLAGS, 'dosha')),
        'Doshas of the pair, exceptions apart: nadi, bhakoot, gana, rajju, vedha, and manglik where Mars is out of balance',
      ),
      is_uncertain: about(flag, 'A time of birth is not known, and the result could differ within that day'),
    }),
    errors: objectList('Candidates that could not be matched, in their order', {
      ref,
      code: oneOf(keysOf(ERRORS), 'What is wrong, as a call of its own would be answered'),
      code_name: about(text, 'What the code means, in a few English words'),
      field: about(z.nullable(text), 'Member of the candidate that is wrong; null where no single one is'),
      message: about(text, 'What is wrong, in a sentence'),
    }),
  }),
  example: {
    date: '1992-08-22',
    time: '06:30',
    lat: 19.076,
    lon: 72.8777,
    tz: 5.5,
    role: 'bride',
    candidates: [
      { ref: 'a', nakshatra: 'hasta', pada: 1 },
      { ref: 'b', birth: EXAMPLE_BIRTH },
    ],
  },
  compute: async ({ person, candidates, input, words, skyAt, caller }) => {
    const { verdicts, kootas, poruthams, checks } = bank(words.language, 'matching');
    const names = {
      nadi: kootas.nadi,
      bhakoot: kootas.bhakoot,
      gana: kootas.gana,
      rajju: poruthams.rajju,
      vedha: poruthams.vedha,
      manglik: checks.manglik,
    };
    const matched = (mark: string, partner: Partner) => {
      const pair = input.role === 'groom' ? { groom: person, bride: partner } : { groom: partner, bride: person };
      let uncertain = false;
      const call = { ...pair, skyAt, uncertain: () => void (uncertain = true) };
      const manglikOk = manglikOfPair(call, input.manglik_houses)?.good ?? null;
      const found = overThePair(call, (both) => {
        const match = kootaMatch(both, input);
        const { total, adjusted } = match;
        const flags = [...starDoshasOf(match), ...(manglikOk === false ? (['manglik'] as const) : [])];
        const other = input.role === 'groom' ? both.bride : both.groom;
        return { other, total, adjusted, verdict: matchVerdict(match, manglikOk), flags };
      });
      return { ref: mark, ...found, manglikOk, uncertain };
    };
    const results = rankedMatches(candidates.flatMap((one) => (one.partner ? [matched(one.ref, one.partner)] : [])));
    if (results.length > 0) await caller.pay(BASE_CREDITS + Math.ceil(results.length / ROWS_PER_CREDIT));
    return {
      results: results.map(({ other, verdict, manglikOk, flags, uncertain, ...row }) => ({
        ...row,
        is_uncertain: uncertain,
        other: partnerShape(words, other),
        verdict,
        verdict_name: verdicts[verdict],
        manglik_ok: manglikOk,
        flags: flags.map((key) => ({ key, name: names[key] })),
      })),
      errors: candidates.flatMap((one) =>
        one.partner
          ? []
          : [
              {
                ref: one.ref,
                code: one.code,
                code_name: ERRORS[one.code].title,
                field: one.field,
                message: one.message,
              },
            ],
      ),
    };
  },
});

export const handler = serve(matchingBulk);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { KOOTA_TABLE_FIELDS, matchPartner } from '../../lib/contract/suites/matching.ts';
import { about, between, choice, objectListOf, whole } from '../../lib/contract/frame/about.ts';
import { keyed } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { partnerShape } from '../../lib/answers/present/matching.ts';
import { NAKSHATRA_KEYS } from '../../layers/jyotish/chart/nakshatra.ts';
import { partnerOfStar } from '../../layers/jyotish/matching/partner.ts';
import { STAR_DOSHAS, starTable } from '../../layers/jyotish/matching/star-table.ts';

export const matchingStarTable = endpoint({
  path: '/v1/matching/star-table',
  summary: 'One birth star and quarter against all 108 quarters',
  description:
    'Guna Milan of one star with every quarter of every star, as groom or as bride: the points of 36, the same with exceptions counted, and the doshas of the pair: nadi, bhakoot and gana without regard to exceptions, rajju (the same part of the rope) and vedha (obstruction of the stars). Each quarter is taken at its middle. The table is the same on every day.',
  sources: ['Muhurta Chintamani, vivaha-prakarana', 'Kalaprakasika (rajju, vedha)'],
  credits: 1,
  wave: 2,
  input: plainInput({
    nakshatra: about(
      z.union([z.int().check(z.gte(1), z.lte(27)), z.enum(NAKSHATRA_KEYS)]),
      'Birth star: its number 1 to 27, or its key',
    ),
    pada: whole(1, 4, 'Quarter of the star, 1 to 4'),
    role: choice(['groom', 'bride'], 'groom', 'Whose star it is'),
    ...KOOTA_TABLE_FIELDS,
  }),
  settings: ['role', 'vashya', 'yoni', 'gana'],
  output: z.strictObject({
    asked_star: about(matchPartner, 'The star asked about'),
    rows: objectListOf(108, 'The 108 quarters in order, from Ashwini 1 to Revati 4', {
      other: about(matchPartner, 'The other partner: star, quarter, Moon sign'),
      total: between(0, 36, 'Points of 36, before exceptions'),
      adjusted: between(0, 36, 'Points of 36, a cancelled koota counted in full'),
      doshas: about(z.array(keyed(STAR_DOSHAS, 'dosha')), 'Doshas of the pair; empty where there is none'),
    }),
  }),
  example: { nakshatra: 'rohini', pada: 2, role: 'bride' },
  compute: ({ input, words }) => {
    const { nakshatra, pada, role } = input;
    const number = typeof nakshatra === 'number' ? nakshatra : NAKSHATRA_KEYS.indexOf(nakshatra) + 1;
    const { kootas, poruthams } = bank(words.language, 'matching');
    const names = {
      nadi: kootas.nadi,
      bhakoot: kootas.bhakoot,
      gana: kootas.gana,
      rajju: poruthams.rajju,
      vedha: poruthams.vedha,
    };
    return {
      asked_star: partnerShape(words, partnerOfStar(number, pada)),
      rows: starTable(number, pada, role, input).map(({ other, match, doshas }) => ({
        other: partnerShape(words, other),
        total: match.total,
        adjusted: match.adjusted,
        doshas: doshas.map((key) => ({ key, name: names[key] })),
      })),
    };
  },
});

export const handler = serve(matchingStarTable);

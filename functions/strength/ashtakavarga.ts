import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, oneOf, upTo, whole } from '../../lib/contract/frame/about.ts';
import { keyed, listOf, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import {
  ASHTAKA_POINTS,
  ASHTAKA_TABLES,
  ashtakavargaOf,
  prastaraOf,
} from '../../layers/jyotish/strength/ashtakavarga.ts';

const SECTIONS = ['bav', 'sav', 'totals', 'prastara'] as const;
const SIGNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const bindus = (most: number) => whole(0, most, `Bindus, 0 to ${most}`);
const bySign = (most: number) => about(listOf(bindus(most), 12), 'Bindus in the twelve signs, in the order of signs');
const point = z.enum(ASHTAKA_POINTS);

export const ashtakavarga = endpoint({
  path: '/v1/strength/ashtakavarga',
  summary: 'Bhinnashtakavarga and sarvashtakavarga, with the bindus of each contributor on request',
  description:
    'Good points (bindus) that each planet has in each sign, given by the seven planets and the ascendant from where they stand. The rows of the seven planets added up are the sarvashtakavarga, 337 bindus in every chart; the row of the ascendant is given beside them and not added. Every row begins with Aries. `include` with `prastara` adds which contributor gives which bindu.',
  sources: ['BPHS ch. 66', 'Brihat Jataka ch. 9 (varahamihira)'],
  credits: 2,
  input: birthInput({
    table: choice(ASHTAKA_TABLES, 'parashara', 'Whose places give bindus: Parashara’s or Varahamihira’s'),
    include: z.optional(
      upTo(
        SECTIONS.length,
        oneOf(SECTIONS, 'Section of the answer'),
        'prastara adds the bindus of each contributor; the other sections are always given',
      ),
    ),
  }),
  settings: ['ayanamsa', 'table', 'include'],
  output: z.strictObject({
    bav: about(z.record(point, bySign(8)), 'Bhinnashtakavarga: bindus of each planet, and of the ascendant, by sign'),
    sav: about(listOf(bindus(56), 12), 'Sarvashtakavarga: sum of the seven planets, by sign'),
    totals: about(
      z.record(z.enum([...ASHTAKA_POINTS, 'sav']), bindus(337)),
      'Sums over the signs, the same in every chart; sav is 337',
    ),
    prastara: about(
      z.nullable(z.record(point, about(z.record(point, bySign(1)), 'Bindus by the point that gives them'))),
      'Bindus of each planet by contributor, 1 where one is given; null unless include asks for it',
    ),
    points: about(listOf(keyed(ASHTAKA_POINTS, 'planet or ascendant'), 8), 'Names of the keys of the tables'),
    signs: about(listOf(sign, 12), 'The signs in the order of the rows'),
  }),
  example: { ...EXAMPLE_BIRTH, include: ['prastara'] },
  compute: ({ input: { table, include = [] }, birth, sky, words }) => {
    const { ascendant, signs: grahas } = castChart(sky, birth.jd, birth.place);
    const signs = { ...grahas, ascendant: ascendant.sign };
    return {
      ...ashtakavargaOf(signs, table),
      prastara: include.includes('prastara') ? prastaraOf(signs, table) : null,
      points: planetsShape(words, ASHTAKA_POINTS),
      signs: SIGNS.map((number) => signShape(words, number)),
    };
  },
});

export const handler = serve(ashtakavarga);

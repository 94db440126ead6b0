import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dobInput } from '../../lib/contract/frame/inputs.ts';
import { about, flag, keysOf, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { keyed, listOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { nineKey } from '../../lib/answers/present/numerology.ts';
import { ARROW_KEYS, kuaOf, loShuOf, PLANES } from '../../layers/jyotish/numerology/lo-shu.ts';

const said = (description: string) =>
  objectList(description, { number: whole(1, 9, 'Number'), text: about(text, 'What that says, and what helps') });

export const numerologyLoshu = endpoint({
  path: '/v1/numerology/loshu',
  summary: 'Lo Shu grid of a date of birth: missing and repeated numbers, arrows, planes, kua',
  description:
    'The square 4 9 2 / 3 5 7 / 8 1 6, filled with the digits of the date without zeros, the destiny number, and for days ' +
    'above 9 the birth number; `plain` takes the date alone. A plane with all three numbers is an arrow, one with none a ' +
    'gap. With `gender` male or female the kua is given too.',
  sources: ['Lo Shu square (Da Dai Li Ji, Mingtang)', 'David A. Phillips, The Complete Book of Numerology (arrows)'],
  credits: 1,
  input: dobInput({
    plain: z._default(about(z.boolean(), 'Only the digits of the date, without birth and destiny number'), false),
    gender: z.optional(oneOf(['male', 'female'], 'For the kua, which is counted differently')),
    solar_year: z._default(about(z.boolean(), 'For the kua the year begins on 4 February'), false),
  }),
  settings: ['plain', 'solar_year'],
  output: z.strictObject({
    grid: about(
      listOf(listOf(whole(0, 10, 'Count'), 3), 3),
      'How often the number of each place stands in the date, rows 4 9 2, 3 5 7, 8 1 6',
    ),
    missing: said('Numbers that do not stand in it'),
    repeated: said('Numbers that stand in it more than once'),
    arrows: objectList('Planes that are full or empty', {
      ...keyed(ARROW_KEYS, 'arrow').shape,
      full: about(flag, 'All three numbers of the plane stand in the date; false where none does'),
      text: about(text, 'What that says'),
    }),
    planes: objectList('The eight planes', {
      ...keyed(keysOf(PLANES), 'plane').shape,
      numbers: about(listOf(whole(1, 9, 'Number'), 3), 'Its three numbers'),
      present_count: whole(0, 3, 'How many of them stand in the date'),
    }),
    kua: about(z.optional(whole(1, 9, 'Kua')), 'Kua, 1 to 9 without 5; with `gender` only'),
  }),
  example: { date: '1990-05-10', gender: 'female' },
  compute: async ({ dob, input, words }) => {
    if (!dob) throw new Error('a date passed validation');
    const texts = bank(words.language, 'numerology');
    const { labels } = texts;
    const { grid, missing, repeated, arrows } = loShuOf(dob, input.plain);
    return {
      grid: grid.map((row) => [...row]),
      missing: missing.map((number) => ({ number, text: texts.absent[nineKey(number)] })),
      repeated: repeated.map((number) => ({ number, text: texts.plenty[nineKey(number)] })),
      arrows: arrows.map(({ arrow, full }) => ({
        key: arrow,
        name: labels.arrows[arrow],
        full,
        text: texts.arrows[arrow],
      })),
      planes: keysOf(PLANES).map((key) => ({
        key,
        name: labels.planes[key],
        numbers: [...PLANES[key]],
        present_count: PLANES[key].filter((number) => !missing.includes(number)).length,
      })),
      ...(input.gender ? { kua: kuaOf(dob, input.gender, input.solar_year) } : {}),
    };
  },
});

export const handler = serve(numerologyLoshu);

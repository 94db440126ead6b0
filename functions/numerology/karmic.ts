import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dobInput } from '../../lib/contract/frame/inputs.ts';
import { LATIN_NAME_FIELD } from '../../lib/contract/suites/numerology.ts';
import { about, choice, objectList, text, whole } from '../../lib/contract/frame/about.ts';
import { keyed } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { nineKey } from '../../lib/answers/present/numerology.ts';
import { nameTableOf } from '../../layers/jyotish/numerology/name-table.ts';
import { DEBT_PLACES, debtsOf, LIFE_PATH_METHODS } from '../../layers/jyotish/numerology/profile.ts';

export const numerologyKarmic = endpoint({
  path: '/v1/numerology/karmic',
  summary: 'Karmic debts, lessons and missing letters of a name and a date',
  description:
    'A debt is 13, 14, 16 or 19 as the last sum before a number is reduced: life path, day of birth, expression (by words ' +
    'and straight), soul urge, personality. Lessons are values absent from the name. The word is that of the school; what ' +
    'the numbers say are habits, not guilt.',
  sources: [
    'Florence Campbell, Your Days Are Numbered (1931)',
    'Juno Jordan, Numerology: The Romance in Your Name (1965)',
  ],
  credits: 1,
  wave: 2,
  input: dobInput({
    ...LATIN_NAME_FIELD,
    method: choice(LIFE_PATH_METHODS, 'parts', 'How the life path is reduced'),
  }),
  settings: ['method'],
  output: z.strictObject({
    debts: objectList('Debts and where they stand', {
      ...keyed(DEBT_PLACES, 'place').shape,
      number: whole(13, 19, 'The debt: 13, 14, 16 or 19'),
      text: about(text, 'What it asks for'),
    }),
    lessons: objectList('Values absent from the name', {
      number: whole(1, 9, 'Value'),
      text: about(text, 'What that says, and what helps'),
    }),
    missing: about(z.array(text), 'Letters of the alphabet absent from the name'),
  }),
  example: { name: 'Riya Banerjee', date: '1949-12-23' },
  compute: async ({ dob, input, words }) => {
    if (!dob) throw new Error('a date passed validation');
    const texts = bank(words.language, 'numerology');
    const { lessons, missingLetters } = nameTableOf(input.name);
    return {
      debts: debtsOf(input.name, dob, input.method).map(({ place, debt }) => ({
        key: place,
        name: texts.labels.debtPlaces[place],
        number: debt,
        text: texts.debts[debt],
      })),
      lessons: lessons.map((number) => ({ number, text: texts.absent[nineKey(number)] })),
      missing: [...missingLetters],
    };
  },
});

export const handler = serve(numerologyKarmic);

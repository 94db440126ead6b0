import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dobInput } from '../../lib/contract/frame/inputs.ts';
import { LATIN_NAME_FIELD, masterOrDigit } from '../../lib/contract/suites/numerology.ts';
import { about, choice, objectList, text, whole } from '../../lib/contract/frame/about.ts';
import { keyed } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import {
  LIFE_PATH_METHODS,
  mastersIn,
  PROFILE_NUMBERS,
  profileOf,
  profileParts,
  SUMMED_NUMBERS,
} from '../../layers/jyotish/numerology/profile.ts';
import { MASTER_NUMBERS } from '../../layers/jyotish/numerology/numbers.ts';

export const numerologyProfile = endpoint({
  path: '/v1/numerology/profile',
  summary: 'Life path, expression, soul urge, personality and maturity, with the master numbers among them',
  description:
    'The Pythagorean profile. Life path: month, day and year each reduced, then summed; `method: "digits"` adds all digits ' +
    'at once. Expression, soul urge (vowels) and personality (consonants) reduce each word before they are summed. 11, 22 ' +
    'and 33 are kept. A soul urge or personality of 0 means a name without such letters.',
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
    life_path: about(masterOrDigit, 'Life path, 1 to 9, 11, 22 or 33'),
    expression: about(masterOrDigit, 'Expression: all letters'),
    soul_urge: about(masterOrDigit, 'Soul urge: vowels; 0 where there are none'),
    personality: about(masterOrDigit, 'Personality: consonants; 0 where there are none'),
    maturity: about(masterOrDigit, 'Maturity: life path and expression together'),
    birthday: whole(1, 31, 'Day of birth'),
    sums: objectList('What is added up for each number before it is reduced', {
      ...keyed(SUMMED_NUMBERS, 'number').shape,
      summands: about(
        z.array(whole(0, 999, 'What is added')),
        'Month, day and year, or the words of the name, each reduced; of a single word its letters',
      ),
    }),
    masters: objectList('Where 11, 22 or 33 stands', {
      ...keyed(PROFILE_NUMBERS, 'number').shape,
      number: whole(11, 33, 'Master number'),
      text: about(text, 'What it says'),
    }),
  }),
  example: { name: 'Asha Rao', date: '1990-05-10' },
  compute: async ({ dob, input, words }) => {
    if (!dob) throw new Error('a date passed validation');
    const texts = bank(words.language, 'numerology');
    const profile = profileOf(input.name, dob, input.method);
    const parts = profileParts(input.name, dob, input.method);
    return {
      ...profile,
      sums: SUMMED_NUMBERS.map((key) => ({ key, name: texts.labels.profile[key], summands: [...parts[key]] })),
      masters: mastersIn(profile).flatMap((key) => {
        const master = MASTER_NUMBERS.find((one) => one === profile[key]);
        return master === undefined
          ? []
          : [{ key, name: texts.labels.profile[key], number: master, text: texts.masters[master] }];
      }),
    };
  },
});

export const handler = serve(numerologyProfile);

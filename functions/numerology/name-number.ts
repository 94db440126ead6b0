import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { nameInput } from '../../lib/contract/frame/inputs.ts';
import { NAME_FIELD, nameSum } from '../../lib/contract/suites/numerology.ts';
import { about, objectList, text, whole } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { nameSumShape } from '../../lib/answers/present/numerology.ts';
import { NAME_SYSTEMS, nameSumOf } from '../../layers/jyotish/numerology/name-number.ts';

const letter = z.strictObject({
  letter: about(text, 'The letter, in capitals; of Devanagari the consonant or free vowel that counts'),
  number: whole(0, 9, 'Its number in this table'),
});

export const numerologyNameNumber = endpoint({
  path: '/v1/numerology/name-number',
  summary: 'A name as a number in the Chaldean, Pythagorean and Katapayadi tables, letter by letter',
  description:
    'Latin letters count in the Chaldean (1 to 8) and the Pythagorean table (1 to 9); Devanagari in Katapayadi, where a ' +
    'free vowel is 0, of a cluster the last consonant counts, and nukta, anusvara and visarga do not. A table whose script ' +
    'the name does not use is left out, and a warning says so. Chronograms are read from the right.',
  sources: ['Cheiro, Book of Numbers (1926)', 'Sankaravarman, Sadratnamala ch. 1 (Katapayadi)'],
  credits: 1,
  input: nameInput(NAME_FIELD),
  output: z.strictObject({
    systems: objectList('The tables whose script the name uses', {
      ...nameSum,
      letters: about(z.array(letter), 'Letters that count, in order'),
      read_from_right: about(z.optional(text), 'The digits as a chronogram is read; of Katapayadi only'),
    }),
  }),
  example: { name: 'Asha आशा' },
  compute: async ({ input, words, warn }) => {
    const texts = bank(words.language, 'numerology');
    const found = NAME_SYSTEMS.flatMap((system) => nameSumOf(system, input.name) ?? []);
    if (found.length < NAME_SYSTEMS.length) {
      const script = found.some(({ system }) => system === 'vedic') ? 'Latin' : 'Devanagari';
      warn('SCRIPT_NEEDED', `The name has no ${script} letter: tables of that script are left out.`);
    }
    return {
      systems: found.map((one) => ({
        ...nameSumShape(texts, one),
        letters: one.letters.map(({ letter: sign, number }) => ({ letter: sign, number })),
        ...(one.system === 'vedic'
          ? {
              read_from_right: one.letters
                .map(({ number }) => number)
                .reverse()
                .join(''),
            }
          : {}),
      })),
    };
  },
});

export const handler = serve(numerologyNameNumber);

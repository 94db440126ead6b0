import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dobInput } from '../../lib/contract/frame/inputs.ts';
import { mutual, NAME_FIELD, nameSum, numberKind, spokenNumber } from '../../lib/contract/suites/numerology.ts';
import { about, objectOrNull, text } from '../../lib/contract/frame/about.ts';
import { graha, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { mutualShape, nameSumShape, spokenShape } from '../../lib/answers/present/numerology.ts';
import { namankOf } from '../../layers/jyotish/numerology/name-number.ts';
import { bhagyankOf, mulankOf } from '../../layers/jyotish/numerology/numbers.ts';

const pairOfNumbers = z.strictObject({
  first: about(z.strictObject(numberKind), 'The first number'),
  second: about(z.strictObject(numberKind), 'The second number'),
  ...mutual,
});

export const numerologyCore = endpoint({
  path: '/v1/numerology/core',
  summary: 'Birth number, destiny number and name number with their planets, texts and mutual relation',
  description:
    'Mulank is the day of birth reduced, bhagyank all digits of the date reduced, namank the name by the Chaldean table; a ' +
    'name in Devanagari is read by Katapayadi. Without a name the two numbers of the date are answered. Relations are those of the numbers’ planets as most programs hold them, and ' +
    'are not always alike in both directions.',
  sources: ['Cheiro, Book of Numbers (1926) ch. 1-12'],
  credits: 1,
  input: dobInput({ name: z.optional(NAME_FIELD.name) }),
  output: z.strictObject({
    mulank: spokenNumber('Birth number'),
    bhagyank: spokenNumber('Destiny number'),
    namank: objectOrNull('Name number; null when no name is sent', {
      ...nameSum,
      planet: about(z.nullable(graha), 'Planet of the number; null where it is 0'),
      planet_name: about(z.nullable(nameOf('planet')), 'Name of the planet; null where the number is 0'),
      text: about(z.nullable(text), 'What the number says; null where it is 0'),
    }),
    relations: about(z.array(pairOfNumbers), 'The three pairs of these numbers; without a name the one of the date'),
  }),
  example: { name: 'Asha Rao', date: '1990-05-10' },
  compute: async ({ dob, input, words }) => {
    if (!dob) throw new Error('a date passed validation');
    const texts = bank(words.language, 'numerology');
    const found = input.name === undefined ? null : namankOf(input.name);
    const numbers = { mulank: mulankOf(dob), bhagyank: bhagyankOf(dob), namank: found?.root ?? 0 };
    const spoken = numbers.namank === 0 ? null : spokenShape(words, numbers.namank, texts.namank);
    const pairs = [
      ['mulank', 'bhagyank'],
      ['mulank', 'namank'],
      ['bhagyank', 'namank'],
    ] as const;
    const named = (key: keyof typeof numbers) => ({ key, name: texts.labels.numbers[key] });
    return {
      mulank: spokenShape(words, numbers.mulank, texts.mulank),
      bhagyank: spokenShape(words, numbers.bhagyank, texts.bhagyank),
      namank: found && {
        ...nameSumShape(texts, found),
        planet: spoken && spoken.planet,
        planet_name: spoken && spoken.name,
        text: spoken && spoken.text,
      },
      relations: (found ? pairs : pairs.slice(0, 1)).map(([a, b]) => ({
        first: named(a),
        second: named(b),
        ...mutualShape(texts, numbers[a], numbers[b]),
      })),
    };
  },
});

export const handler = serve(numerologyCore);

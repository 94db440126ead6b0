import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { dobInput } from '../../lib/contract/frame/inputs.ts';
import { compoundMeaning, LATIN_NAME_FIELD } from '../../lib/contract/suites/numerology.ts';
import { about, objectList, oneOf, several, text, whole } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { compoundShape } from '../../lib/answers/present/numerology.ts';
import { spellingsFor, reaches, wantedFor } from '../../layers/jyotish/numerology/name-correction.ts';
import { namankOf } from '../../layers/jyotish/numerology/name-number.ts';

const number = whole(1, 9, 'Name number by the Chaldean table');
const STATES = ['fits', 'found', 'none'] as const;

export const numerologyNameCorrection = endpoint({
  path: '/v1/numerology/name-correction',
  summary: 'Spellings of a name that reach a wanted number, fewest edits first',
  description:
    'Up to three edits such as people make of Indian names: a letter doubled or not, i for y or ee, u for oo, v for w, ' +
    'c, k or q, f for ph, an h after a consonant, a final a, e or h. First letters never change. Without `target` ' +
    'or `targets` the wanted numbers are friends of both the birth and the destiny number, and the sum must have a good meaning. A name that ' +
    'already fits needs no other spelling, and none is suggested.',
  sources: ['Cheiro, Book of Numbers (1926)'],
  credits: 2,
  wave: 2,
  input: dobInput({
    ...LATIN_NAME_FIELD,
    target: z.optional(whole(1, 9, 'Wanted name number, whatever its meaning')),
    targets: z.optional(
      several(whole(1, 9, 'Number, 1 to 9'), 1, 9, 'Several wanted name numbers, in place of `target`'),
    ),
  }),
  output: z.strictObject({
    number: about(number, 'Name number as it is'),
    compound: compoundMeaning,
    targets: about(z.array(number), 'Wanted numbers, the preferred first'),
    state: oneOf(STATES, 'fits: the name reaches one already; found; none: no spelling within three edits does'),
    suggestions: objectList('At most twenty; empty unless `state` is found', {
      spelling: about(text, 'The name as it would be written'),
      number,
      compound: compoundMeaning,
      edits: whole(1, 3, 'Edits from the name as it is'),
    }),
  }),
  example: { name: 'Asha Rao', date: '1990-05-10' },
  compute: async ({ dob, input, words }) => {
    if (!dob) throw new Error('a date passed validation');
    const texts = bank(words.language, 'numerology');
    const { name, target, targets } = input;
    if (target !== undefined && targets)
      throw invalidField('targets', 'CONFLICT', 'target and targets exclude each other.');
    const own = namankOf(name);
    const asked = target === undefined ? targets : [target];
    const wanted = asked ? { targets: [...new Set(asked)], goodCompound: false } : wantedFor(dob);
    const fits = reaches(own.sum, wanted);
    const found = fits ? [] : spellingsFor(name, dob, wanted);
    const searched = found.length > 0 ? ('found' as const) : ('none' as const);
    return {
      number: own.root,
      compound: compoundShape(texts, own.compound),
      targets: [...wanted.targets],
      state: fits ? ('fits' as const) : searched,
      suggestions: found.map(({ name: spelling, number: reached, compound, edits }) => ({
        spelling,
        number: reached,
        compound: compoundShape(texts, compound),
        edits,
      })),
    };
  },
});

export const handler = serve(numerologyNameCorrection);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { withFormWords } from '../../lib/contract/values/date-time.ts';
import { dobInput } from '../../lib/contract/frame/inputs.ts';
import { about, objectListOf, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { keyed, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { filled } from '../../lib/words/fill.ts';
import { bank } from '../../lib/words/bank.ts';
import {
  NUMBER_FINDINGS,
  NUMBER_KINDS,
  readNumberString,
  type NumberFinding,
} from '../../layers/jyotish/numerology/number-string.ts';
import { NUMBER_RELATIONS } from '../../layers/jyotish/numerology/numbers.ts';

const finding = z.strictObject({
  ...keyed(NUMBER_FINDINGS, 'finding').shape,
  digits: about(text, 'The digits it is about'),
});
const relation = (to: string) => oneOf(NUMBER_RELATIONS, `How the ${to} holds the root`);
const reading = {
  sum: whole(0, 900, 'Sum of the digits'),
  root: whole(0, 9, 'The sum reduced; 0 where every digit is 0'),
};
/** Digits at the end of a vehicle's number that are read on their own. */
const VEHICLE_DIGITS = 4;

export const numerologyNumberAnalysis = endpoint({
  path: '/v1/numerology/number-analysis',
  summary: 'A mobile, vehicle, house or account number against a date of birth: what fits and what does not',
  description:
    'Digits are added and reduced; with `letters` Latin letters count by the Chaldean table too. Root, last digit and runs ' +
    'of three or more are held against the birth number; zeros above two and opposed numbers side by side (1 8, 2 8, 4 8, ' +
    '2 4, 3 6, 2 9, 4 9) are named. Send a mobile number without its country code. The number itself is not stored.',
  sources: ['Cheiro, Book of Numbers (1926)'],
  credits: 1,
  wave: 2,
  input: dobInput({
    kind: oneOf(NUMBER_KINDS, 'What the number belongs to'),
    number: withFormWords(
      about(
        z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[A-Za-z0-9 ./+()-]*[0-9][A-Za-z0-9 ./+()-]*$/)),
        'The number as it is written: digits, spaces, hyphens, letters of a plate',
      ),
      {
        code: 'UNKNOWN_VALUE',
        must: 'a number with at least one digit',
        expected: 'digits, spaces, hyphens, Latin letters',
      },
    ),
    letters: z._default(about(z.boolean(), 'Latin letters count too'), false),
  }),
  settings: ['kind', 'letters'],
  output: z.strictObject({
    kind: oneOf(NUMBER_KINDS, 'What the number belongs to'),
    kind_name: nameOf('kind'),
    ...reading,
    relation: relation('birth number'),
    relation_name: nameOf('relation'),
    destiny_relation: relation('destiny number'),
    destiny_relation_name: nameOf('relation'),
    counts: objectListOf(10, 'How often each digit stands in it', {
      digit: whole(0, 9, 'Digit'),
      count: whole(0, 40, 'Times'),
    }),
    last_four_digits: about(
      z.optional(z.strictObject(reading)),
      'The last four digits on their own, of a vehicle with more',
    ),
    strengths: about(z.array(finding), 'What fits'),
    clashes: about(z.array(finding), 'What does not'),
  }),
  example: { kind: 'mobile', number: '98765 43210', date: '1990-05-10' },
  compute: async ({ dob, input, words }) => {
    if (!dob) throw new Error('a date passed validation');
    const { labels } = bank(words.language, 'numerology');
    const found = readNumberString(input.number, dob, input.letters);
    const shape = ({ key, good, digits }: NumberFinding) => ({
      key,
      name: filled(labels.findings[key][good ? 'good' : 'bad'], { digits }),
      digits,
    });
    const isLong = input.kind === 'vehicle' && found.digits.length > VEHICLE_DIGITS;
    const last = isLong ? readNumberString(found.digits.slice(-VEHICLE_DIGITS), dob, false) : null;
    return {
      kind: input.kind,
      kind_name: labels.kinds[input.kind],
      sum: found.sum,
      root: found.root,
      relation: found.mulank,
      relation_name: labels.relations[found.mulank],
      destiny_relation: found.bhagyank,
      destiny_relation_name: labels.relations[found.bhagyank],
      counts: found.counts.map((count, digit) => ({ digit, count })),
      ...(last ? { last_four_digits: { sum: last.sum, root: last.root } } : {}),
      strengths: found.findings.filter(({ good }) => good).map(shape),
      clashes: found.findings.filter(({ good }) => !good).map(shape),
    };
  },
});

export const handler = serve(numerologyNumberAnalysis);

import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { personsInput } from '../../lib/contract/frame/inputs.ts';
import { mutual, numberKind } from '../../lib/contract/suites/numerology.ts';
import { about, between, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { PAIR_GRADES } from '../../lib/answers/present/numerology.ts';
import { mutualShape } from '../../lib/answers/present/numerology.ts';
import { comparePersons, MOST_POINTS } from '../../layers/jyotish/numerology/pair.ts';

/** Width of a grade in points. */
const GRADE_POINTS = 20;

export const numerologyCompatibility = endpoint({
  path: '/v1/numerology/compatibility',
  summary: 'Two persons by birth, destiny and name number: score, relation of each pair, and a word on it',
  description:
    'Birth and destiny number count for 40 points each, the name number for 20; each by how the two numbers hold each ' +
    'other, in both directions. The order of the two persons does not change the score, and nothing is asked about who ' +
    'they are to each other.',
  sources: ['Cheiro, Book of Numbers (1926)'],
  credits: 1,
  wave: 2,
  input: personsInput(),
  output: z.strictObject({
    score: between(0, 100, 'Points of 100'),
    grade: oneOf(PAIR_GRADES, 'The score in words, fifths from the lowest'),
    grade_name: nameOf('grade'),
    pairs: objectList('Birth, destiny and name numbers of both', {
      ...numberKind,
      first_number: whole(0, 9, 'Number of the first person; 0 only of a Devanagari name whose letters all count 0'),
      second_number: whole(0, 9, 'Number of the second person'),
      ...mutual,
      points: between(0, 40, 'Points'),
      max_points: whole(20, 40, 'Most points of this pair'),
    }),
    text: about(text, 'What the score says, and what helps'),
  }),
  example: { first: { name: 'Asha Rao', date: '1990-05-10' }, second: { name: 'Ravi Nair', date: '1988-09-23' } },
  compute: async ({ first, second, words }) => {
    const texts = bank(words.language, 'numerology');
    const { score, pairs } = comparePersons(first, second);
    const grade = PAIR_GRADES[Math.min(PAIR_GRADES.length - 1, Math.floor(score / GRADE_POINTS))] ?? 'even';
    return {
      score,
      grade,
      grade_name: texts.labels.pairGrades[grade],
      pairs: pairs.map(({ key, numbers: [a, b], points }) => ({
        key,
        name: texts.labels.numbers[key],
        first_number: a,
        second_number: b,
        ...mutualShape(texts, a, b),
        points,
        max_points: MOST_POINTS[key],
      })),
      text: texts.pair[grade],
    };
  },
});

export const handler = serve(numerologyCompatibility);

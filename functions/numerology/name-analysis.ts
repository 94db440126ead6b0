import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { nameInput } from '../../lib/contract/frame/inputs.ts';
import { LATIN_NAME_FIELD } from '../../lib/contract/suites/numerology.ts';
import { about, keysOf, objectList, objectListOf, text, whole } from '../../lib/contract/frame/about.ts';
import { keyed } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { nineKey } from '../../lib/answers/present/numerology.ts';
import { EXPRESSION_MODES, EXPRESSION_PLANES, nameTableOf } from '../../layers/jyotish/numerology/name-table.ts';

const count = whole(0, 100, 'Letters');
const said = (description: string) =>
  objectList(description, { number: whole(1, 9, 'Value'), text: about(text, 'What that says, and what helps') });

export const numerologyNameAnalysis = endpoint({
  path: '/v1/numerology/name-analysis',
  summary: 'Inclusion table, hidden passion, planes of expression, first vowel and corner letters of a name',
  description:
    'Every letter by its Pythagorean value, 1 to 9. Y sounds as a vowel where no A, E, I, O or U stands beside it in its ' +
    'word; W never does. Planes and modes group the alphabet by its letters.',
  sources: [
    'Florence Campbell, Your Days Are Numbered (1931)',
    'Juno Jordan, Numerology: The Romance in Your Name (1965)',
  ],
  credits: 1,
  wave: 2,
  input: nameInput(LATIN_NAME_FIELD),
  output: z.strictObject({
    inclusion: objectListOf(9, 'How often each value stands in the name', { number: whole(1, 9, 'Value'), count }),
    hidden_passion: said('The values that stand most often'),
    lessons: said('The values that do not stand in it'),
    subconscious_self: whole(0, 9, 'Nine less the values that are absent'),
    planes: objectList('Planes of expression', { ...keyed(keysOf(EXPRESSION_PLANES), 'plane').shape, count }),
    modes: objectList('Modes of expression', { ...keyed(keysOf(EXPRESSION_MODES), 'mode').shape, count }),
    cornerstone: about(text, 'First letter of the first name'),
    capstone: about(text, 'Last letter of the first name'),
    first_vowel: about(z.nullable(text), 'First vowel of the name; null where no letter sounds as one'),
  }),
  example: { name: 'Asha Rao' },
  compute: async ({ input, words }) => {
    const texts = bank(words.language, 'numerology');
    const { labels } = texts;
    const table = nameTableOf(input.name);
    return {
      inclusion: table.inclusion.map((times, i) => ({ number: i + 1, count: times })),
      hidden_passion: table.hiddenPassion.map((number) => ({ number, text: texts.plenty[nineKey(number)] })),
      lessons: table.lessons.map((number) => ({ number, text: texts.absent[nineKey(number)] })),
      subconscious_self: table.subconsciousSelf,
      planes: keysOf(EXPRESSION_PLANES).map((key) => ({
        key,
        name: labels.expressionPlanes[key],
        count: table.planes[key],
      })),
      modes: keysOf(EXPRESSION_MODES).map((key) => ({
        key,
        name: labels.expressionModes[key],
        count: table.modes[key],
      })),
      cornerstone: table.cornerstone,
      capstone: table.capstone,
      first_vowel: table.firstVowel,
    };
  },
});

export const handler = serve(numerologyNameAnalysis);

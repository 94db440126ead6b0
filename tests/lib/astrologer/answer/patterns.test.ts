/** Patterns and classes: what stands in a row, with words between, at the end, in any order, and what it weighs. */
import { classOf, patternsOf, spelledWords, without } from '../../../../lib/astrologer/answer/hear/patterns.ts';

const CLASSES = { kin: classOf(['father*', 'दादा*', 'भाई']) };

it.each([
  ['my rashi$', 'What is my rashi?', true],
  ['my rashi$', 'Is my rashi good?', false],
  ['which stone*', 'Which stones suit me?', true],
  ['which stone', 'Which stones suit me?', false],
  ['what … do', 'What will he really do?', true],
  ['what … do', 'What will he then and there do?', false],
  ['house & direction', 'In which direction should my house face?', true],
  ['house & direction', 'Which direction is mine?', false],
  ['<kin> … ill', 'Grandfather? No, my fathers are often ill', true],
  ['<kin> … kab', 'dada theek kab honge', true],
  ['<kin> … kab', 'dost theek kab honge', false],
  ['next * years', 'the next five years', true],
  ['next * years', 'next years', false],
  ['*oga', 'kya hoga', true],
  ['*oga', 'yoga', true],
  ['*oga', 'oga', false],
  ['unemploy*', 'I am unemployed', true],
  ['kaunsa', 'kon sa ratna', true],
  ['should i', 'shud i go', true],
])('%s in "%s": %s', (pattern, text, found) =>
  expect(patternsOf([pattern], CLASSES).isIn(spelledWords(text))).toBe(found),
);

it('counts what stands there once, with the greater weight of two spellings', () => {
  const { score } = patternsOf(['job:3', 'jobs', 'new job:5', 'old job:-4', 'jaab:1']);
  expect(score(spelledWords('a new job, any job'))).toBe(8);
  expect(score(spelledWords('my old job'))).toBe(-1);
  expect(patternsOf(['shadi:2', 'shaadi:5']).score(spelledWords('shadi'))).toBe(5);
});

it('leaves no pattern of the words around what is taken out', () => {
  const words = without(spelledWords('this some day week'), patternsOf(['some day']));
  expect(patternsOf(['this week']).isIn(words)).toBe(false);
});

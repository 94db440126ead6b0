/** Phrases and classes: what stands in a row, with words between, at the end, in any order; Hindi classes as they are typed. */
import { classOf, phraseFinder, spelledWords, without } from '../../../../lib/astrologer/answer/phrases.ts';

const CLASSES = { kin: classOf(['father', 'दादा', 'भाई=']) };
const isFound = (phrase: string, text: string): boolean => phraseFinder([phrase], CLASSES)(spelledWords(text)) !== null;

it.each([
  ['my rashi$', 'What is my rashi?', true],
  ['my rashi$', 'Is my rashi good?', false],
  ['which stone', 'Which stones suit me?', true],
  ['which stone=', 'Which stones suit me?', false],
  ['what … do=', 'What will he really do?', true],
  ['what … do=', 'What will he then and there do?', false],
  ['house & direction', 'In which direction should my house face?', true],
  ['house & direction', 'Which direction is mine?', false],
  ['<kin> … ill', 'Grandfather? No, my fathers are often ill', true],
  ['<kin> … kab', 'dada theek kab honge', true],
  ['<kin> … kab', 'dost theek kab honge', false],
])('%s in "%s": %s', (phrase, text, found) => expect(isFound(phrase, text)).toBe(found));

it('leaves no phrase of the words around what is taken out', () => {
  const words = without(spelledWords('this some day week'), phraseFinder(['some day']));
  expect(phraseFinder(['this week'])(words)).toBeNull();
});

import { starNumberOf } from '../../../lib/words/star-spelling.ts';
import { wordsOf } from '../../../lib/words/words.ts';

describe('spellings of the stars', () => {
  it('tells the 27 apart, by key and by name', () => {
    const numbers = Array.from({ length: 27 }, (_, i) => i + 1);
    const words = wordsOf('en');
    expect(numbers.map((n) => starNumberOf(words.key('nakshatras', n - 1)))).toEqual(numbers);
    expect(numbers.map((n) => starNumberOf(words.name('nakshatras', n - 1)))).toEqual(numbers);
  });

  // Spellings of printed almanacs (variants are accepted on input).
  it.each([
    ['Ashvini', 1],
    ['mrigasira', 5],
    ['Aslesha', 9],
    ['Purvaphalguni', 11],
    ['Hastha', 13],
    ['svati', 15],
    ['Visakha', 16],
    ['Jyestha', 18],
    ['Moola', 19],
    ['Uttarashadha', 21],
    ['Sravana', 22],
    ['Uttara-Bhadrapada', 26],
    // In the scripts of the almanacs.
    ['அனுஷம்', 17],
    ['అనూరాధ', 17],
    ['অনুরাধা', 17],
  ])('knows %s', (spelling, number) => {
    expect(starNumberOf(spelling)).toBe(number);
  });

  it.each(['', 'abhijit', 'rohni', '१'])('does not guess at "%s"', (text) => {
    expect(starNumberOf(text)).toBeNull();
  });
});

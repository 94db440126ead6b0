import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { LANGUAGES } from '../../../lib/words/languages.ts';
import { signNumberOf } from '../../../lib/words/sign-spelling.ts';
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
    // Other forms that almanacs print: the glossary's alternatives, and what this service called them before.
    ['ఆర్ద్ర', 6],
    ['ಮೃಗಶಿರ', 5],
    ['ହସ୍ତା', 13],
    ['ଭରଣୀ', 2],
    ['கிருத்திகை', 3],
    ['মঘা', 10],
  ])('knows %s', (spelling, number) => {
    expect(starNumberOf(spelling)).toBe(number);
  });

  it.each(['', 'abhijit', 'अभिजित', 'rohni', '१'])('does not guess at "%s"', (text) => {
    expect(starNumberOf(text)).toBeNull();
  });
});

describe('spellings of the signs', () => {
  it.each([
    ['Leo', 5],
    ['singh', 5],
    ['Rishabham', 2],
    ['वृष', 2],
    ['कुम्भ', 11],
    ['कुंभ', 11],
    ['মীন', 12],
    ['ಕಟಕ', 4],
    ['கும்பம்', 11],
    ['കർക്കിടകം', 4],
  ])('know %s', (spelling, number) => {
    expect(signNumberOf(spelling)).toBe(number);
  });

  it('know every name of every language, each as one sign', () => {
    for (const language of LANGUAGES) {
      const words = wordsOf(language);
      expect(SIGN_KEYS.map((key) => signNumberOf(words.nameOfKey('signs', key)))).toEqual(
        SIGN_KEYS.map((_, i) => i + 1),
      );
      expect(NAKSHATRA_KEYS.map((key) => starNumberOf(words.nameOfKey('nakshatras', key)))).toEqual(
        NAKSHATRA_KEYS.map((_, i) => i + 1),
      );
    }
  });

  it.each(['', 'ophiuchus', 'गुरु'])('do not guess at "%s"', (text) => expect(signNumberOf(text)).toBeNull());
});

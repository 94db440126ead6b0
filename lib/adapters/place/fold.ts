/** How place names are compared: without case, accents, punctuation and spaces, in any script. */

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
};

/**
 * The key of a name: lower case, Latin letters without accents, no spaces or punctuation. Vowel signs of the Indian
 * scripts stay (they are part of the word), the nukta goes. Empty when nothing is left.
 */
export const foldPlaceName = (name: string): string =>
  /^[ -~]*$/.test(name) ? name.toLowerCase().replace(/[^a-z0-9]+/g, '') : foldAny(name);

const foldAny = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœıħ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');

/**
 * Words in any Indian script in Latin letters, near enough to compare names. Unicode lays the nine scripts out alike, 128
 * letters each from U+0900 on, so that one table by place in the block reads them all (The Unicode Standard, chapter 12).
 * For comparing, not for showing: lengths and nasals are not kept apart.
 */

const FIRST = 0x900;
const LAST = 0xd7f;
const BLOCK = 0x80;
const CONSONANTS_FROM = 0x15;
/** ka to ha, in the order of the blocks. */
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const VOWELS_FROM = 0x05;
const VOWELS = 'a aa i i u u ri l e e e ai o o o au'.split(' ');
const SIGNS_FROM = 0x3e;
const SIGNS = 'aa i i u u ri ri e e e ai o o o au'.split(' ');
const VIRAMA = 0x4d;
const NUKTA = 0x3c;
/** A letter with a dot below that is another sound: ड़ and ढ़ are r. */
const DOTTED: ReadonlyMap<string, string> = new Map([
  ['d', 'r'],
  ['dh', 'r'],
  ['ph', 'f'],
]);
/** Letters that stand outside the common order: those that carry no vowel, and those that carry one. */
const BARE: ReadonlyMap<string, string> = new Map(
  [...'ൺn ൻn ർr ൽl ൾl ൿk ৎt ੰn ंn ঁn ംm ಂm ంm ংn'.split(' ')].map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
);
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['ੜ', 'r'],
  ['ৰ', 'r'],
  ['ৱ', 'v'],
  ['ୱ', 'v'],
]);
/** Scripts in which a last consonant is spoken without its vowel: Devanagari, Bengali, Gurmukhi, Gujarati. */
const SILENT_AT_END = /[\u0900-\u0aff]$/u;
const NASALS = new Set([0x01, 0x02]);

const offsetOf = (letter: string | undefined): number => {
  const code = letter?.codePointAt(0) ?? 0;
  return code >= FIRST && code <= LAST ? code % BLOCK : -1;
};

const isSign = (offset: number): boolean => offset >= SIGNS_FROM && offset <= VIRAMA;

const consonantOf = (letter: string, offset: number): string | undefined =>
  OTHERS.get(letter) ?? CONSONANTS[offset - CONSONANTS_FROM];

const vowelOf = (letter: string, offset: number): string => {
  const bare = BARE.get(letter);
  if (bare !== undefined) return bare;
  if (NASALS.has(offset)) return 'n';
  if (offset < 0) return letter;
  return VOWELS[offset - VOWELS_FROM] ?? SIGNS[offset - SIGNS_FROM] ?? '';
};

/** A word; letters of other scripts stay as they are. */
const wordInLatin = (word: string): string => {
  const letters = Array.from(word);
  return letters
    .map((letter, i) => {
      const offset = offsetOf(letter);
      const plain = BARE.has(letter) ? undefined : consonantOf(letter, offset);
      if (plain === undefined) return vowelOf(letter, offset);
      const dotted = offsetOf(letters[i + 1]) === NUKTA;
      const consonant = dotted ? (DOTTED.get(plain) ?? plain) : plain;
      const next = letters[dotted ? i + 2 : i + 1];
      const last = next === undefined && i > 0 && SILENT_AT_END.test(letter);
      return isSign(offsetOf(next)) || last ? consonant : `${consonant}a`;
    })
    .join('');
};

/** Whether a text has a letter of an Indian script: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
export const isIndianScript = (text: string): boolean => /[\u0900-\u0d7f]/u.test(text);

/** Tamil writes no difference between k and g, t and d, p and b. */
export const isTamil = (text: string): boolean => /\p{Script=Tamil}/u.test(text);

/** A text in Latin letters, as near as its spelling tells: गोरखपुर is `gorakhapur`, விழுப்புரம் `viluppuram`. */
export const indianInLatin = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b-\u200d]/gu, '')
    .split(/(\s+|[,،-])/u)
    .map(wordInLatin)
    .join('');

/** Latin letters as numbers: the Chaldean and the Pythagorean table (Cheiro). */

/** A–Z of a text: marks stripped, everything else left out. */
export const latinLetters = (text: string): readonly string[] =>
  text.normalize('NFD').toUpperCase().match(/[A-Z]/g) ?? [];

/** The words of a text that have a Latin letter, each as its letters; spaces and hyphens part them. */
export const latinWords = (text: string): readonly (readonly string[])[] =>
  text
    .split(/[\s-]+/)
    .map(latinLetters)
    .filter((letters) => letters.length > 0);

const CHALDEAN_ROWS = ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP'];

/** Letter tables. */
export const LETTER_TABLES = ['chaldean', 'pythagorean'] as const;
export type LetterTable = (typeof LETTER_TABLES)[number];

/** Number 1–9 of a letter A–Z (Chaldean 1–8). */
export const letterNumber = (table: LetterTable, letter: string): number =>
  table === 'chaldean'
    ? CHALDEAN_ROWS.findIndex((row) => row.includes(letter)) + 1
    : ((letter.charCodeAt(0) - 65) % 9) + 1;

const isPlainVowel = (letter: string | undefined): boolean => letter !== undefined && 'AEIOU'.includes(letter);

/** Whether the letter at `index` of a word sounds as a vowel: A E I O U, and Y without one of them beside it; W never. */
export const isVowelAt = (word: readonly string[], index: number): boolean => {
  const letter = word[index];
  if (isPlainVowel(letter)) return true;
  return letter === 'Y' && !isPlainVowel(word[index - 1]) && !isPlainVowel(word[index + 1]);
};

/** Sum of letters by a table. */
export const letterSum = (table: LetterTable, letters: readonly string[]): number =>
  letters.reduce((sum, letter) => sum + letterNumber(table, letter), 0);

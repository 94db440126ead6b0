/**
 * Katapayadi: Devanagari consonants as digits (Haridatta, Grahacharanibandhana; Sankaravarman, Sadratnamala). Free vowels
 * are 0; of a cluster only its last consonant counts; a consonant without a vowel does not.
 */
const ROWS = ['कटपय', 'खठफर', 'गडबल', 'घढभव', 'ङणमश', 'चतष', 'छथस', 'जदह', 'झधळ', 'ञन'];
const VIRAMA = '\u094d';
const NUKTA = '\u093c';
const FREE_VOWELS = /[अ-औॠॡऌऋॐ]/u;

/** Digit 0–9 of a consonant, or null. */
const digitOf = (letter: string): number | null => {
  const row = ROWS.findIndex((letters) => letters.includes(letter));
  return row < 0 ? null : (row + 1) % 10;
};

/** A letter that counts, with its digit. */
export interface KatapayadiDigit {
  readonly letter: string;
  readonly digit: number;
}

/** The letters of a text that count, in order; nukta, anusvara, visarga and other scripts are passed over. */
export const katapayadiOf = (text: string): readonly KatapayadiDigit[] => {
  // Decomposed: ज़ as ज and its nukta.
  const letters = [
    ...text
      .normalize('NFD')
      .replaceAll(NUKTA, '')
      .replaceAll(/[\u200c\u200d]/g, ''),
  ];
  return letters.flatMap((letter, i): KatapayadiDigit[] => {
    if (FREE_VOWELS.test(letter)) return [{ letter, digit: 0 }];
    const digit = digitOf(letter);
    return digit === null || letters[i + 1] === VIRAMA ? [] : [{ letter, digit }];
  });
};

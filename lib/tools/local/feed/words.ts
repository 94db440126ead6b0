/** Words and sentences of a text, and how easily it is read. */

/** Words in small letters without their marks; Devanagari signs belong to the word. */
export const wordsOfText = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? [];

/** Sentences: what ends with a full stop or a danda. */
export const sentencesOfText = (text: string): string[] =>
  text
    .split(/(?<=[.।])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Vowel groups of an English word, a silent final e aside; at least one. */
const syllables = (word: string): number => {
  const groups = word.replace(/(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/, '').match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
};

/** Flesch reading ease of an English text: 60–70 plain, 80–90 easy, 100 very easy (Flesch, J. Appl. Psychol. 32, 1948). */
export const readingEase = (text: string): number => {
  const words = wordsOfText(text);
  const sentences = sentencesOfText(text);
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (sounds / words.length);
};

/** Text in one spelling: what two writers may write differently and mean the same. */

/** Devanagari digits begin here. */
const DEVANAGARI_ZERO = 0x966;

/**
 * Lower case, composed, without nukta, accents and joiners; Devanagari digits as 0–9; chandrabindu as anusvara; straight
 * quotes, and a space before `'s`, `'re` and their like.
 */
export const normalised = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d\ufeff]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[०-९]/gu, (digit) => String((digit.codePointAt(0) ?? DEVANAGARI_ZERO) - DEVANAGARI_ZERO))
    .replaceAll('ँ', 'ं')
    .replace(/[‘’`´]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/(\p{L})'(s|re|ve|ll|d|m)(?!\p{L})/gu, "$1 '$2")
    .replace(/(?<=s)'(?=\s)/gu, " 's")
    .replace(/[‐‑‒–—]/gu, '-')
    .replace(/(?<![\d.])(\d{1,2})\.(\d{1,2})\.((?:19|20)\d\d)(?!\d)/gu, '$1/$2/$3')
    .replace(/\s+/gu, ' ')
    .trim();

const WORD = /\d+(?:\.\d+)?|[\p{L}\p{M}']*[\p{L}\p{M}]|[°′″",:/+&()-]/gu;
/** The source of a pattern of words of a normalised text, which stand between `|`, each whole. */
export const wholeWords = (words: string): string => `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;

/** The words, numbers and marks of a normalised text. */
export const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? [];

/** Words as classifiers of texts look at them: without endings, and in pieces by which a misspelt one is still known. */

/** Letters from which on endings are cut, and from which on a word is also read in pieces of so many letters. */
const STEM_LETTERS = 5;
const PIECE_LETTERS = 4;

/** A word without its English ending; a short one keeps all but the `s` of a plural. */
export const stemOf = (word: string): string => {
  if (word.length >= STEM_LETTERS) return word.replace(/ies$/, 'y').replace(/(ing|ed|es|s)$/, '');
  return word.length === STEM_LETTERS - 1 ? word.replace(/s$/, '') : word;
};

/**
 * The pieces of a longer word; none of a short one.
 * @example
 * piecesOf('lagna') // → ['~^lag', '~lagn', '~agna', '~gna$']
 */
export const piecesOf = (word: string): readonly string[] => {
  if (word.length <= PIECE_LETTERS) return [];
  const whole = `^${word}$`;
  return Array.from({ length: whole.length - PIECE_LETTERS + 1 }, (_, i) => `~${whole.slice(i, i + PIECE_LETTERS)}`);
};

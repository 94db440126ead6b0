/** Lists of words that the reader of sentences knows, and what each is for. */

/** Forms of a list, over several lines, separated by `|`. */
export const said = (...lines: readonly string[]): string => lines.join('|');

/** Each stem with each ending: stems and endings separated by `|`. */
export const inflected = (stems: string, endings: string): string =>
  stems
    .split('|')
    .flatMap((stem) => endings.split('|').map((ending) => stem + ending))
    .join('|');

/** How long a label may be: it stands in a drawing, the head of a table, a chip. */
import type { Texts } from './files.ts';
import { leavesOf } from './state.ts';

/** Families of labels. */
const LABELS = ['names', 'drawing', 'day-wheel', 'day', 'chart', 'dasha', 'kundli', 'matching', 'panchang', 'report'];
/** Letters that any label may have, however short the English one is. */
const FREE = 10;
/** Letters per letter of English. Tamil and Malayalam build longer words. */
const RATIO = 1.6;
const LONG: readonly string[] = ['ta', 'ml'];
const LONG_RATIO = 2;
/** The short name of a planet stands beside others in a house. */
const SHORT = /^drawing\/planets\/\w+\/short$/;
const SHORT_LETTERS = 3;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Letters as a reader counts them. */
export const lettersIn = (text: string): number => [...graphemes.segment(text)].length;

const most = (language: string, path: string, english: string): number => {
  if (SHORT.test(path)) return SHORT_LETTERS;
  return Math.max(FREE, lettersIn(english) * (LONG.includes(language) ? LONG_RATIO : RATIO));
};

/** Labels of a family that are longer than their place allows. */
export const lengthFaults = (
  language: string,
  family: string,
  texts: Texts,
  english: ReadonlyMap<string, string>,
): readonly string[] =>
  LABELS.includes(family)
    ? leavesOf(texts, family).flatMap(([path, text]) => {
        const limit = most(language, path, english.get(path) ?? '');
        return lettersIn(text) > limit
          ? [`${language}/${path}: has ${lettersIn(text)} letters, more than ${limit}`]
          : [];
      })
    : [];

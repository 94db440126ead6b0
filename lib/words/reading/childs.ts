/**
 * Words of what is not said to a child: marriage, love, intimacy, children of one's own, death. A JSON file per language;
 * `*` at an end lets a word go on there.
 */
import bn from './childs/bn.json' with { type: 'json' };
import en from './childs/en.json' with { type: 'json' };
import gu from './childs/gu.json' with { type: 'json' };
import hi from './childs/hi.json' with { type: 'json' };
import kn from './childs/kn.json' with { type: 'json' };
import ml from './childs/ml.json' with { type: 'json' };
import mr from './childs/mr.json' with { type: 'json' };
import pa from './childs/pa.json' with { type: 'json' };
import ta from './childs/ta.json' with { type: 'json' };
import te from './childs/te.json' with { type: 'json' };
import type { Language } from '../languages.ts';

/** Every language that has sentences for a chart. */
const WORDS: Partial<Readonly<Record<Language, readonly string[]>>> = { bn, en, gu, hi, kn, ml, mr, pa, ta, te };

const LETTER = String.raw`[\p{L}\p{M}]`;

/** Words as one pattern: each stands alone, but where `*` lets it go on. */
const patternOf = (words: readonly string[]): RegExp => {
  const those = (begins: boolean, ends: boolean): string[] => {
    const found = words.filter((word) => word.startsWith('*') === begins && word.endsWith('*') === ends);
    if (found.length === 0) return [];
    const bare = found.map((word) => word.replaceAll('*', '')).join('|');
    return [`${begins ? '' : `(?<!${LETTER})`}(?:${bare})${ends ? '' : `(?!${LETTER})`}`];
  };
  const all = [...those(false, false), ...those(false, true), ...those(true, false), ...those(true, true)];
  return new RegExp(all.join('|'), 'iu');
};

const known = new Map<Language, RegExp | null>();

/** What a sentence for a child does not say in this language; null where the language has no sentences. */
export const adultWords = (language: Language): RegExp | null => {
  const found = known.get(language);
  if (found !== undefined) return found;
  const words = WORDS[language];
  const made = words === undefined ? null : patternOf(words);
  known.set(language, made);
  return made;
};

/** Several things in one sentence, as a language joins them. */
import type { Language } from './languages.ts';

/** What joins the last of them: and, or. */
export type Joint = 'conjunction' | 'disjunction';

/** To make one takes as long as to write a paragraph. */
const formats = new Map<string, Intl.ListFormat>();

/**
 * Names joined by commas and a last "and" or "or".
 * @example
 * enumerated('en', ['Sun', 'Moon', 'Mars']) // → 'Sun, Moon, and Mars'
 */
export const enumerated = (language: Language, names: readonly string[], type: Joint = 'conjunction'): string => {
  const key = `${language} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(language, { type });
  formats.set(key, format);
  return format.format(names);
};

/**
 * Words the feed never says, as stems (`banned` in `voice/<language>.json`): illness and medicine, death and harm, law and money
 * deals, promises and fear, roles and castes, gods as a guarantee, clichés of the trade (lib/words/README.md). Applied to the
 * bank and to every item made from it.
 */
import type { Language } from '../../../words/languages.ts';
import { voiceWords } from './voice-words.ts';

/** Stems at the beginning of a word; letters and signs of any script belong to it. */
const patternOf = (stems: readonly string[]): RegExp => {
  const rows = stems.map((stem) => stem.replaceAll('_', '[ -]').replace(/\$$/, '(?![\\p{L}\\p{M}])'));
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${rows.join('|')})`, 'iu');
};

const known: Partial<Record<Language, RegExp>> = {};

/** How many stems the list of a language has. */
export const banCount = (language: Language): number => voiceWords(language).banned.length;

/** The first banned word of a text, or null. */
export const bannedIn = (language: Language, text: string): string | null =>
  (known[language] ??= patternOf(voiceWords(language).banned)).exec(text)?.[0] ?? null;

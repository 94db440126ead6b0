/** Which script a letter belongs to, and the font that has it. Runs of one script are shaped and drawn with one font. */
import { bank } from '../../words/bank.ts';
import type { Language } from '../../words/languages.ts';

/** First and last code point of the scripts our fonts cover; what is in none of them is Latin or a symbol. */
const BLOCKS = [
  ['Devanagari', 0x0900, 0x097f],
  ['Bengali', 0x0980, 0x09ff],
  ['Gurmukhi', 0x0a00, 0x0a7f],
  ['Gujarati', 0x0a80, 0x0aff],
  ['Oriya', 0x0b00, 0x0b7f],
  ['Tamil', 0x0b80, 0x0bff],
  ['Telugu', 0x0c00, 0x0c7f],
  ['Kannada', 0x0c80, 0x0cff],
  ['Malayalam', 0x0d00, 0x0d7f],
  ['Symbols', 0x2190, 0x21ff],
  ['Symbols', 0x2600, 0x26ff],
] as const;
/** Signs that only the second symbol font has. */
const SYMBOLS_2 = '□▫✓○☉';

export type FontScript = (typeof BLOCKS)[number][0] | 'Latin' | 'Symbols2';

/** Scripts by their code in ISO 15924, as the banks of a language name them. */
const SCRIPTS: Readonly<Record<string, FontScript>> = {
  Deva: 'Devanagari',
  Beng: 'Bengali',
  Taml: 'Tamil',
  Telu: 'Telugu',
  Knda: 'Kannada',
  Mlym: 'Malayalam',
  Gujr: 'Gujarati',
  Guru: 'Gurmukhi',
  Orya: 'Oriya',
};

/** The script a language is written in. */
export const scriptOfLanguage = (language: Language): FontScript =>
  SCRIPTS[bank(language, 'language').script] ?? 'Latin';

/** Family name of the font of a script. */
export const fontOfScript = (script: FontScript): string =>
  script === 'Latin' ? 'Noto Sans' : `Noto Sans ${script === 'Symbols2' ? 'Symbols 2' : script}`;

/** Joiners belong to the letters around them. */
const isJoiner = (point: number): boolean => point === 0x200c || point === 0x200d;

const scriptOf = (letter: string): FontScript => {
  if (SYMBOLS_2.includes(letter)) return 'Symbols2';
  const point = letter.codePointAt(0) ?? 0;
  return BLOCKS.find(([, first, last]) => point >= first && point <= last)?.[0] ?? 'Latin';
};

/** Whether a text has letters, and no others than Latin ones. */
export const isLatin = (text: string): boolean => {
  for (const letter of text) if (scriptOf(letter) !== 'Latin') return false;
  return text !== '';
};

/** A text in runs of one script each, in order. */
export const scriptRuns = (text: string): { readonly script: FontScript; readonly text: string }[] => {
  const runs: { script: FontScript; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const script = last !== undefined && isJoiner(letter.codePointAt(0) ?? 0) ? last.script : scriptOf(letter);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
};

/** Words of the sky: phases, twilights, eclipses, ayanamsas. */
import { skyWords as en } from './en/sky.ts';
import { skyWords as hi } from './hi/sky.ts';
import type { Language } from './languages.ts';
import type { SkyWords } from './tables.ts';

const WORDS: Readonly<Record<Language, SkyWords>> = { en, hi };

/** The words of the sky in a language. */
export const skyWordsOf = (language: Language): SkyWords => WORDS[language];

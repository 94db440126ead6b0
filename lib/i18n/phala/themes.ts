/** Names of the themes and tones of readings. */
import type { Theme, Tone } from '../../../layers/jyotish/phala/reading.ts';
import { themes as en } from '../en/phala/themes.ts';
import { themes as hi } from '../hi/phala/themes.ts';
import type { Language } from '../languages.ts';
import type { ThemeText } from './theme-words.ts';

const TEXTS: Readonly<Record<Language, ThemeText>> = { en, hi };

/** Name of a theme. */
export const themeName = (language: Language, theme: Theme): string => TEXTS[language].themes[theme];
/** Name of a tone. */
export const toneName = (language: Language, tone: Tone): string => TEXTS[language].tones[tone];

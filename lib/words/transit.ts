/** Words of the transits: what comes of one, and what of a day is adverse. */
import * as en from './en/transit.ts';
import * as hi from './hi/transit.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words of the transits in a language. */
export const transitText = (language: Language): typeof en => TEXTS[language];

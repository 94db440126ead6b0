/** Words of journeys and of the guide of a day. */
import * as en from './en/muhurat-day.ts';
import * as hi from './hi/muhurat-day.ts';
import type { Language } from './languages.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** The words of journeys and of the guide of a day in a language. */
export const muhuratDayText = (language: Language): typeof en => TEXTS[language];

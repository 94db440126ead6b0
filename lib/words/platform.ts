/** Names of plans, states and kinds, for the answers about accounts. */
import { platform as en } from './en/platform.ts';
import { platform as hi } from './hi/platform.ts';
import type { Language } from './languages.ts';
import type { PlatformNames } from './platform-names.ts';

const NAMES: Readonly<Record<Language, PlatformNames>> = { en, hi };

/** The names in a language. */
export const platformNames = (language: Language): PlatformNames => NAMES[language];

/** Names of the upagrahas. */
import type { Upagraha } from '../../layers/jyotish/kundli/upagraha.ts';
import { upagrahaNames as en } from './en/upagrahas.ts';
import { upagrahaNames as hi } from './hi/upagrahas.ts';
import type { Language } from './languages.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<Upagraha, string>>>> = { en, hi };

/** Name of an upagraha. */
export const upagrahaName = (language: Language, id: Upagraha): string => NAMES[language][id];

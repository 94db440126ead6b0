/** Names of the upagrahas and of the rules that find them. */
import type { Upagraha, UpagrahaRule } from '../../layers/jyotish/kundli/upagraha.ts';
import { upagrahaNames as enNames, upagrahaRules as enRules } from './en/upagrahas.ts';
import { upagrahaNames as hiNames, upagrahaRules as hiRules } from './hi/upagrahas.ts';
import type { Language } from './languages.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<Upagraha, string>>>> = { en: enNames, hi: hiNames };
const RULES: Readonly<Record<Language, Readonly<Record<UpagrahaRule, string>>>> = { en: enRules, hi: hiRules };

/** Name of an upagraha. */
export const upagrahaName = (language: Language, id: Upagraha): string => NAMES[language][id];
/** How an upagraha is found, in words. */
export const upagrahaRule = (language: Language, rule: UpagrahaRule): string => RULES[language][rule];

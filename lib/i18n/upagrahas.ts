/** Names of the upagrahas. */
import { UPAGRAHAS, type Upagraha } from '../../layers/jyotish/kundli/upagraha.ts';
import { upagrahaNames as en } from './en/upagrahas.ts';
import { upagrahaNames as hi } from './hi/upagrahas.ts';
import type { Language } from './languages.ts';

const NAMES: Readonly<Record<Language, readonly string[]>> = { en, hi };

/** Name of an upagraha. */
export const upagrahaName = (language: Language, id: Upagraha): string => {
  const name = NAMES[language][UPAGRAHAS.indexOf(id)];
  if (name === undefined) throw new Error(`no name for ${id} in ${language}`);
  return name;
};

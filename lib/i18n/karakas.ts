/** Names of the chara karakas. */
import { KARAKA_SCHEMES, type KarakaId } from '../../layers/jyotish/jaimini/karakas.ts';
import { karakaNames as en } from './en/karakas.ts';
import { karakaNames as hi } from './hi/karakas.ts';
import type { Language } from './languages.ts';

const NAMES: Readonly<Record<Language, readonly string[]>> = { en, hi };

/** Name of a chara karaka. */
export const karakaName = (language: Language, id: KarakaId): string => {
  const name = NAMES[language][KARAKA_SCHEMES[8].indexOf(id)];
  if (name === undefined) throw new Error(`no name for ${id} in ${language}`);
  return name;
};

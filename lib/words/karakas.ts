/** Names of the chara karakas. */
import type { KarakaId } from '../../layers/jyotish/jaimini/karakas.ts';
import { karakaNames as en } from './en/karakas.ts';
import { karakaNames as hi } from './hi/karakas.ts';
import type { Language } from './languages.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<KarakaId, string>>>> = { en, hi };

/** Name of a chara karaka. */
export const karakaName = (language: Language, id: KarakaId): string => NAMES[language][id];

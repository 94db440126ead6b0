/** Words of the panchang beyond the common lists: Gowri parts, special yogas, and why a window is adverse. */
import { panchangText as en } from './en/panchang.ts';
import { panchangText as hi } from './hi/panchang.ts';
import type { Language } from './languages.ts';

/** Every family has a row for each id of its domain table; a test counts them. */
export interface PanchangText {
  readonly gowri: Readonly<Record<string, string>>;
  readonly specialYoga: Readonly<Record<string, string>>;
  readonly reason: Readonly<Record<string, string>>;
}

const PANCHANG_TEXTS: Readonly<Record<Language, PanchangText>> = { en, hi };

/** The name or sentence of an id. Throws for an id without one. */
export const panchangTextOf = (language: Language, family: keyof PanchangText, id: string): string => {
  const found = PANCHANG_TEXTS[language][family][id];
  if (found === undefined) throw new Error(`no ${family} text for ${id}`);
  return found;
};

/** Ids that a family has a text for. */
export const panchangTextIds = (language: Language, family: keyof PanchangText): readonly string[] =>
  Object.keys(PANCHANG_TEXTS[language][family]);

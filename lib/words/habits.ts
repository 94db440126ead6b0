/** What readers of a language are used to, as `language.json` says, where a caller does not ask for another. */
import { SOLAR_TRADITIONS, type SolarTradition } from '../../layers/jyotish/calendar/solar-month.ts';
import { bank } from './bank.ts';
import type { Language } from './languages.ts';

/**
 * The solar calendar of a language: Malayalam for ml, Bengali for bn, Punjabi for pa, Odia for or, Assamese for as; the Tamil
 * one for all others.
 */
export const solarTraditionOf = (language: Language): SolarTradition => {
  const { solar } = bank(language, 'language');
  return SOLAR_TRADITIONS.find((one) => one === solar) ?? 'tamil';
};

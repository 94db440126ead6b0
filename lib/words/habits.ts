/** What readers of a language are used to, as `language.json` says, where a caller does not ask for another. */
import { FESTIVAL_REGIONS, REGION_QUARTERS, type FestivalRegion } from '../../layers/jyotish/calendar/festival-rows.ts';
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

/**
 * The regions whose festivals readers of a language at a place keep, the one whose months they count first: the state of the
 * language, wherever they are; of a language of several states (Hindi) its quarter and the place; of one of none the place.
 */
export const homeRegionsOf = (
  language: Language,
  place: FestivalRegion,
): readonly [FestivalRegion, ...FestivalRegion[]] => {
  const { region } = bank(language, 'language');
  const own = FESTIVAL_REGIONS.find((one) => one === region) ?? 'all';
  if (own === 'all') return [place];
  const isState = REGION_QUARTERS[own] !== undefined || own === 'nepal';
  return isState || place === 'all' ? [own] : [own, place];
};

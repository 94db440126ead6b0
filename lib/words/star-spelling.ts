/** Nakshatras as callers spell them, in Latin letters or in the script of a language; what is returned is always the number. */
import { NAKSHATRA_KEYS } from '../../layers/jyotish/chart/nakshatra.ts';
import { numberOfName } from './spellings.ts';

/** A form common to all spellings of one name: Ashvini, Ashwini, Asvini; Uttarashadha, Uttara Ashadha; Moola, Mula. */
const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replaceAll('w', 'v')
    .replaceAll('oo', 'u')
    .replaceAll('ee', 'i')
    .replace(/([std])h/g, '$1')
    .replace(/(.)\1+/g, '$1');

const LATIN: ReadonlyMap<string, number> = new Map(NAKSHATRA_KEYS.map((key, i) => [folded(key), i + 1]));

/** 1–27 of the nakshatra that a text spells in Latin letters or in the script of a language, or null. */
export const starNumberOf = (text: string): number | null => {
  const latin = folded(text);
  if (latin !== '') return LATIN.get(latin) ?? null;
  const number = numberOfName('nakshatras', text);
  return number !== null && number <= NAKSHATRA_KEYS.length ? number : null;
};

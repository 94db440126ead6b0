/** Nakshatras as callers spell them; what is returned is always the key. */
import { wordsOf } from './words.ts';

/** What spellings of one name have in common: Ashvini, Ashwini, Asvini; Uttarashadha, Uttara Ashadha; Moola, Mula. */
const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replaceAll('w', 'v')
    .replaceAll('oo', 'u')
    .replaceAll('ee', 'i')
    .replace(/([std])h/g, '$1')
    .replace(/(.)\1+/g, '$1');

let stars: ReadonlyMap<string, number> | undefined;

/** 1–27 of the nakshatra that a text spells in Latin letters, or null. */
export const starNumberOf = (text: string): number | null => {
  const words = wordsOf('en');
  stars ??= new Map(Array.from({ length: 27 }, (_, i) => [folded(words.name('nakshatras', i)), i + 1]));
  return stars.get(folded(text)) ?? null;
};

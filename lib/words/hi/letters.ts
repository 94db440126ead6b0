/** Birth-name syllables in Devanagari: padas 1–4 of the nakshatras in order. */
export { NAME_SYLLABLES as starLetters } from '../../../layers/jyotish/chart/name-syllables.ts';

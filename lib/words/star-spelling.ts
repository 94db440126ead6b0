/** Nakshatras as callers spell them, in Latin letters or in Hindi; what is returned is always the number. */
import { NAKSHATRA_KEYS } from '../../layers/jyotish/chart/nakshatra.ts';
import { names as hi } from './hi/names.ts';

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

/** A Hindi name without its spaces and joiners. */
const plain = (name: string): string => name.normalize('NFC').replace(/[\s\u200c\u200d]/g, '');

const STARS: ReadonlyMap<string, number> = new Map(
  NAKSHATRA_KEYS.flatMap((key, i): [string, number][] => [
    [folded(key), i + 1],
    [plain(hi.nakshatras[key]), i + 1],
  ]),
);

/** 1–27 of the nakshatra that a text spells in Latin letters or in Hindi, or null. */
export const starNumberOf = (text: string): number | null => STARS.get(folded(text) || plain(text)) ?? null;

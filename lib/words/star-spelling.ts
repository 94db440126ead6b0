/** Nakshatras as callers spell them, in Latin letters or in the script of a language; what is returned is always the number. */
import { NAKSHATRA_KEYS } from '../../layers/jyotish/chart/nakshatra.ts';
import { bank } from './bank.ts';
import { LANGUAGES } from './languages.ts';

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

/** A name without its spaces and joiners. */
const plain = (name: string): string => name.normalize('NFC').replace(/[\s\u200c\u200d]/g, '');

const LATIN: ReadonlyMap<string, number> = new Map(NAKSHATRA_KEYS.map((key, i) => [folded(key), i + 1]));

let scripted: ReadonlyMap<string, number> | undefined;
/** Stars by their names in every language, read when somebody first spells one so. */
const inScript = (): ReadonlyMap<string, number> =>
  (scripted ??= new Map(
    LANGUAGES.flatMap((language) => {
      const { nakshatras } = bank(language, 'names');
      return NAKSHATRA_KEYS.map((key, i): [string, number] => [plain(nakshatras[key]), i + 1]);
    }),
  ));

/** 1–27 of the nakshatra that a text spells in Latin letters or in the script of a language, or null. */
export const starNumberOf = (text: string): number | null => {
  const latin = folded(text);
  return (latin === '' ? inScript().get(plain(text)) : LATIN.get(latin)) ?? null;
};

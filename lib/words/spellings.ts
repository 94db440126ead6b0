/**
 * Names as callers write them: in every language, and in the other ways that `spellings.json` lists. What is returned is
 * always the number.
 */
import { besideBanks } from './bank.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { LISTS } from './lists.ts';
import { wordsOf } from './words.ts';

/** Lists whose names callers may write. */
export type SpelledList = 'signs' | 'nakshatras';
type Spellings = Partial<Record<SpelledList, Readonly<Partial<Record<string, readonly string[]>>>>>;

const VIRAMA = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d';
const NASALS =
  'ङञणनम' + // Devanagari
  'ঙঞণনম' +
  'ਙਞਣਨਮ' +
  'ઙઞણનમ' +
  'ଙଞଣନମ' +
  'ఙఞణనమ' +
  'ಙಞಣನಮ' +
  'ങഞണനമ';
const BLOCK = 0x80;
/** A nasal before a consonant; Tamil has no other way to write it. */
const JOINED_NASAL = new RegExp(`([${NASALS}])[${VIRAMA}](?=\\p{Lo})`, 'gu');

/** The anusvara of the script of a letter: the third letter of its block. */
const anusvaraOf = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  return String.fromCodePoint(code - (code % BLOCK) + 2);
};

/** A name without what is written in two ways: spaces, joiners, capitals, nukta, a nasal before a consonant. */
const folded = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\s\u200c\u200d\u093c\u09bc\u0a3c\u0abc\u0b3c]/g, '')
    .normalize('NFC')
    .replace(JOINED_NASAL, (_, nasal: string) => anusvaraOf(nasal));

const spellingsOf = (language: Language): Spellings => {
  const found = besideBanks(language, 'spellings');
  return typeof found === 'object' && found !== null ? found : {};
};

const known: Partial<Record<SpelledList, ReadonlyMap<string, number>>> = {};

/** Numbers by folded name; of two things with one name, that of the language that stands first. */
const numbersOf = (list: SpelledList): ReadonlyMap<string, number> => {
  const numbers = new Map<string, number>();
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const others = spellingsOf(language)[list] ?? {};
    LISTS[list].forEach((key, i) => {
      for (const name of [key, words.name(list, i), ...(others[key] ?? [])]) {
        const spelled = folded(name);
        if (!numbers.has(spelled)) numbers.set(spelled, i + 1);
      }
    });
  }
  return numbers;
};

/** The number that a name of a list stands for in any language, from 1, or null. The names are read when first asked for. */
export const numberOfName = (list: SpelledList, text: string): number | null =>
  (known[list] ??= numbersOf(list)).get(folded(text)) ?? null;

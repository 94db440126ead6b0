/** Words for people. Every list stands in the order of the domain tables (ids from 1); keys never change with language. */
import { names as en } from './en/names.ts';
import { names as hi } from './hi/names.ts';
import type { Language } from './languages.ts';

/** The lists of conventions N. `tithis` holds 1–15 and, last, Amavasya; `planets` the nine grahas, the ascendant and the outer three. */
export interface Names {
  readonly signs: readonly string[];
  readonly planets: readonly string[];
  readonly nakshatras: readonly string[];
  readonly tithis: readonly string[];
  readonly pakshas: readonly string[];
  readonly yogas: readonly string[];
  readonly karanas: readonly string[];
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly monthKinds: readonly string[];
  readonly ritus: readonly string[];
  readonly ayanas: readonly string[];
  readonly choghadiyas: readonly string[];
  readonly koots: readonly string[];
  readonly taras: readonly string[];
  readonly yoginis: readonly string[];
  readonly samvatsaras: readonly string[];
}

/** Lower-case snake form of an English name: the key. */
export const keyOf = (english: string): string => english.toLowerCase().replaceAll(' ', '_');

const TABLES: Readonly<Record<Language, Names>> = { en, hi };
const KEYS = new Map(Object.entries<readonly string[]>({ ...en }).map(([list, rows]) => [list, rows.map(keyOf)]));
const keysOf = (list: keyof Names): readonly string[] => KEYS.get(list) ?? [];

/** `{ id, key, name }`: how every enumerated thing is shown. */
export interface Named {
  readonly id: number;
  readonly key: string;
  readonly name: string;
}

/** The lists of names in one language. */
export interface Words {
  readonly language: Language;
  /** Name of row `index` (from 0) of a list. */
  name(list: keyof Names, index: number): string;
  /** Key of row `index` (from 0) of a list. */
  key(list: keyof Names, index: number): string;
  /** `{ id, key, name }` of id 1 … n. */
  named(list: keyof Names, id: number): Named;
  /** Name of the row with this key; the key itself where the list has none. */
  nameOfKey(list: keyof Names, key: string): string;
}

const at = (rows: readonly string[], index: number, list: string): string => {
  const found = rows[index];
  if (found === undefined) throw new Error(`no row ${index} in ${list}`);
  return found;
};

const make = (language: Language): Words => {
  const table = TABLES[language];
  const name = (list: keyof Names, index: number): string => at(table[list], index, list);
  const key = (list: keyof Names, index: number): string => at(keysOf(list), index, list);
  return {
    language,
    name,
    key,
    named: (list, id) => ({ id, key: key(list, id - 1), name: name(list, id - 1) }),
    nameOfKey: (list, wanted) => {
      const index = keysOf(list).indexOf(wanted);
      return index < 0 ? wanted : name(list, index);
    },
  };
};

const WORDS: Readonly<Record<Language, Words>> = { en: make('en'), hi: make('hi') };

/** The words of a language. */
export const wordsOf = (language: Language): Words => WORDS[language];

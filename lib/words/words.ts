/** Names of numbered things by number or key. A key never changes with the language, and no name decides a key. */
import { bank } from './bank.ts';
import type { Language } from './languages.ts';
import { LISTS, type KeyOf, type NameList, type Names } from './lists.ts';
import { unchanging } from './rows.ts';

/** `{ id, key, name }`: how every numbered thing is shown. */
export interface Named<Key extends string = string> {
  readonly id: number;
  readonly key: Key;
  readonly name: string;
}

/** The lists of names in one language. Throws for an index or id that a list does not have. */
export interface Words {
  readonly language: Language;
  /** Name of row `index` (from 0) of a list. */
  name(list: NameList, index: number): string;
  /** Key of row `index` (from 0) of a list. */
  key<L extends NameList>(list: L, index: number): KeyOf<L>;
  /** `{ id, key, name }` of id 1 … n. */
  named<L extends NameList>(list: L, id: number): Named<KeyOf<L>>;
  /** Name of the row with this key. */
  nameOfKey<L extends NameList>(list: L, key: KeyOf<L>): string;
}

const keyAt = <L extends NameList>(list: L, index: number): KeyOf<L> => {
  const keys: readonly KeyOf<L>[] = LISTS[list];
  const found = keys[index];
  if (found === undefined) throw new Error(`no row ${index} in ${list}`);
  return found;
};

const make = (language: Language): Words => {
  let names: Names | undefined;
  const nameOfKey = <L extends NameList>(list: L, key: KeyOf<L>): string =>
    (names ??= bank(language, 'names'))[list][key];
  const named: { [L in NameList]?: Record<number, Named<KeyOf<L>>> } = {};
  return {
    language,
    name: (list, index) => nameOfKey(list, keyAt(list, index)),
    key: keyAt,
    named: (list, id) => {
      const key = keyAt(list, id - 1);
      const rows: Record<number, Named<typeof key>> = (named[list] ??= {});
      return (rows[id] ??= unchanging({ id, key, name: nameOfKey(list, key) }));
    },
    nameOfKey,
  };
};

const known: Partial<Record<Language, Words>> = {};

/** The words of a language. */
export const wordsOf = (language: Language): Words => (known[language] ??= make(language));

/**
 * Words of things whose rule is a row elsewhere: one entry each in all languages (`lib/words/entries`), so that whoever adds a
 * row writes its words in one file. `npm run words` makes their banks of them.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../service/catalogue/registry.ts';
import type { Texts } from './files.ts';

const ENTRIES = join(ROOT, 'lib/words/entries');

/** The family that a member of the entries of a file fills. */
const FAMILIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  yogas: { name: 'yoga-names', meaning: 'phala/yoga-meanings' },
};

/** Entries of one file: by key and member, a text in each language. */
type Entries = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** A bank made of entries. */
export interface MadeBank {
  readonly language: string;
  readonly family: string;
  readonly texts: Texts;
}

/** The banks of one file. A language has a member of all entries or of none: throws where one lacks it. */
export const banksOf = (entries: Entries, families: Readonly<Record<string, string>>): readonly MadeBank[] =>
  Object.entries(families).flatMap(([member, family]) => {
    const rows = Object.entries(entries);
    const languages = new Set(rows.flatMap(([, entry]) => Object.keys(entry[member] ?? {})));
    return [...languages].map((language) => ({
      language,
      family,
      texts: Object.fromEntries(
        rows.map(([key, entry]) => {
          const text = entry[member]?.[language];
          if (text === undefined) throw new Error(`${key} has no ${member} in ${language}`);
          return [key, text];
        }),
      ),
    }));
  });

/** All banks that are made of entries. */
export const banksOfEntries = (): readonly MadeBank[] =>
  globSync('*.json', { cwd: ENTRIES }).flatMap((file) => {
    const families = FAMILIES[file.replace(/\.json$/, '')];
    if (families === undefined) throw new Error(`no family is made of lib/words/entries/${file}`);
    const entries: Entries = JSON.parse(readFileSync(join(ENTRIES, file), 'utf8'));
    return banksOf(entries, families);
  });

/** Inflected names (`forms.json`) and other spellings (`spellings.json`) of a language: whole, of known things, and of its names. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LISTS } from '../../words/lists.ts';
import { BANKS } from './files.ts';

type Row = Readonly<Record<string, string>>;
/** Table → key → form → word. */
export type Forms = Readonly<Record<string, Readonly<Record<string, Row | string>>>>;

const HOUSES = Array.from({ length: 12 }, (_, i) => String(i + 1));
const POINTS = LISTS.planets.filter((key) => !['ascendant', 'uranus', 'neptune', 'pluto'].includes(key));
/** The keys of each table. A language that inflects has all of them. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  planets: POINTS,
  signs: LISTS.signs,
  weekdays: LISTS.weekdays,
  houses: HOUSES,
  date: ['plain', 'loc', 'from', 'until'],
};
/** Tables whose first form is the name itself; a weekday and a house are written out where a sentence names them. */
const NAMED = ['planets', 'signs'];

const read = (language: string, name: string): unknown => {
  const file = join(BANKS, language, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

/** The forms of a language, null for one that has none. */
export const formsOf = (language: string): Forms | null => {
  const forms: unknown = read(language, 'forms.json');
  return forms === null ? null : (forms as Forms);
};

/** The names of forms that occur in tables. */
export const formNames = (forms: Forms): readonly string[] =>
  Object.values(forms).flatMap((table) =>
    Object.values(table).flatMap((row) => (typeof row === 'string' ? [] : Object.keys(row))),
  );

/** What is wrong with the forms of a language, whose texts are given by path. */
export const formFaults = (language: string, forms: Forms, texts: ReadonlyMap<string, string>): readonly string[] => {
  const faults: string[] = [];
  for (const [table, keys] of Object.entries(TABLES)) {
    const rows = forms[table] ?? {};
    if (Object.keys(rows).join() !== keys.join())
      faults.push(`${language}/forms/${table}: has not the rows ${keys.join()}`);
    const columns = new Set(Object.values(rows).map((row) => (typeof row === 'string' ? '' : Object.keys(row).join())));
    if (columns.size > 1) faults.push(`${language}/forms/${table}: has rows of different forms`);
    for (const [key, row] of Object.entries(rows))
      for (const [form, word] of Object.entries(typeof row === 'string' ? { plain: row } : row))
        if (word.trim() === '' || word.normalize('NFC') !== word)
          faults.push(`${language}/forms/${table}/${key}/${form}: is empty or not NFC`);
    if (!NAMED.includes(table)) continue;
    for (const [key, row] of Object.entries(rows))
      if (typeof row !== 'string' && row['nom'] !== texts.get(`names/${table}/${key}`))
        faults.push(`${language}/forms/${table}/${key}: is not the name`);
  }
  for (const table of Object.keys(forms))
    if (!(table in TABLES)) faults.push(`${language}/forms/${table}: is no table`);
  return faults;
};

/** What is wrong with the spellings of a language: they are of known things, and differ from the name. */
export const spellingFaults = (language: string, texts: ReadonlyMap<string, string>): readonly string[] => {
  const spellings: unknown = read(language, 'spellings.json');
  return Object.entries(Object(spellings)).flatMap(([list, rows]: [string, unknown]) =>
    Object.entries(Object(rows)).flatMap(([key, names]: [string, unknown]) => {
      const name = texts.get(`names/${list}/${key}`);
      const path = `${language}/spellings/${list}/${key}`;
      if (name === undefined) return [`${path}: is nothing that has a name`];
      return Array.isArray(names) && names.length > 0 && !names.includes(name) ? [] : [`${path}: repeats the name`];
    }),
  );
};

/**
 * Names of an answer in another language than its texts. An answer is written in a language that has all its texts; then the
 * names in fields of their own (`name`, `sign_name`) change to the language that was asked for. Sentences stay as they are:
 * none holds words of two languages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from './languages.ts';
import { NAME_MEMBER } from './name-member.ts';

/** What a name is called in the other language, by its key. */
type Translations = Map<string, string>;

const FOLDER = new URL('./banks/', import.meta.url);
/** A family whose sections of names are there, but not its sentences. */
const NAMES_ONLY = /\.names\.json$/;

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const parsed = (language: Language, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, FOLDER), 'utf8'));

/** Puts each text of `from` beside the text at the same place of `to`. */
const gather = (found: Map<string, Translations>, from: unknown, to: unknown, key: string): void => {
  if (typeof from === 'string' && typeof to === 'string') {
    const known = found.get(from) ?? new Map<string, string>();
    found.set(from, known.set(key, to));
  } else if (isTable(from) && isTable(to)) {
    for (const [name, value] of Object.entries(to)) gather(found, from[name], value, name);
  }
};

const dictionaries = new Map<string, ReadonlyMap<string, Translations>>();

/** Every text that the second language has, by the text of the first. */
const dictionaryOf = (from: Language, to: Language): ReadonlyMap<string, Translations> => {
  const id = `${from} ${to}`;
  const known = dictionaries.get(id);
  if (known !== undefined) return known;
  const found = new Map<string, Translations>();
  for (const file of readdirSync(new URL(`${to}/`, FOLDER), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json') && !/(?:^|[\\/])(?:state|forms|spellings|language)\.json$/.test(file))
      gather(found, parsed(from, file.replace(NAMES_ONLY, '.json')), parsed(to, file), '');
  dictionaries.set(id, found);
  return found;
};

/** The value beside a field that says which name is meant: `key` beside `name`, `sign` beside `sign_name`. */
const keyBeside = (field: string, members: Readonly<Record<string, unknown>>): unknown =>
  members[field === 'name' ? 'key' : field.replace(/_name$/, '')];

const nameFor = (translations: Translations | undefined, key: unknown): string | undefined => {
  if (translations === undefined) return undefined;
  const exact = typeof key === 'string' ? translations.get(key) : undefined;
  const all = new Set(translations.values());
  const [only] = all;
  // One word may name two things; without a key that tells them apart it stays.
  return exact ?? (all.size === 1 ? only : undefined);
};

/** An answer with its names in another language; what that has no name for stays. The answer itself is not changed. */
export const renamed = (answer: unknown, from: Language, to: Language): unknown => {
  const dictionary = dictionaryOf(from, to);
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isTable(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => {
        if (!NAME_MEMBER.test(field)) return [field, walk(inner)];
        if (typeof inner === 'string') return [field, nameFor(dictionary.get(inner), keyBeside(field, value)) ?? inner];
        if (Array.isArray(inner))
          return [
            field,
            inner.map((one: unknown) =>
              typeof one === 'string' ? (nameFor(dictionary.get(one), undefined) ?? one) : walk(one),
            ),
          ];
        return [field, walk(inner)];
      }),
    );
  };
  return walk(answer);
};

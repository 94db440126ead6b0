/**
 * How far the texts of the languages have been read: `lib/words/state.json`, one row a text for all languages, which is never
 * shipped. `npm run words` adds new texts as drafts and takes away those that are gone.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../service/catalogue/registry.ts';
import { SOURCE } from '../../words/languages.ts';
import { BANKS, familiesOf, readBank, type Texts } from './files.ts';

export const STATE_FILE = join(ROOT, 'lib/words/state.json');

/** Written by a language model, read once, read twice, read by a native speaker. */
export type Reading = 'draft' | 'read' | 'read2' | 'native';
/** Path of a text → the hash of the English text it was made from, and who has read it. */
export type State = Readonly<Record<string, readonly [hash: string, reading: Reading]>>;
/** Path of a text → `hash reading` → the languages of which that is true, with spaces between. */
export type States = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Paths and texts of a bank. */
export const leavesOf = (texts: Texts, path: string): readonly (readonly [path: string, text: string])[] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts).flatMap(([key, one]: [string, Texts]) => leavesOf(one, `${path}/${key}`));

/** What stands in the file of a language about itself; nobody reads that. */
const OWN = /^language\//;

/** Paths and texts of a language that are read; of a family of names without its ending. */
export const textsIn = (language: string): ReadonlyMap<string, string> =>
  new Map(
    familiesOf(language)
      .flatMap((file) => leavesOf(readBank(language, file), file.replace(/\.names$/, '')))
      .filter(([path]) => !OWN.test(path)),
  );

/** Share of the words of a language that a native speaker must have read before it is called read. */
const READ_SHARE = 0.98;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** What `language.json` has to say of who has read a language: `native`, or `draft` until enough of its words are read. */
export const readingOf = (state: State, texts: ReadonlyMap<string, string>): 'native' | 'draft' => {
  let all = 0;
  let read = 0;
  for (const [path, text] of texts) {
    const words = wordsIn(text);
    all += words;
    if (state[path]?.[1] === 'native') read += words;
  }
  return read >= all * READ_SHARE ? 'native' : 'draft';
};

/** What is wrong with the state of a language, whose texts are given by path: a text that it does not know, and the reverse. */
export const stateFaults = (
  language: string,
  state: State,
  texts: ReadonlyMap<string, string>,
  read: string | undefined,
): readonly string[] => [
  ...[...texts.keys()].filter((path) => state[path] === undefined).map((path) => `${language}/${path}: has no state`),
  ...Object.keys(state)
    .filter((path) => !texts.has(path))
    .map((path) => `state.json: ${path} has no text in ${language}`),
  ...(read === readingOf(state, texts) ? [] : [`${language}/language/read: is not ${readingOf(state, texts)}`]),
];

/** The first 8 hex digits of the SHA-256 of a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The states of all languages. */
export const readStates = (): States => {
  const states: States = JSON.parse(readFileSync(STATE_FILE, 'utf8'));
  return states;
};

/** Whether a word says how far a text has been read. */
export const isReading = (word: string | undefined): word is Reading =>
  word === 'draft' || word === 'read' || word === 'read2' || word === 'native';

/** The state of a language; null for one that keeps none. Throws for a row that says neither hash nor reading. */
export const stateOf = (language: string, states: States): State | null => {
  const rows = Object.entries(states).flatMap(([path, made]) => {
    const [row] = Object.entries(made).find(([, languages]) => languages.split(' ').includes(language)) ?? [];
    if (row === undefined) return [];
    const [hash, reading] = row.split(' ');
    if (hash === undefined || !isReading(reading)) throw new Error(`state.json: ${path} has the row ${row}`);
    return [[path, [hash, reading]] as const];
  });
  return rows.length === 0 ? null : Object.fromEntries(rows);
};

/** The states with a row for each text there is, new ones as drafts of the English text of today. */
export const keptStates = (
  states: States,
  english: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, ReadonlyMap<string, string>>,
): States => {
  const paths = new Set([...english.keys(), ...[...texts.values()].flatMap((own) => [...own.keys()])]);
  const rows = [...paths].map((path) => {
    const made: Record<string, string[]> = {};
    for (const [language, own] of texts) {
      if (!own.has(path)) continue;
      const [row = `${hashOf(english.get(path) ?? '')} draft`] =
        Object.entries(states[path] ?? {}).find(([, languages]) => languages.split(' ').includes(language)) ?? [];
      (made[row] ??= []).push(language);
    }
    return [path, Object.fromEntries(Object.entries(made).map(([row, all]) => [row, all.join(' ')]))] as const;
  });
  return Object.fromEntries(rows.filter(([, made]) => Object.keys(made).length > 0));
};

/** The states after the texts of some families were read in one language and compared with the English of today. */
export const markedStates = (
  states: States,
  english: ReadonlyMap<string, string>,
  { language, reading, families }: Readonly<{ language: string; reading: Reading; families: readonly string[] }>,
): States =>
  Object.fromEntries(
    Object.entries(states).map(([path, made]) => {
      const held = Object.entries(made).find(([, languages]) => languages.split(' ').includes(language));
      if (held === undefined || !families.some((family) => path.startsWith(`${family}/`))) return [path, made];
      const rows = new Map(Object.entries(made).map(([row, languages]) => [row, languages.split(' ')]));
      rows.set(
        held[0],
        (rows.get(held[0]) ?? []).filter((one) => one !== language),
      );
      const row = `${hashOf(english.get(path) ?? '')} ${reading}`;
      rows.set(row, [...(rows.get(row) ?? []), language].sort());
      return [
        path,
        Object.fromEntries([...rows].filter(([, all]) => all.length > 0).map(([one, all]) => [one, all.join(' ')])),
      ];
    }),
  );

/** The languages that keep a state: those that are not yet read. */
const isDraft = (language: string): boolean =>
  familiesOf(language).includes('language') && Reflect.get(Object(readBank(language, 'language')), 'read') === 'draft';

/** The file of the states as it is to be: a row a line. */
export const statesText = (states: States = readStates()): string => {
  const languages = readdirSync(BANKS)
    .sort()
    .filter((one) => isDraft(one) || stateOf(one, states) !== null);
  const texts = new Map(languages.map((language) => [language, textsIn(language)]));
  const rows = Object.entries(keptStates(states, textsIn(SOURCE), texts));
  const lines = rows.map(([path, made]) => `  ${JSON.stringify(path)}: ${JSON.stringify(made)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
};

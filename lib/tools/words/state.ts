/** How far the texts of a language have been read: `state.json`, which is never shipped. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BANKS, type Texts } from './files.ts';

/** Written by a language model, read once, read twice, read by a native speaker. */
export type Reading = 'draft' | 'read' | 'read2' | 'native';
/** Path of a text → the hash of the English text it was made from, and who has read it. */
export type State = Readonly<Record<string, readonly [hash: string, reading: Reading]>>;

/** Paths and texts of a bank. */
export const leavesOf = (texts: Texts, path: string): readonly (readonly [path: string, text: string])[] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts).flatMap(([key, one]: [string, Texts]) => leavesOf(one, `${path}/${key}`));

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
    .map((path) => `${language}/state.json: ${path} has no text`),
  ...(read === readingOf(state, texts) ? [] : [`${language}/language/read: is not ${readingOf(state, texts)}`]),
];

/** The first 8 hex digits of the SHA-256 of a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The state of a language; null for one that does not keep any. */
export const stateOf = (language: string): State | null => {
  const file = join(BANKS, language, 'state.json');
  if (!existsSync(file)) return null;
  const state: State = JSON.parse(readFileSync(file, 'utf8'));
  return state;
};

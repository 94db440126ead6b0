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

/** The first 8 hex digits of the SHA-256 of a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The state of a language; null for one that does not keep any. */
export const stateOf = (language: string): State | null => {
  const file = join(BANKS, language, 'state.json');
  if (!existsSync(file)) return null;
  const state: State = JSON.parse(readFileSync(file, 'utf8'));
  return state;
};

/**
 * How the reader is spoken to: in the polite plural, in every language. `register.json` lists the words of familiar address,
 * which no text to a reader has.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FAMILIAR: Readonly<Partial<Record<string, readonly string[]>>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'register.json'), 'utf8'),
);
const WORD = /[\p{L}\p{M}]+/gu;
/** Sounds of names. */
const SOUNDS = /^letters\//;

/** Texts, by path, that speak to the reader as to a child. */
export const registerFaults = (language: string, texts: ReadonlyMap<string, string>): readonly string[] => {
  const familiar = new Set(FAMILIAR[language]);
  return [...texts].flatMap(([path, text]) => {
    const found = SOUNDS.test(path) ? undefined : text.match(WORD)?.find((word) => familiar.has(word));
    return found === undefined ? [] : [`${language}/${path}: says ${found} to the reader`];
  });
};

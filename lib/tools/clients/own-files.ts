/** Files of a library that do not depend on the model: they lie beside its template, in the form they are published in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file below the folder of a language: `python/runtime/errors.py`. */
export const ownFile = (...path: readonly string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8');

/** Names of the files of a folder there, without those that the model fills in or that stand elsewhere. */
export const ownNames = (folder: string, ...others: readonly string[]): readonly string[] =>
  readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })
    .filter((one) => one.isFile() && !others.includes(one.name))
    .map(({ name }) => name)
    .sort();

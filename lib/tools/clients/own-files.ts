/** Files of a library that do not depend on the model: they lie beside its template, in the form they are published in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file below the folder of a language: `python/runtime/errors.py`. */
export const ownFile = (...path: readonly string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8');

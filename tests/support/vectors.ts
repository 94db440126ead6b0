/** Frozen reference rows of `tests/vectors`. Each file states its source and method. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The cases of a vector file, typed by the reader. */
export const vectorCases = <T>(file: string): readonly T[] => {
  const { cases }: { cases: readonly T[] } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../vectors', file), 'utf8'),
  );
  return cases;
};

/** Sentences of the feed: a row of the bank with its places filled, and the facts it rests on. */

/** A sentence and the ids of the facts that chose it. */
export interface Sentence {
  readonly text: string;
  readonly basis: readonly string[];
}

/** Variant `n` of a row, taken in turn; `n` may be any whole number. */
export const variant = <T>(rows: readonly T[], n: number): T => {
  const found = rows[((n % rows.length) + rows.length) % rows.length];
  if (found === undefined) throw new Error('a row of the bank has no variants');
  return found;
};

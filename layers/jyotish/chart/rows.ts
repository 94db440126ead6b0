/** Rows of tables by number. A missing row is a programming error and throws. */

/**
 * Row `index` of a table, from 0. Throws where there is none; `what` names the row in the error.
 * @example
 * rowAt(['a', 'b'], 1, 'letter') // → 'b'
 */
export const rowAt = <T>(rows: readonly T[], index: number, what: string): T => {
  const found = rows[index];
  if (found === undefined) throw new Error(`no ${what} ${index}`);
  return found;
};

/**
 * Row `id` of a table, from 1.
 * @example
 * rowOf(['a', 'b'], 1, 'letter') // → 'a'
 */
export const rowOf = <T>(rows: readonly T[], id: number, what: string): T => {
  const found = rows[id - 1];
  if (found === undefined) throw new Error(`no ${what} ${id}`);
  return found;
};

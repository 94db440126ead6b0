/** Rows of tables by number. A row that is not there is an impossible state. */

/** Row `index` of a table, from 0. Throws where there is none; `what` says what a row is. */
export const rowAt = <T>(rows: readonly T[], index: number, what: string): T => {
  const found = rows[index];
  if (found === undefined) throw new Error(`no ${what} ${index}`);
  return found;
};

/** Row `id` of a table, from 1. */
export const rowOf = <T>(rows: readonly T[], id: number, what: string): T => {
  const found = rows[id - 1];
  if (found === undefined) throw new Error(`no ${what} ${id}`);
  return found;
};

/** Days of last use, by key. */
import { textOf } from '../storage/attribute.ts';
import type { Table } from '../storage/table.ts';

const LAST = 'key#';

/** The day (UTC) of the last call of each key that has made one. */
export const lastUsedDays = async (table: Table, customer: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await table.query(`hours#${customer}`, { prefix: LAST });
  return new Map(rows.map((row) => [textOf(row, 'sk').slice(LAST.length), textOf(row, 'day')]));
};

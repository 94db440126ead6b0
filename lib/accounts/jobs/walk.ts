/**
 * A walk over all customers, some at a time: each run goes on where the last one stopped and begins anew at the end. It finds
 * what no row announces; nothing that is due by date may wait for it.
 */
import { customersAfter } from '../metering/customers.ts';
import { itemText, type Key, type Table } from '../../contract/ports/table.ts';

const placeOf = (job: string): Key => ({ pk: `job#${job}`, sk: 'walk' });
const PAGE = 500;

/** How far a walk goes in one run. */
export interface WalkOptions {
  readonly table: Table;
  readonly job: string;
  /** Customers that one run visits at most. */
  readonly most: number;
  /** Whether the run has to end. */
  readonly isOver: () => boolean;
}

/** Visits the next customers of a job; true where the last of all was visited. Where a visit fails, they are visited again. */
export const walk = async (
  { table, job, most, isOver }: WalkOptions,
  visit: (customers: readonly string[]) => Promise<void>,
): Promise<boolean> => {
  let after = itemText((await table.get(placeOf(job))) ?? {}, 'after');
  for (let left = most; left > 0 && !isOver();) {
    const limit = Math.min(left, PAGE);
    const customers = await customersAfter(table, after, limit);
    await visit(customers);
    if (isOver()) return false;
    after = customers.length < limit ? '' : (customers.at(-1) ?? '');
    await table.put({ ...placeOf(job), after });
    if (after === '') return true;
    left -= limit;
  }
  return false;
};

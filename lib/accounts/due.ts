/**
 * Due rows: what a job has to do for a customer, and from when on, in the order of time. A row is written before the change
 * of state that it announces, so that no change is without one; a row whose state asks for nothing is dropped by the job.
 */
import { itemText, type Key, type Table } from '../contract/ports/table.ts';

/** Jobs that find their work by date. */
export type DueJob = 'erase' | 'shield' | 'billing';

/** Partitions of a job: what many customers ask for at the same second is not written to one. */
const SHARDS = 8;
const PAGE = 25;
/** Digits of a time in a sort key: enough until the year 2286. */
const DIGITS = 10;

const shardOf = (customer: string): number => {
  let sum = 0;
  for (const email of customer) sum = (sum * 31 + (email.codePointAt(0) ?? 0)) % 65_536;
  return sum % SHARDS;
};

const partition = (job: DueJob, shard: number): string => `due#${job}#${shard}`;

/** A row that has come up. */
export interface Due {
  readonly customer: string;
  /** Epoch seconds from which on it is due. */
  readonly at: number;
  readonly key: Key;
}

const dueOf = (pk: string, sk: string): Due => ({
  at: Number(sk.slice(0, DIGITS)),
  customer: sk.slice(DIGITS + 1),
  key: { pk, sk },
});

/** Writes down that a job has something to do for a customer from `at` (epoch seconds) on. Repeating it is harmless. */
export const announce = (table: Table, job: DueJob, at: number, customer: string): Promise<void> =>
  table.put({
    pk: partition(job, shardOf(customer)),
    sk: `${String(Math.max(0, Math.floor(at))).padStart(DIGITS, '0')}#${customer}`,
  });

/** Removes a row whose work is done, or was not to be done. */
export const dropDue = (table: Table, { key }: Due): Promise<void> => table.remove(key);

/** Removes all rows of a job for a customer, looking through those of its shard: for a customer that goes. */
export const forgetDue = async (table: Table, job: DueJob, customer: string): Promise<void> => {
  const pk = partition(job, shardOf(customer));
  for (const row of await table.query(pk)) {
    const due = dueOf(pk, itemText(row, 'sk'));
    if (due.customer === customer) await dropDue(table, due);
  }
};

/** What is due at `now` (epoch seconds): of every shard the oldest first, the shards in turn. */
export async function* dueAt(table: Table, job: DueJob, now: number): AsyncGenerator<Due> {
  let open = Array.from({ length: SHARDS }, (_, shard) => ({ pk: partition(job, shard), after: '' }));
  while (open.length > 0) {
    const further: typeof open = [];
    for (const { pk, after } of open) {
      const rows = await table.query(pk, { limit: PAGE, ...(after === '' ? {} : { after }) });
      const due = rows.map((row) => dueOf(pk, itemText(row, 'sk'))).filter(({ at }) => at <= now);
      yield* due;
      const last = due.at(-1);
      if (last && due.length === PAGE) further.push({ pk, after: last.key.sk });
    }
    open = further;
  }
}

/** Seconds for which the oldest row of a job has been due at `now` (epoch seconds); 0 where nothing is. */
export const overdueSeconds = async (table: Table, job: DueJob, now: number): Promise<number> => {
  const firsts = await Promise.all(
    Array.from({ length: SHARDS }, (_, shard) => table.query(partition(job, shard), { limit: 1 })),
  );
  return Math.max(0, ...firsts.flat().map((row) => now - dueOf('', itemText(row, 'sk')).at));
};

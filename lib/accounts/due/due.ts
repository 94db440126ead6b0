/**
 * Due rows: what a job has to do, and from when on, in the order of time. A row is written before the change of state that it
 * announces, so that no change is without one; a row whose state asks for nothing is dropped by the job.
 */
import { itemText, type Item, type Key, type Table } from '../../contract/ports/table.ts';

/** Jobs that find their work by date, with their partitions: what many ask for at the same second is not written to one. */
const SHARDS = { erase: 8, shield: 8, billing: 8, webhooks: 16, rows: 8, agenda: 64 } as const;
export type DueJob = keyof typeof SHARDS;

const PAGE = 25;
/** Digits of a time in a sort key: enough until the year 2286. */
const DIGITS = 10;

const shardOf = (subject: string, shards: number): number => {
  let sum = 0;
  for (const sign of subject) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_536;
  return sum % shards;
};

const partition = (job: DueJob, shard: number): string => `due#${job}#${shard}`;
const partitionFor = (job: DueJob, subject: string): string => partition(job, shardOf(subject, SHARDS[job]));
/** The numbers of a job's partitions. */
export const shardsOf = (job: DueJob): readonly number[] => Array.from({ length: SHARDS[job] }, (_, shard) => shard);

/** A row that has come up. */
export interface Due {
  /** A customer, or what belongs to one: what the job writes down. */
  readonly subject: string;
  /** Epoch seconds from which on it is due. */
  readonly at: number;
  readonly key: Key;
  /** The row with what was kept in it. */
  readonly item: Item;
}

const dueOf = (pk: string, item: Item): Due => {
  const sk = itemText(item, 'sk');
  return { at: Number(sk.slice(0, DIGITS)), subject: sk.slice(DIGITS + 1), key: { pk, sk }, item };
};

/** Writes down that a job has something to do for a subject from `at` (epoch seconds) on. Repeating it is harmless. */
export const announce = (table: Table, job: DueJob, at: number, subject: string, kept: Item = {}): Promise<void> =>
  table.put({
    ...kept,
    pk: partitionFor(job, subject),
    sk: `${String(Math.max(0, Math.floor(at))).padStart(DIGITS, '0')}#${subject}`,
  });

/** Removes a row whose work is done, or was not to be done. */
export const dropDue = (table: Table, { key }: Due): Promise<void> => table.remove(key);

/** Removes all rows of a job for a subject, looking through those of its shard: for a customer that goes. */
export const forgetDue = async (table: Table, job: DueJob, subject: string): Promise<void> => {
  const pk = partitionFor(job, subject);
  for (const row of await table.query(pk)) {
    const due = dueOf(pk, row);
    if (due.subject === subject) await dropDue(table, due);
  }
};

/** What is due at `now` (epoch seconds): of every shard the oldest first, the shards in turn. */
export async function* dueAt(
  table: Table,
  job: DueJob,
  now: number,
  { shards = shardsOf(job), page = PAGE }: { readonly shards?: readonly number[]; readonly page?: number } = {},
): AsyncGenerator<Due> {
  let open = shards.map((shard) => ({ pk: partition(job, shard), after: '' }));
  while (open.length > 0) {
    const further: typeof open = [];
    for (const { pk, after } of open) {
      const rows = await table.query(pk, { limit: page, ...(after === '' ? {} : { after }) });
      const due = rows.map((row) => dueOf(pk, row)).filter(({ at }) => at <= now);
      yield* due;
      const last = due.at(-1);
      if (last && due.length === page) further.push({ pk, after: last.key.sk });
    }
    open = further;
  }
}

/** Seconds for which the oldest row of a job has been due at `now` (epoch seconds); 0 where nothing is. */
export const overdueSeconds = async (table: Table, job: DueJob, now: number): Promise<number> => {
  const firsts = await Promise.all(shardsOf(job).map((shard) => table.query(partition(job, shard), { limit: 1 })));
  return Math.max(0, ...firsts.flat().map((row) => now - dueOf('', row).at));
};

/** When the oldest row of a partition is due, epoch seconds; Infinity where there is none. */
export const firstDue = async (table: Table, job: DueJob, shard: number): Promise<number> => {
  const pk = partition(job, shard);
  const [row] = await table.query(pk, { limit: 1 });
  return row ? dueOf(pk, row).at : Infinity;
};

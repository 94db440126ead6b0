/** The end of a job: its results are put together, its webhooks are told, and what was not delivered goes back. */
import type { Jobs, RowsRef } from '../../contract/ports/jobs.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import type { Table } from '../../contract/ports/table.ts';
import { errorBody, AppError } from '../../contract/frame/app-error.ts';
import { forgetReimbursed, reimburse } from '../../accounts/metering/reimburse.ts';
import { tellWebhooks } from '../../accounts/webhooks/tell.ts';
import { errorsKey, partKey, resultsKey, rowsKey } from './files.ts';
import { endJob, expiresOf, isOver, PART_ROWS, settleJob, type JobRecord, type PartRecord } from './records.ts';
import {
  errorOf,
  isFailed,
  resultsFile,
  unpackAnswers,
  type ReadPart,
  type RowAnswer,
  type RowError,
} from './results.ts';
import { utcOfMs } from '../../contract/values/utc.ts';

/** What ending uses. */
export interface EndPorts {
  readonly table: Table;
  readonly objects: Objects;
  readonly jobs: Jobs;
  readonly now: () => number;
}

/** Rows that failed, of which the message of each is shown. */
const MOST_ERRORS = 100;
/** Largest file of results, packed: what comes after it fails. */
const MOST_BYTES = 200_000_000;

const wentWrong = (job: JobRecord, n: number, error: AppError): readonly RowAnswer[] =>
  Array.from({ length: Math.min(PART_ROWS, job.rows - n * PART_ROWS) }, (_, i) => {
    const row = n * PART_ROWS + i + 1;
    return { row, ref: null, http: error.status, body: errorBody(error, `${job.id}.${row}`) };
  });

/** Reads the parts of a job: those that were given up, and what comes after the largest file, are rows that failed. */
const readerOf = async (
  { objects }: EndPorts,
  ref: RowsRef,
  job: JobRecord,
  parts: readonly PartRecord[],
): Promise<ReadPart> => {
  const lost = new Map<number, readonly RowAnswer[]>();
  let bytes = 0;
  for (const { n, isDone } of parts) {
    const file = isDone ? await objects.get(partKey(ref, n)) : undefined;
    bytes += file?.bytes.length ?? 0;
    if (!file) lost.set(n, wentWrong(job, n, new AppError('INTERNAL')));
    else if (bytes > MOST_BYTES)
      lost.set(
        n,
        wentWrong(
          job,
          n,
          new AppError('BODY_TOO_LARGE', {
            message: 'The results would exceed 200 MB; send these rows in a job of their own.',
          }),
        ),
      );
  }
  return async (n) => {
    const known = lost.get(n);
    if (known) return known;
    const file = await objects.get(partKey(ref, n));
    return file ? unpackAnswers(file.bytes) : null;
  };
};

/** Puts the results of a job together and ends it; false where another worker has ended it. */
export const endJobWhole = async (
  ports: EndPorts,
  ref: RowsRef,
  job: JobRecord,
  begun: readonly PartRecord[],
  owner: string,
): Promise<boolean> => {
  const { table, objects, now } = ports;
  // Of a job that was cancelled, parts whose worker died were not done.
  const parts = begun.filter((part) => isOver(part, now()));
  const read = await readerOf(ports, ref, job, parts);
  const numbers = parts.map(({ n }) => n);
  const counts = { done: 0, failed: 0 };
  const errors: RowError[] = [];
  for (const n of numbers)
    for (const answer of (await read(n)) ?? []) {
      counts[isFailed(answer) ? 'failed' : 'done']++;
      if (isFailed(answer) && errors.length < MOST_ERRORS) errors.push(errorOf(answer));
    }
  const bytes = await resultsFile(job.results, numbers, read);
  await objects.put(resultsKey(ref, job.results), { bytes, type: 'application/gzip' });
  await objects.put(errorsKey(ref), { bytes: Buffer.from(JSON.stringify(errors)), type: 'application/json' });
  const ended = await endJob(table, ref, owner, job.status, { ...counts, ended: now(), bytes: bytes.length });
  return ended !== null;
};

const tell = (ports: EndPorts, { customer, id }: RowsRef, job: JobRecord): Promise<void> =>
  tellWebhooks(
    ports,
    customer,
    {
      event: job.status === 'done' ? 'job.done' : 'job.cancelled',
      key: id,
      at: job.ended,
      data: {
        job_id: id,
        endpoint: job.endpoint,
        reference: job.reference,
        rows: job.rows,
        done: job.done,
        failed: job.failed,
        credits_charged: job.done * job.price,
        expires: utcOfMs(expiresOf(job)),
      },
    },
    ports.now(),
  );

/**
 * Tells the webhooks that a job has ended, and gives back what it was charged for rows that were not answered. What cannot be
 * decided yet, because the call that ordered it is not settled, is left to the next worker. However often this is repeated,
 * the credits go back once.
 */
export const settle = async (ports: EndPorts, ref: RowsRef, job: JobRecord, owner: string): Promise<void> => {
  const { table, objects, now } = ports;
  if (job.returned >= 0) return;
  await tell(ports, ref, job);
  const most = (job.rows - job.done) * job.price;
  let returned = 0;
  for (const charge of most > 0 ? job.charges : []) {
    const credits = await reimburse(table, charge, ref.id, now(), most - returned);
    if (credits === null) return;
    returned += credits;
  }
  const settled = await settleJob(table, ref, owner, job, returned);
  if (!settled) return;
  for (const charge of settled.charges) await forgetReimbursed(table, charge);
  await objects.remove(rowsKey(ref));
  for (const key of await objects.list(partKey(ref, 0).replace(/[^/]*$/, ''))) await objects.remove(key);
};

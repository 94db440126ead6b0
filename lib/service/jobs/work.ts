/** What a worker does with a job: its parts, one after the other, then its end, then its settlement. */
import { randomUUID } from 'node:crypto';
import { fromUnixMs } from '../../../layers/jyotish/ephemeris/instant.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import type { openedProfiles } from '../../accounts/profiles/opened.ts';
import type { Caller } from '../../contract/frame/caller.ts';
import type { Jobs, RowsRef } from '../../contract/ports/jobs.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import type { Table } from '../../contract/ports/table.ts';
import { MAX_ANSWER_BYTES } from '../../contract/frame/limits.ts';
import { failedAnswer, findEndpoint, runForCaller, type FoundEndpoint } from '../catalogue/run.ts';
import { nameOfPath } from '../catalogue/near.ts';
import { endJobWhole, settle } from './end.ts';
import { partKey, rowsKey } from './files.ts';
import {
  findJob,
  finishPart,
  isHeld,
  isOver,
  LEASE_MS,
  listParts,
  PART_ROWS,
  partsOf,
  renewPart,
  takePart,
  type JobRecord,
  type PartRecord,
} from './records.ts';
import { isFailed, packAnswers, type RowAnswer } from './results.ts';
import { unpackRows, type JobRow } from './rows.ts';

/** What a worker uses. */
export interface RowsPorts {
  readonly table: Table;
  readonly objects: Objects;
  readonly jobs: Jobs;
  /** Saved births of an account, for rows that name one by `profile_id`. */
  readonly births: typeof openedProfiles;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** When this worker begins no further part, epoch milliseconds. */
  readonly ends: number;
}

/** Each row was paid for when the job was ordered. */
const callerOf = (price: number, profile: Caller['profile']): Caller => ({
  mayUse: () => true,
  reserve: () => Promise.resolve(),
  pay: () => Promise.resolve({ credits: { charged: price, remaining: null }, putBack: () => {} }),
  profile,
});

/** The births that the rows of a job may name: those of the space that it was ordered in. */
const birthsOf = ({ births }: RowsPorts, { customer }: RowsRef, job: JobRecord): Caller['profile'] =>
  job.births ? births(customer) : () => Promise.resolve(null);

/** Answers a row as a single call at the time of the order: a row that is done twice gives the same. */
const answerRow = async (
  job: JobRecord,
  { found, caller }: { readonly found: FoundEndpoint | null; readonly caller: Caller },
  { ref, body }: JobRow,
  row: number,
): Promise<RowAnswer> => {
  const requestId = `${job.id}.${row}`;
  const { http, body: text } =
    body === null
      ? failedAnswer(
          new AppError('INVALID_JSON', { message: 'The row is not a JSON object.' }),
          job.endpoint,
          requestId,
        )
      : await runForCaller(found, body, {
          requestId,
          language: job.language,
          accepted: [job.language],
          warnings: [],
          now: fromUnixMs(job.created),
          caller,
          room: MAX_ANSWER_BYTES,
        });
  return { row, ref, http, body: text };
};

/** Does the rows of a part that is ours; false where the lease was lost on the way. */
const doPart = async (
  ports: RowsPorts,
  ref: RowsRef,
  job: JobRecord,
  { n, until }: PartRecord,
  owner: string,
  rows: readonly JobRow[],
): Promise<boolean> => {
  const { table, objects, now } = ports;
  const found = await findEndpoint(nameOfPath(job.endpoint));
  const caller = callerOf(job.price, birthsOf(ports, ref, job));
  const answers: RowAnswer[] = [];
  let held = until;
  for (const [i, row] of rows.slice(n * PART_ROWS, (n + 1) * PART_ROWS).entries()) {
    if (now() > held - (LEASE_MS * 2) / 3) {
      if (!(await renewPart(table, ref, n, owner, now()))) return false;
      held = now() + LEASE_MS;
    }
    answers.push(await answerRow(job, { found, caller }, row, n * PART_ROWS + i + 1));
  }
  await objects.put(partKey(ref, n), { bytes: packAnswers(answers), type: 'application/gzip' });
  const failed = answers.filter(isFailed).length;
  return finishPart(table, ref, n, owner, { done: answers.length - failed, failed });
};

/** The number of a part that may be begun, and what is known of it; from a place of its own for each worker. */
const freePart = (
  job: JobRecord,
  parts: readonly PartRecord[],
  from: number,
  now: number,
): { readonly n: number; readonly before: PartRecord | undefined } | null => {
  const known = new Map(parts.map((part) => [part.n, part]));
  const count = partsOf(job);
  for (let i = 0; i < count; i++) {
    const n = (from + i) % count;
    const before = known.get(n);
    if (!before || !(isOver(before, now) || isHeld(before, now))) return { n, before };
  }
  return null;
};

/** Works on a job until there is nothing to do for this worker. Any number of workers may run at once. Throws `StorageDown`. */
export const workOn = async (ports: RowsPorts, ref: RowsRef): Promise<void> => {
  const { table, objects, jobs, now, ends } = ports;
  const owner = randomUUID();
  const from = parseInt(owner.slice(0, 6), 16);
  let rows: readonly JobRow[] | null = null;
  for (;;) {
    const job = await findJob(table, ref);
    if (!job) return;
    if (job.status === 'done' || job.status === 'cancelled') return settle(ports, ref, job, owner);
    const parts = await listParts(table, ref);
    const free = job.status === 'running' ? freePart(job, parts, from % partsOf(job), now()) : null;
    if (!free) {
      // Whoever holds the last part ends the job.
      if (parts.some((part) => isHeld(part, now()) && !isOver(part, now()))) return;
      if (!(await endJobWhole(ports, ref, job, parts, owner))) return;
      continue;
    }
    if (now() > ends) {
      await jobs.start({ kind: 'rows', ...ref });
      return;
    }
    if (rows === null) {
      const file = await objects.get(rowsKey(ref));
      if (!file) throw new Error('the rows of a job are gone');
      rows = unpackRows(file.bytes);
    }
    const taken = await takePart(table, ref, free.n, owner, free.before, now());
    if (taken) await doPart(ports, ref, job, taken, owner, rows);
  }
};

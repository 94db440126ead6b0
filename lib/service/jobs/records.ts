/**
 * Jobs: partition `bulk#<account>`, one item each; their rows are done in parts, one item each in `bulkpart#<account>`, made when a
 * part is begun. A part is held by a lease; what a part has given is a file. Every step is one conditional write.
 *
 * | Of a job   | Event                                  | To         | Guard                              |
 * | ---------- | -------------------------------------- | ---------- | ---------------------------------- |
 * | –          | POST jobs                              | running    | id unused                          |
 * | running    | cancel                                 | cancelling | status is running                  |
 * | running    | every part is over                     | done       | status is running                  |
 * | cancelling | no part is being worked on             | cancelled  | status is cancelling               |
 *
 * | Of a part  | Event                                  | To         | Guard                              |
 * | ---------- | -------------------------------------- | ---------- | ---------------------------------- |
 * | –, running | `takePart`: a worker begins            | running    | not there, or lease over; attempts left |
 * | running    | `finishPart`: its file is stored       | done       | lease is ours                      |
 */
import type { RowsRef } from '../../contract/ports/jobs.ts';
import { itemNumber, itemText, itemTexts, type Item, type Key, type Table } from '../../contract/ports/table.ts';
import { RESULT_DAYS, ROW_FORMATS, type RowFormat } from '../../contract/suites/jobs.ts';
import { isLanguage, SOURCE, type Language } from '../../words/languages.ts';
import { takeStep } from '../../accounts/step.ts';

export const STATES = ['running', 'cancelling', 'done', 'cancelled'] as const;
export type JobState = (typeof STATES)[number];

/** A job. Instants in epoch milliseconds; 0 for none. */
export interface JobRecord {
  readonly id: string;
  readonly status: JobState;
  readonly endpoint: string;
  readonly reference: string;
  readonly language: Language;
  readonly results: RowFormat;
  readonly rows: number;
  /** Credits of one row; 0 where nothing is charged. */
  readonly price: number;
  /** Whether its rows may name saved births. */
  readonly births: boolean;
  /** What was charged, as metering packs it; empty for nothing. */
  readonly charges: readonly string[];
  readonly created: number;
  /** Known when it has ended. */
  readonly ended: number;
  readonly done: number;
  readonly failed: number;
  readonly bytes: number;
  /** Credits that went back; −1 before that is done. */
  readonly returned: number;
}

/** Rows of one part. */
export const PART_ROWS = 25;
/** Parts of a job. */
export const partsOf = ({ rows }: Pick<JobRecord, 'rows'>): number => Math.ceil(rows / PART_ROWS);

const DAY_MS = 86_400_000;
/** For how long a job is listed. */
export const JOB_DAYS = 90;

const partition = (customer: string): string => `bulk#${customer}`;
const jobKey = ({ customer, id }: RowsRef): Key => ({ pk: partition(customer), sk: id });

const jobOf = (item: Item): JobRecord => ({
  id: itemText(item, 'sk'),
  status: STATES.find((state) => state === itemText(item, 'status')) ?? 'cancelled',
  endpoint: itemText(item, 'endpoint'),
  reference: itemText(item, 'reference'),
  language: isLanguage(item['language']) ? item['language'] : SOURCE,
  results: ROW_FORMATS.find((format) => format === itemText(item, 'results')) ?? 'jsonl',
  rows: itemNumber(item, 'rows'),
  price: itemNumber(item, 'price'),
  births: item['births'] === true,
  charges: itemTexts(item, 'charges'),
  created: itemNumber(item, 'created'),
  ended: itemNumber(item, 'ended'),
  done: itemNumber(item, 'done'),
  failed: itemNumber(item, 'failed'),
  bytes: itemNumber(item, 'bytes'),
  returned: itemNumber(item, 'returned', -1),
});

/** When the results of a job are removed, epoch milliseconds. */
export const expiresOf = ({ ended }: Pick<JobRecord, 'ended'>): number => ended + RESULT_DAYS * DAY_MS;

/** What a new job is. */
export type NewJob = Pick<
  JobRecord,
  'id' | 'endpoint' | 'reference' | 'language' | 'results' | 'rows' | 'price' | 'births' | 'created'
> & { readonly charge: string };

/** Keeps a new job. Throws `ConditionFailed` for an id that is taken. */
export const saveJob = async (table: Table, customer: string, { id, charge, ...about }: NewJob): Promise<JobRecord> => {
  const item: Item & Key = {
    ...jobKey({ customer, id }),
    ...about,
    status: 'running',
    ttl: Math.floor((about.created + JOB_DAYS * DAY_MS) / 1000),
    ...(charge === '' ? {} : { charges: new Set([charge]) }),
  };
  await table.put(item, { condition: 'attribute_not_exists(pk)' });
  return jobOf(item);
};

/** A customer's job; undefined for one that is unknown or another customer's. */
export const findJob = async (table: Table, ref: RowsRef): Promise<JobRecord | undefined> => {
  const item = await table.get(jobKey(ref));
  return item && jobOf(item);
};

/** A page of a customer's jobs, newest first, and whether there are more. */
export const listJobs = async (
  table: Table,
  customer: string,
  { limit, after }: { readonly limit: number; readonly after: string | null },
): Promise<{ readonly jobs: readonly JobRecord[]; readonly more: boolean }> => {
  const found = await table.query(partition(customer), {
    limit: limit + 1,
    descending: true,
    ...(after === null ? {} : { after }),
  });
  return { jobs: found.slice(0, limit).map(jobOf), more: found.length > limit };
};

const step = async (
  table: Table,
  ref: RowsRef,
  owner: string,
  from: JobState,
  to: JobState,
  set: Item,
): Promise<JobRecord | null> => {
  const item = await takeStep(table, jobKey(ref), owner, {
    to,
    guard: '#status = :from',
    set,
    values: { ':from': from },
  });
  return item && jobOf(item);
};

/** Stops a job; null where it is not running. */
export const cancelJob = (table: Table, ref: RowsRef, owner: string): Promise<JobRecord | null> =>
  step(table, ref, owner, 'running', 'cancelling', {});

/** A job has ended; null where another has said so. */
export const endJob = (
  table: Table,
  ref: RowsRef,
  owner: string,
  from: JobState,
  counts: Pick<JobRecord, 'ended' | 'done' | 'failed' | 'bytes'>,
): Promise<JobRecord | null> => step(table, ref, owner, from, from === 'cancelling' ? 'cancelled' : 'done', counts);

/** Notes what went back. */
export const settleJob = (table: Table, ref: RowsRef, owner: string, { status }: JobRecord, returned: number) =>
  step(table, ref, owner, status, status, { returned });

/** A part. */
export interface PartRecord {
  readonly n: number;
  readonly isDone: boolean;
  readonly attempt: number;
  readonly until: number;
  readonly done: number;
  readonly failed: number;
}

/** How often a part is begun at most: one that ends its worker each time is given up. */
const MOST_ATTEMPTS = 3;
/** For how long a worker has a part without renewing its lease. */
export const LEASE_MS = 120_000;

const PART_DIGITS = 4;
const partKey = ({ customer, id }: RowsRef, n: number): Key => ({
  pk: `bulkpart#${customer}`,
  sk: `${id}#${String(n).padStart(PART_DIGITS, '0')}`,
});
const partOf = (item: Item): PartRecord => ({
  n: Number(itemText(item, 'sk').split('#')[1]),
  isDone: itemText(item, 'status') === 'done',
  attempt: itemNumber(item, 'attempt'),
  until: itemNumber(item, 'until'),
  done: itemNumber(item, 'done'),
  failed: itemNumber(item, 'failed'),
});

/** The parts of a job that were begun, in their order. */
export const listParts = async (table: Table, { customer, id }: RowsRef): Promise<readonly PartRecord[]> =>
  (await table.query(`bulkpart#${customer}`, { prefix: `${id}#` })).map(partOf);

/** Whether a worker is at a part. */
export const isHeld = ({ isDone, until }: PartRecord, now: number): boolean => !isDone && until >= now;
/** Whether a part is over: done, or given up. */
export const isOver = (part: PartRecord, now: number): boolean =>
  part.isDone || (part.attempt >= MOST_ATTEMPTS && !isHeld(part, now));

/** Begins a part as `owner`; null where another has it, or it is over. */
export const takePart = async (
  table: Table,
  ref: RowsRef,
  n: number,
  owner: string,
  before: PartRecord | undefined,
  now: number,
): Promise<PartRecord | null> => {
  const attempt = before?.attempt ?? 0;
  const item = await takeStep(table, partKey(ref, n), owner, {
    to: 'running',
    guard:
      before === undefined
        ? 'attribute_not_exists(pk)'
        : '#status = :running AND #attempt = :attempt AND #until < :now',
    set: { attempt: attempt + 1, until: now + LEASE_MS, ttl: Math.floor(now / 1000) + 30 * 86_400 },
    values: before === undefined ? {} : { ':running': 'running', ':attempt': attempt, ':now': now },
  });
  return item && partOf(item);
};

const MINE = { guard: '#status = :running AND #owner = :set_owner', values: { ':running': 'running' } } as const;

/** Holds a part for another while; false where it has been lost. */
export const renewPart = async (table: Table, ref: RowsRef, n: number, owner: string, now: number): Promise<boolean> =>
  (await takeStep(table, partKey(ref, n), owner, { ...MINE, to: 'running', set: { until: now + LEASE_MS } })) !== null;

/** The file of a part is stored; false where the lease was lost. */
export const finishPart = async (
  table: Table,
  ref: RowsRef,
  n: number,
  owner: string,
  counts: Pick<PartRecord, 'done' | 'failed'>,
): Promise<boolean> =>
  (await takeStep(table, partKey(ref, n), owner, { ...MINE, to: 'done', set: { ...counts } })) !== null;

/**
 * How a report changes its state. Every step is one conditional write, so of two processes that try the same one only one
 * succeeds (`step.ts`); a worker that was stopped and wakes up late finds its lease gone and changes nothing.
 *
 * | From                | Event                            | To        | Guard                                              |
 * | ------------------- | -------------------------------- | --------- | -------------------------------------------------- |
 * | –                   | POST pdf/*                       | queued    | id unused (`saveReport`)                           |
 * | queued, rendering   | `begin`: a worker starts         | rendering | due, or lease over; attempts left; under 10 minutes |
 * | rendering           | `finish`: file stored            | ready     | lease is ours                                      |
 * | rendering           | `giveUp`: error, attempts left   | queued    | lease is ours; due after 2 s, then 20 s            |
 * | rendering           | `giveUp`: error, none left       | failed    | lease is ours                                      |
 * | queued, rendering   | `abandon`: lost for good         | failed    | unchanged since it was read; no lease              |
 * | ready               | its end comes                    | expired   | by the clock; the bucket removes the file          |
 * | any                 | DELETE                           | –         | –                                                  |
 */
import type { ReportFault } from '../../contract/suites/report.ts';
import type { Item, Table } from '../../contract/ports/table.ts';
import { takeStep, type Step } from '../../accounts/step.ts';
import { findReport, recordKey, recordOf, type ReportRecord, type ReportState } from './records.ts';

/** How often a report is begun at most. */
export const MOST_ATTEMPTS = 3;
/** For how long one worker has a report: longer than its function may run. */
export const LEASE_MS = 120_000;
/** After this a report is not begun any more. */
export const LONGEST_MS = 600_000;
/** Pauses after the first and the second failure. */
const PAUSES_MS = [2000, 20_000] as const;

/** Which report. */
export interface ReportRef {
  readonly customer: string;
  readonly id: string;
}

const take = async (
  table: Table,
  { customer, id }: ReportRef,
  owner: string,
  step: Step<ReportState>,
): Promise<ReportRecord | null> => {
  const item = await takeStep(table, recordKey(customer, id), owner, step);
  return item && recordOf(item);
};

/** Begins a report as `owner` at `now` (epoch ms); null when it is not to be begun, or another has it. */
export const begin = async (table: Table, ref: ReportRef, owner: string, now: number): Promise<ReportRecord | null> => {
  const record = await findReport(table, ref.customer, ref.id);
  if (!record || !isStartable(record, now)) return null;
  return take(table, ref, owner, {
    to: 'rendering',
    guard: '#status = :was AND #attempt = :attempt AND (#status = :queued OR #until < :now)',
    set: { attempt: record.attempt + 1, until: now + LEASE_MS },
    values: { ':was': record.status, ':attempt': record.attempt, ':queued': 'queued', ':now': now },
  });
};

const MINE = '#status = :rendering AND #owner = :set_owner';
const MINE_VALUES = { ':rendering': 'rendering' };

/** The file is stored; false when the lease was lost or the report deleted. */
export const finish = async (
  table: Table,
  ref: ReportRef,
  owner: string,
  file: { readonly pages: number; readonly bytes: number; readonly sha256: string; readonly ended: number },
): Promise<boolean> =>
  (await take(table, ref, owner, { to: 'ready', guard: MINE, set: file, values: MINE_VALUES })) !== null;

/**
 * An attempt has failed. Resolves with the milliseconds after which the report may be begun again, or null when that is
 * over: it has failed, or it is no longer ours.
 */
export const giveUp = async (
  table: Table,
  ref: ReportRef,
  owner: string,
  attempt: number,
  now: number,
): Promise<number | null> => {
  const pause = PAUSES_MS[attempt - 1];
  const set: Item = pause === undefined ? { fault: 'INTERNAL', ended: now } : { due: now + pause };
  const to = pause === undefined ? 'failed' : 'queued';
  const done = await take(table, ref, owner, { to, guard: MINE, set, values: MINE_VALUES });
  return done && pause !== undefined ? pause : null;
};

/** Declares a lost report failed; null when it has changed since it was read. */
export const abandon = (
  table: Table,
  ref: ReportRef,
  { status, attempt }: ReportRecord,
  owner: string,
  fault: ReportFault,
  now: number,
): Promise<ReportRecord | null> =>
  take(table, ref, owner, {
    to: 'failed',
    guard: '#status = :was AND #attempt = :attempt',
    set: { fault, ended: now },
    values: { ':was': status, ':attempt': attempt },
  });

/** Whether nobody works on a report at `now`: it waits, or its worker has not ended in time. */
const isIdle = ({ status, until }: ReportRecord, now: number): boolean =>
  status === 'queued' || (status === 'rendering' && until < now);

/** Whether a report may be begun at `now`. */
export const isStartable = (record: ReportRecord, now: number): boolean =>
  isIdle(record, now) &&
  record.attempt < MOST_ATTEMPTS &&
  now - record.created < LONGEST_MS &&
  (record.status === 'rendering' || record.due <= now);

/** Why a report will never be made; null while it may be. */
export const lostBy = (record: ReportRecord, now: number): ReportFault | null => {
  if (!isIdle(record, now)) return null;
  if (record.attempt >= MOST_ATTEMPTS) return 'INTERNAL';
  return now - record.created >= LONGEST_MS ? 'TIMED_OUT' : null;
};

/**
 * What the jobs in the background cost where nobody calls: the code that runs on AWS makes every run of some days over a table
 * that counts as DynamoDB does. Keys in the usage plans are made on the first day; the others are as all others of a month.
 */
import { createAccount } from '../../../accounts/accounts.ts';
import { eraseDue } from '../../../accounts/jobs/erase-due.ts';
import { keepGatewayKeys } from '../../../accounts/jobs/gateway-keys.ts';
import { sweep } from '../../../accounts/jobs/sweep.ts';
import { tickMessages } from '../../../accounts/webhooks/tick.ts';
import { SETTLE_SECONDS } from '../../../accounts/gateway-key.ts';
import type { GatewayKeys } from '../../../contract/ports/gateway-keys.ts';
import type { Journal } from '../../../contract/ports/journal.ts';
import type { Objects } from '../../../contract/ports/objects.ts';
import { rescueDeliveries, rescueReports } from '../../../print/publish/rescue.ts';
import { tickAgenda } from '../../../service/agenda/tick.ts';
import { tickJobs } from '../../../service/jobs/tick.ts';
import { PRICES } from '../../deploy/cost.ts';
import { simulatedClock } from './clock.ts';
import { timedTable, type Units } from './table.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const DAYS_OF_MONTH = 30;
/** Days before those that are counted, and days that are counted. */
const DAYS = { before: 2, counted: 1 };
/** Milliseconds that a run may take, less what the functions reserve. */
const RUN_MS = { minutes: 230 * SECOND, hours: 570 * SECOND };
/** Memory of every function, and what a run takes besides waiting for the table. */
const MEMORY_GB = 0.5;
const BEGIN_MS = 50;

/** What a month of one job takes. */
export interface IdleRow {
  readonly job: string;
  readonly runs: number;
  /** Units of the table. */
  readonly reads: number;
  readonly writes: number;
  /** GB-seconds. */
  readonly compute: number;
  readonly dollars: number;
}

/** An object store with nothing in it. */
export const noFiles: Objects = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
  list: () => Promise.resolve([]),
  link: () => Promise.resolve(''),
  upload: () => Promise.resolve(''),
};

const silent: Journal = {
  lateMs: 5 * MINUTE,
  async *read() {
    yield* [];
  },
};

/** A usage plan takes every key at once: the control plane is not charged for. */
const anyKey: GatewayKeys = {
  valueOf: (customer) => customer,
  make: (customer) => Promise.resolve(customer),
  place: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};

/** A job with its own count. */
interface Job {
  readonly job: string;
  /** Milliseconds from one run to the next. */
  readonly every: number;
  readonly units: Units;
  run(deadline: number): Promise<unknown>;
}

const dollarsOf = (runs: number, { reads, writes }: Units, compute: number): number =>
  (reads * PRICES.readUnits + writes * PRICES.writeUnits + runs * PRICES.invocations) / 1e6 + compute * PRICES.gbSecond;

/** A month of every job over so many customers of whom nobody calls, made out of one day. */
export const simulateIdle = async (customers: number): Promise<readonly IdleRow[]> => {
  const start = Date.UTC(2026, 10, 10);
  const clock = simulatedClock(start);
  const { now } = clock;
  const { direct, counted } = timedTable(clock.wait);
  for (let n = 0; n < customers; n++)
    await createAccount(direct, { id: `cus_${n}`, email: `${n}@example.com`, name: '', locale: 'en', now: start });
  const jobOf = (job: string, every: number, make: (table: ReturnType<typeof counted>) => Job['run']): Job => {
    const units = { reads: 0, writes: 0 };
    return { job, every, units, run: make(counted(units)) };
  };
  const fault = (error: unknown): void => {
    throw error;
  };
  const jobs: readonly Job[] = [
    jobOf('sweep', 5 * MINUTE, (table) => (deadline) => sweep({ table, journal: silent, now, deadline })),
    jobOf(
      'shield',
      5 * MINUTE,
      (table) => (deadline) => keepGatewayKeys({ table, keys: anyKey, now, deadline, settleSeconds: SETTLE_SECONDS }),
    ),
    jobOf(
      'erase',
      60 * MINUTE,
      (table) => (deadline) => eraseDue({ table, objects: noFiles, gateway: anyKey }, now(), deadline, now),
    ),
    jobOf('worker', 5 * MINUTE, (table) => async () => {
      const ports = { table, objects: noFiles, jobs: { start: () => Promise.resolve() }, now, fault };
      await rescueReports(ports);
      await rescueDeliveries(ports);
    }),
    jobOf('events', MINUTE, (table) => async () => {
      const ports = { table, jobs: { start: () => Promise.resolve() } };
      await tickMessages(ports, now());
      await tickJobs(ports, now());
      await tickAgenda({ ...ports, now, sleep: clock.wait });
    }),
  ];
  const from = start + DAYS.before * DAY;
  const end = from + DAYS.counted * DAY;
  const rows: IdleRow[] = [];
  const live = async ({ job, every, units, run }: Job): Promise<void> => {
    const before = { reads: 0, writes: 0 };
    let [runs, ms] = [0, 0];
    while (now() < end) {
      if (now() < from) Object.assign(before, units);
      const began = now();
      await run(began + (every > 5 * MINUTE ? RUN_MS.hours : RUN_MS.minutes));
      const took = now() - began;
      if (began >= from) [runs, ms] = [runs + 1, ms + took + BEGIN_MS];
      await clock.wait(every - (took % every));
    }
    const month = DAYS_OF_MONTH / DAYS.counted;
    const taken = { reads: (units.reads - before.reads) * month, writes: (units.writes - before.writes) * month };
    const compute = (ms / SECOND) * MEMORY_GB * month;
    rows.push({ job, runs: runs * month, ...taken, compute, dollars: dollarsOf(runs * month, taken, compute) });
  };
  await clock.until(Promise.all(jobs.map(live)));
  return rows;
};

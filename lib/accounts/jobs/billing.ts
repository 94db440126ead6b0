/** The job of billing: what is due of plans and wallets, and payments that no message told of. */
import { compare } from '../billing/apply.ts';
import { keepBilling, type KeepPorts } from '../billing/keep.ts';
import { dropDue, dueAt, overdueSeconds } from '../due/due.ts';
import { logFault } from '../metering/log-fault.ts';
import { itemNumber, type Key, type Table } from '../../contract/ports/table.ts';
import { takeLease } from './lease.ts';

const JOB = 'billing';
const LEASE_SECONDS = 120;
const STATE: Key = { pk: `job#${JOB}`, sk: 'compared' };
/** Seconds between two comparisons with the providers, and how far back each looks. */
const COMPARE_SECONDS = 20 * 3600;
const BACK_SECONDS = 3 * 86_400;

/** What a run did. */
export interface Kept {
  /** Customers for whom something was due. */
  readonly met: number;
  /** What failed and is done again by the next run. */
  readonly failed: number;
  /** Payments that were found by the comparison; null where there was none. */
  readonly compared: number | null;
  /** Seconds for which the oldest row has been due, or the comparison with the providers, whichever is later. */
  readonly overdue: number;
}

/** How late billing is at `now` (epoch ms), in seconds. */
const lateness = async (table: Table, now: number): Promise<number> => {
  const seconds = Math.floor(now / 1000);
  const last = itemNumber((await table.get(STATE)) ?? {}, 'at', seconds);
  return Math.max(await overdueSeconds(table, JOB, seconds), seconds - last - COMPARE_SECONDS);
};

/** Compares with the providers, once a day. */
const compareDaily = async (ports: KeepPorts, now: number): Promise<number | null> => {
  const last = itemNumber((await ports.table.get(STATE)) ?? {}, 'at');
  const seconds = Math.floor(now / 1000);
  if (seconds - last < COMPARE_SECONDS) return null;
  const applied = await compare(ports, Math.min(seconds - BACK_SECONDS, last || seconds), now);
  await ports.table.put({ ...STATE, at: seconds });
  return applied;
};

/** Does what is due at `now` (epoch ms), until `deadline` by the clock. Repeating it changes nothing. */
export const keepAll = async (ports: KeepPorts, now: number, deadline: number, clock = Date.now): Promise<Kept> => {
  const { table } = ports;
  const lease = await takeLease(table, JOB, LEASE_SECONDS, now);
  const sum = { met: 0, failed: 0 };
  if (!lease) return { ...sum, compared: null, overdue: await lateness(table, now) };
  try {
    for await (const due of dueAt(table, JOB, Math.floor(now / 1000))) {
      if (clock() > deadline || !(await lease.renew(clock()))) break;
      try {
        await keepBilling(ports, due.subject, now);
        await dropDue(table, due);
        sum.met++;
      } catch (error) {
        sum.failed++;
        logFault('billing not kept', error, { customer: due.subject });
      }
    }
    const compared = await compareDaily(ports, now).catch((error: unknown) => {
      logFault('payments not compared', error, {});
      return null;
    });
    return { ...sum, compared, overdue: await lateness(table, now) };
  } finally {
    await lease.release();
  }
};

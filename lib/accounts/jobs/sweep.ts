/**
 * The sweep: reads what the gateway has answered since the last sweep, records it in the ledger, and settles the slots
 * that are over (`lib/accounts/metering/settlement.ts`). What it could not finish, the next one does: how far the log has been read
 * is kept only when all its lines are recorded.
 */
import { answeredCall, loggedCall, type Answered, type LoggedCall } from '../metering/access-line.ts';
import { allCustomers } from '../metering/customers.ts';
import { recordAnswered } from '../metering/ledger.ts';
import { monthOf } from '../metering/period.ts';
import { settlePeriod } from '../metering/settlement.ts';
import { closedSlot } from '../metering/slot.ts';
import { rollUp } from '../metering/usage.ts';
import { numberOf, textOf, type Key, type Table } from '../../contract/ports/table.ts';
import type { Journal } from '../../contract/ports/journal.ts';
import type { Mail } from '../../contract/ports/mail.ts';
import { logFault } from '../metering/log-fault.ts';
import { breakLease, takeLease } from './lease.ts';
import { alertOwner } from './alerts.ts';
import { recordUsage } from './usage.ts';

const JOB = 'sweep';
const LEASE_SECONDS = 60;
/** Customers dealt with at the same time. */
const AT_ONCE = 20;
/** Days after the end of a month for which it is still settled. */
const LAST_MONTH_MS = 2 * 86_400_000;

const STATE: Key = { pk: `job#${JOB}`, sk: 'state' };

export interface SweepOptions {
  readonly table: Table;
  readonly journal: Journal;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Epoch ms at which to stop and leave the rest to the next sweep. */
  readonly deadline: number;
  /** Milliseconds between two passes over all customers; in between only those with lines in the log are settled. */
  readonly passMs: number;
  /** Sends letters about used credits; none are sent without it. */
  readonly mail?: () => Promise<Mail>;
  /** For the only process there is: earlier ones have ended, so what they had begun is over. */
  readonly alone?: boolean;
}

/** What a sweep did. */
export interface Swept {
  /** False when another process was at it. */
  readonly done: boolean;
  readonly calls: number;
  readonly customers: number;
  readonly delivered: number;
  readonly returned: number;
}

/** Does something for each of many, some at the same time. Rejects with the first failure, after the others have ended. */
const forEach = async <T>(all: Iterable<T> | AsyncIterable<T>, work: (one: T) => Promise<void>): Promise<void> => {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for await (const one of all) {
    if (failures.length > 0) break;
    const task: Promise<void> = work(one)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(task));
    running.add(task);
    if (running.size >= AT_ONCE) await Promise.race(running);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
};

const nothing = (): Promise<void> => Promise.resolve();

const isDelivered = ({ status, charge }: Answered): boolean =>
  status >= 200 && status < 400 && (charge.credits > 0 || charge.state === 'later');

/** Puts the delivered calls of some lines into the ledger. */
const record = (table: Table, calls: readonly Answered[]): Promise<void> => {
  const rows = Map.groupBy(
    calls.filter(isDelivered).map(({ charge }) => charge),
    ({ customer, period, slot }) => `${customer} ${period} ${slot}`,
  );
  return forEach(rows.values(), (charges) => recordAnswered(table, charges));
};

/** Writes the calls of some lines into the request logs of their customers. */
const log = (table: Table, calls: readonly LoggedCall[]): Promise<void> =>
  forEach(
    Map.groupBy(calls, ({ customer }) => customer),
    ([customer, own]) => recordUsage(table, customer, own),
  );

/** Months that may have open slots. */
const periodsAt = (now: number): readonly string[] => [...new Set([monthOf(now), monthOf(now - LAST_MONTH_MS)])];

/** Makes one sweep. Throws `StorageDown`, and whatever reading the log throws; nothing is lost by it. */
export const sweep = async ({ table, journal, now, deadline, passMs, mail, alone }: SweepOptions): Promise<Swept> => {
  const sum = { done: false, calls: 0, customers: 0, delivered: 0, returned: 0 };
  if (alone) await breakLease(table, JOB);
  const lease = await takeLease(table, JOB, LEASE_SECONDS, now());
  if (!lease) return sum;
  try {
    const state = (await table.get(STATE)) ?? {};
    let passed = numberOf(state, 'passed');
    const seen = new Set<string>();
    let complete = 0;
    for await (const page of journal.read(textOf(state, 'cursor'))) {
      const calls = page.lines.flatMap((line) => answeredCall(line) ?? []);
      await record(table, calls);
      await log(
        table,
        page.lines.flatMap((line) => loggedCall(line) ?? []),
      );
      for (const { charge } of calls) seen.add(charge.customer);
      sum.calls += calls.length;
      complete = page.complete;
      await table.put({ ...STATE, cursor: page.cursor, passed });
      if (now() > deadline || !(await lease.renew(now()))) return sum;
    }
    const upTo = alone ? Math.floor(complete / 1000) : closedSlot(complete);
    const pass = now() - passed >= passMs;
    /** A letter that cannot be sent must not hold up the accounts. */
    const tell = async (customer: string): Promise<void> => {
      if (!mail) return;
      try {
        await alertOwner(table, await mail(), customer, now());
      } catch (error) {
        logFault('alert not sent', error, { customer });
      }
    };
    const settle = async (customer: string): Promise<void> => {
      if (now() > deadline) return;
      for (const period of periodsAt(now())) {
        const { delivered, returned } = await settlePeriod(table, customer, period, upTo);
        sum.delivered += delivered;
        sum.returned += returned;
      }
      await rollUp(table, customer, now());
      sum.customers++;
    };
    await forEach(seen, async (customer) => {
      await settle(customer);
      await tell(customer);
    });
    if (pass) await forEach(allCustomers(table), (customer) => (seen.has(customer) ? nothing() : settle(customer)));
    if (pass && now() <= deadline) {
      passed = now();
      const { cursor = '' } = (await table.get(STATE)) ?? {};
      await table.put({ ...STATE, cursor, passed });
    }
    return { ...sum, done: true };
  } finally {
    await lease.release();
  }
};

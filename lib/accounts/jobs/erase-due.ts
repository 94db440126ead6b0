/** Erasing accounts that were closed 30 days ago. */
import { findAccount } from '../accounts.ts';
import { announce, dropDue, dueAt, overdueSeconds, type Due } from '../due/due.ts';
import { eraseAccount } from '../erase.ts';
import { customerKey } from '../keys.ts';
import { logFault } from '../metering/log-fault.ts';
import { itemText, type Table } from '../../contract/ports/table.ts';
import type { GatewayKeys } from '../../contract/ports/gateway-keys.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import { walk } from './walk.ts';

const JOB = 'erase';
/** Customers whose closing is looked after in one run, so that a row that is missing is made. */
const WALKED = 5000;

/** Where an account leaves traces. */
export interface ErasePorts {
  readonly table: Table;
  readonly objects: Objects;
  /** Keys in the usage plans, where there are any. */
  readonly gateway?: Pick<GatewayKeys, 'remove'> | null;
}

/** What a run did. */
export interface Erased {
  readonly erased: number;
  /** Erasures that failed and are made again by the next run. */
  readonly failed: number;
  /** Seconds for which the oldest row has been due that is left. */
  readonly overdue: number;
}

/** Erases the account of a row if it is due, its key in the gateway first; false where it is not. */
const eraseOne = async (ports: ErasePorts, customer: string, now: number): Promise<boolean> => {
  const { table, gateway } = ports;
  const account = await findAccount(table, customer);
  if (account?.state !== 'closing' || account.closes === 0 || account.closes * 1000 > now) return false;
  await gateway?.remove(customer, itemText((await table.get(customerKey(customer))) ?? {}, 'gateway_id'));
  await eraseAccount(ports, customer);
  return true;
};

/** Makes the rows of closing accounts that have none; those that are there stay as they are. */
const rebuild = async (table: Table, customers: readonly string[]): Promise<void> => {
  for (const customer of customers) {
    const account = await findAccount(table, customer);
    if (account?.state === 'closing' && account.closes > 0) await announce(table, JOB, account.closes, customer);
  }
};

/**
 * Erases every account that is due at `now` (epoch ms); one that fails does not hold up the others. Ends at `deadline` by the
 * clock. Repeating it is harmless.
 */
export const eraseDue = async (
  ports: ErasePorts,
  now: number,
  deadline = Infinity,
  clock: () => number = Date.now,
): Promise<Erased> => {
  const { table } = ports;
  const sum = { erased: 0, failed: 0 };
  const isOver = (): boolean => clock() > deadline;
  const meet = async (due: Due): Promise<void> => {
    try {
      if (await eraseOne(ports, due.subject, now)) sum.erased++;
      await dropDue(table, due);
    } catch (error) {
      sum.failed++;
      logFault('account not erased', error, { customer: due.subject });
    }
  };
  for await (const due of dueAt(table, JOB, Math.floor(now / 1000))) {
    if (isOver()) break;
    await meet(due);
  }
  await walk({ table, job: JOB, most: WALKED, isOver }, (customers) => rebuild(table, customers));
  return { ...sum, overdue: await overdueSeconds(table, JOB, Math.floor(now / 1000)) };
};

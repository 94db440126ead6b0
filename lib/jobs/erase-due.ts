/** Erasing accounts that were closed 30 days ago. */
import { findAccount } from '../account/accounts.ts';
import { eraseAccount } from '../account/erase.ts';
import { allCustomers } from '../metering/customers.ts';
import type { Table } from '../storage/table.ts';

/** Erases every account that is due at `now` (epoch ms); resolves with how many. Repeating it is harmless. */
export const eraseDue = async (table: Table, now: number, deadline = Infinity): Promise<number> => {
  let erased = 0;
  for await (const customer of allCustomers(table)) {
    if (Date.now() > deadline) break;
    const account = await findAccount(table, customer);
    if (account?.state !== 'closing' || account.closes === 0 || account.closes * 1000 > now) continue;
    await eraseAccount(table, customer);
    erased++;
  }
  return erased;
};

/** Erasing accounts that were closed 30 days ago. */
import { findAccount } from '../account/accounts.ts';
import { eraseAccount } from '../account/erase.ts';
import { allCustomers } from '../metering/customers.ts';
import type { Objects } from '../storage/objects.ts';
import type { Table } from '../storage/table.ts';

/** Erases every account that is due at `now` (epoch ms); resolves with how many. Repeating it is harmless. */
export const eraseDue = async (
  ports: { readonly table: Table; readonly objects: Objects },
  now: number,
  deadline = Infinity,
): Promise<number> => {
  const { table } = ports;
  let erased = 0;
  for await (const customer of allCustomers(table)) {
    if (Date.now() > deadline) break;
    const account = await findAccount(table, customer);
    if (account?.state !== 'closing' || account.closes === 0 || account.closes * 1000 > now) continue;
    await eraseAccount(ports, customer);
    erased++;
  }
  return erased;
};

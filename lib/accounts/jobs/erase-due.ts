/** Erasing accounts that were closed 30 days ago. */
import { findAccount } from '../accounts.ts';
import { eraseAccount } from '../erase.ts';
import { customerKey } from '../keys.ts';
import { allCustomers } from '../metering/customers.ts';
import { textOf, type Table } from '../../contract/ports/table.ts';
import type { GatewayKeys } from '../../contract/ports/gateway-keys.ts';
import type { Objects } from '../../contract/ports/objects.ts';

/** Where an account leaves traces. */
export interface ErasePorts {
  readonly table: Table;
  readonly objects: Objects;
  /** Keys in the usage plans, where there are any. */
  readonly gateway?: Pick<GatewayKeys, 'remove'> | null;
}

/**
 * Erases every account that is due at `now` (epoch ms), its key in the gateway first; resolves with how many. Repeating it is
 * harmless.
 */
export const eraseDue = async (ports: ErasePorts, now: number, deadline = Infinity): Promise<number> => {
  const { table, gateway } = ports;
  let erased = 0;
  for await (const customer of allCustomers(table)) {
    if (Date.now() > deadline) break;
    const account = await findAccount(table, customer);
    if (account?.state !== 'closing' || account.closes === 0 || account.closes * 1000 > now) continue;
    await gateway?.remove(customer, textOf((await table.get(customerKey(customer))) ?? {}, 'gateway_id'));
    await eraseAccount(ports, customer);
    erased++;
  }
  return erased;
};

/** Counting usage from the lines of the gateway's log, as a part of the sweep. */
import { findAccount, REQUEST_LOG_DAYS } from '../accounts.ts';
import type { LoggedCall } from '../metering/access-line.ts';
import { recordCalls } from '../metering/calls.ts';
import { noteLastUse } from '../metering/usage.ts';
import type { Table } from '../../contract/ports/table.ts';

/** Writes the calls of one customer into its request log. */
export const recordUsage = async (table: Table, customer: string, calls: readonly LoggedCall[]): Promise<void> => {
  const account = await findAccount(table, customer);
  await recordCalls(table, calls, account?.requestLogDays ?? REQUEST_LOG_DAYS);
  await noteLastUse(table, calls);
};

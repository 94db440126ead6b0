/**
 * Refunds. The handler wrapper calls `refund` when a call ends in 4xx or 5xx; it imports this file only then (dynamic
 * import), so that a calculation's success path holds no AWS SDK. A refund makes the balance right at once; one that fails
 * or is never made is made up for by settlement, so nothing needs to be remembered or tried again here.
 */
import { sharedTable, type Table } from '../storage/table.ts';
import { giveBack, undoDoubtful } from './credits.ts';
import { logFault } from './log-fault.ts';
import { unpackCharge } from './purse.ts';

/** Refunds that one process makes at the same time: what is more would be a storm on a table in trouble. */
const AT_ONCE = 50;
let running = 0;

/**
 * Gives back what `charge` (the verdict's `charge`) took, once within 9 seconds of `now`. Resolves with the credits given
 * back: 0 when there was nothing to give, or when it is left to settlement. Throws `StorageDown`. `requestId` is what the
 * caller saw.
 */
export const refund = async (charge: string, requestId: string, table: Table, now = Date.now()): Promise<number> => {
  if (charge === '' || running >= AT_ONCE) return 0;
  const taken = unpackCharge(charge);
  if (taken.state === 'later') return 0;
  running++;
  try {
    return await (taken.state === 'doubtful' ? undoDoubtful(table, taken) : giveBack(table, taken, now));
  } catch (error) {
    logFault('refund left to settlement', error, { charge, request_id: requestId });
    throw error;
  } finally {
    running--;
  }
};

/** The same on the table of the environment, as long as `deadline` (epoch ms) has not passed. */
export const refundUntil = (deadline: number, charge: string, requestId: string): Promise<number> =>
  refund(charge, requestId, sharedTable().until(deadline));

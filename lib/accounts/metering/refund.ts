/**
 * Refunds. The handler wrapper calls `refund` when a call ends in 4xx or 5xx; it imports this file only then (dynamic
 * import), so that a calculation's success path holds no AWS SDK. A refund makes the balance right at once. One that fails
 * is tried again by the customer's next call in this process (`unreturned.ts`); one that is never made is made up for by
 * settlement.
 */
import { sharedTable } from '../../adapters/storage/table.ts';
import { StorageDown, type Table } from '../../contract/ports/table.ts';
import { giveBack, undoDoubtful } from './credits.ts';
import { logFault } from './log-fault.ts';
import { unpackCharge, type Charge } from './spending-limits.ts';
import { CALL_SECONDS } from './slot.ts';
import { TRACE_MS } from './trace.ts';
import { keepUnreturned, returnKept } from './unreturned.ts';

/** Refunds that one process makes at the same time: what is more would be a storm on a table in trouble. */
const AT_ONCE = 50;
let running = 0;

/**
 * Keeps a refund that failed at `at` for the customer's next call: until its slot may be settled where it certainly was not
 * made, else as long as the trace tells whether it was.
 */
export const keepRefund = (charge: Charge, at: number, error: unknown, credits = charge.credits): void => {
  if (!(error instanceof StorageDown)) return;
  const isDoubtful = charge.state === 'doubtful';
  const undo = (table: Table): Promise<number> =>
    isDoubtful ? undoDoubtful(table, charge) : giveBack(table, charge, at, credits);
  const traced = (isDoubtful ? charge.at : at) + TRACE_MS;
  const until = error.unwritten && !isDoubtful ? (charge.slot + CALL_SECONDS) * 1000 : traced;
  keepUnreturned(charge.customer, { undo, until });
};

/**
 * Gives back what `charge` (the verdict's `charge`) took, once for one `now`. Resolves with the credits given
 * back: 0 when there was nothing to give, or when it is left to settlement. Throws `StorageDown`. `requestId` is what the
 * caller saw.
 */
export const refund = async (charge: string, requestId: string, table: Table, now = Date.now()): Promise<number> => {
  if (charge === '' || running >= AT_ONCE) return 0;
  const taken = unpackCharge(charge);
  if (taken.state === 'later' || taken.state === 'leased') return 0;
  running++;
  try {
    return await (taken.state === 'doubtful' ? undoDoubtful(table, taken) : giveBack(table, taken, now));
  } catch (error) {
    keepRefund(taken, now, error);
    logFault('refund left to the next call', error, { charge, request_id: requestId });
    throw error;
  } finally {
    running--;
  }
};

/** The same on the table of the environment, as long as `deadline` (epoch ms) has not passed. */
export const refundUntil = (deadline: number, charge: string, requestId: string): Promise<number> =>
  refund(charge, requestId, sharedTable().until(deadline));

/** Tries the failed refunds of a customer again, for at most `ms` milliseconds. */
export const returnWithin = (ms: number, customer: string, now = Date.now()): Promise<number> =>
  returnKept(customer, sharedTable().until(now + ms), now);

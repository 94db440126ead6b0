/**
 * Giving back what was charged for work that failed after its call had been answered: a report that could not be made.
 * Until the slot of the call is settled nobody knows whether it was charged at all, and settlement gives back by itself
 * what was not; only then is the charge taken off again, by one conditional write.
 */
import { isWritten, itemNumber, type Table } from '../../contract/ports/table.ts';
import { SETTLED, spentBy, usageKey } from './usage-item.ts';
import { decideUnanswered } from './idempotency.ts';
import { readSlots, recordRefund } from './ledger.ts';
import { unpackCharge, type Charge } from './spending-limits.ts';
import { shortId } from './trace.ts';

/** What a call was charged in the end: 0 when it was never answered. Its slot must be settled. */
const chargedFor = async (table: Table, { customer, period, slot, id }: Charge, settled: number): Promise<number> => {
  const { answered, unanswered } = await readSlots(table, customer, period, slot - 1, slot);
  const paid = answered.get(id);
  if (paid) return paid.credits;
  const cost = unanswered.find((one) => one.id === id);
  return cost && (await decideUnanswered(table, customer, cost, settled)) === 'charged' ? cost.credits : 0;
};

/**
 * Gives back what a call was charged (`charge` as the verdict has it), or `most` of it, and notes in the ledger for what (`reason`, the id
 * of a report). Resolves with the credits, 0 when nothing was charged; null when that is not known yet. However often it
 * is repeated, the credits go back once: until `forgetReimbursed` is called, which must be when no one asks again.
 * Throws `StorageDown`.
 */
export const reimburse = async (
  table: Table,
  charge: string,
  reason: string,
  now: number,
  most = Infinity,
): Promise<number | null> => {
  const given = unpackCharge(charge);
  const { customer, period, slot, key } = given;
  const usage = usageKey(customer, period);
  const settled = itemNumber((await table.get(usage)) ?? {}, SETTLED);
  if (settled < slot) return null;
  const credits = Math.min(most, await chargedFor(table, given, settled));
  if (credits === 0) return 0;
  await recordRefund(table, given, credits, reason, now);
  const id = shortId(given.id);
  await isWritten(
    table.update(usage, {
      update: `SET used = used - :back, delivered = delivered - :back${key ? ', #spent = #spent - :back' : ''} ADD refunded :ids`,
      condition: 'NOT contains(refunded, :id)',
      ...(key ? { names: { '#spent': spentBy(key) } } : {}),
      values: { ':back': credits, ':id': id, ':ids': new Set([id]) },
    }),
  );
  return credits;
};

/** Removes the mark of a charge that was given back, so that the item of the month does not grow. */
export const forgetReimbursed = async (table: Table, charge: string): Promise<void> => {
  const { customer, period, id } = unpackCharge(charge);
  await table.update(usageKey(customer, period), {
    update: 'DELETE refunded :ids',
    values: { ':ids': new Set([shortId(id)]) },
  });
};

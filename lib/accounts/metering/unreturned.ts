/**
 * Refunds that failed in this process, by customer. The customer's next call here tries them again, so that its balance
 * is right as soon as storage answers. They are kept in memory alone: what is lost with the process, or comes too late,
 * settlement returns. This file loads nothing, because every call of every function asks it.
 */
import type { Table } from '../../contract/ports/table.ts';

/** A refund to be made. */
export interface Unreturned {
  /** Gives the credits back, at most once whatever the first attempt did. Throws `StorageDown`. */
  readonly undo: (table: Table) => Promise<number>;
  /** Epoch ms after which it must not be tried any more: it might be made twice, or its slot is settled. */
  readonly until: number;
}

/** Refunds kept by one process; what is more is left to settlement. */
const KEPT = 1000;
/** Refunds that one call tries. */
const AT_ONCE = 20;

/** Longest time, in milliseconds, that a call gives them: they run beside its own work. */
export const RETURN_MS = 500;

const kept = new Map<string, Unreturned[]>();
let count = 0;

/** Keeps a refund for the next call of a customer, unless too many are kept already. */
export const keepUnreturned = (customer: string, one: Unreturned): void => {
  if (count >= KEPT) return;
  const own = kept.get(customer);
  if (own) own.push(one);
  else kept.set(customer, [one]);
  count++;
};

/** Whether something is kept for a customer. */
export const hasUnreturned = (customer: string): boolean => kept.has(customer);

/** Takes what is kept for a customer: two calls at the same time never try the same refund. */
const takeKept = (customer: string): readonly Unreturned[] => {
  const own = kept.get(customer) ?? [];
  kept.delete(customer);
  count -= own.length;
  return own;
};

/**
 * Tries the refunds of a customer again, one after the other; the first that fails ends it, and it and the rest stay kept.
 * Resolves with the credits given back. Never throws for want of storage.
 */
export const returnKept = async (customer: string, table: Table, now: number): Promise<number> => {
  const due = takeKept(customer).filter(({ until }) => now <= until);
  let returned = 0;
  let made = 0;
  try {
    for (const one of due.slice(0, AT_ONCE)) {
      returned += await one.undo(table);
      made++;
    }
  } catch (error) {
    if (!(error instanceof Error && error.name === 'StorageDown')) throw error;
  } finally {
    for (const left of due.slice(made)) keepUnreturned(customer, left);
  }
  return returned;
};

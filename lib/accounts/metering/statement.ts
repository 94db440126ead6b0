/**
 * The statement of a month: every entry that made the balance. Credits of the month, changes of the plan, delivered calls,
 * and what is reserved for calls under way. The sum of the entries is the balance, at any moment: delivered calls count when
 * they are settled (`settlement.ts`), until then their credits are in the reserve.
 */
import { itemNumber, type Table } from '../../contract/ports/table.ts';
import { SETTLED, usageKey } from './usage-item.ts';
import { readSlots } from './ledger.ts';
import { openCredits } from './slot.ts';

export const ENTRY_KINDS = ['month', 'plan', 'topup', 'call', 'refund', 'adjustment', 'reserved'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface Entry {
  readonly kind: EntryKind;
  /** Epoch seconds; for calls the end of their time slot. */
  readonly at: number;
  /** Credits: what came is positive, what went negative. */
  readonly delta: number;
  /** Of a call. */
  readonly requestId: string;
  /** Of a refund: the report that could not be made. */
  readonly report?: string;
}

/** A change of a grant, as the account keeps it. */
export interface Granted {
  /** Epoch ms. */
  readonly at: number;
  readonly delta: number;
  readonly full: number;
  /** What put them into the wallet; '' for a change of the plan. */
  readonly topup?: string;
}

/** Entries of the grant in a month: what it began with, and what came in between. */
const grantEntries = (history: readonly Granted[], month: string): readonly Entry[] => {
  const start = Date.parse(`${month}-01T00:00:00Z`);
  const before = history.filter(({ at, topup }) => at <= start && !topup).at(-1);
  const within = history.filter((row) => row.at > start && new Date(row.at).toISOString().startsWith(month));
  return [
    ...(before ? [{ kind: 'month', at: start / 1000, delta: before.full, requestId: '' } as const] : []),
    // The first grant of all are the credits with which the account began.
    ...within.map((row): Entry => {
      const change = row.topup ? 'topup' : 'plan';
      return {
        kind: row === history[0] ? 'month' : change,
        at: Math.floor(row.at / 1000),
        delta: row.delta,
        requestId: '',
      };
    }),
  ];
};

/** The entries of a month (`2026-11`), oldest first. */
export const readStatement = async (
  table: Table,
  customer: string,
  history: readonly Granted[],
  month: string,
  now: number,
): Promise<readonly Entry[]> => {
  const item = (await table.get(usageKey(customer, month))) ?? {};
  const settled = itemNumber(item, SETTLED);
  const { answered, refunds } = await readSlots(table, customer, month, 0, settled);
  const calls = [...answered.values()]
    .map(({ id, slot, credits }): Entry => ({ kind: 'call', at: slot, delta: -credits, requestId: id }))
    .filter(({ delta }) => delta !== 0);
  const back = refunds.map(({ id, credits, reason, at }): Entry => ({
    kind: 'refund',
    at: Math.floor(at / 1000),
    delta: credits,
    requestId: id,
    report: reason,
  }));
  const delivered = [...calls, ...back].reduce((sum, { delta }) => sum - delta, 0);
  const open = openCredits(item)
    .filter(({ key }) => key === '')
    .reduce((sum, { credits }) => sum + credits, 0);
  // Charged replays of which only the claim knows (`decideUnanswered`), and rows older than the ledger keeps.
  const adjustment = itemNumber(item, 'used') - open - delivered;
  const at = Math.floor(now / 1000);
  return [
    ...grantEntries(history, month),
    ...[...calls, ...back].sort((a, b) => a.at - b.at || (a.requestId < b.requestId ? -1 : 1)),
    ...(adjustment === 0 ? [] : [{ kind: 'adjustment', at, delta: -adjustment, requestId: '' } as const]),
    ...(open === 0 ? [] : [{ kind: 'reserved', at, delta: -open, requestId: '' } as const]),
  ];
};

/**
 * The clock of an account's sandbox: `sandbox#<account>` / `clock`. What its sandbox keys compute has this clock's now; what is
 * stored, and how many calls a minute are allowed, go by the real one.
 */
import { itemNumber, type Key, type Table } from '../../contract/ports/table.ts';

/** How a clock differs from the real one. */
export interface SandboxClock {
  /** Epoch ms at which it stands; 0 where it goes. */
  readonly frozen: number;
  /** Milliseconds that a clock that goes is ahead of the real one; negative behind it. */
  readonly ahead: number;
  /** How often it was set back: what comes again then is told again. */
  readonly lap: number;
}

/** The clock of an account that has not moved its own. */
export const REAL_CLOCK: SandboxClock = { frozen: 0, ahead: 0, lap: 0 };

const clockKey = (customer: string): Key => ({ pk: `sandbox#${customer}`, sk: 'clock' });

/** The clock of an account's sandbox. Throws `StorageDown`. */
export const sandboxClockOf = async (table: Pick<Table, 'get'>, customer: string): Promise<SandboxClock> => {
  const item = await table.get(clockKey(customer));
  if (!item) return REAL_CLOCK;
  return { frozen: itemNumber(item, 'frozen'), ahead: itemNumber(item, 'ahead'), lap: itemNumber(item, 'lap') };
};

/** Whether a clock shows the real time. */
export const isReal = ({ frozen, ahead }: SandboxClock): boolean => frozen === 0 && ahead === 0;

/** What a clock shows at the real instant `real`, both epoch ms. */
export const shownBy = ({ frozen, ahead }: SandboxClock, real: number): number =>
  frozen === 0 ? real + ahead : frozen;

/** Sets a clock, that was `before`, to show `now` at the real instant `real`, and to stand or go from there. */
export const moveSandboxClock = async (
  table: Table,
  customer: string,
  before: SandboxClock,
  { now, real, freeze }: { readonly now: number; readonly real: number; readonly freeze: boolean },
): Promise<SandboxClock> => {
  const lap = before.lap + (now < shownBy(before, real) ? 1 : 0);
  const clock: SandboxClock = freeze ? { frozen: now, ahead: 0, lap } : { frozen: 0, ahead: now - real, lap };
  await table.put({ ...clockKey(customer), ...clock });
  return clock;
};

/** Puts the real clock back. */
export const resetClock = async (table: Table, customer: string): Promise<void> => {
  const { lap } = await sandboxClockOf(table, customer);
  await table.put({ ...clockKey(customer), ...REAL_CLOCK, lap: lap + 1 });
};

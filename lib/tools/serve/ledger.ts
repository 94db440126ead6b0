/** What must be true of every account's month: what was used is what was delivered and what is still open. */
import { openCredits } from '../../accounts/metering/slot.ts';
import { itemNumber, type Item, type Key } from '../../contract/ports/table.ts';

export interface Ledgers {
  readonly months: number;
  /** A sentence for each month that does not add up. */
  readonly faults: readonly string[];
}

/** Adds up the months of all accounts among the items of a table. */
export const ledgersOf = (items: Iterable<Item & Key>): Ledgers => {
  let months = 0;
  const faults: string[] = [];
  for (const item of items) {
    if (!item.pk.startsWith('usage#')) continue;
    months++;
    const [used, delivered] = [itemNumber(item, 'used'), itemNumber(item, 'delivered')];
    const open = openCredits(item).reduce((sum, { key, credits }) => (key === '' ? sum + credits : sum), 0);
    if (used !== delivered + open)
      faults.push(`${item.pk} ${item.sk}: ${used} used, ${delivered} delivered and ${open} open`);
  }
  return { months, faults };
};

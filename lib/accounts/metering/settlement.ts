/**
 * Settlement: once no call of a slot can be answered any more, its open credits become delivered or go back. What was
 * delivered is what the ledger shows; **the rest goes back, whatever became of it**: a refund that failed, a function that
 * died, a process that was killed between debit and answer, a debit whose answer was lost. One conditional write does it,
 * so that afterwards `used` = `delivered` + what is open in later slots, for every account, after any fault.
 */
import { isWritten, itemNumber, type Item, type Change, type Table } from '../../contract/ports/table.ts';
import { SETTLED, spentBy, usageKey } from './usage-item.ts';
import { decideUnanswered } from './idempotency.ts';
import { readSlots, type Cost } from './ledger.ts';
import { openCredits, type OpenCredits } from './slot.ts';

/** Slots settled in one write: an update expression may have 4 KB. */
const SLOTS_AT_ONCE = 40;
const TRIES = 5;

/** What a settlement did. */
export interface Settled {
  readonly delivered: number;
  /** Credits given back; negative where calls were answered whose credits had gone back before. */
  readonly returned: number;
}

const sumOf = (rows: readonly { readonly credits: number }[]): number =>
  rows.reduce((sum, { credits }) => sum + credits, 0);

/** The change that settles slots with these open credits, of which `delivered` were delivered. */
const settleChange = (open: readonly OpenCredits[], delivered: readonly Cost[], upTo: number): Change => {
  const keys = [...new Set([...open, ...delivered].map(({ key }) => key).filter((key) => key !== ''))];
  const back = [
    sumOf(open.filter(({ key }) => key === '')) - sumOf(delivered),
    ...keys.map(
      (key) => sumOf(open.filter((one) => one.key === key)) - sumOf(delivered.filter((one) => one.key === key)),
    ),
  ];
  const sets = back.map((_, i) => (i === 0 ? 'used = used - :r0' : `#k${i} = if_not_exists(#k${i}, :zero) - :r${i}`));
  const unchanged = open.map((_, i) => `#o${i} = :o${i}`);
  return {
    update: [
      `SET ${sets.join(', ')}, delivered = if_not_exists(delivered, :zero) + :delivered, ${SETTLED} = :upTo`,
      ...(open.length === 0 ? [] : [`REMOVE ${open.map((_, i) => `#o${i}`).join(', ')}`]),
    ].join(' '),
    condition: [`(attribute_not_exists(${SETTLED}) OR ${SETTLED} < :upTo)`, ...unchanged].join(' AND '),
    names: {
      ...Object.fromEntries(open.map(({ name }, i) => [`#o${i}`, name])),
      ...Object.fromEntries(keys.map((key, i) => [`#k${i + 1}`, spentBy(key)])),
    },
    values: {
      ':zero': 0,
      ':upTo': upTo,
      ':delivered': sumOf(delivered),
      ...Object.fromEntries(back.map((credits, i) => [`:r${i}`, credits])),
      ...Object.fromEntries(open.map(({ credits }, i) => [`:o${i}`, credits])),
    },
  };
};

/** The last slot that one write can settle, and what is open until then. */
const firstSlots = (item: Item, upTo: number): { readonly open: readonly OpenCredits[]; readonly last: number } => {
  const due = openCredits(item).filter(({ slot }) => slot <= upTo);
  const slots = [...new Set(due.map(({ slot }) => slot))];
  const last = slots[SLOTS_AT_ONCE - 1] ?? upTo;
  return { open: due.filter(({ slot }) => slot <= last), last };
};

/**
 * Settles the slots of a customer's period up to and including `upTo` (see `closedSlot`). Every answered call of these
 * slots must be in the ledger. Repeating it is harmless. Throws `StorageDown`.
 */
export const settlePeriod = async (table: Table, customer: string, period: string, upTo: number): Promise<Settled> => {
  const done = { delivered: 0, returned: 0 };
  const settleUntil = async (earlier: number): Promise<Settled> => {
    const { delivered, returned } = await settlePeriod(table, customer, period, earlier);
    return { delivered: done.delivered + delivered, returned: done.returned + returned };
  };
  for (let failed = 0; failed < TRIES;) {
    const item = await table.get(usageKey(customer, period));
    if (!item || itemNumber(item, SETTLED) >= upTo) return done;
    const { open, last } = firstSlots(item, upTo);
    const { answered, unanswered } = await readSlots(table, customer, period, itemNumber(item, SETTLED), last);
    if (open.length === 0 && answered.size === 0 && unanswered.length === 0) return done;
    const delivered = [...answered.values()];
    let undecided = Infinity;
    for (const cost of unanswered) {
      const fate = await decideUnanswered(table, customer, cost, upTo);
      if (fate === 'charged') delivered.push(cost);
      if (fate === 'undecided') undecided = Math.min(undecided, cost.slot);
    }
    // A replay that may yet be answered: until then its slot and all later ones wait.
    if (undecided <= last) return settleUntil(undecided - 1);
    if (await isWritten(table.update(usageKey(customer, period), settleChange(open, delivered, last)))) {
      done.delivered += sumOf(delivered);
      done.returned += sumOf(open.filter(({ key }) => key === '')) - sumOf(delivered);
      if (last === upTo) return done;
    } else failed++;
  }
  return done;
};

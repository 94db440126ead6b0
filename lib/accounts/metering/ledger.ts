/**
 * The ledger: what was delivered, by time slot. Every record may be made twice; that changes nothing.
 * - Calls whose answer was sent, from the gateway's log: texts of id, credits and capped key, many in one row. The sweep
 *   writes them some thousand at a time.
 * - What calls cost whose price only their handler knew: a row for each, with credits, capped key and Idempotency-Key
 *   claim. They are written by many processes at once, and a row that all of them grew would be a bottleneck: DynamoDB
 *   counts a write by the size of the whole row.
 *
 * Rows are found by slot, so settlement reads those of the slots it settles. They are kept for 400 days.
 */
import { hash } from 'node:crypto';
import {
  isWritten,
  itemNumber,
  itemText,
  itemTexts,
  type Item,
  type Key,
  type Table,
} from '../../contract/ports/table.ts';
import { packFields, unpackFields, type Charge } from './spending-limits.ts';

export const LEDGER_DAYS = 400;
/** Calls of one slot that are recorded in one row at most: a row may have 400 KB. */
const ROW_CALLS = 1000;
/**
 * So many calls of one slot at once, and they get rows of their own that never grow, named by what they hold: DynamoDB counts a
 * write by the size of the whole row.
 */
const FEW_CALLS = 20;
/** Rows read at a time. */
const PAGE = 500;

const digits = (slot: number): string => String(slot).padStart(11, '0');
const rowKey = ({ customer, period, slot }: Charge, row: string): Key => ({
  pk: `ledger#${customer}`,
  sk: `${period}#${digits(slot)}#${row}`,
});
const costKey = (charge: Charge): Key => rowKey(charge, `cost#${charge.id}`);
const endOf = (slot: number): number => slot + LEDGER_DAYS * 86_400;

/** Records calls whose answers were sent. All charges are of one customer, period and slot. */
export const recordAnswered = async (table: Table, charges: readonly Charge[]): Promise<void> => {
  const isMany = charges.length > FEW_CALLS;
  const [first] = charges;
  for (let from = 0; first && from < charges.length; from += ROW_CALLS) {
    const texts = charges.slice(from, from + ROW_CALLS).map(({ id, credits, key }) => packFields([id, credits, key]));
    const row = isMany ? `many#${hash('sha1', texts.join('\n'), 'base64url')}` : '0';
    await table.update(rowKey(first, row), {
      update: 'SET #ttl = :ttl ADD answered :texts',
      names: { '#ttl': 'ttl' },
      values: { ':ttl': endOf(first.slot), ':texts': new Set(texts) },
    });
  }
};

/** Records what a call cost in the end, before it is answered; `claim` is that of its Idempotency-Key, or ''. */
export const recordCost = (table: Table, charge: Charge, credits: number, claim: string): Promise<void> =>
  table.put({ ...costKey(charge), credits, key: charge.key, claim, ttl: endOf(charge.slot) });

/** A charge that went back after its call had been answered. */
export interface Refund {
  /** The call. */
  readonly id: string;
  readonly credits: number;
  /** What it was charged for: id of a report. */
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Records a refund. The first record of a call stands. */
export const recordRefund = async (
  table: Table,
  charge: Charge,
  credits: number,
  reason: string,
  at: number,
): Promise<void> => {
  const item = { ...rowKey(charge, `refund#${charge.id}`), credits, reason, at, ttl: endOf(charge.slot) };
  await isWritten(table.put(item, { condition: 'attribute_not_exists(pk)' }));
};

const refundOf = (row: Item): Refund | null => {
  const [, , sort, id] = itemText(row, 'sk').split('#');
  if (sort !== 'refund' || id === undefined) return null;
  return { id, credits: itemNumber(row, 'credits'), reason: itemText(row, 'reason'), at: itemNumber(row, 'at') };
};

/** What a call cost. */
export interface Cost {
  readonly id: string;
  readonly slot: number;
  readonly credits: number;
  /** Capped key, or ''. */
  readonly key: string;
  /** Claim of its Idempotency-Key, or ''. */
  readonly claim: string;
}

/** Calls of a row whose answers were sent, at what was taken for them. */
const answeredOf = (row: Item): readonly Cost[] => {
  const slot = Number(itemText(row, 'sk').split('#')[1]);
  return itemTexts(row, 'answered').map((text) => {
    const [id = '', credits, key = ''] = unpackFields(text);
    return { id, slot, credits: Number(credits), key, claim: '' };
  });
};

/** What the call of a row cost; null where the row is of another sort. */
const costOf = (row: Item): Cost | null => {
  const [, slot, sort, id] = itemText(row, 'sk').split('#');
  if (sort !== 'cost' || id === undefined) return null;
  return {
    id,
    slot: Number(slot),
    credits: itemNumber(row, 'credits'),
    key: itemText(row, 'key'),
    claim: itemText(row, 'claim'),
  };
};

/** What a call has recorded as its cost, or null where it has not come so far. */
export const recordedCost = async (table: Table, charge: Charge): Promise<number | null> => {
  const row = await table.get(costKey(charge));
  return row ? itemNumber(row, 'credits') : null;
};

/** Whether the answer of a call was sent, when its slot is over. */
export const wasAnswered = async (
  table: Table,
  customer: string,
  period: string,
  slot: number,
  call: string,
): Promise<boolean> => {
  const rows = await table.query(`ledger#${customer}`, { prefix: `${period}#${digits(slot)}#` });
  return rows.some((row) => answeredOf(row).some(({ id }) => id === call));
};

/** What the ledger knows of some slots. */
export interface SlotRecords {
  /** Calls that were answered, by id, at what they cost. */
  readonly answered: ReadonlyMap<string, Cost>;
  /** Calls that recorded a cost and of whose answer nothing is known. */
  readonly unanswered: readonly Cost[];
  readonly refunds: readonly Refund[];
}

/** Reads the rows of a period's slots: those after `after`, up to and including `upTo`. */
export const readSlots = async (
  table: Table,
  customer: string,
  period: string,
  after: number,
  upTo: number,
): Promise<SlotRecords> => {
  const sent = new Map<string, Cost>();
  const costs = new Map<string, Cost>();
  const refunds: Refund[] = [];
  const end = `${period}#${digits(upTo)}#~`;
  let from = `${period}#${digits(after)}#~`;
  for (;;) {
    const page = await table.query(`ledger#${customer}`, { after: from, limit: PAGE });
    const rows = page.filter((row) => itemText(row, 'sk') <= end);
    for (const row of rows) {
      for (const cost of answeredOf(row)) sent.set(cost.id, cost);
      const cost = costOf(row);
      if (cost) costs.set(cost.id, cost);
      const refund = refundOf(row);
      if (refund) refunds.push(refund);
    }
    const last = page.at(-1);
    if (!last || rows.length < page.length || page.length < PAGE) break;
    from = itemText(last, 'sk');
  }
  const answered = new Map([...sent].map(([id, cost]) => [id, costs.get(id) ?? cost]));
  return { answered, unanswered: [...costs.values()].filter(({ id }) => !sent.has(id)), refunds };
};

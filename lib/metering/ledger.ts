/**
 * The ledger: what was delivered, row by row of a time slot. A row holds two sets of texts, and adding to a set twice
 * changes nothing, so every record here may be repeated.
 * - `answered`: calls whose answer was sent, from the gateway's log: id, credits, capped key.
 * - `costs`: what calls cost whose price only their handler knew: id, credits, capped key, Idempotency-Key claim or ''.
 *
 * Rows are found by slot, so settlement reads those of the slots it settles. They are kept for 400 days.
 */
import { hash } from 'node:crypto';
import { textOf, textsOf, type Item } from '../storage/attribute.ts';
import type { Key, Table } from '../storage/table.ts';
import { packFields, unpackFields, type Charge } from './purse.ts';

const KEPT_DAYS = 400;
/** Calls of one slot that one row takes at a time; more are spread over several rows. */
const ROW_CALLS = 1000;
const ROWS = 16;
/** Rows read at a time. */
const PAGE = 50;

const digits = (slot: number): string => String(slot).padStart(11, '0');
const rowKey = ({ customer, period, slot }: Charge, row = 0): Key => ({
  pk: `ledger#${customer}`,
  sk: `${period}#${digits(slot)}#${row}`,
});

const add = async (table: Table, key: Key, set: 'answered' | 'costs', texts: readonly string[], slot: number) => {
  await table.update(key, {
    update: `SET #ttl = :ttl ADD ${set} :texts`,
    names: { '#ttl': 'ttl' },
    values: { ':ttl': slot + KEPT_DAYS * 86_400, ':texts': new Set(texts) },
  });
};

/** Records calls whose answers were sent. All charges are of one customer, period and slot. */
export const recordAnswered = async (table: Table, charges: readonly Charge[]): Promise<void> => {
  const spread = charges.length > ROW_CALLS ? ROWS : 1;
  const rows = Map.groupBy(charges, ({ id }) => (spread === 1 ? 0 : (hash('sha1', id, 'buffer')[0] ?? 0) % spread));
  for (const [row, those] of rows) {
    const [first] = those;
    for (let from = 0; first && from < those.length; from += ROW_CALLS) {
      const texts = those.slice(from, from + ROW_CALLS).map(({ id, credits, key }) => packFields([id, credits, key]));
      await add(table, rowKey(first, row), 'answered', texts, first.slot);
    }
  }
};

/** Records what a call cost in the end, before it is answered; `claim` is that of its Idempotency-Key, or ''. */
export const recordCost = (table: Table, charge: Charge, credits: number, claim: string): Promise<void> =>
  add(table, rowKey(charge), 'costs', [packFields([charge.id, credits, charge.key, claim])], charge.slot);

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

const costsOf = (row: Item, set: 'answered' | 'costs'): readonly Cost[] => {
  const slot = Number(textOf(row, 'sk').split('#')[1]);
  return textsOf(row, set).map((text) => {
    const [id = '', credits, key = '', claim = ''] = unpackFields(text);
    return { id, slot, credits: Number(credits), key, claim };
  });
};

/** What a call has recorded as its cost, or null where it has not come so far. */
export const recordedCost = async (table: Table, charge: Charge): Promise<number | null> => {
  const row = (await table.get(rowKey(charge))) ?? {};
  return costsOf(row, 'costs').find(({ id }) => id === charge.id)?.credits ?? null;
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
  return rows.some((row) => costsOf(row, 'answered').some(({ id }) => id === call));
};

/** What the ledger knows of some slots. */
export interface SlotRecords {
  /** Calls that were answered, by id, at what they cost. */
  readonly answered: ReadonlyMap<string, Cost>;
  /** Calls that recorded a cost and of whose answer nothing is known. */
  readonly unanswered: readonly Cost[];
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
  const end = `${period}#${digits(upTo)}#~`;
  let from = `${period}#${digits(after)}#~`;
  for (;;) {
    const page = await table.query(`ledger#${customer}`, { after: from, limit: PAGE });
    const rows = page.filter((row) => textOf(row, 'sk') <= end);
    for (const row of rows) {
      for (const cost of costsOf(row, 'answered')) sent.set(cost.id, cost);
      for (const cost of costsOf(row, 'costs')) costs.set(cost.id, cost);
    }
    const last = page.at(-1);
    if (!last || rows.length < page.length || page.length < PAGE) break;
    from = textOf(last, 'sk');
  }
  const answered = new Map([...sent].map(([id, cost]) => [id, costs.get(id) ?? cost]));
  return { answered, unanswered: [...costs.values()].filter(({ id }) => !sent.has(id)) };
};

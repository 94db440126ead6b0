/**
 * Work that a table lets one call at a time do: the first call of a key holds it, later ones find what it did. A holder that
 * died gives way after a minute.
 */
import { randomUUID } from 'node:crypto';
import { AppError } from '../contract/frame/app-error.ts';
import {
  isWritten,
  itemNumber,
  itemText,
  type Check,
  type Item,
  type Key,
  type Table,
} from '../contract/ports/table.ts';

/** Longer than any call may take. */
const HOLD_MS = 60_000;
export const HELD_MS = 86_400_000;

/** A key held by this call. */
export interface Hold {
  /** The item as it stands while it is held. */
  readonly claim: Item & Key;
  /** That it is still ours. */
  readonly mine: Check;
}

/** What is asked for: `body`, the digest of the request that the key is bound to; `fields`, what is kept beside it. */
export interface HoldAsk {
  readonly key: Key;
  readonly body: string;
  readonly fields?: Item;
  /** Members that a call which takes over from a dead one keeps as they were. */
  readonly kept?: readonly string[];
}

const ownedBy = (owner: string): Check => ({
  condition: '#owner = :owner',
  names: { '#owner': 'owner' },
  values: { ':owner': owner },
});

/** Refuses a call while another holds its key; `until`: epoch ms at which that one gives way. */
export type Busy = (until: number) => AppError;

/**
 * Holds a key at `now` (epoch ms) for a minute, or gives the item in which an earlier call says that its work `isDone`; that
 * is remembered for 24 hours. Throws IDEMPOTENCY_CONFLICT where the key was used for another body, and what `busy` makes
 * while another call holds it.
 */
export const takeHold = async (
  table: Table,
  { key, body, fields = {}, kept = [] }: HoldAsk,
  now: number,
  isDone: (item: Item) => boolean,
  busy: Busy,
): Promise<Hold | { readonly done: Item }> => {
  const owner = randomUUID();
  const own = { ...fields, ...key, owner, body, until: now + HOLD_MS, ttl: Math.floor((now + HELD_MS) / 1000) };
  const mine = ownedBy(owner);
  const free: Check = {
    condition: 'attribute_not_exists(pk) OR #ttl < :now',
    names: { '#ttl': 'ttl' },
    values: { ':now': Math.floor(now / 1000) },
  };
  if (await isWritten(table.put(own, free))) return { claim: own, mine };
  const held = await table.get(key);
  if (!held) throw busy(now);
  if (itemText(held, 'body') !== body) throw new AppError('IDEMPOTENCY_CONFLICT');
  if (isDone(held)) return { done: held };
  const before = itemText(held, 'owner');
  const claim = { ...own, ...Object.fromEntries(kept.map((name) => [name, itemText(held, name)])) };
  // A write whose answer was lost is sent again, and then refused by what it wrote itself.
  if (before === owner) return { claim, mine };
  const until = itemNumber(held, 'until');
  if (until > now) throw busy(until);
  if (await isWritten(table.put(claim, ownedBy(before)))) return { claim, mine };
  throw busy(now);
};

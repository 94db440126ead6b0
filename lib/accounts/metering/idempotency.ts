/**
 * Idempotency keys on charged calls. The answer of a calculation is deterministic, so a replay is computed again and only
 * the charge must not repeat: the first call claims its customer, path and key, together with the digest of its body; later
 * calls with the same body join the claim free of charge, five times within 24 hours. Another body is refused.
 *
 * A claim names the call that pays (`id`). That call has succeeded once its cost stands in the ledger; only then can others
 * join. A first call that fails drops its claim; one that dies without a word loses it after 30 s to the next call.
 * If the answer of the first call was never sent, the charge stands when that of a replay was; settlement decides.
 */
import { hash } from 'node:crypto';
import {
  isWritten,
  type Check,
  type Key,
  type Table,
  itemNumber,
  itemText,
  itemTexts,
  type Item,
} from '../../contract/ports/table.ts';
import { recordedCost, wasAnswered, type Cost } from './ledger.ts';
import { packFields, unpackFields, type Charge } from './spending-limits.ts';
import { CALL_SECONDS } from './slot.ts';

/** Replays of one idempotency key that are not charged. */
export const FREE_REPLAYS = 5;
/** Seconds for which a claim stands. */
export const CLAIM_SECONDS = 24 * 3600;
/** Longest Idempotency-Key. */
export const MAX_IDEMPOTENCY_KEY_CHARACTERS = 64;

/** Whether a text can be an Idempotency-Key: printable, 1 to 64 characters. */
export const validClaim = (key: string): boolean =>
  key.length >= 1 && key.length <= MAX_IDEMPOTENCY_KEY_CHARACTERS && /^[\x20-\x7e]+$/.test(key);

const TRIES = 4;

/** What a caller says of a call by its Idempotency-Key. */
export interface ClaimAsk {
  /** The path called, variables filled in. */
  readonly path: string;
  /** Value of the header. */
  readonly key: string;
  /** Digest of the body. */
  readonly digest: string;
}

export type Claimed =
  /** Ours: debit now. */
  | { readonly state: 'first' }
  /** Joined: so many credits were paid by the first call. */
  | { readonly state: 'replay'; readonly credits: number }
  /** The first call is still running. */
  | { readonly state: 'in_progress' }
  /** Replayed too often. */
  | { readonly state: 'spent' }
  /** Used for another body. */
  | { readonly state: 'other_body' };

/** Name of the claim of a path and idempotency key, 22 characters. */
export const claimName = ({ path, key }: ClaimAsk): string =>
  hash('sha256', JSON.stringify([path, key]), 'base64url').slice(0, 22);

const claimKey = (customer: string, name: string): Key => ({ pk: `charge#${customer}#${name}`, sk: 'claim' });

const seconds = (at: number): number => Math.floor(at / 1000);
const idOf = (item: Item): string => itemText(item, 'id');
const replaysOf = (item: Item): readonly string[] => itemTexts(item, 'replays');

/** Joins a claim whose call has succeeded; null when the claim changed meanwhile. */
const join = async (table: Table, key: Key, found: Item, credits: number, replay: string): Promise<Claimed | null> => {
  if (replaysOf(found).includes(replay)) return { state: 'replay', credits };
  if (replaysOf(found).length >= FREE_REPLAYS) return { state: 'spent' };
  const joining = table.update(key, {
    update: 'ADD replays :replay',
    condition: `#id = :id AND (attribute_not_exists(replays) OR size(replays) < :most) AND attribute_not_exists(dropped)`,
    names: { '#id': 'id' },
    values: { ':replay': new Set([replay]), ':id': idOf(found), ':most': FREE_REPLAYS },
  });
  return (await isWritten(joining)) ? { state: 'replay', credits } : null;
};

/**
 * Claims the key for a call about to be debited with `charge`, or joins the claim that stands. `at` in epoch ms. One
 * conditional write for a first call; two reads and a write for a replay. Throws `StorageDown`.
 */
export const claimCall = async (table: Table, charge: Charge, ask: ClaimAsk, at: number): Promise<Claimed> => {
  const key = claimKey(charge.customer, claimName(ask));
  const now = seconds(at);
  const { id, period, slot } = charge;
  const until = now + CLAIM_SECONDS;
  const own = { ...key, id, period, slot, digest: ask.digest, since: now, until, ttl: until };
  const free: Check = {
    condition: 'attribute_not_exists(pk) OR #until <= :now OR attribute_exists(dropped)',
    names: { '#until': 'until' },
    values: { ':now': now },
  };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (await isWritten(table.put(own, free))) return { state: 'first' };
    const found = await table.get(key);
    if (!found) continue;
    if (idOf(found) === id) return { state: 'first' };
    if (itemNumber(found, 'until') <= now || found['dropped'] === true) continue;
    if (itemText(found, 'digest') !== ask.digest) return { state: 'other_body' };
    const first = { ...charge, id: idOf(found), period: itemText(found, 'period'), slot: itemNumber(found, 'slot') };
    const credits = await recordedCost(table, first);
    if (credits === null && now - itemNumber(found, 'since') < CALL_SECONDS) return { state: 'in_progress' };
    if (credits === null) {
      // The first call died; none can have joined it.
      const unchanged = { condition: '#id = :old', names: { '#id': 'id' }, values: { ':old': first.id } };
      if (await isWritten(table.put(own, unchanged))) return { state: 'first' };
      continue;
    }
    const joined = await join(table, key, found, credits, packFields([id, period, slot]));
    if (joined) return joined;
  }
  return { state: 'in_progress' };
};

/** Drops a claim that only the calls `joined` have joined so far; false when another has, or the claim is not `id`'s. */
const dropIf = async (table: Table, key: Key, id: string, joined: readonly string[]): Promise<boolean> => {
  const unchanged = joined.length === 0 ? 'attribute_not_exists(replays)' : 'replays = :joined';
  return isWritten(
    table.update(key, {
      update: 'SET dropped = :yes',
      condition: `#id = :id AND ${unchanged}`,
      names: { '#id': 'id' },
      values: { ':yes': true, ':id': id, ...(joined.length === 0 ? {} : { ':joined': new Set(joined) }) },
    }),
  );
};

/** Drops the claim of a call that failed. False when a replay has joined it: then settlement decides. */
export const dropClaim = async (table: Table, customer: string, name: string, id: string): Promise<boolean> => {
  const key = claimKey(customer, name);
  if (await dropIf(table, key, id, [])) return true;
  const found = await table.get(key);
  return !found || idOf(found) !== id || replaysOf(found).length === 0;
};

/** What becomes of a charge whose call was never answered. */
export type Fate = 'charged' | 'returned' | 'undecided';

/**
 * For settlement: whether a call whose answer was never sent stays charged, because that of a replay was. The claim of one
 * that is returned is dropped first, so that none can join it any more. `upTo`: the last slot whose calls are all over.
 */
export const decideUnanswered = async (table: Table, customer: string, cost: Cost, upTo: number): Promise<Fate> => {
  if (cost.claim === '') return 'returned';
  const key = claimKey(customer, cost.claim);
  const found = await table.get(key);
  if (!found || idOf(found) !== cost.id) return 'returned';
  const joined = replaysOf(found);
  for (const replay of joined) {
    const [id = '', period = '', slot] = unpackFields(replay);
    if (Number(slot) > upTo) return 'undecided';
    if (await wasAnswered(table, customer, period, Number(slot), id)) return 'charged';
  }
  return (await dropIf(table, key, cost.id, joined)) ? 'returned' : 'undecided';
};

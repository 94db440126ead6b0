/**
 * Idempotency keys on charged calls. The answer of a calculation is deterministic, so a replay is computed again and only
 * the charge must not repeat: the first call claims `charge#<customer>#<path>#<key>` before it is debited, later ones
 * join the claim free of charge, five times within 24 hours.
 *
 * A claim knows the calls that run or ran under it and have not failed (`callers`). A failing call leaves; only when the
 * last one has left is the charge refunded and the claim dropped. (If the first failure dropped it, a faulty body sent
 * together with good ones under the same key would make the good ones free.) A claim is joined only once it is `paid`.
 */
import { randomUUID } from 'node:crypto';
import { ConditionFailed, type Key, type Table } from '../storage/table.ts';
import { numberOf, textOf, textsOf } from '../storage/attribute.ts';
import { packCharge, unpackCharge, type Charge } from './purse.ts';
import { shortId } from './trace.ts';

/** Replays of one idempotency key that are not charged. */
export const FREE_REPLAYS = 5;
/** Seconds for which a claim stands. */
export const CLAIM_SECONDS = 24 * 3600;
/** Seconds after which an unpaid claim is taken for abandoned (its process ended between claim and debit). */
const UNPAID_SECONDS = 10;
/** Longest Idempotency-Key. */
export const IDEMPOTENCY_KEY_MAX = 64;

/** Whether a text can be an Idempotency-Key: printable, 1 to 64 characters. */
export const validClaim = (key: string): boolean =>
  key.length >= 1 && key.length <= IDEMPOTENCY_KEY_MAX && /^[\x20-\x7e]+$/.test(key);

const TRIES = 3;

export type ClaimState =
  /** Ours: debit now. */
  | 'first'
  /** Joined: nothing to debit; `charge` was paid by the first. */
  | 'replay'
  /** Another call is between its claim and its debit. */
  | 'in_progress'
  /** Replayed too often. */
  | 'spent';

export interface Claimed {
  readonly state: ClaimState;
  /** The charge under which the call runs; null unless 'first' or 'replay'. */
  readonly charge: Charge | null;
}

/** Where the claim of a customer, path and idempotency key lies. Long paths and keys are shortened to a digest. */
export const claimKey = (customer: string, path: string, key: string): Key => ({
  pk: `charge#${customer}#${path.length > 200 ? shortId(path) + path.slice(0, 192) : path}#${key}`,
  sk: 'claim',
});

const seconds = (at: number): number => Math.floor(at / 1000);

/**
 * Claims the key for a call about to be debited with `charge`, or joins the claim that stands. `at` in epoch ms.
 * Two conditional writes at most in the usual cases: one for a first call, a refused one and a join for a replay.
 */
export const claimCharge = async (table: Table, key: Key, charge: Charge, at: number): Promise<Claimed> => {
  const caller = shortId(`${charge.id} ${randomUUID()}`);
  const now = seconds(at);
  const own: Charge = { ...charge, claim: key.pk, caller };
  const first = {
    ...key,
    charge: packCharge(own),
    paid: false,
    replays: 0,
    callers: new Set([caller]),
    since: now,
    until: now + CLAIM_SECONDS,
    ttl: now + CLAIM_SECONDS,
  };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      await table.put(first, {
        condition: 'attribute_not_exists(pk) OR #until <= :now OR (paid = :no AND since <= :abandoned)',
        names: { '#until': 'until' },
        values: { ':now': now, ':no': false, ':abandoned': now - UNPAID_SECONDS },
      });
      return { state: 'first', charge: own };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
    try {
      const item = await table.update(key, {
        update: 'ADD replays :one, callers :callers',
        condition: 'paid = :yes AND #until > :now AND replays < :most AND NOT contains(callers, :caller)',
        names: { '#until': 'until' },
        values: {
          ':one': 1,
          ':caller': caller,
          ':callers': new Set([caller]),
          ':yes': true,
          ':now': now,
          ':most': FREE_REPLAYS,
        },
      });
      return { state: 'replay', charge: { ...unpackCharge(textOf(item, 'charge')), caller } };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      const item = error.item ?? (await table.get(key));
      if (!item || numberOf(item, 'until') <= now) continue;
      if (textsOf(item, 'callers').includes(caller)) {
        // Our own write, whose answer was lost.
        const paid = unpackCharge(textOf(item, 'charge'));
        return { state: paid.id === charge.id ? 'first' : 'replay', charge: { ...paid, caller } };
      }
      if (item['paid'] !== true) return { state: 'in_progress', charge: null };
      return { state: 'spent', charge: null };
    }
  }
  return { state: 'in_progress', charge: null };
};

/** Marks the claim as paid, so that replays may join it. Throws `StorageDown`. */
export const payClaim = async (table: Table, charge: Charge): Promise<void> => {
  await table.update(
    { pk: charge.claim, sk: 'claim' },
    {
      update: 'SET paid = :yes',
      condition: 'contains(callers, :caller)',
      values: { ':yes': true, ':caller': charge.caller },
    },
  );
};

/** Notes what the calls under a claim have paid in the end: so much is free for a replay. Throws `StorageDown`. */
export const lowerClaim = async (table: Table, charge: Charge, credits: number): Promise<void> => {
  try {
    await table.update(
      { pk: charge.claim, sk: 'claim' },
      {
        update: 'SET charge = :charge',
        condition: 'contains(callers, :caller)',
        values: { ':charge': packCharge({ ...charge, credits }), ':caller': charge.caller },
      },
    );
  } catch (error) {
    // The claim has run out in the meantime.
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

/**
 * Takes a failing call out of its claim; drops the claim with the last one. True when nothing runs under the claim any
 * more, so that its charge must be refunded. Repeating it is harmless.
 */
export const leaveClaim = async (table: Table, { claim, caller, id }: Charge): Promise<boolean> => {
  const key = { pk: claim, sk: 'claim' };
  try {
    const item = await table.update(key, {
      update: 'DELETE callers :callers',
      condition: 'contains(callers, :caller)',
      values: { ':caller': caller, ':callers': new Set([caller]) },
    });
    if (textsOf(item, 'callers').length > 0) return false;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
  const item = await table.get(key);
  // Gone, or claimed anew by a later call: then ours was dropped before.
  if (!item || unpackCharge(textOf(item, 'charge')).id !== id) return true;
  try {
    await table.remove(key, {
      condition: 'attribute_not_exists(callers) AND charge = :charge',
      values: { ':charge': textOf(item, 'charge') },
    });
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return false;
  }
};

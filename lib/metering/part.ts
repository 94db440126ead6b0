/**
 * What a call spends besides its own price, while it runs: endpoints that know their price only from their body (batch).
 * The handler wrapper loads this file when credits are first asked for, so that no calculation holds the AWS SDK.
 */
import type { ErrorCode } from '../contract/errors.ts';
import type { Refusal } from '../contract/verdict.ts';
import { sharedTable, StorageDown, type Key, type Table } from '../storage/table.ts';
import { debitMore, OVERLOAD_SECONDS, refusalMessage, type FurtherDebit } from './admit.ts';
import { chargeOf } from './credits.ts';
import { claimCharge, claimKey, leaveClaim, lowerClaim, payClaim, validClaim } from './idempotency.ts';
import { logFault } from './log-fault.ts';
import { packCharge, unpackCharge, unpackPurse, type Purse } from './purse.ts';
import { refund } from './refund.ts';

export interface PartAsk {
  /** The verdict's `purse`. */
  readonly purse: string;
  readonly credits: number;
  /** Unique id of this debit, made from the gateway's id of the call, never from the caller's. */
  readonly id: string;
  /** The call's Idempotency-Key, with what it is bound to; null without one. */
  readonly claim: { readonly path: string; readonly key: string } | null;
}

export interface Part {
  readonly refusal: Refusal;
  readonly message: string;
  readonly retryAfter: number;
  /** What `settleParts` and `refund` need; '' when nothing was taken or joined. */
  readonly charge: string;
  /** Credits taken now. */
  readonly charged: number;
  /** Credits that an earlier call under the same claim has paid, free for this one. */
  readonly free: number;
  /** Credits left; −1 where nobody asked. */
  readonly remaining: number;
}

const refused = (refusal: ErrorCode, retryAfter: number, remaining = -1): Part => ({
  refusal,
  message: refusalMessage(refusal),
  retryAfter,
  charge: '',
  charged: 0,
  free: 0,
  remaining,
});

const taken = ({ refusal, retryAfter, charge, charged, remaining }: FurtherDebit): Part =>
  refusal === ''
    ? { refusal: '', message: '', retryAfter: 0, charge, charged, free: 0, remaining }
    : refused(refusal, retryAfter, remaining);

/** Claims the idempotency key, then debits; or joins a claim, whose credits are free. */
const debitClaimed = async (table: Table, purse: Purse, ask: PartAsk, key: Key, now: number): Promise<Part> => {
  const wanted = chargeOf(purse, { id: ask.id, credits: ask.credits, at: now, counted: false });
  const { state, charge } = await claimCharge(table, key, wanted, now);
  if (!charge) return state === 'spent' ? refused('IDEMPOTENCY_CONFLICT', 0) : refused('IDEMPOTENCY_IN_PROGRESS', 1);
  if (state === 'replay') {
    const { credits } = charge;
    return { refusal: '', message: '', retryAfter: 0, charge: packCharge(charge), charged: 0, free: credits, remaining: -1 }; // prettier-ignore
  }
  let paid: FurtherDebit | undefined;
  try {
    paid = await debitMore(table, purse, ask.credits, ask.id, now);
    if (paid.refusal === '') {
      await payClaim(table, charge);
      return taken({ ...paid, charge: packCharge(charge) });
    }
  } catch (error) {
    if (paid) await refund(paid.charge, ask.id, table, now).catch(() => 0);
    await leaveClaim(table, charge).catch(() => false);
    throw error;
  }
  await leaveClaim(table, charge);
  return taken(paid);
};

/** Takes credits inside a running call. Never throws for want of credits or storage: it refuses. */
export const debitPart = async (ask: PartAsk, table: Table = sharedTable(), now = Date.now()): Promise<Part> => {
  const purse = unpackPurse(ask.purse);
  try {
    if (!ask.claim) return taken(await debitMore(table, purse, ask.credits, ask.id, now));
    if (!validClaim(ask.claim.key)) return refused('VALIDATION_FAILED', 0);
    return await debitClaimed(table, purse, ask, claimKey(purse.customer, ask.claim.path, ask.claim.key), now);
  } catch (error) {
    if (!(error instanceof StorageDown)) throw error;
    logFault('part not debited', error, { request_id: ask.id, customer: purse.customer });
    return refused('OVERLOADED', OVERLOAD_SECONDS);
  }
};

/**
 * Ends a call that succeeded: of what `charges` took, all but `spent` credits go back, and the claim it ran under (that
 * of the first charge) is good for `spent` credits. Each charge is refunded at most once, in part or whole.
 */
export const settleParts = async (
  charges: readonly string[],
  spent: number,
  requestId: string,
  table: Table = sharedTable(),
  now = Date.now(),
): Promise<void> => {
  const all = charges.map(unpackCharge);
  const sum = all.reduce((total, { credits }) => total + credits, 0);
  const [first] = all;
  if (first?.claim && first.credits !== spent) await lowerClaim(table, first, spent);
  let left = sum - spent;
  for (const charge of all.toReversed()) {
    const credits = Math.min(left, charge.credits);
    left -= credits;
    if (credits > 0) await refund(packCharge({ ...charge, credits, claim: '', caller: '' }), requestId, table, now);
  }
};

/** Ends a call that failed: everything goes back, and the claim is left. */
export const refundParts = async (
  charges: readonly string[],
  requestId: string,
  table: Table = sharedTable(),
  now = Date.now(),
): Promise<void> => {
  for (const charge of charges) await refund(charge, requestId, table, now);
};

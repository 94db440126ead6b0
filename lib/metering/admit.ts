/**
 * Admission: how much a known key may use. Joins the claim of an idempotency key, the debit and the rate into the part
 * of the verdict that the handler wrapper acts on. A plain call costs one conditional write; with an Idempotency-Key the
 * claim adds two.
 */
import type { ErrorCode } from '../contract/errors.ts';
import type { Refusal, Verdict } from '../contract/verdict.ts';
import { StorageDown, type Table } from '../storage/table.ts';
import { chargeOf, debitCredits, settleDebit, type Debit, type Taken } from './credits.ts';
import {
  claimCharge,
  claimKey,
  IDEMPOTENCY_KEY_MAX,
  leaveClaim,
  payClaim,
  validClaim,
  type ClaimState,
} from './idempotency.ts';
import { logFault } from './log-fault.ts';
import { packCharge, type Charge, type Purse } from './purse.ts';
import { refund } from './refund.ts';
import { rateWindow } from './rate.ts';

/** What metering says of a call. */
export type Admission = Pick<
  Verdict,
  | 'refusal'
  | 'message'
  | 'retry_after'
  | 'charged'
  | 'remaining'
  | 'charge'
  | 'rate_limit'
  | 'rate_remaining'
  | 'rate_reset'
>;

export interface Ask {
  /** Unique id of the call, made by the gateway. */
  readonly id: string;
  readonly purse: Purse;
  /** Price of the endpoint. */
  readonly credits: number;
  /** The path called, variables filled in. */
  readonly path: string;
  /** Value of the Idempotency-Key header; undefined without one. */
  readonly idempotencyKey: string | undefined;
}

export interface Meter {
  /** Never throws: without DynamoDB it answers OVERLOADED and takes nothing. */
  admit(ask: Ask): Promise<Admission>;
}

/** Seconds to wait when DynamoDB does not answer. */
export const OVERLOAD_SECONDS = 2;

const MESSAGES: Readonly<Partial<Record<Refusal, string>>> = {
  CREDITS_EXHAUSTED: 'The credits of this month are used up.',
  SPEND_CAP_REACHED: 'The spend cap of this month is reached.',
  RATE_LIMITED: 'The limit of requests per minute is reached.',
  IDEMPOTENCY_CONFLICT: 'This Idempotency-Key was replayed five times within 24 hours.',
  IDEMPOTENCY_IN_PROGRESS: 'A call with this Idempotency-Key is still running.',
  VALIDATION_FAILED: `Idempotency-Key must have 1 to ${IDEMPOTENCY_KEY_MAX} printable characters.`,
  OVERLOADED: 'The service cannot count this call just now. Nothing was charged.',
};

/** The sentence for the caller that belongs to a refusal. */
export const refusalMessage = (refusal: Refusal): string => MESSAGES[refusal] ?? '';

/** A refusal that takes nothing. */
export const refusedWith = (refusal: ErrorCode, retryAfter: number): Admission => ({
  refusal,
  message: refusalMessage(refusal),
  retry_after: retryAfter,
  charged: 0,
  remaining: -1,
  charge: '',
  rate_limit: 0,
  rate_remaining: 0,
  rate_reset: 0,
});

/** The limit that applies to a call that was not counted. */
const uncounted = (purse: Purse, at: number): Pick<Admission, 'rate_limit' | 'rate_remaining' | 'rate_reset'> => ({
  rate_limit: purse.rate,
  rate_remaining: -1,
  rate_reset: purse.rate > 0 ? rateWindow(at).resetSeconds : 0,
});

/** Most doubts kept; beyond, the oldest is given up (and is on the log). */
const DOUBTS = 1000;
/** Customers remembered as refused in the running minute, so that a flood of refused calls costs no writes. */
const LIMITED = 1000;

/** Sandbox requests are counted apart from live ones. */
const counterOf = ({ customer, sandbox }: Purse): string => `${sandbox ? 'sandbox' : 'live'} ${customer}`;

/** A meter over `table`. It remembers unsettled debits and who is over the rate in this minute; nothing else. */
export const makeMeter = (table: Table, now: () => number): Meter => {
  const doubts = new Map<string, { charge: Charge; at: number }>();
  const limited = new Map<string, number>();

  const settle = async (charge: Charge, at: number): Promise<void> => {
    doubts.set(charge.id, { charge, at });
    for (const oldest of doubts.keys()) if (doubts.size > DOUBTS) doubts.delete(oldest);
    await settleDebit(table, charge, at, now());
    doubts.delete(charge.id);
  };
  const settleAll = async (): Promise<void> => {
    await Promise.allSettled([...doubts.values()].map(({ charge, at }) => settle(charge, at)));
  };

  /** Debits; when the answer is lost, makes sure nothing was taken and throws. */
  const take = async (purse: Purse, debit: Debit): Promise<Taken> => {
    try {
      return await debitCredits(table, purse, debit);
    } catch (error) {
      if (error instanceof StorageDown && !error.unwritten)
        await settle(chargeOf(purse, debit), debit.at).catch(() => {});
      throw error;
    }
  };

  const shown = (purse: Purse, taken: Taken, at: number, charge: string, charged: number): Admission => ({
    refusal: taken.refusal ?? '',
    message: refusalMessage(taken.refusal ?? ''),
    retry_after: taken.refusal ? taken.retryAfter : 0,
    charged,
    remaining: taken.remaining,
    charge,
    rate_limit: purse.rate,
    rate_remaining: Math.max(0, purse.rate - taken.requests),
    rate_reset: purse.rate > 0 ? rateWindow(at).resetSeconds : 0,
  });

  /** A call that is counted and debited as it is. */
  const plain = async (ask: Ask, credits: number, at: number): Promise<Admission> => {
    const taken = await take(ask.purse, { id: ask.id, credits, at, counted: true });
    if (taken.refusal === 'RATE_LIMITED') limited.set(counterOf(ask.purse), rateWindow(at).minute);
    const charged = taken.refusal ? 0 : taken.charge.credits;
    return shown(ask.purse, taken, at, !taken.refusal && charged > 0 ? packCharge(taken.charge) : '', charged);
  };

  /** A charged call with an idempotency key. */
  const claimed = async (ask: Ask, key: string, at: number): Promise<Admission> => {
    const { purse, credits, id } = ask;
    const wanted = chargeOf(purse, { id, credits, at, counted: true });
    const { state, charge } = await claimCharge(table, claimKey(purse.customer, ask.path, key), wanted, at);
    if (!charge) {
      const refused =
        state === 'spent' ? refusedWith('IDEMPOTENCY_CONFLICT', 0) : refusedWith('IDEMPOTENCY_IN_PROGRESS', 1);
      return { ...refused, ...uncounted(purse, at) };
    }
    try {
      // A replay is counted against the rate like any call.
      const admission = await plain(ask, state === 'first' ? credits : 0, at);
      if (admission.refusal) {
        await drop(state, charge, id, at);
        return admission;
      }
      if (state === 'first') await payClaim(table, charge).catch((error) => abandon(error, wanted, at));
      return { ...admission, charge: packCharge(charge) };
    } catch (error) {
      await drop(state, charge, id, at).catch(() => {});
      throw error;
    }
  };
  /** A call that will not run leaves its claim; if the others under it have failed, their charge is refunded. */
  const drop = async (state: ClaimState, charge: Charge, id: string, at: number): Promise<void> => {
    await (state === 'first' ? leaveClaim(table, charge) : refund(packCharge(charge), id, table, at));
  };
  const abandon = async (error: unknown, charge: Charge, at: number): Promise<never> => {
    await settle(charge, at).catch(() => {});
    throw error;
  };

  const admitted = async (ask: Ask): Promise<Admission> => {
    const { purse, idempotencyKey: key } = ask;
    const at = now();
    const window = rateWindow(at);
    const charged = ask.credits > 0 && !purse.sandbox;
    if (key !== undefined && charged && !validClaim(key))
      return { ...refusedWith('VALIDATION_FAILED', 0), ...uncounted(purse, at) };
    if (purse.rate > 0 && limited.get(counterOf(purse)) === window.minute) {
      const refused = {
        refusal: 'RATE_LIMITED',
        retryAfter: window.resetSeconds,
        remaining: -1,
        requests: purse.rate,
      } as const;
      return shown(purse, refused, at, '', 0);
    }
    if (limited.size > LIMITED) limited.clear();
    return key !== undefined && charged ? claimed(ask, key, at) : plain(ask, ask.credits, at);
  };

  return {
    admit: async (ask) => {
      const settled = doubts.size > 0 ? settleAll() : undefined;
      try {
        return await admitted(ask);
      } catch (error) {
        const { id, purse } = ask;
        logFault('call not metered', error, { request_id: id, customer: purse.customer, in_doubt: doubts.has(id) });
        return { ...refusedWith('OVERLOADED', OVERLOAD_SECONDS), ...uncounted(purse, now()) };
      } finally {
        await settled;
      }
    },
  };
};

/** What a further debit took, or why it was refused. */
export interface FurtherDebit {
  /** Hand this to `refund` when the part it paid for fails; '' when nothing was taken. */
  readonly charge: string;
  readonly charged: number;
  readonly remaining: number;
  /** CREDITS_EXHAUSTED or SPEND_CAP_REACHED, or ''. */
  readonly refusal: Refusal;
  readonly retryAfter: number;
}

/**
 * Debits further credits inside a call that the authorizer admitted at price 0 and that knows its price only from its
 * body (batch, jobs, reports): `purse` is the verdict's `purse`, `id` the request id with a suffix for each part
 * (`<request id>.3`). Reserve the sum first, or debit part by part; refund what fails by its `charge`. The request is not
 * counted against the rate again. Throws `StorageDown`, having taken nothing, when DynamoDB does not answer.
 */
export const debitMore = async (
  table: Table,
  purse: Purse,
  credits: number,
  id: string,
  now = Date.now(),
): Promise<FurtherDebit> => {
  if (purse.sandbox || credits === 0) return { charge: '', charged: 0, remaining: -1, refusal: '', retryAfter: 0 };
  const debit: Debit = { id, credits, at: now, counted: false };
  try {
    const taken = await debitCredits(table, purse, debit);
    const { refusal, remaining } = taken;
    return refusal
      ? { charge: '', charged: 0, remaining, refusal, retryAfter: taken.retryAfter }
      : { charge: packCharge(taken.charge), charged: credits, remaining, refusal: '', retryAfter: 0 };
  } catch (error) {
    if (error instanceof StorageDown && !error.unwritten)
      await settleDebit(table, chargeOf(purse, debit), now, now).catch(() => {});
    throw error;
  }
};

/**
 * Admission: how much a known key may use. Makes the debit and the count of the rate into the part of the verdict that the
 * handler wrapper acts on. A call costs one conditional write; very many
 * calls of one key share them (`leases.ts`).
 */
import type { ErrorCode } from '../../contract/frame/errors.ts';
import type { Verdict } from '../../contract/frame/verdict.ts';
import { StorageDown, type Table } from '../../contract/ports/table.ts';
import { chargeOf, type Taken } from './debit.ts';
import { debitCredits } from './credits.ts';
import { MAX_IDEMPOTENCY_KEY_CHARACTERS } from './idempotency.ts';
import { logFault } from './log-fault.ts';
import { makeLeases } from './leases.ts';
import { packCharge, type Charge, type ChargeState, type SpendingLimits } from './spending-limits.ts';
import { rateWindow } from './rate.ts';
import { slotOf } from './slot.ts';

/** What metering says of a call. */
export type Admission = Pick<
  Verdict,
  | 'refusal'
  | 'message'
  | 'retry_after'
  | 'charged'
  | 'owed'
  | 'remaining'
  | 'charge'
  | 'rate_limit'
  | 'rate_remaining'
  | 'rate_reset'
>;

export interface Ask {
  /** Unique id of the call, made by the gateway. */
  readonly id: string;
  readonly limits: SpendingLimits;
  /** Price of the endpoint. */
  readonly credits: number;
  /** True where the handler debits: the price is known from the body only, or an Idempotency-Key is bound to the body. */
  readonly later: boolean;
}

export interface Meter {
  /** Never throws: without DynamoDB it answers OVERLOADED. */
  admit(ask: Ask): Promise<Admission>;
}

/** Seconds to wait when DynamoDB does not answer. */
export const OVERLOAD_SECONDS = 2;

/** Why metering refuses a call. */
export type MeteringRefusal =
  | 'CREDITS_EXHAUSTED'
  | 'SPEND_CAP_REACHED'
  | 'RATE_LIMITED'
  | 'IDEMPOTENCY_CONFLICT'
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'VALIDATION_FAILED'
  | 'OVERLOADED';

const MESSAGES: Readonly<Partial<Record<ErrorCode, string>>> = {
  CREDITS_EXHAUSTED:
    'The credits of this month are used up. What was reserved for calls that were not answered comes back within a quarter of an hour.',
  SPEND_CAP_REACHED: 'The spend cap of this month is reached.',
  RATE_LIMITED: 'The limit of requests per minute is reached.',
  IDEMPOTENCY_CONFLICT: 'This Idempotency-Key was replayed five times within 24 hours.',
  IDEMPOTENCY_IN_PROGRESS: 'A call with this Idempotency-Key is still running.',
  VALIDATION_FAILED: `Idempotency-Key must have 1 to ${MAX_IDEMPOTENCY_KEY_CHARACTERS} printable characters.`,
  OVERLOADED: 'The service cannot count this call at the moment. Nothing was charged.',
};

/** The sentence for the caller that belongs to a refusal. */
export const refusalMessage = (refusal: ErrorCode): string => MESSAGES[refusal] ?? '';

/** A refusal that takes nothing. For what metering has no sentence, the wrapper has one. */
export const refusedWith = (refusal: ErrorCode, retryAfter: number): Admission => ({
  refusal,
  message: refusalMessage(refusal),
  retry_after: retryAfter,
  charged: 0,
  owed: 0,
  remaining: -1,
  charge: '',
  rate_limit: 0,
  rate_remaining: 0,
  rate_reset: 0,
});

/** A call that is allowed and counted nowhere. */
export const FREE: Admission = { ...refusedWith('OVERLOADED', 0), refusal: '', message: '' };

/** The limit that applies to a call that was not counted. */
const uncounted = (
  limits: SpendingLimits,
  at: number,
): Pick<Admission, 'rate_limit' | 'rate_remaining' | 'rate_reset'> => ({
  rate_limit: limits.rate,
  rate_remaining: -1,
  rate_reset: limits.rate > 0 ? rateWindow(at).resetSeconds : 0,
});

/** Customers remembered as refused in the running minute, so that a flood of refused calls costs no writes. */
const LIMITED = 1000;

/** Sandbox requests are counted apart from live ones. */
const counterOf = ({ customer, sandbox }: SpendingLimits): string => `${sandbox ? 'sandbox' : 'live'} ${customer}`;

/** A meter over `table`. It remembers who is over the rate in this minute, and the leases it has taken. */
export const makeMeter = (table: Table, now: () => number): Meter => {
  const limited = new Map<string, number>();
  const leases = makeLeases(table);

  const shown = (limits: SpendingLimits, taken: Taken, at: number): Omit<Admission, 'charge' | 'charged' | 'owed'> => ({
    refusal: taken.refusal ?? '',
    message: taken.refusal ? refusalMessage(taken.refusal) : '',
    retry_after: taken.refusal ? taken.retryAfter : 0,
    remaining: taken.remaining,
    rate_limit: limits.rate,
    rate_remaining: Math.max(0, limits.rate - taken.requests),
    rate_reset: limits.rate > 0 ? rateWindow(at).resetSeconds : 0,
  });

  /** The refusal of a customer who is known to be over the rate in this minute. */
  const overRate = (limits: SpendingLimits, at: number): Admission | null => {
    const { minute, resetSeconds } = rateWindow(at);
    if (limits.rate <= 0 || limited.get(counterOf(limits)) !== minute) return null;
    const refused = {
      refusal: 'RATE_LIMITED',
      retryAfter: resetSeconds,
      remaining: -1,
      requests: limits.rate,
      room: 0,
      rateRoom: 0,
      open: 0,
      doubtful: false,
    } as const;
    return { ...shown(limits, refused, at), charge: '', charged: 0, owed: 0 };
  };

  return {
    admit: async ({ id, limits, credits, later }) => {
      const at = now();
      const refused = overRate(limits, at);
      if (refused) return refused;
      if (limited.size > LIMITED) limited.clear();
      const debit = { id, credits: later ? 0 : credits, at, slot: slotOf(at), requests: 1 };
      const isFree = limits.sandbox || (credits === 0 && !later);
      const charge = (state: ChargeState, of: Charge = chargeOf(limits, debit)): string =>
        isFree ? '' : packCharge({ ...of, state });
      try {
        const paid = await leases.pay(limits, debit);
        const taken = paid ?? (await debitCredits(table, limits, debit));
        if (!paid) leases.note(limits, debit, taken);
        if (taken.refusal === 'RATE_LIMITED') limited.set(counterOf(limits), rateWindow(at).minute);
        if (taken.refusal) {
          const left = taken.doubtful && !later ? charge('doubtful') : '';
          return { ...shown(limits, taken, at), charge: left, charged: 0, owed: 0 };
        }
        return {
          ...shown(limits, taken, at),
          charged: taken.charge.credits,
          owed: later && !limits.sandbox ? credits : 0,
          charge: charge(later ? 'later' : taken.charge.state, taken.charge),
        };
      } catch (error) {
        const doubtful = error instanceof StorageDown && !error.unwritten && !later;
        logFault('call not metered', error, { request_id: id, customer: limits.customer, doubtful });
        const admission = { ...refusedWith('OVERLOADED', OVERLOAD_SECONDS), ...uncounted(limits, at) };
        return doubtful ? { ...admission, charge: charge('doubtful') } : admission;
      }
    },
  };
};

/**
 * What a call spends while it runs: where the price is known from the body only (batch), and where an Idempotency-Key is
 * bound to the body. The handler wrapper loads this file when credits are first asked for, so that no other calculation
 * holds the AWS SDK.
 */
import { sharedTable } from '../../adapters/storage/table.ts';
import { StorageDown, type Table } from '../../contract/ports/table.ts';
import { OVERLOAD_SECONDS, refusalMessage, type MeteringRefusal } from './admit.ts';
import { chargeOf, type Debit } from './debit.ts';
import { debitCredits, giveBack, undoDoubtful } from './credits.ts';
import { claimCall, claimName, dropClaim, validClaim, type ClaimAsk } from './idempotency.ts';
import { recordCost } from './ledger.ts';
import { logFault } from './log-fault.ts';
import { unpackCharge, unpackLimits, type Charge, type SpendingLimits } from './spending-limits.ts';
import { keepRefund } from './refund.ts';
import { slotOf } from './slot.ts';

/** Why a part is refused. */
export interface PartRefusal {
  readonly code: MeteringRefusal;
  readonly message: string;
  /** Seconds; 0 = none. */
  readonly retryAfter: number;
  /** Credits left in the period; −1 where nothing was looked at. */
  readonly remaining: number;
  /** Requests counted in this minute. */
  readonly requests: number;
}

const refusedWith = (code: MeteringRefusal, retryAfter: number, message = refusalMessage(code)): PartRefusal => ({
  code,
  message,
  retryAfter,
  remaining: -1,
  requests: 0,
});

/** Credits taken for parts of a call. */
export interface PartDebit {
  readonly charge: Charge;
  /** Credits left in the period; −1 for sandbox keys. */
  readonly remaining: number;
}

/** The verdict's texts of a call, and the instant (epoch ms) at which it must be over. */
export interface PartCall {
  readonly limits: string;
  /** '' for a sandbox key. */
  readonly charge: string;
  readonly id: string;
  readonly deadline: number;
}

/** The metering of one running call. */
export interface Parts {
  /**
   * Claims the Idempotency-Key, before anything is debited. Resolves with the credits that an earlier call has paid: 0 for
   * a first call.
   */
  claim(ask: ClaimAsk): Promise<number | PartRefusal>;
  /** Takes credits and counts requests, in one write. Never throws for want of credits or storage: it refuses. */
  debit(credits: number, requests: number): Promise<PartDebit | PartRefusal>;
  /**
   * The call succeeded and cost `spent`: records it for settlement, then gives the rest back. Throws `StorageDown`
   * when it cannot be recorded: the call must not be answered then.
   */
  settle(spent: number): Promise<void>;
  /** The call failed: gives everything back, except where a replay has joined its claim. Never throws for want of storage. */
  cancel(): Promise<void>;
}

/** Whether a claim or a debit was refused. */
export const isRefusal = (value: object | number): value is PartRefusal => typeof value === 'object' && 'code' in value;

/** The charge of the whole call: that of the authorizer; made up for a sandbox key, from which nothing is taken. */
const callCharge = (limits: SpendingLimits, { charge, id }: PartCall, now: number): Charge =>
  charge === '' ? chargeOf(limits, { id, credits: 0, at: now, slot: slotOf(now) }) : unpackCharge(charge);

/** Opens the metering of a running call. */
export const openParts = (call: PartCall, shared: Table = sharedTable(), clock: () => number = Date.now): Parts => {
  const limits = unpackLimits(call.limits);
  const table = shared.until(call.deadline);
  const own = callCharge(limits, call, clock());
  const charges: Charge[] = [];
  let claimed = '';
  let debits = 0;

  const failed = (what: string, error: unknown): PartRefusal => {
    if (!(error instanceof StorageDown)) throw error;
    logFault(what, error, { request_id: own.id, customer: own.customer });
    return refusedWith('OVERLOADED', OVERLOAD_SECONDS);
  };

  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      failed(what, error);
    }
  };

  /** Gives credits of a charge back; where that fails, the next call of the customer tries again. */
  const giveBackOrKeep = async (charge: Charge, credits: number): Promise<number> => {
    const now = clock();
    try {
      return await giveBack(table, charge, now, credits);
    } catch (error) {
      keepRefund(charge, now, error, credits);
      throw error;
    }
  };

  /** Gives back what a debit may have taken, or bars it. */
  const undo = (debit: Debit): Promise<void> =>
    attempt('debit left to settlement', () => undoDoubtful(table, chargeOf(limits, debit)));

  return {
    claim: async (ask) => {
      if (!validClaim(ask.key)) return refusedWith('VALIDATION_FAILED', 0);
      try {
        const claim = await claimCall(table, own, ask, clock());
        if (claim.state === 'first') claimed = claimName(ask);
        if (claim.state === 'in_progress') return refusedWith('IDEMPOTENCY_IN_PROGRESS', 1);
        if (claim.state === 'spent') return refusedWith('IDEMPOTENCY_CONFLICT', 0);
        if (claim.state === 'other_body')
          return refusedWith('IDEMPOTENCY_CONFLICT', 0, 'This Idempotency-Key was used with another body.');
        return claim.state === 'replay' ? claim.credits : 0;
      } catch (error) {
        // Should the claim have been made after all, the next call may take it after 30 s.
        return failed('idempotency key not claimed', error);
      }
    },
    debit: async (credits, requests) => {
      const now = clock();
      const debit = { id: `${own.id}.${++debits}`, credits, at: now, slot: own.slot, requests };
      try {
        const taken = await debitCredits(table, limits, debit);
        if (taken.refusal) {
          if (taken.doubtful) await undo(debit);
          const { refusal, retryAfter, remaining, requests: counted } = taken;
          return { ...refusedWith(refusal, retryAfter), remaining, requests: counted };
        }
        charges.push(taken.charge);
        return { charge: taken.charge, remaining: taken.remaining };
      } catch (error) {
        if (error instanceof StorageDown && !error.unwritten) await undo(debit);
        return failed('part not debited', error);
      }
    },
    settle: async (spent) => {
      if (spent > 0 || claimed !== '') await recordCost(table, own, spent, claimed);
      let rest = charges.reduce((sum, { credits }) => sum + credits, 0) - spent;
      for (const charge of charges.toReversed()) {
        const credits = Math.min(rest, charge.credits);
        rest -= credits;
        await attempt('rest left to the next call', () => giveBackOrKeep(charge, credits));
      }
    },
    cancel: () =>
      attempt('call left to settlement', async () => {
        if (claimed !== '' && !(await dropClaim(table, own.customer, claimed, own.id))) return;
        for (const charge of charges) await giveBackOrKeep(charge, charge.credits);
      }),
  };
};
